import type { ReadModel } from '@kronika/application';
import type { EventLog } from '@kronika/event-log';
import type { Projection } from '../projection';
import { LiveFeed } from './live-feed';
import { type ModelStatus, RunningModel } from './model';
import type { ModelStorage } from './storage';

export interface ReadModelsOptions {
  readonly log: EventLog;
  readonly storage: ModelStorage;
  /** Events in one transaction; 500 where nothing is said. */
  readonly batchSize?: number;
  /** How long `ask` waits for a position; 5 s where nothing is said. */
  readonly waitMs?: number;
  /** Called whenever a model has moved, joined or failed: for progress bars, readiness and alarms. */
  readonly onChange?: (status: ModelStatus) => void;
}

/** All read models of a node, fed by one subscription. Add the projections, then start. */
export class ReadModels {
  readonly #log: EventLog;
  readonly #storage: ModelStorage;
  readonly #feed: LiveFeed;
  readonly #waitMs: number;
  readonly #onChange: (status: ModelStatus) => void;
  readonly #models = new Map<string, RunningModel<unknown>>();
  #started: Promise<void> | undefined;

  constructor({ log, storage, batchSize = 500, waitMs = 5000, onChange = () => undefined }: ReadModelsOptions) {
    this.#log = log;
    this.#storage = storage;
    this.#feed = new LiveFeed(log, batchSize);
    this.#waitMs = waitMs;
    this.#onChange = onChange;
  }

  add<Queries>(projection: Projection<Queries>): ReadModel<Queries> {
    if (this.#started !== undefined) throw new Error(`'${projection.name}' comes too late: the read models have started`);
    if (this.#models.has(projection.name)) throw new Error(`There are two read models '${projection.name}'`);
    const parts = { log: this.#log, feed: this.#feed, storage: this.#storage, waitMs: this.#waitMs, onChange: this.#onChange };
    const model = new RunningModel(projection, parts);
    this.#models.set(projection.name, model);
    return model;
  }

  /** Resolves when every model has been opened; they catch up meanwhile and afterwards. */
  start(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    await this.#feed.start();
    await Promise.all([...this.#models.values()].map((model) => model.open()));
  }

  /** Resolves when every model is up to date; rejects when one has failed. */
  async caughtUp(): Promise<void> {
    await this.#started;
    await Promise.all([...this.#models.values()].map((model) => model.live()));
  }

  /** Makes models anew (all of them where none is named), the old editions serving meanwhile. Resolves when it has begun. */
  async rebuild(names: readonly string[] = this.names()): Promise<void> {
    await this.#started;
    await Promise.all(names.map((name) => this.#model(name).rebuild()));
  }

  names(): readonly string[] {
    return [...this.#models.keys()];
  }

  status(): readonly ModelStatus[] {
    return [...this.#models.values()].map((model) => model.status());
  }

  async close(): Promise<void> {
    await this.#started?.catch(() => undefined);
    await this.#feed.close();
    for (const model of this.#models.values()) await model.close();
    this.#storage.close();
  }

  #model(name: string): RunningModel<unknown> {
    const model = this.#models.get(name);
    if (model === undefined) throw new Error(`There is no read model '${name}'`);
    return model;
  }
}
