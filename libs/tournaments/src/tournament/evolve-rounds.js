import { withRound, withStage } from './access';
export function evolveRounds(state, event) {
  switch (event.type) {
    case 'RoundDrafted':
    case 'DraftChanged':
      return { ...state, draft: event.draft };
    case 'DraftDiscarded':
      return withoutDraft(state);
    case 'RoundPublished': {
      const { stage, round, tables, byes, walkovers } = event.draft;
      const published = { round, tables: tables.map(freshTable), byes, walkovers, complete: false, duplicate: event.duplicate };
      return withStage(withoutDraft(state), stage, (stageState) => ({ ...stageState, rounds: [...stageState.rounds, published] }));
    }
    case 'RoundCompleted':
      return withRound(state, event.stage, event.round, (round) => ({ ...round, complete: true }));
    case 'RoundReopened':
      return withRound(state, event.stage, event.round, (round) => ({ ...round, complete: false }));
    case 'ClockStarted': {
      const clock = {
        durationMs: event.durationMs,
        startedAt: event.at,
        pausedMs: 0,
        extensionMs: 0,
        tableExtensionsMs: {},
      };
      return withRound(state, event.stage, event.round, (round) => ({ ...round, clock }));
    }
    case 'ClockPaused':
      return withClock(state, event, (clock) => ({ ...clock, pausedAt: event.at }));
    case 'ClockResumed':
      return withClock(state, event, ({ pausedAt, ...clock }) => ({
        ...clock,
        pausedMs: clock.pausedMs + event.at - (pausedAt ?? event.at),
      }));
    case 'ClockExtended':
      return withClock(state, event, (clock) => {
        if (event.table === undefined) return { ...clock, extensionMs: clock.extensionMs + event.ms };
        const before = clock.tableExtensionsMs[event.table] ?? 0;
        return { ...clock, tableExtensionsMs: { ...clock.tableExtensionsMs, [event.table]: before + event.ms } };
      });
    case 'JudgeCalled': {
      const note = event.note === undefined ? {} : { note: event.note };
      return { ...state, calls: [...state.calls, { id: event.call, table: event.table, by: event.by, status: 'open', ...note }] };
    }
    case 'JudgeCallAnswered':
      return withCall(state, event.call, (call) => ({ ...call, status: 'answered', judge: event.by }));
    case 'JudgeCallClosed':
      return withCall(state, event.call, (call) => ({ ...call, status: 'closed', judge: event.by }));
  }
}
/** A table on which nothing has happened yet. */
export function freshTable(table) {
  return { ...table, games: [], played: [], left: [], disputed: false, void: false };
}
function withoutDraft({ draft: _draft, ...state }) {
  return state;
}
function withClock(state, { stage, round }, change) {
  return withRound(state, stage, round, (found) => (found.clock ? { ...found, clock: change(found.clock) } : found));
}
function withCall(state, id, change) {
  return { ...state, calls: state.calls.map((call) => (call.id === id ? change(call) : call)) };
}
//# sourceMappingURL=evolve-rounds.js.map
