import { canonical } from '@kronika/event-log';
import { settle, sum } from '../scoring/exact';
import { draftRound } from '../tournament/draft-round';
import { evolveAll } from '../tournament/evolve';
import type { TournamentEvent } from '../tournament/events';
import { stageBook } from '../tournament/stage-book';
import { isElimination, isScheduled, isSwiss } from '../tournament/stage-spec';
import { stageStandings } from '../tournament/stage-standings';
import type { StageState, TournamentState } from '../tournament/state';

/** What must hold after every event; answers with what does not. */
export function violations(before: TournamentState | undefined, event: TournamentEvent, after: TournamentState): string[] {
  const found: string[] = [];
  if (event.type === 'RoundDrafted' && before) found.push(...draftViolations(before, event));
  if (event.type === 'RoundPublished' && before) found.push(...publishViolations(before, event));
  if (changesTables(event)) found.push(...seatViolations(after), ...scoreViolations(after, stageOfEvent(event, after)));
  if (event.type === 'TournamentFinished') found.push(...rankingViolations(after, event));
  return found;
}

/** What must hold for a whole log: the same events give the same state, also after a way through text; the state is plain JSON. */
export function logViolations(events: readonly TournamentEvent[], state: TournamentState): string[] {
  const copied = JSON.parse(JSON.stringify(events)) as TournamentEvent[];
  const plain = canonical(JSON.parse(JSON.stringify(state))) === canonical(state);
  const same = canonical(evolveAll(copied)) === canonical(state);
  return [...(plain ? [] : ['the state is not plain JSON']), ...(same ? [] : ['evolving the events again gives another state'])];
}

/** A table's id begins with its stage. */
function stageOfEvent(event: TournamentEvent, state: TournamentState): number {
  return 'table' in event ? Number(event.table.split('.')[0]) : state.stages.length;
}

function changesTables(event: TournamentEvent): boolean {
  return /^(Round|Table|Result|Seat|Tie|PlayOff|Stage)/.test(event.type);
}

/** Re-pairing from the same state with the same seed gives the same draft. */
function draftViolations(before: TournamentState, { draft }: Extract<TournamentEvent, { type: 'RoundDrafted' }>): string[] {
  const stageState = before.stages[draft.stage - 1]!;
  const spec = before.specs[draft.stage - 1]!;
  const again = draftRound({ state: before, stage: draft.stage, stageState, spec, round: draft.round, seed: draft.seed });
  return canonical(again) === canonical(draft) ? [] : ['re-pairing gives another draft'];
}

/** Nobody is lost: everybody who is in the event has a place in a published round. */
function publishViolations(before: TournamentState, { draft }: Extract<TournamentEvent, { type: 'RoundPublished' }>): string[] {
  const spec = before.specs[draft.stage - 1]!;
  const stageState = before.stages[draft.stage - 1]!;
  if (isElimination(spec.format)) return [];
  const placed = new Set([...draft.tables.flatMap((table) => table.seats), ...draft.byes.map((bye) => bye.participant)]);
  const due = isScheduled(spec.format)
    ? stageState.groups.filter((group) => group.schedule[draft.round - 1] !== undefined).flatMap((group) => group.members)
    : stageState.field;
  const lost = due.filter((id) => before.participants.some((p) => p.id === id && p.status === 'playing') && !placed.has(id));
  return lost.map((id) => `${id} is lost in round ${draft.round}`);
}

/** Nobody sits twice in a round. */
function seatViolations(state: TournamentState): string[] {
  return state.stages.flatMap((stage) =>
    stage.rounds.flatMap((round) => {
      const tables = round.tables.filter((table) => table.playOffOf === undefined);
      const ids = [...tables.flatMap((table) => table.seats), ...round.byes.map((bye) => bye.participant)];
      return new Set(ids).size === ids.length ? [] : [`somebody sits twice in round ${round.round}`];
    }),
  );
}

/** Standings total what was awarded. */
function scoreViolations(state: TournamentState, stage: number): string[] {
  const stageState = state.stages[stage - 1];
  if (!stageState) return [];
  const shown = sum(stageStandings(state, stage).flatMap((group) => group.rows.map((row) => row.score)));
  const awarded = awardedIn(state, stageState, stage);
  return Math.abs(settle(shown) - settle(awarded)) < 1e-6 ? [] : [`stage ${stage} shows ${shown} of ${awarded} points`];
}

function awardedIn(state: TournamentState, stageState: StageState, stage: number): number {
  const field = new Set(stageState.field);
  const tables = stageState.rounds.flatMap((round) => round.tables).filter((table) => table.playOffOf === undefined);
  const atTables = sum(tables.flatMap((table) => (table.result ?? []).map((seat) => seat.points)));
  const byes = sum(stageState.rounds.flatMap((round) => round.byes.filter((bye) => field.has(bye.participant)).map((bye) => bye.points)));
  const brought = sum(stageBook(state, stage).pages.map((page) => page.carried));
  const stated = sum(
    state.participants.filter((p) => state.stages.findIndex((s) => s.field.includes(p.id)) === stage - 1).map((p) => p.stated),
  );
  const carried = sum(Object.values(stageState.carried));
  return atTables + byes + (settle(brought) === settle(stated + carried) ? brought : NaN);
}

/** A finished tournament ranks everybody who took part, once, with ranks as 1, 2, 2, 4. */
function rankingViolations(state: TournamentState, { ranking }: Extract<TournamentEvent, { type: 'TournamentFinished' }>): string[] {
  const found: string[] = [];
  const took = new Set(state.stages.flatMap((stage) => stage.field));
  const ranked = ranking.map(({ participant }) => participant);
  if (new Set(ranked).size !== ranked.length) found.push('somebody is ranked twice');
  if (ranked.length !== took.size || !ranked.every((id) => took.has(id))) found.push('the ranking is not complete');
  ranking.forEach(({ rank }, i) => {
    const expected = ranking[i - 1]?.rank === rank ? rank : i + 1;
    if (rank !== expected) found.push(`rank ${rank} at place ${i + 1}`);
  });
  if (state.specs.every((spec) => !isSwiss(spec.format)) && ranking.filter(({ rank }) => rank === 1).length === 0) found.push('nobody won');
  return found;
}
