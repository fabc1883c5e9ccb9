import type { ParticipantId } from '../scoring/score-book';

/** One reason why a table was made as it was. A table's reasons are shown to players and organisers, in words of their language. */
export type TableReason =
  /** These scores sit together. */
  | { readonly kind: 'score-group'; readonly lowest: number; readonly highest: number }
  /** Plays above or below the place in the standings, by so many tables or points. */
  | { readonly kind: 'float'; readonly participant: ParticipantId; readonly direction: 'up' | 'down'; readonly by: number }
  /** Would have met again at the table that the standings alone gave. */
  | {
      readonly kind: 'rematch-avoided';
      readonly participant: ParticipantId;
      readonly with: ParticipantId;
      readonly rounds: readonly number[];
    }
  | { readonly kind: 'forbidden-avoided'; readonly participant: ParticipantId; readonly with: ParticipantId }
  /** Has sat at an off-size table before, and was spared another. */
  | { readonly kind: 'off-size-avoided'; readonly participant: ParticipantId; readonly games: number }
  /** Meet again, because everything else was worse. */
  | { readonly kind: 'rematch'; readonly participant: ParticipantId; readonly with: ParticipantId; readonly rounds: readonly number[] }
  | { readonly kind: 'off-size'; readonly size: number; readonly preferred: number }
  /** How often the participant sat in each seat before; seat 0 is first player. */
  | { readonly kind: 'seat'; readonly participant: ParticipantId; readonly seat: number; readonly before: readonly number[] }
  /** Two seats: whom the order of the score group alone would have given, and what spoke against it. */
  | { readonly kind: 'instead-of'; readonly participant: ParticipantId; readonly opponent: ParticipantId; readonly because: string }
  /** Two seats: why the first seat is whose it is. */
  | { readonly kind: 'colours'; readonly because: string }
  /** Fixed by the schedule of a round robin. */
  | { readonly kind: 'schedule'; readonly design: string; readonly round: number }
  /** A match of a bracket. */
  | { readonly kind: 'bracket'; readonly match: string }
  /** Seeds laid out as a snake, or re-seeded by finish. */
  | { readonly kind: 'snake'; readonly seeds: readonly number[] }
  | { readonly kind: 'wildcard'; readonly participant: ParticipantId }
  /** Takes part in a play-off for a tie across the cut. */
  | { readonly kind: 'play-off'; readonly of: string }
  /** Put together by hand. */
  | { readonly kind: 'by-hand' };
