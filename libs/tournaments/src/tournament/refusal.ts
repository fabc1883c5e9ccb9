import type { ParticipantId } from '../scoring/score-book';
import type { CorrectionConsequence } from './correction';
import type { TableId } from './round';
import type { Phase } from './state';

/** Why a command was refused: expected, typed, and told to whoever sent it. */
export type Refusal =
  | { readonly kind: 'wrong-phase'; readonly phase: Phase | 'not-created'; readonly needs: readonly (Phase | 'not-created')[] }
  | { readonly kind: 'invalid'; readonly path: string; readonly message: string }
  | { readonly kind: 'unknown-participant'; readonly participant: ParticipantId }
  | { readonly kind: 'unknown-table'; readonly table: TableId }
  | { readonly kind: 'unknown-stage'; readonly stage: number }
  | { readonly kind: 'unknown-call'; readonly call: string }
  | { readonly kind: 'unknown-announcement'; readonly announcement: string }
  | { readonly kind: 'wrong-status'; readonly participant: ParticipantId; readonly status: string }
  | { readonly kind: 'already-entered'; readonly account: string }
  | { readonly kind: 'not-invited'; readonly account: string }
  | { readonly kind: 'no-claim'; readonly participant: ParticipantId }
  | { readonly kind: 'too-few-participants'; readonly participants: number; readonly needs: number }
  | { readonly kind: 'late-entry-closed' }
  /** A setting cannot be changed any more, or not to this. */
  | { readonly kind: 'unsafe-change'; readonly field: string; readonly because: string }
  | { readonly kind: 'no-draft' }
  | { readonly kind: 'draft-exists' }
  /** Somebody came or went since the round was drafted: draft it again, or change it by hand. */
  | { readonly kind: 'draft-stale'; readonly participants: readonly ParticipantId[] }
  | { readonly kind: 'fixed-by-format'; readonly message: string }
  | { readonly kind: 'round-open'; readonly round: number }
  | { readonly kind: 'round-published'; readonly round: number }
  | { readonly kind: 'stage-over'; readonly stage: number }
  | { readonly kind: 'stage-not-over'; readonly stage: number }
  /** No pairing satisfies the hard rules: a person has to decide. */
  | { readonly kind: 'needs-ruling'; readonly message: string; readonly participants: readonly ParticipantId[] }
  | { readonly kind: 'no-clock'; readonly message: string }
  | { readonly kind: 'table-decided'; readonly table: TableId }
  | { readonly kind: 'table-not-decided'; readonly table: TableId }
  | { readonly kind: 'nothing-to-confirm'; readonly table: TableId }
  /** The same person cannot report and confirm. */
  | { readonly kind: 'own-report'; readonly table: TableId }
  | { readonly kind: 'not-at-table'; readonly table: TableId; readonly participant: ParticipantId }
  | { readonly kind: 'wrong-game'; readonly table: TableId; readonly game: string }
  | { readonly kind: 'no-tie'; readonly table: TableId }
  /** Somebody has to be parted from somebody else before anybody advances. */
  | { readonly kind: 'tie-across-cut'; readonly tied: readonly ParticipantId[]; readonly places: number }
  /** The correction has consequences that the command did not confirm. */
  | { readonly kind: 'confirm-consequences'; readonly consequences: readonly CorrectionConsequence[] }
  /** A later match was played already: say what becomes of it. */
  | { readonly kind: 'ruling-required'; readonly consequences: readonly CorrectionConsequence[] };
