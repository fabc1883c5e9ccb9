import { type AsyncClock, chargeTurn, deadline, type Vacation } from '@kronika/tournaments';
import type { ClockSetting } from '../tables/settings';
import type { SeatTurns } from './turn-log';

/** What a seat's clock says, as a pure function of event times. */
export interface SeatClock {
  /** What is left in the bank at the beginning of the running turn; null without a bank. */
  readonly leftMs: number | null;
  /** The moment at which its time is up if it does not act; null while it does not run. */
  readonly deadline: number | null;
}

const stopped: SeatClock = { leftMs: null, deadline: null };

/** Reads a seat's clock: one grace and one increment a turn, however often the turn is interrupted. */
export function seatClock(setting: ClockSetting, { spans, running }: SeatTurns, vacations: readonly Vacation[]): SeatClock {
  if (setting.kind === 'none') return stopped;
  if (setting.kind === 'fixed') {
    const used = spans.filter(({ turn }) => turn === running?.turn).reduce((ms, { began, committed }) => ms + committed - began, 0);
    return { leftMs: null, deadline: running === undefined ? null : running.began + Math.max(0, setting.turnMs - used) };
  }
  let left = setting.bankMs;
  let turn: string | undefined;
  let used = 0;
  for (const span of spans) {
    const again = span.turn === turn;
    if (!again) used = 0;
    const clock = clockOf(setting, used, again);
    // Who was late and not timed out has an empty bank, not a debt.
    left = Math.max(chargeTurn(clock, left, span, vacations), clock.incrementMs);
    turn = span.turn;
    used += span.committed - span.began;
  }
  if (running === undefined) return { leftMs: left, deadline: null };
  const usedBefore = running.turn === turn ? used : 0;
  return { leftMs: left, deadline: deadline(clockOf(setting, usedBefore, true), left, running.began, vacations) };
}

/** The clock for one more stretch of a turn that has used so much of its grace. */
function clockOf(setting: AsyncClock, usedMs: number, again: boolean): AsyncClock {
  return {
    bankMs: setting.bankMs,
    incrementMs: again ? 0 : setting.incrementMs,
    graceMs: Math.max(0, setting.graceMs - usedMs),
  };
}
