import fc from 'fast-check';
import { arbitraryPosition, arbitraryTournament } from '../testing/swiss/arbitrary-tournament';
import { bothAnswers } from '../testing/swiss/both-answers';
import { positionRequest } from '../testing/swiss/random-position';
import { playTournament } from '../testing/swiss/random-tournament';
import type { DutchRequest } from './request';

function expectAgreement(request: DutchRequest): void {
  const { engine, literal } = bothAnswers(request);
  expect(engine).toBe(literal);
}

describe('the engine and the literal procedure', () => {
  it('agree on every round of random small tournaments', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 1, max: 8 }), (tournament) => {
        for (const request of playTournament(tournament)) expectAgreement(request);
      }),
      { numRuns: 400 },
    );
  });

  it('agree on random positions, where rematches, colours and floats collide', () => {
    fc.assert(
      fc.property(arbitraryPosition({ min: 2, max: 9 }), (position) => {
        expectAgreement(positionRequest(position));
      }),
      { numRuns: 1500 },
    );
  });

  it('agree on somewhat larger tournaments', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 9, max: 10 }, 5), (tournament) => {
        for (const request of playTournament(tournament)) expectAgreement(request);
      }),
      { numRuns: 25 },
    );
  });
});
