import type { Json } from '@kronika/event-log';
import type { Chance, GameEvent, GameOf, Seat, Viewer } from '../index';

/** A game that is put through the laws, with what the laws cannot know of it by themselves. */
export interface Subject<State> {
  readonly game: GameOf<State>;
  /** Tables to play at; each law goes through them in turn. */
  readonly tables: readonly TableSample[];
  /** Well-formed moves to try besides those that the kit thinks of (legal ones of other states and seats, and mutants of them). */
  readonly strangeMoves?: (state: State, seat: Seat, chance: Chance) => readonly Json[];
  /** What no event and no resampling may change: say, all cards there are, sorted. Only asked of full states. */
  readonly conserved?: (state: State) => Json;
  /** The same game from another pack: `evolve` must not care. */
  readonly otherPack?: GameOf<State>;
  /**
   * Says that two different events, as a viewer gets them in twin runs, are a disclosure that the rules intend, where the kit's own
   * definition (see `disclosure.ts`) is too narrow.
   */
  readonly discloses?: (a: GameEvent | undefined, b: GameEvent | undefined, viewer: Viewer) => boolean;
  /** A game that takes longer never ends; default 5,000. */
  readonly maxMoves?: number;
}

export interface TableSample {
  readonly seats: number;
  readonly options: Json;
}

/** Something that every game has to keep. `check` plays games from a seed, and throws `LawBroken` when the law is. */
export interface Law {
  readonly name: string;
  check<State>(subject: Subject<State>, seed: number): LawReport;
}

/** How much was looked at, so that nobody takes an empty run for a proof. */
export type LawReport = Readonly<Record<string, number>>;

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** Throws with what is needed to see it again. */
export function broken(law: string, where: string, details: string): never {
  throw new LawBroken(`${law}: ${where}: ${details}`);
}

/** Every kind of viewer at a table. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => ({ seat })), 'spectator', 'commentator', 'everything'];
}

export function viewerName(viewer: Viewer): string {
  return typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`;
}
