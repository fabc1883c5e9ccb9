import {
  type Administrators,
  type AdministratorsCommand,
  type AdministratorsRefusal,
  administratorsStream,
  decideAdministrators,
  evolveAdministrators,
  noAdministrators,
} from '@kronika/accounts';
import { eventId, type Position, type StoredEvent, type Subscription } from '@kronika/event-log';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { Platform } from '../platform';

const attempts = 8;

/** Who administers, as this node knows it: kept up to date by the log. */
export class AdministratorsStore {
  readonly #platform: Pick<Platform, 'log' | 'now'>;
  #state = noAdministrators;
  #version = -1;
  #position: Position = 0n;
  #subscription: Subscription | undefined;

  constructor(platform: Pick<Platform, 'log' | 'now'>) {
    this.#platform = platform;
  }

  async start(): Promise<void> {
    const after = await this.#platform.log.lastPosition();
    await this.load();
    const filter = { streamPrefixes: [administratorsStream] };
    this.#subscription = this.#platform.log.subscribe(after === undefined ? { filter } : { after, filter }, ({ events }) => {
      for (const event of events) this.#apply(event);
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
  }

  includes(accountId: string): boolean {
    return this.#state.accounts.includes(accountId);
  }

  /** As the log has it now. */
  async load(): Promise<Administrators> {
    for await (const event of this.#platform.log.read(administratorsStream, { from: this.#version + 1 })) this.#apply(event);
    return this.#state;
  }

  /** Decides at the head of the stream and appends there; again when somebody else was faster. */
  async run(command: AdministratorsCommand, actor: string, commandId: string): Promise<CommandResult<Written>> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const state = await this.load();
      const decided = decideAdministrators(state, command);
      if (!decided.ok) return asRejection(decided.refusal);
      if (decided.events.length === 0) return { kind: 'done', version: this.#version, position: this.#position };
      const { log, now } = this.#platform;
      const envelope = { schema: 1, time: now(), actor, command: commandId };
      const events = decided.events.map((event, index) => ({
        ...event,
        ...envelope,
        id: eventId(administratorsStream, actor, commandId, index),
      }));
      const written = await appendEvents(log, administratorsStream, events, this.#version === -1 ? 'no stream' : this.#version);
      if (written.kind === 'wrong-expected-version') continue;
      await this.load();
      return { kind: 'done', version: written.version, position: written.position };
    }
    return { kind: 'conflict', code: 'busy', version: this.#version };
  }

  #apply(event: StoredEvent): void {
    if (event.stream !== administratorsStream || event.version <= this.#version) return;
    this.#state = evolveAdministrators(this.#state, event);
    this.#version = event.version;
    this.#position = event.position;
  }
}

const messages: Readonly<Record<AdministratorsRefusal, string>> = {
  'is-set-up': 'There is an administrator already.',
  'no-such-link': 'This link is not the one that the server printed at its start.',
  'no-administrator': 'Only an administrator can do this.',
  'last-administrator': 'The last administrator has to stay: name another one first.',
};

function asRejection(refusal: AdministratorsRefusal): Rejection {
  if (refusal === 'no-administrator') return { kind: 'forbidden', message: messages[refusal] };
  return { kind: 'refused', code: refusal, message: messages[refusal], details: null };
}
