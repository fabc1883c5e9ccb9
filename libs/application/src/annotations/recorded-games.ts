import type { EventLog, StoredEvent } from '@kronika/event-log';
import { type AnyGame, asKernelEvent, Replay } from '@kronika/game-kernel';
import type { GameLibrary } from '../games/game-library';

/** A recorded game with its engine, to be looked at at any version. */
export interface RecordedGame {
  readonly game: AnyGame;
  readonly replay: Replay<unknown>;
}

const kept = 20;

/** Recorded games, read from the log; a few are kept, as who looks at one version looks at others, too. */
export class RecordedGames {
  readonly #log: EventLog;
  readonly #library: GameLibrary;
  readonly #recent = new Map<string, RecordedGame>();

  constructor(log: EventLog, library: GameLibrary) {
    this.#log = log;
    this.#library = library;
  }

  /** The game with all its events; undefined where there is none, or none that this installation can play. */
  async load(gameId: string): Promise<RecordedGame | undefined> {
    const known = this.#recent.get(gameId);
    const events: StoredEvent[] = [];
    for await (const event of this.#log.read(`game-${gameId}`, { from: known === undefined ? 0 : known.replay.version + 1 }))
      events.push(event);
    // Another reader may have pushed the same events meanwhile.
    const fresh = events.filter(({ version }) => version > (known?.replay.version ?? -1));
    if (known !== undefined) {
      known.replay.push(fresh);
      return known;
    }
    const started = events[0] && asKernelEvent(events[0]);
    if (started?.type !== 'GameStarted') return undefined;
    const game = await this.#library.gameWithPack(started.open.game, started.open.packHash, this.#log);
    if (game === undefined) return undefined;
    const recorded = { game, replay: new Replay(game, events) };
    this.#recent.set(gameId, recorded);
    if (this.#recent.size > kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
    return recorded;
  }
}
