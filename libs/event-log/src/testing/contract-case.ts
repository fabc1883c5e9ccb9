import type { Position, NewEvent, StoredEvent } from '../envelope';
import type { Appended, AppendResult, Batch, EventFilter, EventLog, ExpectedVersion, SubscribeOptions, Subscription } from '../event-log';
import type { ContractStore } from './harness';

/** One promise of the log, shown on a store of its own. */
export interface ContractCase {
  readonly name: string;
  run(context: CaseContext): Promise<void>;
}

/** What a case works with: the log, and a memory of where it ended before the case began. */
export class CaseContext {
  readonly start: Position | undefined;
  #log: EventLog;
  readonly #store: ContractStore;
  readonly #subscriptions: Subscription[] = [];

  private constructor(store: ContractStore, start: Position | undefined) {
    this.#store = store;
    this.#log = store.log;
    this.start = start;
  }

  static async open(store: ContractStore): Promise<CaseContext> {
    return new CaseContext(store, await store.log.lastPosition());
  }

  get log(): EventLog {
    return this.#log;
  }

  async reopen(): Promise<void> {
    this.#log = await this.#store.reopen();
  }

  cutConnection(): Promise<void> {
    return this.#store.cutConnection();
  }

  async dispose(): Promise<void> {
    for (const subscription of this.#subscriptions) await subscription.stop();
    await this.#store.dispose();
  }

  /** Appends what must be appended; a lost answer is asked for again with the same ids, as every caller must. */
  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<Appended> {
    let result: AppendResult;
    let attempts = 0;
    do {
      if (attempts > 0) await pause(20 * attempts);
      result = await this.log.append(stream, events, expected);
    } while (isPassing(result) && ++attempts < 50);
    if (result.kind !== 'appended') throw new Error(`not appended: ${JSON.stringify(result)}`);
    return result;
  }

  read(stream: string): Promise<readonly StoredEvent[]> {
    return collect(this.log.read(stream));
  }

  /** Everything that was written since the case began. */
  readAll(filter?: EventFilter): Promise<readonly StoredEvent[]> {
    return collect(this.log.readAll({ ...this.after(), ...(filter && { filter }) }));
  }

  after(): { readonly after?: Position } {
    return this.start === undefined ? {} : { after: this.start };
  }

  /** Subscribes from where the case began unless `options.after` says otherwise, and remembers all that comes. */
  follow(options: SubscribeOptions = {}, handler?: (batch: Batch) => void | Promise<void>): Follower {
    const follower = new Follower(this.log, { ...this.after(), ...options }, handler);
    this.#subscriptions.push(follower.subscription);
    return follower;
  }
}

function isPassing(result: AppendResult): boolean {
  return result.kind === 'unknown' || (result.kind === 'refused' && result.reason === 'unavailable');
}

/** A subscriber that keeps what it gets. */
export class Follower {
  readonly subscription: Subscription;
  readonly batches: Batch[] = [];
  /** The positions that `onCaughtUp` was called with. */
  readonly caughtUpAt: (Position | undefined)[] = [];

  constructor(log: EventLog, options: SubscribeOptions, handler?: (batch: Batch) => void | Promise<void>) {
    this.subscription = log.subscribe(
      {
        ...options,
        onCaughtUp: (position) => {
          this.caughtUpAt.push(position);
          options.onCaughtUp?.(position);
        },
      },
      async (batch) => {
        await handler?.(batch);
        this.batches.push(batch);
      },
    );
  }

  get events(): readonly StoredEvent[] {
    return this.batches.flatMap((batch) => batch.events);
  }

  get position(): Position | undefined {
    return this.batches.at(-1)?.position;
  }

  /** Waits until the follower has seen everything up to a position. */
  reaches(position: Position): Promise<void> {
    return until(() => this.position !== undefined && this.position >= position, `position ${position.toString()}`);
  }

  /** Waits until so many events have come. */
  receives(count: number): Promise<void> {
    return until(() => this.events.length >= count, `${count} events`);
  }

  catchesUp(): Promise<void> {
    return until(() => this.caughtUpAt.length > 0, 'the end of the log');
  }
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for a condition that somebody else brings about. */
export async function until(condition: () => boolean, what: string, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(2);
  }
}

/** Positions as they must be: each after the one before. */
export function isAscending(events: readonly StoredEvent[]): boolean {
  return events.every((event, index) => index === 0 || (events[index - 1]?.position ?? 0n) < event.position);
}
