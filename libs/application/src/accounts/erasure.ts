import { asAccountEvent, claimStream } from '@kronika/accounts';
import { derivedId, LogUnavailable, type EventLog } from '@kronika/event-log';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { ProcessManager } from '../processes/process-manager';
import type { ReadModel } from '../read-model';
import { isRejection, sessionOf } from '../rights/account-rights';
import type { Caller } from '../rights/caller';
import { accountStream } from './account-store';
import type { Accounts } from './accounts';
import type { DirectoryQueries } from './directory';
import type { AccountMeans } from './means';
import { inEnvelopes, runAccountCommand } from './run-account-command';

const attempts = 8;

/**
 * Deletes accounts. First an event that says so: from then on nobody gets in, and every read model forgets the name. Then the payloads go from the
 * log. That takes the event along, so a second one stays behind as a tombstone, for read models that are made later.
 */
export class Erasure implements ProcessManager {
  readonly name = 'erasure';
  readonly #means: AccountMeans;
  readonly #accounts: Accounts;
  readonly #directory: ReadModel<DirectoryQueries>;
  /** What else holds personal data of an account. */
  readonly #also: readonly ((accountId: string) => Promise<void>)[];

  constructor(
    means: AccountMeans,
    accounts: Accounts,
    directory: ReadModel<DirectoryQueries>,
    also: readonly ((accountId: string) => Promise<void>)[] = [],
  ) {
    this.#also = also;
    this.#means = means;
    this.#accounts = accounts;
    this.#directory = directory;
  }

  /** Deletes the caller's account; games stay under its id, which nobody can connect with a person any more. */
  async deleteAccount(
    caller: Caller,
    { commandId, password }: { readonly commandId: string; readonly password: string },
  ): Promise<CommandResult<Written>> {
    const account = sessionOf(caller);
    if (isRejection(account)) return account;
    const { accountId } = account;
    const wrong = await this.#accounts.mustKnowPassword(accountId, password);
    if (wrong !== undefined) return wrong;
    const { administrators, platform, store } = this.#means;
    if ((await administrators.load()).accounts.includes(accountId)) {
      const left = await administrators.run({ kind: 'remove', by: accountId, account: accountId }, accountId, commandId);
      if (left.kind !== 'done') return left;
    }
    const command = { kind: 'delete' } as const;
    const deleted = await runAccountCommand(platform, store, { accountId, actor: accountId, commandId, command, isRepeatOf: () => true });
    if (deleted.kind !== 'done') return deleted;
    return this.#erase(accountId);
  }

  /** Ends what a crash interrupted. */
  async act(): Promise<number | undefined> {
    const open = await this.#directory.ask((directory) => directory.deletionsBegun());
    if ('kind' in open) return this.#means.platform.now() + 1000;
    for (const accountId of open) await this.#erase(accountId);
    return undefined;
  }

  async #erase(accountId: string): Promise<CommandResult<Written>> {
    const { log } = this.#means.platform;
    const stream = accountStream(accountId);
    const names: string[] = [];
    for await (const event of log.read(stream)) {
      const happened = asAccountEvent(event);
      if (happened !== undefined && 'name' in happened.open) names.push(happened.open.name);
    }
    for (const name of names) await mustErase(log, claimStream(name));
    for (const erase of this.#also) await erase(accountId);
    await mustErase(log, stream);
    return this.#leaveTombstone(accountId);
  }

  async #leaveTombstone(accountId: string): Promise<CommandResult<Written>> {
    const { platform, store } = this.#means;
    const stream = accountStream(accountId);
    const events = inEnvelopes(stream, [{ type: 'AccountDeleted', open: {} }], 'system', derivedId(accountId, 'tombstone'), platform.now());
    // Erased events cannot be read, but their versions stay used: the log names the last one.
    let expected = (await store.load(accountId))?.version ?? 0;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const written = await appendEvents(platform.log, stream, events, expected);
      if (written.kind === 'appended') {
        await store.load(accountId);
        return { kind: 'done', version: written.version, position: written.position };
      }
      if (written.actual === 'no stream') break;
      expected = written.actual;
    }
    return busy;
  }
}

const busy: Rejection = { kind: 'conflict', code: 'busy', version: 0 };

async function mustErase(log: EventLog, stream: string): Promise<void> {
  const result = await log.erase(stream);
  if (result.kind !== 'erased') throw new LogUnavailable(`${stream} could not be erased (${result.message})`);
}
