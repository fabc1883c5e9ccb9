import type { Json } from '@kronika/event-log';
import {
  type Decision,
  gameState,
  type KernelState,
  type Occupant,
  openDecisions,
  type Outcome,
  takeBackTargets,
  type TimeOutPolicy,
  type Viewer,
} from '@kronika/game-kernel';
import type { ReleaseRule, TournamentLink, ClockSetting } from '../tables/settings';
import type { LoadedTable } from '../tables/table-store';
import type { LoadedGame } from './loaded-game';
import { type MoveOption, moveOption } from './move-targets';
import { type SeatClock, seatClock } from './seat-clock';

/** A seat as everybody may know it. */
export interface SeatSight {
  readonly seat: number;
  readonly occupant: Occupant;
  readonly gaveUp: boolean;
  readonly clock: SeatClock;
  /** Whether the seat agrees to abandon the game. */
  readonly abandons: boolean;
}

/** What a viewer may know of a game as it stands. */
export interface GameSight {
  readonly gameId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly packHash: string;
  readonly options: Json;
  readonly seats: readonly SeatSight[];
  /** The seat looked through; null for other eyes. */
  readonly seat: number | null;
  readonly viewer: 'seat' | 'spectator' | 'commentator' | 'everything';
  readonly version: number;
  readonly view: Json;
  readonly toAct: readonly Decision[];
  /** The viewer's own; empty for those who look through no seat. */
  readonly legalMoves: readonly Json[];
  readonly moveOptions: readonly MoveOption[];
  /** The versions that the viewer's seat could go back to, nearest first. */
  readonly takeBackTargets: readonly number[];
  readonly outcome: Outcome | null;
  readonly endedBy: string | null;
  readonly released: boolean;
  readonly awaitsAdjudication: boolean;
  readonly clock: ClockSetting;
  readonly timeOut: TimeOutPolicy;
  readonly rated: boolean;
  readonly imported: boolean;
  readonly tournament: TournamentLink | null;
  readonly release: ReleaseRule;
}

const seen = new WeakMap<LoadedGame, Map<string, GameSight>>();

/** The game as it stands; made once for each version and pair of eyes. */
export function sightOfGame(loaded: LoadedGame, table: LoadedTable, viewer: Viewer): GameSight {
  let sights = seen.get(loaded);
  if (sights === undefined) seen.set(loaded, (sights = new Map<string, GameSight>()));
  const key = `${typeof viewer === 'object' ? viewer.seat : viewer} ${table.table.version}`;
  let sight = sights.get(key);
  if (sight === undefined) sights.set(key, (sight = sightAt(loaded, loaded.kernel, table, viewer)));
  return sight;
}

/** The game at any of its versions. What a seat could do is told of that version, too; clocks are shown at the head only. */
export function sightAt(
  loaded: LoadedGame,
  kernel: KernelState<unknown>,
  { table: { settings, ...table } }: LoadedTable,
  viewer: Viewer,
): GameSight {
  const { id, game } = loaded;
  const isHead = kernel === loaded.kernel;
  const state = gameState(kernel);
  const seat = typeof viewer === 'object' ? viewer.seat : undefined;
  const played = kernel.table;
  const toAct = openDecisions(game, kernel);
  const legalMoves = seat !== undefined && toAct.some((decision) => decision.seat === seat) ? game.legalMoves(state, seat) : [];
  return {
    gameId: id,
    game: played.game,
    rulesVersion: played.rulesVersion,
    packHash: played.packHash,
    options: played.options,
    seats: played.seats.map(({ occupant, gaveUp }, index) => ({
      seat: index,
      occupant,
      gaveUp: gaveUp !== undefined,
      clock: isHead ? clockOfSeat(loaded, { settings, vacations: table.vacations }, index) : { leftMs: null, deadline: null },
      abandons: isHead && table.abandoning.has(index),
    })),
    seat: seat ?? null,
    viewer: typeof viewer === 'object' ? 'seat' : viewer,
    version: kernel.version,
    view: game.view(state, viewer),
    toAct,
    legalMoves,
    moveOptions: legalMoves.map(moveOption),
    takeBackTargets: seat === undefined ? [] : takeBackTargets(game, kernel, seat),
    outcome: played.ended?.outcome ?? null,
    endedBy: played.ended?.by ?? null,
    released: played.released,
    awaitsAdjudication: played.awaitsAdjudication && played.ended === undefined,
    clock: settings.clock,
    timeOut: settings.timeOut,
    rated: settings.rated,
    imported: settings.imported !== null,
    tournament: settings.tournament,
    release: settings.release,
  };
}

/** The clock of a seat at the game's head; a bot has none. */
export function clockOfSeat(
  { turns, kernel }: LoadedGame,
  { settings, vacations }: Pick<LoadedTable['table'], 'settings' | 'vacations'>,
  seat: number,
): SeatClock {
  const own = turns.seats[seat];
  if (own === undefined || kernel.table.seats[seat]?.occupant.kind !== 'player') return { leftMs: null, deadline: null };
  return seatClock(
    settings.clock,
    own,
    vacations.filter((vacation) => vacation.seat === seat),
  );
}
