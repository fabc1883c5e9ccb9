import { accept, refuse } from './decision';
import { findRound } from './access';
/** The clock of a round of the stage that is being played. */
export function decideClock(state, command, now) {
  const stage = state.stages.length;
  const found = findRound(state, stage, command.round);
  if (!found) return refuse({ kind: 'no-clock', message: 'no such round' });
  const { clock } = found;
  const at = { stage, round: command.round, by: command.actor };
  switch (command.type) {
    case 'start-clock': {
      if (clock) return refuse({ kind: 'no-clock', message: 'it runs already' });
      if (found.complete) return refuse({ kind: 'no-clock', message: 'the round is over' });
      const durationMs = command.durationMs ?? (state.settings.clock.kind === 'round' ? state.settings.clock.durationMs : undefined);
      if (durationMs === undefined || !(durationMs > 0)) return refuse({ kind: 'no-clock', message: 'for how long?' });
      return accept({ type: 'ClockStarted', ...at, at: now, durationMs });
    }
    case 'pause-clock':
      if (!clock || clock.pausedAt !== undefined) return refuse({ kind: 'no-clock', message: 'it does not run' });
      return accept({ type: 'ClockPaused', ...at, at: now, reason: command.reason });
    case 'resume-clock':
      if (clock?.pausedAt === undefined) return refuse({ kind: 'no-clock', message: 'it does not stand still' });
      return accept({ type: 'ClockResumed', ...at, at: now });
    case 'extend-clock': {
      if (!clock) return refuse({ kind: 'no-clock', message: 'it has not started' });
      if (command.table !== undefined && !found.tables.some((table) => table.id === command.table)) {
        return refuse({ kind: 'unknown-table', table: command.table });
      }
      const table = command.table === undefined ? {} : { table: command.table };
      return accept({ type: 'ClockExtended', ...at, ...table, ms: command.ms, reason: command.reason });
    }
  }
}
//# sourceMappingURL=decide-clock.js.map
