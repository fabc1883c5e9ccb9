import { type Account, asAccountEvent, evolveAccount } from '@kronika/accounts';
import type { EventLog, Position, StoredEvent, Subscription } from '@kronika/event-log';

/** An account at a version of its stream, with the commands that brought it there. */
export interface LoadedAccount {
  readonly account: Account | undefined;
  readonly version: number;
  readonly position: Position;
  /** The first event that each command wrote, by actor and command id. */
  readonly commands: Map<string, StoredEvent>;
}

const kept = 20_000;
const prefix = 'account-';

export const accountStream = (id: string): string => `${prefix}${id}`;
export const commandKey = (actor: string, commandId: string): string => `${actor} ${commandId}`;

/**
 * Accounts as they stand. Those in use are kept and follow the log, so that a session can be checked without reading anything; whoever writes
 * reads the rest of the stream first.
 */
export class AccountStore {
  readonly #log: EventLog;
  readonly #recent = new Map<string, LoadedAccount>();
  readonly #readings = new Map<string, Reading>();
  readonly #listeners = new Set<(accountId: string) => void>();
  #subscription: Subscription | undefined;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Follows what other nodes write, from the log's present end on. */
  async start(): Promise<void> {
    const after = await this.#log.lastPosition();
    const filter = { streamPrefixes: [prefix] };
    this.#subscription = this.#log.subscribe(after === undefined ? { filter } : { after, filter }, ({ events }) => {
      for (const event of events) this.#follow(event);
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
  }

  /** Calls back with the id of each account that something happened to. Returns how to stop that. */
  onChange(listener: (accountId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The account as this node knows it: at most the subscription's lag old. */
  async known(id: string): Promise<Account | undefined> {
    const loaded = this.#recent.get(id) ?? (await this.load(id));
    return loaded?.account;
  }

  /** The account as this node has it at hand; undefined where the log has to be asked. */
  atHand(id: string): Account | undefined {
    return this.#recent.get(id)?.account;
  }

  /** The account at the head of its stream; undefined where there is none. */
  async load(id: string): Promise<LoadedAccount | undefined> {
    const before = this.#recent.get(id);
    const reading = this.#startReading(id);
    let loaded = before;
    for (let arrived = -1; arrived !== reading.arrived;) {
      arrived = reading.arrived;
      const from = loaded === undefined ? 0 : loaded.version + 1;
      for await (const event of this.#log.read(accountStream(id), { from })) loaded = withEvent(loaded, event);
      // What the subscription brought meanwhile found nothing to be applied to.
    }
    this.#endReading(id, reading);
    const current = this.#recent.get(id);
    if (loaded === undefined || (current !== undefined && current.version > loaded.version)) return current;
    this.#remember(id, loaded);
    if (loaded.version !== before?.version) this.#tell(id);
    return loaded;
  }

  #startReading(id: string): Reading {
    const reading = this.#readings.get(id) ?? { arrived: 0, readers: 0 };
    reading.readers++;
    this.#readings.set(id, reading);
    return reading;
  }

  #endReading(id: string, reading: Reading): void {
    if (--reading.readers === 0) this.#readings.delete(id);
  }

  #follow(event: StoredEvent): void {
    const id = event.stream.slice(prefix.length);
    const known = this.#recent.get(id);
    const reading = this.#readings.get(id);
    if (reading !== undefined) reading.arrived++;
    if (known !== undefined && event.version === known.version + 1) this.#recent.set(id, withEvent(known, event));
    // Erased versions are never seen: whoever comes next reads the stream anew.
    else if (known !== undefined && event.version > known.version) this.#recent.delete(id);
    this.#tell(id);
  }

  /** The account that was not read for longest is the first to go. */
  #remember(id: string, loaded: LoadedAccount): void {
    this.#recent.delete(id);
    this.#recent.set(id, loaded);
    if (this.#recent.size > kept) for (const oldest of this.#recent.keys()) return void this.#recent.delete(oldest);
  }

  #tell(id: string): void {
    for (const listener of this.#listeners) listener(id);
  }
}

interface Reading {
  /** How many events the subscription brought meanwhile. */
  arrived: number;
  readers: number;
}

function withEvent(before: LoadedAccount | undefined, event: StoredEvent): LoadedAccount {
  if (before !== undefined && event.version <= before.version) return before;
  const happened = asAccountEvent(event);
  const account = happened === undefined ? before?.account : evolveAccount(before?.account, happened, event.time);
  // One map for all versions of an account: a copy an event would make long streams slow to read.
  const commands = before?.commands ?? new Map<string, StoredEvent>();
  const key = commandKey(event.actor, event.command);
  if (!commands.has(key)) commands.set(key, event);
  return { account, version: event.version, position: event.position, commands };
}
