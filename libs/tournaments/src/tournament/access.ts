import type { ParticipantId } from '../scoring/score-book';
import type { Participant } from './participant';
import type { TableId } from './round';
import type { StageSpec } from './stage-spec';
import type { RoundState, StageState, TableState, TournamentState } from './state';

/** A table with the round and the stage that it belongs to; stages are numbered from 1. */
export interface PlacedTable {
  readonly stage: number;
  readonly stageState: StageState;
  readonly spec: StageSpec;
  readonly round: RoundState;
  readonly table: TableState;
}

export function findParticipant(state: TournamentState, id: ParticipantId): Participant | undefined {
  return state.participants.find((participant) => participant.id === id);
}

/** The stage that is being played, with its number. */
export function currentStage(
  state: TournamentState,
): { readonly stage: number; readonly stageState: StageState; readonly spec: StageSpec } | undefined {
  const stage = state.stages.length;
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  return stageState && spec ? { stage, stageState, spec } : undefined;
}

export function findTable(state: TournamentState, id: TableId): PlacedTable | undefined {
  for (const [index, stageState] of state.stages.entries()) {
    for (const round of stageState.rounds) {
      const table = round.tables.find((candidate) => candidate.id === id);
      const spec = state.specs[index];
      if (table && spec) return { stage: index + 1, stageState, spec, round, table };
    }
  }
  return undefined;
}

export function findRound(state: TournamentState, stage: number, round: number): RoundState | undefined {
  return state.stages[stage - 1]?.rounds.find((candidate) => candidate.round === round);
}

export function withParticipant(
  state: TournamentState,
  id: ParticipantId,
  change: (participant: Participant) => Participant,
): TournamentState {
  return { ...state, participants: state.participants.map((participant) => (participant.id === id ? change(participant) : participant)) };
}

export function withStage(state: TournamentState, stage: number, change: (stage: StageState) => StageState): TournamentState {
  return { ...state, stages: state.stages.map((candidate, i) => (i === stage - 1 ? change(candidate) : candidate)) };
}

export function withRound(
  state: TournamentState,
  stage: number,
  round: number,
  change: (round: RoundState) => RoundState,
): TournamentState {
  return withStage(state, stage, (stageState) => ({
    ...stageState,
    rounds: stageState.rounds.map((candidate) => (candidate.round === round ? change(candidate) : candidate)),
  }));
}

export function withTable(state: TournamentState, id: TableId, change: (table: TableState) => TableState): TournamentState {
  const placed = findTable(state, id);
  if (!placed) return state;
  return withRound(state, placed.stage, placed.round.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.id === id ? change(table) : table)),
  }));
}
