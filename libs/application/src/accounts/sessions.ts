import { type Account, onVacation, type PasswordHash, type Session } from '@kronika/accounts';
import { derivedId } from '@kronika/event-log';
import type { CommandResult, Rejection, Written } from '../command-result';
import { type AccountCaller, accountOf, type Caller } from '../rights/caller';
import type { AccountMeans } from './means';
import { runAccountCommand } from './run-account-command';
import { newSecret, readSecret, sameHash } from './secrets';
import { Throttle } from './throttle';

/** A session that was just opened: the secret is shown this once. */
export interface OpenedSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly secret: string;
  readonly until: number;
}
export type SignedIn = Written & OpenedSession;

export interface SignIn {
  readonly commandId: string;
  readonly name: string;
  readonly password: string;
  /** Which browser it is. */
  readonly label: string;
}

const dayMs = 86_400_000;
const sessionMs = 60 * dayMs;
const guestSessionMs = 7 * dayMs;

/** The same for an unknown name and a wrong password: nobody learns who has an account. */
export const wrongCredentials: Rejection = {
  kind: 'refused',
  code: 'wrong-credentials',
  message: 'Name and password do not belong together.',
  details: null,
};

/** Who is who: opening, checking and closing what lets somebody in. */
export class Sessions {
  readonly #means: AccountMeans;
  /** By name and address: who mistypes is held up soon, and only there. */
  readonly #byBoth: Throttle;
  readonly #byName: Throttle;
  readonly #byAddress: Throttle;
  readonly #demo: boolean;

  constructor(means: AccountMeans, options: { readonly demo: boolean }) {
    this.#means = means;
    this.#demo = options.demo;
    const { now } = means.platform;
    this.#byBoth = new Throttle({ burst: 8, refillMs: 30_000 }, now);
    this.#byName = new Throttle({ burst: 60, refillMs: 60_000 }, now);
    this.#byAddress = new Throttle({ burst: 60, refillMs: 5_000 }, now);
  }

  /** Who shows this secret (a session's or a token's): without one, or with one that is good no longer, somebody anonymous. */
  async authenticate(secret: string | undefined, address: string): Promise<Caller> {
    const anonymous: Caller = { kind: 'anonymous', address };
    if (secret === undefined) return anonymous;
    const read = readSecret(secret, this.#means.platform);
    if (read === undefined || read.prefix === 'krr') return anonymous;
    const { store } = this.#means;
    const atHand = store.atHand(read.accountId);
    const known = atHand && this.#callerFor(read, atHand, address);
    if (known !== undefined) return known;
    // Another node may have opened it a moment ago.
    const loaded = await store.load(read.accountId);
    return (loaded?.account && this.#callerFor(read, loaded.account, address)) ?? anonymous;
  }

  #callerFor(
    { prefix, hash, accountId }: { readonly prefix: string; readonly hash: string; readonly accountId: string },
    account: Account,
    address: string,
  ): AccountCaller | undefined {
    const now = this.#means.platform.now();
    const isGood = (one: { readonly secretHash: string; readonly until?: number | undefined }): boolean =>
      sameHash(one.secretHash, hash) && (one.until === undefined || one.until > now);
    const { guest } = account;
    const administrator = this.#means.administrators.includes(accountId);
    if (prefix === 'krs') {
      const session = account.sessions.find(isGood);
      return session && { kind: 'account', accountId, guest, administrator, scopes: 'all', address, sessionId: session.id };
    }
    const token = account.tokens.find(isGood);
    if (token === undefined) return undefined;
    const { scopes } = token;
    return { kind: 'account', accountId, guest, administrator: administrator && scopes.includes('administer'), scopes, address };
  }

  async signIn(caller: Caller, { commandId, name, password, label }: SignIn): Promise<CommandResult<SignedIn>> {
    const { platform, claims, store } = this.#means;
    const keys = [
      [this.#byBoth, `${caller.address} ${name.toLowerCase()}`],
      [this.#byName, name.toLowerCase()],
      [this.#byAddress, caller.address],
    ] as const;
    const retryAfterMs = Math.max(...keys.map(([throttle, key]) => throttle.waitMs(key)));
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };

    const accountId = await claims.holder(name);
    const account = accountId === undefined ? undefined : (await store.load(accountId))?.account;
    // Somebody without an account is looked at for as long as somebody with one.
    const verdict = await platform.passwords.verify(password, account?.password ?? nobodysPassword);
    if (verdict === 'busy') return { kind: 'throttled', retryAfterMs: 1000 };
    if (accountId === undefined || account?.password === undefined || verdict === 'wrong') {
      for (const [throttle, key] of keys) throttle.take(key);
      return wrongCredentials;
    }
    if (platform.passwords.isOutdated(account.password)) await this.#renewHash(accountId, password, commandId);
    return this.open(accountId, { label, commandId });
  }

  async #renewHash(accountId: string, password: string, commandId: string): Promise<void> {
    const { platform, store } = this.#means;
    const hash = await platform.passwords.hash(password);
    if (hash === undefined) return;
    const change = { accountId, actor: 'system', commandId: derivedId(accountId, 'renew-hash', commandId), isRepeatOf: () => true };
    await runAccountCommand(platform, store, { ...change, command: { kind: 'renew-hash', password: hash } });
  }

  /**
   * Opens a session for an account. The secret cannot be shown a second time, so a repeated command opens another session: what the first one opened
   * runs out by itself, or is closed from the list.
   */
  async open(
    accountId: string,
    { label, commandId }: { readonly label: string; readonly commandId: string },
  ): Promise<CommandResult<SignedIn>> {
    const { platform, store } = this.#means;
    const account = await store.known(accountId);
    const secret = newSecret('krs', accountId, platform);
    const sessionId = platform.randomHex(8);
    const until = platform.now() + (account?.guest === true ? guestSessionMs : sessionMs);
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: accountId,
      commandId: derivedId('session', commandId, sessionId),
      command: { kind: 'open-session', session: sessionId, secretHash: secret.hash, until, label: label.slice(0, 200) },
      isRepeatOf: () => false,
    });
    return written.kind === 'done' ? { ...written, accountId, sessionId, secret: secret.text, until } : written;
  }

  /** Opens a session without a password: for trying the demo data on one's own machine, and for nothing else. */
  async openSessionFor(accountId: string, commandId: string): Promise<CommandResult<SignedIn>> {
    if (!this.#demo) return { kind: 'forbidden', message: 'This server has no demonstration accounts.' };
    return this.open(accountId, { label: 'demonstration', commandId });
  }

  /** Closes the caller's own session, or another one of theirs. */
  async close(caller: Caller, commandId: string, sessionId?: string): Promise<CommandResult<Written>> {
    const { accountId, sessionId: own } = accountOf(caller);
    const session = sessionId ?? own;
    if (session === undefined) return { kind: 'invalid', issues: [{ path: 'sessionId', message: 'A token has no session of its own.' }] };
    const isRepeatOf = ({ type, open }: { readonly type: string; readonly open: unknown }): boolean =>
      type === 'SessionClosed' && JSON.stringify(open) === JSON.stringify({ session });
    return this.#run(accountId, commandId, { kind: 'close-session', session }, isRepeatOf);
  }

  async closeAll(caller: Caller, commandId: string): Promise<CommandResult<Written>> {
    return this.#run(accountOf(caller).accountId, commandId, { kind: 'close-all-sessions' }, ({ type }) => type === 'AllSessionsClosed');
  }

  /** The caller's sessions that are open now, the newest first. */
  async list(caller: Caller): Promise<readonly Session[]> {
    const { store, platform } = this.#means;
    const account = await store.known(accountOf(caller).accountId);
    return (account?.sessions ?? []).filter(({ until }) => until > platform.now()).toReversed();
  }

  /** Calls back with the id of each account that something happened to: sockets are checked again then. */
  onChange(listener: (accountId: string) => void): () => void {
    return this.#means.store.onChange(listener);
  }

  /** Whether somebody is away now: the clocks of their correspondence games stand still. */
  async isOnVacation(accountId: string, at: number): Promise<boolean> {
    const account = await this.#means.store.known(accountId);
    return account !== undefined && onVacation(account, at);
  }

  #run(
    accountId: string,
    commandId: string,
    command: Parameters<typeof runAccountCommand>[2]['command'],
    isRepeatOf: Parameters<typeof runAccountCommand>[2]['isRepeatOf'],
  ): Promise<CommandResult<Written>> {
    return runAccountCommand(this.#means.platform, this.#means.store, { accountId, actor: accountId, commandId, command, isRepeatOf });
  }
}

/** What the password of an unknown name is held against, so that it takes as long as any other. */
const nobodysPassword: PasswordHash = {
  algorithm: 'argon2id',
  memoryKiB: 19 * 1024,
  passes: 2,
  parallelism: 1,
  salt: '00112233445566778899aabbccddeeff',
  tag: '00'.repeat(32),
};
