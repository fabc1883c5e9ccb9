import type { EventLog, StoredEvent } from '@kronika/event-log';
import { Replay } from '@kronika/game-kernel';
import type { LoadedGame } from '../games/loaded-game';

const kept = 40;

/** A game with all its events, which can be looked at after any of them. */
export interface WholeGame {
  readonly replay: Replay<unknown>;
  readonly events: readonly StoredEvent[];
}

/** Whole games; the last ones looked at are kept. */
export class ReplayStore {
  readonly #log: EventLog;
  readonly #recent = new Map<string, Promise<WholeGame>>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** The game with at least the events that were loaded. */
  async whole(loaded: LoadedGame): Promise<WholeGame> {
    const before = this.#recent.get(loaded.id);
    const extended = this.#extend(loaded, before);
    this.#recent.delete(loaded.id);
    this.#recent.set(loaded.id, extended);
    if (this.#recent.size > kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
    try {
      return await extended;
    } catch (error) {
      this.#recent.delete(loaded.id);
      throw error;
    }
  }

  /** One after the other: two who ask at once must not push the same events twice. */
  async #extend({ id, game, kernel }: LoadedGame, before: Promise<WholeGame> | undefined): Promise<WholeGame> {
    const known = await before;
    if (known !== undefined && known.replay.version >= kernel.version) return known;
    const fresh: StoredEvent[] = [];
    for await (const event of this.#log.read(`game-${id}`, { from: known?.events.length ?? 0 })) fresh.push(event);
    if (known === undefined) return { replay: new Replay(game, fresh), events: fresh };
    known.replay.push(fresh);
    return { replay: known.replay, events: [...known.events, ...fresh] };
  }
}
