import { withRound, withStage } from './access';
import type { RoundEvent } from './events-rounds';
import type { DraftTable } from './round';
import type { JudgeCall, RoundClock, RoundState, TableState, TournamentState } from './state';

export function evolveRounds(state: TournamentState, event: RoundEvent): TournamentState {
  switch (event.type) {
    case 'RoundDrafted':
    case 'DraftChanged':
      return { ...state, draft: event.draft };
    case 'DraftDiscarded':
      return withoutDraft(state);
    case 'RoundPublished': {
      const { stage, round, tables, byes, walkovers } = event.draft;
      const published: RoundState = { round, tables: tables.map(freshTable), byes, walkovers, complete: false, duplicate: event.duplicate };
      return withStage(withoutDraft(state), stage, (stageState) => ({ ...stageState, rounds: [...stageState.rounds, published] }));
    }
    case 'RoundCompleted':
      return withRound(state, event.stage, event.round, (round) => ({ ...round, complete: true }));
    case 'RoundReopened':
      return withRound(state, event.stage, event.round, (round) => ({ ...round, complete: false }));
    case 'ClockStarted': {
      const clock: RoundClock = {
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
export function freshTable(table: DraftTable): TableState {
  return { ...table, games: [], played: [], left: [], disputed: false, void: false };
}

function withoutDraft({ draft: _draft, ...state }: TournamentState): TournamentState {
  return state;
}

function withClock(
  state: TournamentState,
  { stage, round }: { readonly stage: number; readonly round: number },
  change: (clock: RoundClock) => RoundClock,
): TournamentState {
  return withRound(state, stage, round, (found) => (found.clock ? { ...found, clock: change(found.clock) } : found));
}

function withCall(state: TournamentState, id: string, change: (call: JudgeCall) => JudgeCall): TournamentState {
  return { ...state, calls: state.calls.map((call) => (call.id === id ? change(call) : call)) };
}
