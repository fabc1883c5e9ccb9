import type { Json } from '@kronika/event-log';
import type { Seat } from '@kronika/game-kernel';
import type { BoardMark } from '@kronika/web/boards/contract';

/** A remark in the margin of a game, with its answers; the host maps its own to this. */
export interface ReplayNote {
  readonly id: string;
  readonly version: number;
  /** One of the signs `!!`, `!`, `!?`, `?!`, `?`, `??`; null where it only says something. */
  readonly glyph: string | null;
  readonly author: string;
  readonly text: string;
  readonly time: number;
  readonly marks: readonly BoardMark[];
  readonly mine: boolean;
  readonly replies: readonly { readonly id: string; readonly author: string; readonly text: string; readonly time: number }[];
}

/** What somebody wants to write in the margin. */
export interface NewNote {
  readonly version: number;
  readonly glyph: string | null;
  readonly text: string;
  readonly marks: readonly BoardMark[];
}

/** A line that leaves the game, with the lines that leave it. */
export interface VariationNode {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly fromVersion: number;
  readonly length: number;
  readonly children: readonly VariationNode[];
}

/** A line that somebody tried out and wants to keep. */
export interface NewVariation {
  readonly fromVersion: number;
  readonly moves: readonly { readonly seat: Seat; readonly move: Json }[];
}

/** What is known of a game's truth: its chain, and whether its seed gives it again. */
export type Verification = 'checking' | 'verified' | 'chain-valid' | 'broken' | 'different' | 'not-released' | 'unknown';
