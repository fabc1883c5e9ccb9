import type { ParticipantId } from '../scoring/score-book';
import type { Actor, Reason, TextHash } from './actor';
import type { TournamentSettings } from './settings';
import type { StageSpec } from './stage-spec';
import type { RankedParticipant, StageGroup } from './state';

/** From the first draft of a tournament to its end. */
export type LifecycleEvent =
  | {
      readonly type: 'TournamentCreated';
      readonly id: string;
      readonly title: TextHash;
      readonly settings: TournamentSettings;
      readonly stages: readonly StageSpec[];
      readonly description?: TextHash;
      readonly clonedFrom?: string;
      readonly by: Actor;
    }
  | { readonly type: 'SettingsChanged'; readonly settings: TournamentSettings; readonly by: Actor }
  /** Stages that have not started, from the given one on. */
  | { readonly type: 'StagesRevised'; readonly from: number; readonly stages: readonly StageSpec[]; readonly by: Actor }
  | { readonly type: 'StageSpecChanged'; readonly stage: number; readonly spec: StageSpec; readonly by: Actor }
  | { readonly type: 'RegistrationOpened'; readonly by: Actor }
  | { readonly type: 'RegistrationClosed'; readonly by: Actor }
  | { readonly type: 'CheckInOpened'; readonly by: Actor }
  | {
      readonly type: 'StageStarted';
      readonly stage: number;
      /** In the order of the seeds. */
      readonly field: readonly ParticipantId[];
      readonly carried: Readonly<Record<ParticipantId, number>>;
      readonly groups: readonly StageGroup[];
      readonly firstColour: 'white' | 'black';
      /** Of the drawn seeds and groups, of annealed schedules and of lots. */
      readonly seed: string;
      readonly by: Actor;
    }
  | { readonly type: 'StageCompleted'; readonly stage: number; readonly ranking: readonly RankedParticipant[]; readonly by: Actor }
  /** An order among participants whom nothing else tells apart. */
  | {
      readonly type: 'OrderRuled';
      readonly stage: number;
      readonly order: readonly ParticipantId[];
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'TournamentFinished'; readonly ranking: readonly RankedParticipant[]; readonly by: Actor }
  | { readonly type: 'TournamentCancelled'; readonly by: Actor; readonly reason: Reason };
