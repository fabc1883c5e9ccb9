import { GameLibrary } from '@kronika/application';
import { type AnyGame, fastChance, type GameEvent, type GameModule, type Viewer } from '@kronika/game-kernel';
import type { CatalogEntry } from '@kronika/games/catalog';

/** From a version of a game on, everything that a viewer does not know is something else. */
export interface Twin {
  readonly gameId: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly seed: string;
}

/** The games on offer, whose hidden things are dealt anew at the moments named: a viewer must not notice. */
export function twinLibrary(offered: readonly CatalogEntry[], twins: readonly Twin[]): GameLibrary {
  const moments = new Map(twins.map((twin) => [`game-${twin.gameId} ${twin.version}`, twin]));
  return new GameLibrary(offered.map((entry) => ({ ...entry, load: async () => twinModule(await entry.load(), moments) })));
}

function twinModule(module: GameModule, moments: ReadonlyMap<string, Twin>): GameModule {
  return { ...module, makeGame: (pack) => twinGame(module.makeGame(pack), moments) };
}

/** The log's events carry where they stand, which no engine looks at; redacted ones have no position. */
interface Placed extends GameEvent {
  readonly stream?: string;
  readonly version?: number;
  readonly position?: bigint;
}

function twinGame(game: AnyGame, moments: ReadonlyMap<string, Twin>): AnyGame {
  return {
    ...game,
    evolve: (state, event: Placed) => {
      const next = game.evolve(state, event);
      const twin = moments.get(`${event.stream ?? ''} ${event.version ?? -1}`);
      // What a viewer's own events make is known to them alone: nothing hidden is in it to be dealt anew.
      return twin === undefined || event.position === undefined ? next : game.resample(next, twin.viewer, fastChance(twin.seed));
    },
  };
}
