import fc from 'fast-check';
import type { RandomPosition } from './random-position';
import type { RandomTournament } from './random-tournament';

/** Random tournaments of a size; fast-check shrinks them to few players and rounds. */
export function arbitraryTournament(players: { min: number; max: number }, rounds = 7): fc.Arbitrary<RandomTournament> {
  return fc.record({
    seed: fc.nat(),
    players: fc.integer(players),
    rounds: fc.integer({ min: 1, max: rounds }),
    colours: fc.boolean(),
    absence: fc.constantFrom(0, 0, 5, 20),
    forfeits: fc.constantFrom(0, 5, 25),
    draws: fc.constantFrom(0, 30, 60),
    forbiddenPairs: fc.constantFrom(0, 0, 1, 3),
  });
}

/** Random positions of a size. */
export function arbitraryPosition(players: { min: number; max: number }): fc.Arbitrary<RandomPosition> {
  return fc.record({
    seed: fc.nat(),
    players: fc.integer(players),
    rounds: fc.integer({ min: 1, max: 5 }),
    colours: fc.boolean(),
    lastRound: fc.boolean(),
    decided: fc.constantFrom(0, 20, 50, 100),
    idle: fc.constantFrom(0, 5, 20),
    sameColour: fc.constantFrom(50, 70, 90),
  });
}
