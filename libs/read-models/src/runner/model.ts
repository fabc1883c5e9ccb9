import type { ReadModel, Rebuilding } from '@kronika/application';
import { Signal, type Batch, type EventLog, type Position } from '@kronika/event-log';
import type { Projection } from '../projection';
import type { Edition } from './edition';
import { ReadModelFailed, ReadModelsClosed } from './failures';
import type { LiveFeed, Member } from './live-feed';
import type { ModelStorage } from './storage';
import { until } from './until';

/** How a read model stands. */
export interface ModelStatus {
  readonly name: string;
  readonly version: number;
  /** `live` is up to date; `catching-up` answers and is behind; `building` is being made anew (an older edition may answer meanwhile). */
  readonly state: 'opening' | 'live' | 'catching-up' | 'building' | 'failed';
  /** From 0 to 1, of the log as it was when work began. */
  readonly progress: number;
  readonly position: Position | undefined;
  readonly serves: boolean;
  readonly error?: string;
}

export interface ModelParts {
  readonly log: EventLog;
  readonly feed: LiveFeed;
  readonly storage: ModelStorage;
  readonly waitMs: number;
  readonly onChange: (status: ModelStatus) => void;
}

/** A projection at work: the edition that answers and, while one is being made, the one that will. */
export class RunningModel<Queries> implements ReadModel<Queries> {
  readonly projection: Projection<Queries>;
  readonly #parts: ModelParts;
  readonly #changed = new Signal();
  readonly #applied = new Signal();
  #serving: { readonly edition: Edition; readonly queries: Queries } | undefined;
  /** The edition that takes the log in; it also serves unless it is still being made. */
  #members = new Map<Edition, Member>();
  #building: Edition | undefined;
  #live = false;
  #opened = false;
  #closed = false;
  #target: Position | undefined;
  #error: ReadModelFailed | undefined;

  constructor(projection: Projection<Queries>, parts: ModelParts) {
    this.projection = projection;
    this.#parts = parts;
  }

  async ask<Answer>(question: (queries: Queries) => Answer, minPosition?: Position): Promise<Answer | Rebuilding> {
    const hasSeen = (): boolean => minPosition === undefined || this.#serving?.edition.hasSeen(minPosition) === true;
    const isSettled = (): boolean => this.#closed || this.#error !== undefined || (this.#opened && hasSeen());
    if (!isSettled()) await until(this.#changed, isSettled, this.#parts.waitMs);
    if (this.#closed) throw new ReadModelsClosed(`The read model '${this.projection.name}' is closed.`);
    if (this.#error !== undefined) throw this.#error;
    if (this.#serving === undefined || !hasSeen()) return { kind: 'rebuilding', progress: this.status().progress };
    return question(this.#serving.queries);
  }

  onApplied(listener: () => void): () => void {
    return this.#applied.listen(listener);
  }

  status(): ModelStatus {
    const { name, version } = this.projection;
    const edition = this.#building ?? this.#serving?.edition;
    const position = edition?.position;
    return {
      name,
      version,
      state: this.#state(),
      progress: this.#progress(position),
      position,
      serves: this.#serving !== undefined && this.#error === undefined,
      ...(this.#error === undefined ? {} : { error: this.#error.message }),
    };
  }

  /** Resolves when the model is up to date, rejects when it cannot get there. */
  async live(): Promise<void> {
    const isSettled = (): boolean => this.#closed || this.#error !== undefined || (this.#live && this.#building === undefined);
    if (!isSettled()) await until(this.#changed, isSettled);
    if (this.#error !== undefined) throw this.#error;
  }

  /** Finds what there is and goes on from there. The feed must have started. */
  async open(): Promise<void> {
    const { log, storage } = this.#parts;
    this.#target = await log.lastPosition();
    let found = storage.serving(this.projection);
    if (found !== undefined && !(await isOfLog(found.edition, log))) {
      found.edition.close();
      if (found.current) storage.discard(this.projection);
      found = undefined;
    }
    let begun = storage.begun(this.projection);
    if (begun !== undefined && !(await isOfLog(begun, log))) {
      begun.close();
      begun = undefined;
    }
    if (this.#closed) {
      found?.edition.close();
      begun?.close();
      return;
    }
    if (found !== undefined) this.#serve(found.edition);
    if (found?.current === true) this.#follow(found.edition);
    if (found?.current !== true || begun !== undefined) this.#build(begun ?? storage.begin(this.projection));
    this.#opened = true;
    this.#note();
  }

  /** Makes it anew beside the edition that serves; also the way out for one that has failed. */
  async rebuild(): Promise<void> {
    if (this.#building !== undefined) {
      await this.#leave(this.#building);
      this.#building.close();
    }
    this.#error = undefined;
    this.#target = await this.#parts.log.lastPosition();
    this.#build(this.#parts.storage.begin(this.projection));
    this.#note();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const edition of [...this.#members.keys()]) await this.#leave(edition);
    for (const edition of new Set([this.#serving?.edition, this.#building])) edition?.close();
    this.#serving = undefined;
    this.#building = undefined;
    this.#changed.fire();
  }

  #state(): ModelStatus['state'] {
    if (this.#error !== undefined) return 'failed';
    if (this.#building !== undefined) return 'building';
    if (this.#live) return 'live';
    return this.#opened ? 'catching-up' : 'opening';
  }

  #progress(position: Position | undefined): number {
    if (this.#live && this.#building === undefined) return 1;
    return this.#opened ? share(position, this.#target) : 0;
  }

  #serve(edition: Edition): void {
    this.#serving = { edition, queries: this.projection.queries(edition.database) };
  }

  #build(edition: Edition): void {
    this.#building = edition;
    this.#follow(edition);
  }

  #follow(edition: Edition): void {
    const member: Member = {
      filter: this.projection.filter,
      get position() {
        return edition.position;
      },
      take: (batch) => this.#take(edition, batch),
      joined: () => {
        if (edition === this.#building) this.#swap(edition);
        this.#live = true;
        this.#note();
      },
      failed: (error) => {
        this.#members.delete(edition);
        this.#error = new ReadModelFailed(this.projection.name, error);
        this.#note();
      },
    };
    this.#members.set(edition, member);
    this.#parts.feed.add(member);
  }

  async #leave(edition: Edition): Promise<void> {
    const member = this.#members.get(edition);
    this.#members.delete(edition);
    if (member !== undefined) await this.#parts.feed.remove(member);
  }

  async #take(edition: Edition, { events, position }: Batch): Promise<void> {
    if (events.length > 0) await this.projection.prepare?.(events);
    // It may have been closed, or another put in its place, while something was loaded.
    if (!this.#members.has(edition) || !edition.database.isOpen) return;
    edition.apply(events, position);
    if (edition === this.#serving?.edition) this.#applied.fire();
    this.#note();
  }

  /** The finished edition takes the place of the one that served. All at once: nobody can ask in between. */
  #swap(finished: Edition): void {
    const old = this.#serving?.edition;
    const member = this.#members.get(finished);
    if (old !== undefined) {
      void this.#leave(old);
      old.close();
    }
    const placed = this.#parts.storage.finish(this.projection, finished);
    this.#members.clear();
    this.#building = undefined;
    this.#serve(placed);
    if (member === undefined || placed === finished) {
      if (member !== undefined) this.#members.set(finished, member);
    } else {
      // The same database opened anew under its name: another member of the feed, standing where the first one stood.
      void this.#parts.feed.remove(member);
      this.#follow(placed);
    }
    this.#applied.fire();
  }

  #note(): void {
    this.#changed.fire();
    this.#parts.onChange(this.status());
  }
}

/** Whether an edition was made from this very log: another one may have been put in its place. */
async function isOfLog({ lastEvent, position }: Edition, log: EventLog): Promise<boolean> {
  const end = await log.lastPosition();
  if (position !== undefined && (end === undefined || position > end)) return false;
  if (lastEvent === undefined) return true;
  for await (const event of log.read(lastEvent.stream, { from: lastEvent.version, limit: 1 })) {
    return event.version === lastEvent.version && event.id === lastEvent.id;
  }
  return false;
}

function share(position: Position | undefined, target: Position | undefined): number {
  if (target === undefined || target === 0n) return 1;
  return Math.min(1, Number(position ?? 0n) / Number(target));
}
