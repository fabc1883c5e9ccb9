import type { RoundClock } from '../tournament/state';

/** What a clock shows: milliseconds left (less than 0 in overtime), and whether it runs. */
export interface ClockReading {
  readonly leftMs: number;
  readonly running: boolean;
}

/** Reads the clock of a round at a moment, for one table or for the hall. A pure function of event times. */
export function readClock(clock: RoundClock, now: number, table?: string): ClockReading {
  const until = clock.pausedAt ?? now;
  const used = Math.max(0, until - clock.startedAt - clock.pausedMs);
  const extension = clock.extensionMs + (table === undefined ? 0 : (clock.tableExtensionsMs[table] ?? 0));
  return { leftMs: clock.durationMs + extension - used, running: clock.pausedAt === undefined };
}
