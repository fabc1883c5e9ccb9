import { seededGenerator, shuffled } from '../../random/generator';
import type { DutchRequest, RoundRecord } from '../../swiss/request';

/** A position that no tournament need have led to: random games, few scores, so that rematches, colours and floats collide. */
export interface RandomPosition {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly colours: boolean;
  readonly lastRound: boolean;
  /** Games that are not draws, in percent: few of them make large score groups. */
  readonly decided: number;
  /** Players without a game in a round, in percent. */
  readonly idle: number;
  /** How strongly players keep their colour, in percent: 50 is chance. */
  readonly sameColour: number;
}

export function positionRequest(position: RandomPosition): DutchRequest {
  const chance = seededGenerator(`position ${position.seed}`);
  const happens = (percent: number): boolean => chance.unit() * 100 < percent;
  const numbers = Array.from({ length: position.players }, (_, index) => index + 1);
  const rounds = new Map<number, RoundRecord[]>(numbers.map((number) => [number, []]));
  const wantsWhite = new Map(numbers.map((number) => [number, happens(50)]));
  for (let round = 0; round < position.rounds; round++) {
    const waiting = shuffled(chance, numbers).filter((number) => {
      if (!happens(position.idle)) return true;
      const kind = chance.int(4);
      rounds.get(number)?.push(kind === 0 ? { kind: 'bye', bye: 'half', points: 0.5 } : { kind: 'bye', bye: 'zero', points: 0 });
      return false;
    });
    for (let a = waiting.pop(); a !== undefined; a = waiting.pop()) {
      const b = waiting.pop();
      if (b === undefined) {
        rounds.get(a)?.push({ kind: 'bye', bye: 'pairing-allocated', points: 1 });
        continue;
      }
      const white = happens(position.sameColour) === wantsWhite.get(a) ? a : b;
      const black = white === a ? b : a;
      const points = happens(position.decided) ? chance.int(2) : 0.5;
      rounds.get(white)?.push({ kind: 'played', opponent: black, colour: 'white', points });
      rounds.get(black)?.push({ kind: 'played', opponent: white, colour: 'black', points: 1 - points });
    }
  }
  return {
    players: numbers.map((number) => ({ number, rounds: rounds.get(number) ?? [] })),
    roundsPlayed: position.rounds,
    totalRounds: position.rounds + (position.lastRound ? 1 : 2),
    colours: position.colours,
    initialColour: 'white',
  };
}
