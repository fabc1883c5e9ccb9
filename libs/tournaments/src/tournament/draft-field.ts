import type { ParticipantId } from '../scoring/score-book';
import { findParticipant } from './access';
import { isActive, type ByeRequest } from './participant';
import type { DraftTable, RoundBye, RoundDraft, Walkover } from './round';
import type { StageSpec } from './stage-spec';
import type { StageState, TournamentState } from './state';

/** What drafting a round works from. */
export interface DraftInput {
  readonly state: TournamentState;
  readonly stage: number;
  readonly stageState: StageState;
  readonly spec: StageSpec;
  readonly round: number;
  readonly seed: string;
}

/** A table before it has its id and its number in the hall. */
export type PlainTable = Omit<DraftTable, 'id' | 'number'>;

export interface PlainDraft {
  readonly kind: 'drafted';
  readonly tables: readonly PlainTable[];
  readonly byes: readonly RoundBye[];
  readonly walkovers: readonly Walkover[];
  readonly search?: NonNullable<RoundDraft['search']>;
}

export type DraftOutcome =
  PlainDraft | { readonly kind: 'needs-ruling'; readonly message: string; readonly participants: readonly ParticipantId[] };

/** Who of the field is still in the event. */
export function activeField({ state, stageState }: DraftInput): ParticipantId[] {
  return stageState.field.filter((id) => {
    const participant = findParticipant(state, id);
    return participant !== undefined && isActive(participant);
  });
}

/** Requested byes of this round, by those who are still in the event. */
export function requestedByes(input: DraftInput): ByeRequest[] {
  const active = new Set(activeField(input));
  return input.state.byeRequests.filter(
    (request) => request.stage === input.stage && request.round === input.round && active.has(request.participant),
  );
}

/** Requested byes with their points. */
export function requestedByePoints(input: DraftInput): RoundBye[] {
  return requestedByes(input).map(({ participant, bye }) => ({ participant, bye, points: input.spec.byes[bye] }));
}
