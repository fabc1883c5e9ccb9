import {
  type DivisionMove,
  leagueMoves,
  type RoundEntry,
  stageStandings,
  type StandingsRow,
  type TieBreakId,
  type TieBreakValue,
} from '@kronika/tournaments';
import { participantById, type ParticipantSight, type TournamentSource } from './source';

export interface StandingsRowSight {
  readonly participant: ParticipantSight;
  readonly seed: number;
  readonly rank: number;
  readonly score: number;
  readonly carried: number;
  readonly rounds: readonly RoundEntry[];
  readonly tieBreaks: readonly TieBreakValue[];
  readonly decidedBy: 'score' | TieBreakId | null;
  /** Leagues: where this place leads after the season. */
  readonly move: DivisionMove | null;
}

export interface StandingsSight {
  readonly group: number;
  readonly division: number;
  readonly rows: readonly StandingsRowSight[];
}

/** Standings of a stage as they are, open tables left out. */
export function standingsSight(source: TournamentSource, stage: number): readonly StandingsSight[] {
  const { state } = source.loaded;
  const named = participantById(source);
  const isLast = stage === state.stages.length;
  const moves = new Map((isLast ? leagueMoves(state) : []).map((move) => [move.participant, move]));
  return stageStandings(state, stage).map(({ group, division, rows }) => ({
    group,
    division,
    rows: rows.map((row) => rowSight(row, named(row.participant), moves.get(row.participant))),
  }));
}

function rowSight(row: StandingsRow, participant: ParticipantSight, move: DivisionMove | undefined): StandingsRowSight {
  const { seed, rank, score, carried, rounds, tieBreaks, decidedBy } = row;
  return { participant, seed, rank, score, carried, rounds, tieBreaks, decidedBy: decidedBy ?? null, move: move ?? null };
}
