import fc from 'fast-check';
import { formatKinds } from '../testing/random-stages';
import { playRandomTournament } from '../testing/random-tournament';

/** 300 in all: with random withdrawals, late entries, byes, rulings and corrections. The soak plays 10,000. */
const each = 30;

describe('random tournaments', () => {
  it.each(formatKinds)(
    '%s: nobody sits twice or is lost, standings total what was awarded, the ranking is complete, events give the same state again',
    (kind) => {
      let finished = 0;
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
          const { violations, state } = playRandomTournament(`${kind}-${seed}`, kind);
          expect(violations).toEqual([]);
          expect(['finished', 'cancelled']).toContain(state.phase);
          if (state.phase === 'finished') finished += 1;
        }),
        { numRuns: each },
      );
      expect(finished).toBeGreaterThan(each / 2);
    },
    60_000,
  );
});
