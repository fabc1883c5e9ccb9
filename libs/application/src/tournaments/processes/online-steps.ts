import { derivedId } from '@kronika/event-log';
import type { Occupant } from '@kronika/game-kernel';
import {
  findParticipant,
  findTable,
  readClock,
  type RoundState,
  type SeatFinish,
  type TableState,
  type TournamentState,
} from '@kronika/tournaments';
import type { LoadedTournament } from '../loaded-tournament';
import type { LinkedGame } from '../ports';
import type { TournamentRequest } from '../request';
import { type GameToCreate } from '../../games/create-game';
import type { ClockSetting, ReleaseRule } from '../../tables/settings';

/** Something that is to be done for a tournament without a person. `cause` names it: doing it twice is doing it once. */
export type Step =
  | { readonly kind: 'send'; readonly cause: string; readonly request: TournamentRequest }
  | { readonly kind: 'create-game'; readonly cause: string; readonly table: string; readonly game: GameToCreate }
  | { readonly kind: 'abandon'; readonly cause: string; readonly game: string }
  | { readonly kind: 'take-over'; readonly cause: string; readonly game: string; readonly seat: number; readonly occupant: Occupant }
  | { readonly kind: 'time-up'; readonly cause: string; readonly game: string; readonly policy: TournamentState['settings']['timeOut'] };

/** Whoever has left a table is played on by this bot. */
const stopgap: Occupant = { kind: 'bot', bot: 'greedy' };

interface OpenTable {
  readonly stage: number;
  readonly round: RoundState;
  readonly table: TableState;
}

/** What the games of a tournament on line need now: to be created, counted, taken over, timed out or ended. */
export function onlineSteps(loaded: LoadedTournament, games: readonly LinkedGame[], now: number): readonly Step[] {
  const { state } = loaded;
  if (state.settings.venue !== 'online' || state.phase !== 'running') return endSteps(state, games);
  const tables = openTables(state);
  return [
    ...tables.flatMap((open) => createSteps(loaded, open)),
    ...tables.flatMap((open) => resultSteps(open, games)),
    ...tables.flatMap((open) => seatSteps(loaded, open, games)),
    ...tables.flatMap((open) => clockSteps(loaded, open, games, now)),
    ...endSteps(state, games),
  ];
}

/** When the time of a table runs out next. */
export function nextClockEnd({ state }: LoadedTournament, now: number): number | undefined {
  if (state.settings.venue !== 'online') return undefined;
  const ends = openTables(state).flatMap(({ round, table }) => {
    if (round.clock === undefined) return [];
    const { leftMs, running } = readClock(round.clock, now, table.id);
    return running && leftMs > 0 ? [now + leftMs] : [];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function openTables(state: TournamentState): readonly OpenTable[] {
  return state.stages.flatMap((stageState, s) =>
    stageState.rounds
      .filter((round) => !round.complete)
      .flatMap((round) => round.tables.filter((table) => table.result === undefined).map((table) => ({ stage: s + 1, round, table }))),
  );
}

/** The first game of a table, and the next of a match while the one before has been counted. */
function createSteps(loaded: LoadedTournament, { stage, round, table }: OpenTable): readonly Step[] {
  const { state, opened } = loaded;
  const openedBy = opened.get(table.id);
  const seats = table.seats.map((seat) => occupantOf(state, table, seat));
  if (!awaitsGame(table) || openedBy === undefined || seats.includes(undefined)) return [];
  const { settings } = state;
  const roundId = `${state.id}:${stage}.${round.round}`;
  return [
    {
      kind: 'create-game',
      cause: derivedId(openedBy, table.id, 'game', String(table.games.length)),
      table: table.id,
      game: {
        game: settings.game,
        options: settings.options ?? {},
        seats: seats.flatMap((seat) => seat ?? []),
        clock: clockOf(settings.clock),
        timeOut: settings.timeOut,
        release: releaseOf(round, roundId),
        ...(round.duplicate ? { duplicate: { roundId } } : {}),
        rated: settings.rated,
        tournament: { tournamentId: state.id, stage, round: round.round, table: table.id },
      },
    },
  ];
}

/** All games so far have been counted, and the table is still open. */
function awaitsGame(table: TableState): boolean {
  return table.result === undefined && table.games.length === table.played.filter(({ source }) => source.kind === 'online').length;
}

/** Who plays a seat; undefined for somebody who has neither an account nor a bot. */
function occupantOf(state: TournamentState, table: TableState, id: string): Occupant | undefined {
  if (table.left.some((left) => left.participant === id)) return stopgap;
  const participant = findParticipant(state, id);
  if (participant?.bot !== undefined) return { kind: 'bot', bot: participant.bot };
  return participant?.account === undefined ? undefined : { kind: 'player', id: participant.account };
}

function clockOf(clock: TournamentState['settings']['clock']): ClockSetting {
  if (clock.kind !== 'async') return { kind: 'none' };
  const { bankMs, incrementMs, graceMs, vacationDays } = clock;
  return { kind: 'bank', bankMs: Math.max(1000, bankMs), incrementMs, graceMs, vacationDays };
}

/** The same deals must not be known from another table: they open together. */
function releaseOf(round: RoundState, roundId: string): ReleaseRule {
  return round.duplicate ? { with: roundId, games: round.tables.length } : 'at-end';
}

/** Games that ended count, at tables with the same deals only when the last of the round has ended. */
function resultSteps({ round, table }: OpenTable, games: readonly LinkedGame[]): readonly Step[] {
  if (round.duplicate && !isRoundPlayed(round, games)) return [];
  const uncounted = games.filter(
    ({ game, ended }) =>
      ended !== null && table.games.includes(game) && !table.played.some(({ source }) => source.kind === 'online' && source.game === game),
  );
  return uncounted.map(({ game, ended }): Step => {
    const finishes = ended?.places ? finishesOf(table, ended.places) : undefined;
    if (ended === null || finishes === undefined) {
      return { kind: 'send', cause: derivedId(game, 'no-outcome'), request: { type: 'call-judge', table: table.id } };
    }
    const request = { type: 'record-game', table: table.id, game, version: ended.version, finishes } as const;
    return { kind: 'send', cause: derivedId(game, 'record'), request };
  });
}

function isRoundPlayed(round: RoundState, games: readonly LinkedGame[]): boolean {
  const ended = new Set(games.filter((game) => game.ended !== null).map(({ game }) => game));
  return round.tables.every(
    (table) => table.result !== undefined || (table.games.length > 0 && table.games.every((game) => ended.has(game))),
  );
}

/** Places of those who are still at the table, by their seats in the game. */
function finishesOf(
  table: TableState,
  places: readonly { readonly seat: number; readonly place: number; readonly score: number }[],
): readonly SeatFinish[] | undefined {
  const finishes = table.seats.flatMap((participant, seat): SeatFinish[] => {
    const found = places.find((place) => place.seat === seat);
    const hasLeft = table.left.some((left) => left.participant === participant);
    return found === undefined || hasLeft ? [] : [{ participant, place: found.place, vp: found.score }];
  });
  const present = table.seats.length - table.left.length;
  return finishes.length === present ? finishes : undefined;
}

/** Seats whose player has changed, or has left the table, while the game is played. */
function seatSteps({ state, substituted }: LoadedTournament, { table }: OpenTable, games: readonly LinkedGame[]): readonly Step[] {
  const running = games.filter(({ game, ended }) => ended === null && table.games.includes(game));
  return running.flatMap(({ game }) =>
    table.seats.flatMap((id, seat): Step[] => {
      const left = table.left.find((known) => known.participant === id);
      const change = left === undefined ? substituted.get(id) : `${left.how} ${id}`;
      const occupant = occupantOf(state, table, id);
      if (change === undefined || occupant === undefined) return [];
      return [{ kind: 'take-over', cause: derivedId(game, change, String(seat)), game, seat, occupant }];
    }),
  );
}

function clockSteps({ state }: LoadedTournament, { round, table }: OpenTable, games: readonly LinkedGame[], now: number): readonly Step[] {
  if (round.clock === undefined) return [];
  const { leftMs, running } = readClock(round.clock, now, table.id);
  if (!running || leftMs > 0) return [];
  // An extension after the end is a new end.
  const extension = round.clock.extensionMs + (round.clock.tableExtensionsMs[table.id] ?? 0);
  const end = `${table.id} ${round.clock.startedAt} ${extension}`;
  const policy = state.settings.timeOut;
  const judge: Step = { kind: 'send', cause: derivedId(state.id, 'time', end), request: { type: 'call-judge', table: table.id } };
  if (policy === 'adjudicate') return [judge];
  return games
    .filter(({ game, ended }) => ended === null && table.games.includes(game))
    .map(({ game }) => ({ kind: 'time-up', cause: derivedId(game, 'time', end), game, policy }));
}

/** Games that nobody needs any more, because their table was ruled on, is played again or is gone. */
function endSteps(state: TournamentState, games: readonly LinkedGame[]): readonly Step[] {
  return games
    .filter(({ game, table, ended }) => {
      if (ended !== null) return false;
      const placed = findTable(state, table);
      if (state.phase === 'cancelled' || placed === undefined || placed.table.result !== undefined) return true;
      // A game that is not linked yet may be the one that the table waits for.
      return !placed.table.games.includes(game) && !awaitsGame(placed.table);
    })
    .map(({ game }) => ({ kind: 'abandon', cause: derivedId(game, 'abandon'), game }));
}
