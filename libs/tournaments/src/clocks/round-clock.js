/** Reads the clock of a round at a moment, for one table or for the hall. A pure function of event times. */
export function readClock(clock, now, table) {
  const until = clock.pausedAt ?? now;
  const used = Math.max(0, until - clock.startedAt - clock.pausedMs);
  const extension = clock.extensionMs + (table === undefined ? 0 : (clock.tableExtensionsMs[table] ?? 0));
  return { leftMs: clock.durationMs + extension - used, running: clock.pausedAt === undefined };
}
//# sourceMappingURL=round-clock.js.map
