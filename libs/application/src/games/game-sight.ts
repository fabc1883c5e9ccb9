import type { Json } from '@kronika/event-log';
import { type Decision, gameState, openDecisions, type Outcome, takeBackTargets, type Viewer } from '@kronika/game-kernel';
import type { LoadedGame } from './loaded-game';

/** What a viewer may know of a game as it stands. */
export interface GameSight {
  readonly gameId: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly packHash: string;
  readonly seats: number;
  /** The viewer's own seat; null for those who hold none. */
  readonly seat: number | null;
  readonly version: number;
  readonly view: Json;
  readonly toAct: readonly Decision[];
  /** The viewer's own; empty for those who hold no seat. */
  readonly legalMoves: readonly Json[];
  /** The versions that the viewer's seat could go back to, nearest first. */
  readonly takeBackTargets: readonly number[];
  readonly outcome: Outcome | null;
  readonly released: boolean;
}

export function sightOfGame({ id, game, kernel }: LoadedGame, viewer: Viewer): GameSight {
  const state = gameState(kernel);
  const seat = typeof viewer === 'object' ? viewer.seat : undefined;
  const { table } = kernel;
  const toAct = openDecisions(game, kernel);
  return {
    gameId: id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    packHash: table.packHash,
    seats: table.seats.length,
    seat: seat ?? null,
    version: kernel.version,
    view: game.view(state, viewer),
    toAct,
    legalMoves: toAct.some((decision) => decision.seat === seat) && seat !== undefined ? game.legalMoves(state, seat) : [],
    takeBackTargets: seat === undefined ? [] : takeBackTargets(game, kernel, seat),
    outcome: table.ended?.outcome ?? null,
    released: table.released,
  };
}
