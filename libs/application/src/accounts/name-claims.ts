import { claimant, claimStream, foldName } from '@kronika/accounts';
import { eventId, type ExpectedVersion, type NewEvent } from '@kronika/event-log';
import { appendEvents } from '../append-events';
import type { Platform } from '../platform';
import type { AccountStore } from './account-store';

/** How long a claim holds although no account goes by the name: the time between the two appends of somebody who registers. */
const graceMs = 60_000;
const attempts = 8;

/** Who goes by a name. A claim is a stream whose exact version decides between two who want the same name at the same moment. */
export class NameClaims {
  readonly #platform: Pick<Platform, 'log' | 'now'>;
  readonly #store: AccountStore;

  constructor(platform: Pick<Platform, 'log' | 'now'>, store: AccountStore) {
    this.#platform = platform;
    this.#store = store;
  }

  /** The account that goes by the name; undefined where nobody does. */
  async holder(name: string): Promise<string | undefined> {
    const { account } = await this.#read(claimStream(name));
    return account !== undefined && (await this.#goesBy(account, name)) ? account : undefined;
  }

  /** Claims a name for an account, which has to take it within a minute. False when somebody else has it. */
  async claim(name: string, account: string): Promise<boolean> {
    const { log, now } = this.#platform;
    const stream = claimStream(name);
    let head = await this.#read(stream);
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (head.account === account) return true;
      if (head.account !== undefined && (now() - head.time < graceMs || (await this.#goesBy(head.account, name)))) return false;
      const written = await appendEvents(log, stream, [claimEvent(stream, account, head.version, now())], head.version);
      if (written.kind === 'appended') return true;
      head = await this.#read(stream);
      // An erased claim cannot be read, but its versions stay used.
      if (head.account === undefined) head = { ...head, version: written.actual };
    }
    return false;
  }

  async #read(stream: string): Promise<{ readonly account?: string; readonly time: number; readonly version: ExpectedVersion }> {
    for await (const event of this.#platform.log.read(stream, { direction: 'backwards', limit: 1 })) {
      const account = claimant(event);
      return { ...(account === undefined ? {} : { account }), time: event.time, version: event.version };
    }
    return { time: 0, version: 'no stream' };
  }

  async #goesBy(accountId: string, name: string): Promise<boolean> {
    const loaded = await this.#store.load(accountId);
    const account = loaded?.account;
    return account !== undefined && !account.deleted && !account.guest && foldName(account.name) === foldName(name);
  }
}

function claimEvent(stream: string, account: string, after: ExpectedVersion, time: number): NewEvent {
  // The same account may claim the same name again later: the version keeps the two apart.
  const command = `claim after ${after}`;
  return { id: eventId(stream, account, command, 0), type: 'NameClaimed', schema: 1, time, actor: account, command, open: { account } };
}
