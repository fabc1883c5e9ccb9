import type { EventLog, StoredEvent } from '@kronika/event-log';
import { asKernelEvent } from '@kronika/game-kernel';
import type { GameLibrary } from './game-library';
import { type LoadedGame, withEvents } from './loaded-game';

const kept = 500;

/** Games as they stand. Recently used ones are kept, so that loading one again reads only what was written since. */
export class GameStore {
  readonly #log: EventLog;
  readonly #library: GameLibrary;
  readonly #recent = new Map<string, LoadedGame>();

  constructor(log: EventLog, library: GameLibrary) {
    this.#log = log;
    this.#library = library;
  }

  /** The game at the head of its stream; undefined where there is none. */
  async load(id: string): Promise<LoadedGame | undefined> {
    const known = this.#recent.get(id);
    const events = await collect(this.#log.read(`game-${id}`, { from: known === undefined ? 0 : known.kernel.version + 1 }));
    const first = events[0];
    const game = known?.game ?? (first && (await this.#gameOf(first)));
    const loaded = game && withEvents(known, id, game, events);
    if (loaded !== undefined) this.#keep(loaded);
    return loaded;
  }

  async #gameOf(first: StoredEvent): Promise<LoadedGame['game']> {
    const started = asKernelEvent(first);
    if (started?.type !== 'GameStarted') throw new Error(`${first.stream} does not begin with GameStarted`);
    const game = await this.#library.gameWithPack(started.open.game, started.open.packHash, this.#log);
    if (game === undefined) throw new Error(`${first.stream} was played with ${started.open.game}, which this installation does not offer`);
    return game;
  }

  #keep(loaded: LoadedGame): void {
    // A slower reader must not put an older state back.
    const known = this.#recent.get(loaded.id);
    if (known !== undefined && known.kernel.version > loaded.kernel.version) return;
    this.#recent.delete(loaded.id);
    this.#recent.set(loaded.id, loaded);
    if (this.#recent.size > kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}

async function collect(events: AsyncIterable<StoredEvent>): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
