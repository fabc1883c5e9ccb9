import { type EventLog, eventId, type Json } from '@kronika/event-log';
import { type AnyGame, type Bot, type GameModule, greedyBot, type MetricGuide, randomBot } from '@kronika/game-kernel';
import type { CatalogEntry } from '@kronika/games/catalog';
import { appendEvents } from '../append-events';

const system = 'system';
const kernelBots: ReadonlyMap<string, (game: AnyGame) => Bot<unknown>> = new Map([
  ['random', () => randomBot],
  ['greedy', (game: AnyGame) => greedyBot(game)],
]);

/** The offered games, made from their packs: the one that comes with the game, or the one that a recorded game was played with. */
export class GameLibrary {
  readonly #offered: readonly CatalogEntry[];
  readonly #modules = new Map<string, Promise<GameModule>>();
  readonly #made = new Map<string, AnyGame>();
  /** Packs that a log is known to keep. */
  readonly #stored = new WeakMap<EventLog, Set<string>>();

  constructor(offered: readonly CatalogEntry[]) {
    this.#offered = offered;
  }

  get offered(): readonly CatalogEntry[] {
    return this.#offered;
  }

  /** The game made from its default pack; undefined for one that is not offered. */
  async game(id: string): Promise<AnyGame | undefined> {
    const module = await this.#module(id);
    return module && this.#make(id, module, module.defaultPack, 'default');
  }

  /** What the game's metrics mean; nothing is known of games that do not say, or that are not offered. */
  async metricGuide(id: string): Promise<MetricGuide> {
    return (await this.#module(id))?.metricGuide ?? {};
  }

  /** The game made from the pack that a recorded game names, taken from the log where it is not the default one. */
  async gameWithPack(id: string, packHash: string, log: EventLog): Promise<AnyGame | undefined> {
    const current = await this.game(id);
    if (current === undefined || current.packHash === packHash) return current;
    const known = this.#made.get(`${id}/${packHash}`);
    if (known !== undefined) return known;
    const module = await this.#module(id);
    const pack = await storedPack(log, packHash);
    return module && pack !== undefined ? this.#make(id, module, pack, packHash) : undefined;
  }

  /** The names of the bots that can play a game: the kernel's, and the game's own. */
  async botsOf(id: string): Promise<readonly string[]> {
    const module = await this.#module(id);
    return module === undefined ? [] : [...kernelBots.keys(), ...Object.keys(module.bots ?? {})];
  }

  /** A bot by name, for a game that was made here. */
  async bot(game: AnyGame, name: string): Promise<Bot<unknown> | undefined> {
    const make = (await this.#module(game.id))?.bots?.[name] ?? kernelBots.get(name);
    return make?.(game);
  }

  /** The content pack of a game by its hash: the one that comes with it, or one that the log keeps. */
  async pack(id: string, packHash: string, log: EventLog): Promise<Json | undefined> {
    const current = await this.game(id);
    return current?.packHash === packHash ? (await this.#module(id))?.defaultPack : storedPack(log, packHash);
  }

  /** Keeps the pack of a game about to start: once per pack, by its hash. */
  async storePack(id: string, log: EventLog, now: number): Promise<void> {
    const [module, game] = [await this.#module(id), await this.game(id)];
    if (module !== undefined && game !== undefined) await this.keepPack(id, game.packHash, module.defaultPack, log, now);
  }

  /** Keeps a pack under its hash. */
  async keepPack(id: string, packHash: string, pack: Json, log: EventLog, now: number): Promise<void> {
    const stored = this.#stored.get(log) ?? new Set();
    if (stored.has(packHash)) return;
    const stream = `pack-${packHash}`;
    const event = {
      id: eventId(stream, system, packHash, 0),
      type: 'PackStored',
      schema: 1,
      time: now,
      actor: system,
      command: packHash,
      open: { game: id, pack },
    };
    // A wrong expected version says that it is there already.
    await appendEvents(log, stream, [event], 'no stream');
    this.#stored.set(log, stored.add(packHash));
  }

  async #module(id: string): Promise<GameModule | undefined> {
    const known = this.#modules.get(id);
    if (known !== undefined) return known;
    const loading = this.#offered.find((game) => game.id === id)?.load();
    if (loading !== undefined) this.#modules.set(id, loading);
    return loading;
  }

  #make(id: string, module: GameModule, pack: Json, name: string): AnyGame | undefined {
    const key = `${id}/${name}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const parsed = module.packSchema.parse(pack);
    if (!parsed.ok) return undefined;
    const game = module.makeGame(parsed.value);
    this.#made.set(key, game);
    return game;
  }
}

async function storedPack(log: EventLog, packHash: string): Promise<Json | undefined> {
  for await (const { open } of log.read(`pack-${packHash}`, { limit: 1 })) {
    if (typeof open === 'object' && open !== null && 'pack' in open) return open.pack;
  }
  return undefined;
}
