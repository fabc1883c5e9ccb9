import { seededGenerator, type Generator } from '../../random/generator';
import type { PairedRound } from '../../swiss/outcome';
import { pairDutch } from '../../swiss/pair-dutch';
import type { DutchRequest, RoundRecord } from '../../swiss/request';

/** A tournament whose players come late, stay away, take byes and forfeit by chance. */
export interface RandomTournament {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly colours: boolean;
  /** Per round and player, in percent. */
  readonly absence: number;
  /** Per game, in percent. */
  readonly forfeits: number;
  readonly draws: number;
  readonly forbiddenPairs: number;
}

/** Plays the tournament with the engine; yields each round's request before it is paired, and ends where no pairing exists. */
export function* playTournament(tournament: RandomTournament): Rounds {
  const chance = seededGenerator(`swiss ${tournament.seed}`);
  const records = new Map<number, RoundRecord[]>();
  for (let number = 1; number <= tournament.players; number++) records.set(number, []);
  const arrivals = new Map(
    [...records.keys()].map((number) => [number, happens(chance, tournament.absence / 2) ? chance.int(tournament.rounds) : 0]),
  );
  const departures = new Map(
    [...records.keys()].map((number) => [number, happens(chance, tournament.absence / 2) ? 1 + chance.int(tournament.rounds) : Infinity]),
  );
  const forbiddenPairs = forbidden(chance, tournament);
  const initialColour = happens(chance, 50) ? 'white' : 'black';
  for (let round = 0; round < tournament.rounds; round++) {
    const absent = [...records.keys()].filter(
      (number) =>
        round < (arrivals.get(number) ?? 0) || round >= (departures.get(number) ?? Infinity) || happens(chance, tournament.absence),
    );
    const request: DutchRequest = {
      players: [...records].map(([number, rounds]) => ({ number, rounds: [...rounds] })),
      absent,
      roundsPlayed: round,
      totalRounds: tournament.rounds,
      colours: tournament.colours,
      initialColour,
      forbiddenPairs,
    };
    yield request;
    const outcome = pairDutch(request);
    if (outcome.kind === 'needs-ruling') return;
    for (const [number, record] of results(chance, tournament, outcome, absent)) records.get(number)?.push(record);
  }
}

type Rounds = globalThis.Generator<DutchRequest, void>;

const happens = (chance: Generator, percent: number): boolean => chance.unit() * 100 < percent;

function forbidden(chance: Generator, { players, forbiddenPairs }: RandomTournament): [number, number][] {
  if (players < 2) return [];
  return Array.from({ length: forbiddenPairs }, () => {
    const first = 1 + chance.int(players);
    const second = 1 + ((first + chance.int(players - 1)) % players);
    return [first, second];
  });
}

function* results(
  chance: Generator,
  tournament: RandomTournament,
  outcome: PairedRound,
  absent: readonly number[],
): globalThis.Generator<[number, RoundRecord]> {
  for (const { white, black } of outcome.pairings) {
    if (happens(chance, tournament.forfeits)) {
      const winner = chance.int(5);
      yield [white, { kind: 'forfeited', opponent: black, points: winner < 2 ? 1 : 0 }];
      yield [black, { kind: 'forfeited', opponent: white, points: winner > 2 ? 1 : 0 }];
      continue;
    }
    const points = happens(chance, tournament.draws) ? 0.5 : happens(chance, white < black ? 70 : 30) ? 1 : 0;
    yield [white, { kind: 'played', opponent: black, colour: 'white', points }];
    yield [black, { kind: 'played', opponent: white, colour: 'black', points: 1 - points }];
  }
  if (outcome.bye !== undefined) yield [outcome.bye.player, { kind: 'bye', bye: 'pairing-allocated', points: 1 }];
  for (const number of absent) {
    const kind = chance.int(10);
    if (kind < 4) yield [number, { kind: 'bye', bye: 'half', points: 0.5 }];
    else if (kind < 9) yield [number, { kind: 'bye', bye: 'zero', points: 0 }];
    else yield [number, { kind: 'bye', bye: 'full', points: 1 }];
  }
}
