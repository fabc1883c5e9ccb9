import fc from 'fast-check';
import { arbitraryPosition, arbitraryTournament } from '../testing/swiss/arbitrary-tournament';
import { literalDutch } from '../testing/swiss/literal-dutch';
import { positionRequest } from '../testing/swiss/random-position';
import { playTournament } from '../testing/swiss/random-tournament';
import { pairDutch } from './pair-dutch';
import type { DutchRequest } from './request';

const asText = (pairs: readonly (readonly [number, number])[], bye: number | undefined): string =>
  [...pairs.map((pair) => [...pair].sort((a, b) => a - b).join('-')).sort(), `bye ${bye ?? 'none'}`].join(' ');

function engine(request: DutchRequest): string {
  const outcome = pairDutch(request);
  if (outcome.kind === 'needs-ruling') return 'impossible';
  return asText(
    outcome.pairings.map(({ white, black }) => [white, black] as const),
    outcome.bye?.player,
  );
}

function literal(request: DutchRequest): string {
  const round = literalDutch(request);
  return round === 'impossible' ? round : asText(round.pairs, round.bye);
}

describe('the engine and the literal procedure', () => {
  it('agree on every round of random small tournaments', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 1, max: 8 }), (tournament) => {
        for (const request of playTournament(tournament)) expect(engine(request)).toBe(literal(request));
      }),
      { numRuns: 400 },
    );
  });

  it('agree on random positions, where rematches, colours and floats collide', () => {
    fc.assert(
      fc.property(arbitraryPosition({ min: 2, max: 9 }), (position) => {
        const request = positionRequest(position);
        expect(engine(request)).toBe(literal(request));
      }),
      { numRuns: 1500 },
    );
  });

  it('agree on somewhat larger tournaments', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 9, max: 10 }, 5), (tournament) => {
        for (const request of playTournament(tournament)) expect(engine(request)).toBe(literal(request));
      }),
      { numRuns: 25 },
    );
  });
});
