import { advanceFromTables, byFinish, type Finish } from '../elimination/table-elimination';
import type { ParticipantId } from '../scoring/score-book';
import { indexBook } from '../tie-breaks/book-index';
import { vpShareContributions } from '../tie-breaks/victory-points';
import { findParticipant } from './access';
import { advancePlace, tableOrder } from './advancement-order';
import { isActive } from './participant';
import { stageBook } from './stage-book';
import { seedsOf } from './stage-bracket';
import type { StageFormat } from './stage-spec';
import type { RoundState, StageState, TournamentState } from './state';

export type TableEliminationFormat = Extract<StageFormat, { kind: 'table-elimination' }>;

/** Who is left after the rounds so far, in the order of their seeds for the next, and who of them is a wildcard. */
export interface Survivors {
  readonly order: readonly ParticipantId[];
  readonly wildcards: readonly ParticipantId[];
}

/** Those who play on after a round of table elimination (the last, unless another is named); everybody before the first. */
export function survivors(state: TournamentState, stage: number, format: TableEliminationFormat, after?: number): Survivors {
  const stageState = state.stages[stage - 1];
  const last = after === undefined ? stageState?.rounds.at(-1) : stageState?.rounds.find((round) => round.round === after);
  if (!stageState || !last) return { order: (stageState?.field ?? []).filter((participant) => plays(state, participant)), wildcards: [] };
  const finishes = finishesOf(state, stage, last).filter((finish) => plays(state, finish.participant));
  const advance = advanceFromTables(finishes, { top: format.top, wildcards: format.wildcards, tableSize: format.size });
  if (advance.kind === 'tied') return { order: [], wildcards: [] };
  // Everybody going on would play for ever.
  const order = advance.advancing.map((finish) => finish.participant);
  const limit = Math.max(1, playersOf(last) - 1);
  return { order: order.slice(0, limit), wildcards: advance.wildcards.filter((participant) => order.indexOf(participant) < limit) };
}

/** Table elimination is over after a round with a single table, or when at most one is left. */
export function isFinalRound(round: RoundState): boolean {
  return round.tables.filter((table) => table.playOffOf === undefined).length <= 1 && round.byes.length === 0;
}

/** From the winner of the final down: by the round reached, then by the finish in it. */
export function tableEliminationRanking(state: TournamentState, stage: number): ParticipantId[] {
  const stageState = state.stages[stage - 1];
  if (!stageState) return [];
  const ranked: ParticipantId[] = [];
  for (const round of [...stageState.rounds].reverse()) {
    const finishes = finishesOf(state, stage, round);
    const first = isFinalRound(round) ? inFinalOrder(round, finishes) : [...finishes].sort(byFinish);
    ranked.push(...first.map((finish) => finish.participant).filter((participant) => !ranked.includes(participant)));
  }
  return [...ranked, ...stageState.field.filter((participant) => !ranked.includes(participant))];
}

function inFinalOrder(round: RoundState, finishes: readonly Finish[]): Finish[] {
  const order = round.tables.filter((table) => table.playOffOf === undefined).flatMap((table) => tableOrder(table));
  return order.flatMap((seat) => finishes.find((finish) => finish.participant === seat.participant) ?? []);
}

function finishesOf(state: TournamentState, stage: number, round: RoundState): Finish[] {
  const stageState: StageState | undefined = state.stages[stage - 1];
  if (!stageState) return [];
  const seedOf = seedsOf(stageState);
  const index = indexBook(stageBook(state, stage));
  const shareIn = (participant: ParticipantId): number =>
    vpShareContributions(index, participant).find((contribution) => contribution.round === round.round)?.value ?? 0;
  const byes = round.byes.map(({ participant, points }, i): Finish => ({
    participant,
    table: -1 - i,
    place: 1,
    points,
    vpShare: 0,
    seed: seedOf(participant),
  }));
  const seated = round.tables.flatMap((table, t) =>
    table.playOffOf !== undefined
      ? []
      : tableOrder(table).map((seat, i): Finish => ({
          participant: seat.participant,
          table: t,
          place: advancePlace(seat),
          points: seat.points,
          vpShare: shareIn(seat.participant),
          seed: seedOf(seat.participant),
          tieBreak: [-i],
        })),
  );
  return [...byes, ...seated];
}

function playersOf(round: RoundState): number {
  return (
    round.byes.length + round.tables.filter((table) => table.playOffOf === undefined).reduce((sum, table) => sum + table.seats.length, 0)
  );
}

function plays(state: TournamentState, participant: ParticipantId): boolean {
  const found = findParticipant(state, participant);
  return found !== undefined && isActive(found);
}
