import { type Account, checkName, guestName, type PasswordHash, type Preferences, type Vacation } from '@kronika/accounts';
import { derivedId, type StoredEvent } from '@kronika/event-log';
import type { CommandResult, Rejection, Written } from '../command-result';
import { accountOf, type Caller } from '../rights/caller';
import type { AccountMeans } from './means';
import { passwordProblem } from './password-hashing';
import { runAccountCommand, usedForSomethingElse } from './run-account-command';
import type { Sessions, SignedIn, SignIn } from './sessions';
import { Throttle } from './throttle';

/** What everybody may know about an account. */
export interface Profile {
  readonly id: string;
  /** Empty for a deleted account. */
  readonly name: string;
  readonly guest: boolean;
  readonly deleted: boolean;
  /** Null for a deleted account. */
  readonly joined: number | null;
}

/** What somebody may know about themselves. */
export interface OwnAccount extends Profile {
  readonly administrator: boolean;
  readonly preferences: Preferences;
  readonly vacations: readonly Vacation[];
}

const busy: Rejection = { kind: 'throttled', retryAfterMs: 1000 };

/** Coming, being somebody, changing it. */
export class Accounts {
  readonly #means: AccountMeans;
  readonly #sessions: Sessions;
  readonly #arrivals: Throttle;
  readonly #guesses: Throttle;

  constructor(means: AccountMeans, sessions: Sessions) {
    this.#means = means;
    this.#sessions = sessions;
    // A whole hall may register from one address within minutes.
    this.#arrivals = new Throttle({ burst: 200, refillMs: 5_000 }, means.platform.now);
    this.#guesses = new Throttle({ burst: 8, refillMs: 30_000 }, means.platform.now);
  }

  /** Makes an account and signs in; a guest who registers keeps the account and its games. */
  async register(caller: Caller, input: SignIn): Promise<CommandResult<SignedIn>> {
    const { commandId, password, label } = input;
    const checked = checkName(input.name);
    if (!checked.ok) return invalid('name', checked.message);
    const problem = passwordProblem(password, checked.name);
    if (problem !== undefined) return invalid('password', problem);
    const throttled = this.#arrive(caller);
    if (throttled !== undefined) return throttled;
    const { platform, claims, store } = this.#means;

    const isGuest = caller.kind === 'account' && caller.guest;
    const accountId = isGuest ? caller.accountId : derivedId('account', commandId);
    const known = (await store.load(accountId))?.account;
    if (known !== undefined && !known.guest) return this.#registeredBefore(accountId, known, input, checked.name);
    const hash = await platform.passwords.hash(password);
    if (hash === undefined) return busy;
    if (!(await claims.claim(checked.name, accountId))) return nameTaken(checked.name);
    const { name } = checked;
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: accountId,
      commandId,
      command: isGuest ? { kind: 'register-guest', name, password: hash } : { kind: 'create', name, password: hash, guest: false },
      isRepeatOf: () => true,
    });
    return written.kind === 'done' ? this.#sessions.open(accountId, { label, commandId }) : written;
  }

  /** A retry whose first answer was lost opens a session, if it knows the password. */
  async #registeredBefore(accountId: string, account: Account, input: SignIn, name: string): Promise<CommandResult<SignedIn>> {
    if (account.password === undefined || account.name !== name) return usedForSomethingElse;
    const verdict = await this.#means.platform.passwords.verify(input.password, account.password);
    if (verdict === 'busy') return busy;
    return verdict === 'right' ? this.#sessions.open(accountId, input) : usedForSomethingElse;
  }

  /** An account for the moment, without a password: to look around and to play against bots. */
  async playAsGuest(caller: Caller, { commandId, label }: Pick<SignIn, 'commandId' | 'label'>): Promise<CommandResult<SignedIn>> {
    const throttled = this.#arrive(caller);
    if (throttled !== undefined) return throttled;
    const { platform, store } = this.#means;
    const accountId = derivedId('guest', commandId);
    const name = guestName(Number.parseInt(platform.randomHex(4), 16));
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: accountId,
      commandId,
      command: { kind: 'create', name, guest: true },
      // Who knows the id of the command is the one who sent it, but the account may have become somebody's since.
      isRepeatOf: async () => (await store.known(accountId))?.guest === true,
    });
    return written.kind === 'done' ? this.#sessions.open(accountId, { label, commandId }) : written;
  }

  async changeName(caller: Caller, { commandId, name: wanted }: { readonly commandId: string; readonly name: string }) {
    const { accountId, guest } = accountOf(caller);
    const checked = checkName(wanted);
    if (!checked.ok) return invalid('name', checked.message);
    const { name } = checked;
    if (!guest && !(await this.#means.claims.claim(name, accountId))) return nameTaken(name);
    const isRepeatOf = ({ type, open }: StoredEvent): boolean =>
      type === 'NameChanged' && JSON.stringify(open) === JSON.stringify({ name });
    return this.#run(accountId, { commandId, command: { kind: 'change-name', name }, isRepeatOf });
  }

  /** Changes the password of somebody who knows the old one, and signs them out everywhere else. */
  async changePassword(
    caller: Caller,
    { commandId, oldPassword, newPassword }: { readonly commandId: string; readonly oldPassword: string; readonly newPassword: string },
  ): Promise<CommandResult<Written>> {
    const { accountId, sessionId } = accountOf(caller);
    const account = await this.#means.store.known(accountId);
    const problem = passwordProblem(newPassword, account?.name ?? '');
    if (problem !== undefined) return invalid('newPassword', problem);
    const { passwords } = this.#means.platform;
    const isRepeatOf = async (): Promise<boolean> =>
      account?.password !== undefined && (await passwords.verify(newPassword, account.password)) === 'right';
    const loaded = await this.#means.store.load(accountId);
    if (loaded?.commands.has(`${accountId} ${commandId}`) !== true) {
      const wrong = await this.mustKnowPassword(accountId, oldPassword);
      if (wrong !== undefined) return wrong;
    }
    const hash = await passwords.hash(newPassword);
    if (hash === undefined) return busy;
    return this.#run(accountId, { commandId, command: { kind: 'set-password', password: hash, keepSession: sessionId }, isRepeatOf });
  }

  changePreferences(caller: Caller, { commandId, preferences }: { readonly commandId: string; readonly preferences: Preferences }) {
    const isRepeatOf = ({ type }: StoredEvent): boolean => type === 'PreferencesChanged';
    return this.#run(accountOf(caller).accountId, { commandId, command: { kind: 'change-preferences', preferences }, isRepeatOf });
  }

  takeVacation(caller: Caller, { commandId, from, until }: Vacation & { readonly commandId: string }) {
    const isRepeatOf = ({ type, open }: StoredEvent): boolean =>
      type === 'VacationTaken' && JSON.stringify(open) === JSON.stringify({ from, until });
    return this.#run(accountOf(caller).accountId, { commandId, command: { kind: 'take-vacation', from, until }, isRepeatOf });
  }

  async me(caller: Caller): Promise<OwnAccount | undefined> {
    if (caller.kind === 'anonymous') return undefined;
    const { accountId, administrator } = caller;
    const account = await this.#means.store.known(accountId);
    if (account === undefined || account.deleted) return undefined;
    return { ...profileOf(accountId, account), administrator, preferences: account.preferences, vacations: account.vacations };
  }

  /** What everybody may know about some accounts, in the order asked for; undefined where there never was one. */
  profiles(ids: readonly string[]): Promise<readonly (Profile | undefined)[]> {
    return Promise.all(
      ids.map(async (id) => {
        const account = await this.#means.store.known(id);
        return account && profileOf(id, account);
      }),
    );
  }

  /** Why somebody is not let through to something that needs the password once more; undefined when they are. */
  async mustKnowPassword(accountId: string, password: string): Promise<Rejection | undefined> {
    const { platform, store } = this.#means;
    const retryAfterMs = this.#guesses.waitMs(accountId);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    const known: PasswordHash | undefined = (await store.known(accountId))?.password;
    if (known === undefined) return undefined;
    const verdict = await platform.passwords.verify(password, known);
    if (verdict === 'right') return undefined;
    if (verdict === 'busy') return busy;
    this.#guesses.take(accountId);
    return { kind: 'refused', code: 'wrong-password', message: 'This is not your password.', details: null };
  }

  #arrive(caller: Caller): Rejection | undefined {
    const retryAfterMs = this.#arrivals.waitMs(caller.address);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    this.#arrivals.take(caller.address);
    return undefined;
  }

  #run(accountId: string, change: Omit<Parameters<typeof runAccountCommand>[2], 'accountId' | 'actor'>): Promise<CommandResult<Written>> {
    return runAccountCommand(this.#means.platform, this.#means.store, { accountId, actor: accountId, ...change });
  }
}

function profileOf(id: string, { name, guest, deleted, joined }: Account): Profile {
  return { id, name, guest, deleted, joined: deleted ? null : joined };
}

export function invalid(path: string, message: string): Rejection {
  return { kind: 'invalid', issues: [{ path, message }] };
}

function nameTaken(name: string): Rejection {
  return { kind: 'refused', code: 'name-taken', message: `Somebody goes by ${name} already.`, details: null };
}
