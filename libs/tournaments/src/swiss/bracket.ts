import type { PairingCard } from './pairing-card';

/** A bracket to be paired: players moved down from above, the residents of a score group, and who comes below. All by place in `cards`. */
export interface Bracket {
  readonly cards: readonly PairingCard[];
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  /** The residents of the next score group. */
  readonly next: readonly number[];
  /** Everybody below that. */
  readonly rest: readonly number[];
  /** Who may get the bye (C2 and C5); undefined when nobody gets one from here on. */
  readonly byeCandidates: ReadonlySet<number> | undefined;
}

/** Which part of a bracket a vertex of its graph is. */
export interface BracketParts {
  /** By vertex: the place in `cards`, or -1 for the bye and the dummy. */
  readonly cardOf: Int32Array;
  /** Moved-down players are the vertices before this one, residents start here. */
  readonly residentsFrom: number;
  readonly nextFrom: number;
  readonly restFrom: number;
  /** The vertex that stands for the bye, or -1. */
  readonly bye: number;
  /** A vertex that takes the odd player who floats, or -1. */
  readonly dummy: number;
  readonly size: number;
  /**
   * With all players below in the graph, its matchings are exactly the complete pairings (C4). Without them, a pair that cannot meet stands for
   * two players who float further down, and completeness is checked afterwards.
   */
  readonly complete: boolean;
}

export function partsOf(bracket: Bracket, complete: boolean): BracketParts {
  const { movedDown, residents, next, rest, byeCandidates } = bracket;
  const players = [...movedDown, ...residents, ...next, ...(complete ? rest : [])];
  const withBye = byeCandidates !== undefined && players.some((place) => byeCandidates.has(place));
  const taken = players.length + (withBye ? 1 : 0);
  const withDummy = !complete && taken % 2 === 1;
  const size = taken + (withDummy ? 1 : 0);
  const cardOf = new Int32Array(size).fill(-1);
  cardOf.set(players);
  return {
    cardOf,
    residentsFrom: movedDown.length,
    nextFrom: movedDown.length + residents.length,
    restFrom: movedDown.length + residents.length + next.length,
    bye: withBye ? players.length : -1,
    dummy: withDummy ? size - 1 : -1,
    size,
    complete,
  };
}
