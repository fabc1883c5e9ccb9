import { derivedId } from '@kronika/event-log';
import type { CommandResult, Written } from '../command-result';
import { administratorOf, isRejection } from '../rights/account-rights';
import type { Caller } from '../rights/caller';
import { type Accounts, invalid } from './accounts';
import type { AccountMeans } from './means';
import { passwordProblem } from './password-hashing';
import { runAccountCommand } from './run-account-command';
import { hashSecret, newSecret, readSecret } from './secrets';
import type { Sessions, SignedIn, SignIn } from './sessions';
import { Throttle } from './throttle';

/** The secret of a link is shown this once. */
export type IssuedLink = Written & { readonly secret: string; readonly until: number };

const resetLinkMs = 24 * 3_600_000;

/** What it takes to run the place: the first administrator, further ones, and letting people in again. */
export class Administration {
  readonly #means: AccountMeans;
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #guesses: Throttle;

  constructor(means: AccountMeans, accounts: Accounts, sessions: Sessions) {
    this.#means = means;
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#guesses = new Throttle({ burst: 10, refillMs: 30_000 }, means.platform.now);
  }

  /** The secret of a fresh set-up link while there is no administrator: for the console of whoever starts the server. */
  async issueSetUpLink(): Promise<string | undefined> {
    const { administrators, platform } = this.#means;
    const { accounts } = await administrators.load();
    if (accounts.length > 0) return undefined;
    const secret = platform.randomHex(32);
    const command = { kind: 'issue-set-up-link', secretHash: hashSecret(secret, platform) } as const;
    const issued = await administrators.run(command, 'system', derivedId('set-up', command.secretHash));
    return issued.kind === 'done' ? secret : undefined;
  }

  /** Makes the account of the first administrator, for whoever has the link from the console. */
  async setUp(caller: Caller, input: SignIn & { readonly link: string }): Promise<CommandResult<SignedIn>> {
    const { administrators, platform } = this.#means;
    const retryAfterMs = this.#guesses.waitMs(caller.address);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const secretHash = hashSecret(input.link, platform);
    const { setUpLinks, accounts } = await administrators.load();
    const isRepeat = accounts.includes(derivedId('account', input.commandId));
    if (!isRepeat && !setUpLinks.includes(secretHash)) {
      this.#guesses.take(caller.address);
      return {
        kind: 'refused',
        code: 'no-such-link',
        message: 'This is not the link that the server printed, or it was used.',
        details: null,
      };
    }
    const registered = await this.#accounts.register({ kind: 'anonymous', address: caller.address }, input);
    if (registered.kind !== 'done' || isRepeat) return registered;
    const { accountId } = registered;
    const named = await administrators.run({ kind: 'set-up', secretHash, account: accountId }, accountId, input.commandId);
    return named.kind === 'done' ? { ...registered, position: named.position } : named;
  }

  async giveAdministrator(
    caller: Caller,
    { commandId, accountId }: { readonly commandId: string; readonly accountId: string },
  ): Promise<CommandResult<Written>> {
    const administrator = administratorOf(caller);
    if (isRejection(administrator)) return administrator;
    const account = (await this.#means.store.load(accountId))?.account;
    if (account === undefined || account.deleted) return { kind: 'not-found', what: 'account' };
    if (account.guest) return { kind: 'refused', code: 'guest', message: 'A guest cannot administer.', details: null };
    return this.#means.administrators.run(
      { kind: 'name', by: administrator.accountId, account: accountId },
      administrator.accountId,
      commandId,
    );
  }

  async takeAdministrator(
    caller: Caller,
    { commandId, accountId }: { readonly commandId: string; readonly accountId: string },
  ): Promise<CommandResult<Written>> {
    const administrator = administratorOf(caller);
    if (isRejection(administrator)) return administrator;
    return this.#means.administrators.run(
      { kind: 'remove', by: administrator.accountId, account: accountId },
      administrator.accountId,
      commandId,
    );
  }

  /** A link with which somebody who forgot the password chooses a new one; the administrator hands it over. */
  async issueResetLink(
    caller: Caller,
    { commandId, accountId }: { readonly commandId: string; readonly accountId: string },
  ): Promise<CommandResult<IssuedLink>> {
    const administrator = administratorOf(caller);
    if (isRejection(administrator)) return administrator;
    const { platform, store } = this.#means;
    const secret = newSecret('krr', accountId, platform);
    const until = platform.now() + resetLinkMs;
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: administrator.accountId,
      // A repeat cannot show the first secret: it issues another link, which takes the first one's place.
      commandId: derivedId('reset-link', commandId, secret.hash),
      command: { kind: 'issue-reset-link', secretHash: secret.hash, until },
      isRepeatOf: () => false,
    });
    return written.kind === 'done' ? { ...written, secret: secret.text, until } : written;
  }

  /** Chooses a new password with a link, which closes everything that opened the account before, and signs in. */
  async resetPassword(
    caller: Caller,
    {
      commandId,
      link,
      password,
      label,
    }: { readonly commandId: string; readonly link: string; readonly password: string; readonly label: string },
  ): Promise<CommandResult<SignedIn>> {
    const { platform, store } = this.#means;
    const retryAfterMs = this.#guesses.waitMs(caller.address);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const read = readSecret(link, platform);
    const account = read?.prefix === 'krr' ? (await store.load(read.accountId))?.account : undefined;
    if (read === undefined || account?.resetLink?.secretHash !== read.hash) {
      this.#guesses.take(caller.address);
      return { kind: 'refused', code: 'no-reset-link', message: 'This link was used, or is too old.', details: null };
    }
    const problem = passwordProblem(password, account.name);
    if (problem !== undefined) return invalid('password', problem);
    const hash = await platform.passwords.hash(password);
    if (hash === undefined) return { kind: 'throttled', retryAfterMs: 1000 };
    const { accountId } = read;
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: accountId,
      commandId,
      command: { kind: 'use-reset-link', secretHash: read.hash, password: hash },
      isRepeatOf: () => false,
    });
    return written.kind === 'done' ? this.#sessions.open(accountId, { commandId, label }) : written;
  }
}
