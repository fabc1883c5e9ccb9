import fc from 'fast-check';
import type { Decision } from '@kronika/game-kernel';
import type { ClockSetting } from '../tables/settings';
import { seatClock } from './seat-clock';
import { emptyTurnLog, type TurnLog, withAppend } from './turn-log';

const second = 1000;
const bank: ClockSetting = { kind: 'bank', bankMs: 60 * second, incrementMs: 5 * second, graceMs: 10 * second, vacationDays: 0 };

/** Appends at times, each with the turn that seat 0 has open after it. */
function played(...appends: readonly (readonly [time: number, turn: string | undefined])[]): TurnLog {
  return appends.reduce<TurnLog>((log, [time, turn], version) => {
    const decisions: Decision[] = turn === undefined ? [] : [{ id: turn, seat: 0, turn, kind: 'choose' }];
    return withAppend(log, decisions, { time: time * second, version, takenOver: [] });
  }, emptyTurnLog(1));
}
const clockOf = (log: TurnLog, setting: ClockSetting = bank) => seatClock(setting, log.seats[0]!, []);

describe('the clock of a seat', () => {
  it('runs from the append that asks, with grace and bank', () => {
    expect(clockOf(played([100, 'a']))).toEqual({ leftMs: 60 * second, deadline: 170 * second });
  });

  it('charges what goes beyond the grace, and adds the increment once the turn is committed', () => {
    expect(clockOf(played([0, 'a'], [30, undefined]))).toEqual({ leftMs: 45 * second, deadline: null });
    expect(clockOf(played([0, 'a'], [5, undefined], [50, 'b']))).toEqual({ leftMs: 65 * second, deadline: 125 * second });
  });

  it('is one turn with one grace and one increment, however often it is interrupted or taken back to', () => {
    // 4 s, then others for 96 s, then 16 s more: 20 s of one turn.
    const log = played([0, 'a'], [4, undefined], [100, 'a'], [116, undefined]);
    expect(clockOf(log).leftMs).toBe((60 - 10 + 5) * second);
  });

  it('cannot be farmed by playing and taking back', () => {
    const moves = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(moves, (pauses) => {
        let time = 0;
        const appends: [number, string | undefined][] = [[0, 'a']];
        for (const pause of pauses) {
          appends.push([(time += pause), undefined], [(time += pause), 'a']);
        }
        expect(clockOf(played(...appends)).leftMs).toBeLessThanOrEqual(65 * second);
      }),
    );
  });

  it('has a fixed time for each turn', () => {
    const fixed: ClockSetting = { kind: 'fixed', turnMs: 20 * second };
    expect(clockOf(played([0, 'a'], [5, undefined], [30, 'a']), fixed).deadline).toBe(45 * second);
    expect(clockOf(played([0, 'a'], [5, undefined], [30, 'b']), fixed).deadline).toBe(50 * second);
    expect(clockOf(played([0, 'a']), { kind: 'none' })).toEqual({ leftMs: null, deadline: null });
  });
});
