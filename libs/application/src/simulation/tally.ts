/** What a number of simulated games came to. Wins are shared where places are, so that they sum to the games. */
export interface Tally {
  readonly games: number;
  readonly ended: number;
  readonly moves: number;
  readonly events: number;
  readonly failures: readonly { readonly seed: string; readonly message: string }[];
  /** By seat, counted from 0. */
  readonly seats: readonly Side[];
  /** By faction, as the metric `faction` names it. */
  readonly factions: Readonly<Record<string, Side>>;
  /** By bot. */
  readonly bots: Readonly<Record<string, Side>>;
}

export interface Side {
  readonly games: number;
  readonly wins: number;
  readonly score: number;
}

export const emptyTally: Tally = { games: 0, ended: 0, moves: 0, events: 0, failures: [], seats: [], factions: {}, bots: {} };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    ended: a.ended + b.ended,
    moves: a.moves + b.moves,
    events: a.events + b.events,
    failures: [...a.failures, ...b.failures],
    seats: Array.from({ length: Math.max(a.seats.length, b.seats.length) }, (_, seat) => addSides(a.seats[seat], b.seats[seat])),
    factions: addRecords(a.factions, b.factions),
    bots: addRecords(a.bots, b.bots),
  };
}

function addRecords(a: Readonly<Record<string, Side>>, b: Readonly<Record<string, Side>>): Record<string, Side> {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(names.map((name) => [name, addSides(a[name], b[name])]));
}

function addSides(a: Side | undefined, b: Side | undefined): Side {
  return {
    games: (a?.games ?? 0) + (b?.games ?? 0),
    wins: (a?.wins ?? 0) + (b?.wins ?? 0),
    score: (a?.score ?? 0) + (b?.score ?? 0),
  };
}
