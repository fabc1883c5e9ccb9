import type { Actor, Reason, TextHash } from './actor';
import type { ChangeConsequence, DraftChange } from './draft-change';
import type { RoundDraft, TableId } from './round';

/** Rounds: drafted, changed by hand, published, timed, done. */
export type RoundEvent =
  | { readonly type: 'RoundDrafted'; readonly draft: RoundDraft; readonly by: Actor }
  | {
      readonly type: 'DraftChanged';
      readonly change: DraftChange;
      /** The draft after the change. */
      readonly draft: RoundDraft;
      readonly consequences: readonly ChangeConsequence[];
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'DraftDiscarded'; readonly by: Actor }
  | {
      readonly type: 'RoundPublished';
      readonly draft: RoundDraft;
      /** Takes the place of a game's id where deals are the same at every table. */
      readonly roundId: string;
      readonly duplicate: boolean;
      readonly by: Actor;
    }
  | { readonly type: 'RoundCompleted'; readonly stage: number; readonly round: number }
  /** A table is played again, or a correction opened a match again. */
  | { readonly type: 'RoundReopened'; readonly stage: number; readonly round: number }
  | {
      readonly type: 'ClockStarted';
      readonly stage: number;
      readonly round: number;
      readonly at: number;
      readonly durationMs: number;
      readonly by: Actor;
    }
  | {
      readonly type: 'ClockPaused';
      readonly stage: number;
      readonly round: number;
      readonly at: number;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'ClockResumed'; readonly stage: number; readonly round: number; readonly at: number; readonly by: Actor }
  /** For one table, or without one for the whole round. */
  | {
      readonly type: 'ClockExtended';
      readonly stage: number;
      readonly round: number;
      readonly table?: TableId;
      readonly ms: number;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'JudgeCalled'; readonly call: string; readonly table: TableId; readonly note?: TextHash; readonly by: Actor }
  | { readonly type: 'JudgeCallAnswered'; readonly call: string; readonly by: Actor }
  | { readonly type: 'JudgeCallClosed'; readonly call: string; readonly note?: TextHash; readonly by: Actor };
