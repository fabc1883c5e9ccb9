import { isStageOver, type StageState, type TableState } from '@kronika/tournaments';
import type { BracketNodeSight, BracketSight, BracketSlotSight } from './bracket-sight';
import { participantById, type ParticipantSight, type TournamentSource } from './source';

/** A table elimination as a bracket: a column a round, a node a table, and everybody's way from table to table. */
export function tableBracket(source: TournamentSource, stage: number, stageState: StageState): BracketSight {
  const named = participantById(source);
  const over = isStageOver(source.loaded.state, stage);
  const rounds = stageState.rounds.map((round) => round.tables.filter((table) => table.playOffOf === undefined));
  const rows = Math.max(1, ...rounds.map((tables) => tables.length));
  const nodes = rounds.flatMap((tables, r) =>
    tables.map((table, t): BracketNodeSight => ({
      id: table.id,
      side: 'table',
      round: r + 1,
      column: r,
      row: ((t + 0.5) * rows) / tables.length,
      table: table.id,
      slots: table.seats.map((id) => slotOf(id, table, named(id), { before: rounds[r - 1], after: rounds[r + 1], stageState, over })),
      decided: table.result !== undefined,
      unneeded: false,
    })),
  );
  return { kind: 'tables', columns: rounds.length, rows, nodes };
}

interface Neighbours {
  readonly before: readonly TableState[] | undefined;
  readonly after: readonly TableState[] | undefined;
  readonly stageState: StageState;
  readonly over: boolean;
}

function slotOf(id: string, table: TableState, participant: ParticipantSight, neighbours: Neighbours): BracketSlotSight {
  const { before, after, stageState, over } = neighbours;
  const result = table.result?.find((candidate) => candidate.participant === id);
  const next = after?.find((candidate) => candidate.seats.includes(id));
  // Before the next round is published, who goes on can still change.
  const known = after !== undefined || over;
  return {
    participant,
    seed: stageState.field.indexOf(id) + 1,
    from: before?.find((candidate) => candidate.seats.includes(id))?.id ?? null,
    as: before === undefined ? null : 'winner',
    place: result?.place ?? null,
    points: result?.points ?? null,
    vp: result?.vp ?? null,
    advances: known ? (after === undefined ? isFirst(id, table) : next !== undefined) : null,
    next: next?.id ?? null,
  };
}

function isFirst(id: string, table: TableState): boolean {
  if (table.order !== undefined) return table.order[0] === id;
  return table.result?.find((candidate) => candidate.participant === id)?.place === 1;
}
