import fc from 'fast-check';
import { chargeTurn, deadline, vacationDays } from './async-clock';
import { readClock } from './round-clock';

const hour = 3_600_000;
const clock = { bankMs: 72 * hour, incrementMs: 2 * hour, graceMs: 8 * hour };

describe('the asynchronous clock', () => {
  it('charges what a turn takes beyond the grace, then adds the increment', () => {
    expect(chargeTurn(clock, 10 * hour, { began: 0, committed: 5 * hour })).toBe(12 * hour);
    expect(chargeTurn(clock, 10 * hour, { began: 0, committed: 11 * hour })).toBe(9 * hour);
  });

  it('stands still on vacation', () => {
    const away = [{ from: 2 * hour, to: 30 * hour }];
    expect(chargeTurn(clock, 10 * hour, { began: 0, committed: 36 * hour }, away)).toBe(12 * hour);
    expect(deadline(clock, 10 * hour, 0, away)).toBe(46 * hour);
    expect(vacationDays([{ from: 0, to: 25 * hour }])).toBe(2);
  });

  it('has its deadline exactly where the bank is empty', () => {
    const vacations = fc.array(fc.tuple(fc.nat(200), fc.nat(60)), { maxLength: 3 }).map((rows) => {
      let free = 0;
      return rows.map(([gap, length]) => {
        const from = free + gap + 1;
        free = from + length;
        return { from, to: free };
      });
    });
    fc.assert(
      fc.property(fc.nat(100), fc.nat(50), fc.nat(20), vacations, (left, began, grace, away) => {
        const own = { bankMs: 0, incrementMs: 0, graceMs: grace };
        const end = deadline(own, left, began, away);
        expect(chargeTurn(own, left, { began, committed: end }, away)).toBe(0);
        expect(chargeTurn(own, left, { began, committed: end + 1 }, away)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the clock of a round', () => {
  const round = { durationMs: 60_000, startedAt: 1000, pausedMs: 0, extensionMs: 5000, tableExtensionsMs: { '1.1.2': 3000 } };

  it('shows what is left for the hall, and for a table that was given more', () => {
    expect(readClock(round, 31_000)).toEqual({ leftMs: 35_000, running: true });
    expect(readClock(round, 31_000, '1.1.2')).toEqual({ leftMs: 38_000, running: true });
    expect(readClock(round, 71_000).leftMs).toBe(-5000);
  });

  it('stands still while paused, and does not count the pause', () => {
    expect(readClock({ ...round, pausedAt: 11_000 }, 99_000)).toEqual({ leftMs: 55_000, running: false });
    expect(readClock({ ...round, pausedMs: 20_000 }, 41_000).leftMs).toBe(45_000);
  });
});
