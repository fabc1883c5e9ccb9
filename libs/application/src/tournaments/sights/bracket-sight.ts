import {
  type BracketMatch,
  type BracketSide,
  isBracket,
  type MatchState,
  type Slot,
  type StageSpec,
  type StageState,
  stageProgress,
  type TableState,
} from '@kronika/tournaments';
import { participantById, type ParticipantSight, type TournamentSource } from './source';
import { tableBracket } from './table-bracket-sight';

/** Somebody in a match of a bracket, or the place that waits for them. */
export interface BracketSlotSight {
  readonly participant: ParticipantSight | null;
  readonly seed: number | null;
  /** The match that the player comes from, and whether as its winner or its loser. */
  readonly from: string | null;
  readonly as: 'winner' | 'loser' | null;
  readonly place: number | null;
  readonly points: number | null;
  readonly vp: number | null;
  /** Whether they go on from here; null while that is open. */
  readonly advances: boolean | null;
  /** The match that they play next: the next step of their path. */
  readonly next: string | null;
}

/** A match, or a table, where it stands in the drawing: columns from the left, rows in the middle of what feeds them. */
export interface BracketNodeSight {
  readonly id: string;
  readonly side: BracketSide | 'table';
  readonly round: number;
  readonly column: number;
  readonly row: number;
  readonly table: string | null;
  readonly slots: readonly BracketSlotSight[];
  readonly decided: boolean;
  /** A reset that nobody has to play. */
  readonly unneeded: boolean;
}

export interface BracketSight {
  readonly kind: 'single' | 'double' | 'tables';
  readonly columns: number;
  readonly rows: number;
  readonly nodes: readonly BracketNodeSight[];
}

/** The bracket of an elimination stage, ready to be drawn; undefined for other stages and before it has started. */
export function bracketSight(source: TournamentSource, stage: number, spec: StageSpec): BracketSight | undefined {
  const stageState = source.loaded.state.stages[stage - 1];
  if (stageState === undefined) return undefined;
  const { format } = spec;
  if (format.kind === 'table-elimination') return tableBracket(source, stage, stageState);
  if (!isBracket(format)) return undefined;
  const progress = stageProgress(format, stageState);
  const isDouble = format.kind === 'double-elimination';
  const layout = layoutOf(progress, isDouble);
  const feeds = feedsOf(progress);
  const nodes = progress.map((match) => nodeOf(source, stageState, match, layout, feeds));
  return { kind: isDouble ? 'double' : 'single', columns: layout.columns, rows: layout.rows, nodes };
}

interface Layout {
  readonly columns: number;
  readonly rows: number;
  place(match: BracketMatch): { readonly column: number; readonly row: number };
}

/** Winners above, losers below; each match in the middle of the places that lead to it. The final closes on the right. */
function layoutOf(progress: readonly MatchState[], isDouble: boolean): Layout {
  const rounds = (side: BracketSide): number =>
    Math.max(0, ...progress.filter(({ match }) => match.side === side).map(({ match }) => match.round));
  const winners = rounds('winners');
  const losers = rounds('losers');
  const height = 2 ** Math.max(0, winners - 1);
  const lowerHeight = losers === 0 ? 0 : 2 ** Math.max(0, winners - 2);
  const last = Math.max(winners, losers);
  return {
    columns: last + (isDouble ? 2 : 0),
    rows: height + lowerHeight + (isDouble ? 0 : 1),
    place: ({ id, side, round }) => {
      const index = Number(id.split('.')[1] ?? '1');
      switch (side) {
        case 'winners':
          return { column: round - 1, row: (index - 0.5) * 2 ** (round - 1) };
        case 'losers':
          return { column: round - 1, row: height + (index - 0.5) * 2 ** Math.floor((round - 1) / 2) };
        case 'third-place':
          return { column: winners - 1, row: height + 0.5 };
        case 'final':
          return { column: last, row: height / 2 };
        case 'reset':
          return { column: last + 1, row: height / 2 };
      }
    },
  };
}

/** Where the winner and the loser of each match go. */
function feedsOf(progress: readonly MatchState[]): ReadonlyMap<string, string> {
  return new Map(
    progress.flatMap(({ match }) =>
      match.slots.flatMap((slot) => (slot.from === 'seed' ? [] : [[`${slot.from} ${slot.match}`, match.id] as const])),
    ),
  );
}

function nodeOf(
  source: TournamentSource,
  stageState: StageState,
  { match, players, outcome, unneeded }: MatchState,
  layout: Layout,
  feeds: ReadonlyMap<string, string>,
): BracketNodeSight {
  const table = latestTable(stageState, match.id);
  const named = participantById(source);
  const slots = match.slots.map((slot, i): BracketSlotSight => {
    const seed = players[i];
    const id = seed === undefined ? undefined : stageState.field[seed - 1];
    const result = table?.result?.find((candidate) => candidate.participant === id);
    const advances = outcome === undefined || seed === undefined ? null : outcome.winner === seed;
    const way = advances === null ? undefined : feeds.get(`${advances ? 'winner' : 'loser'} ${match.id}`);
    return {
      participant: id === undefined ? null : named(id),
      seed: seed ?? null,
      ...originOf(slot),
      place: result?.place ?? null,
      points: result?.points ?? null,
      vp: result?.vp ?? null,
      advances,
      next: way ?? null,
    };
  });
  return {
    id: match.id,
    side: match.side,
    round: match.round,
    ...layout.place(match),
    table: table?.id ?? null,
    slots,
    decided: outcome !== undefined,
    unneeded,
  };
}

function originOf(slot: Slot): Pick<BracketSlotSight, 'from' | 'as'> {
  return slot.from === 'seed' ? { from: null, as: null } : { from: slot.match, as: slot.from };
}

/** A match may have been played again at a later table. */
function latestTable(stageState: StageState, match: string): TableState | undefined {
  return stageState.rounds.flatMap((round) => round.tables).findLast((table) => table.match === match);
}
