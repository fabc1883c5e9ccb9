import type { AccountEvent, PasswordHash, Preferences } from './account-event';
import type { Scope } from './scopes';

/** Something secret that opens an account until a moment; only its hash is known. */
export interface Session {
  readonly id: string;
  readonly secretHash: string;
  readonly opened: number;
  readonly until: number;
  /** Which browser, in the words that it used for itself. */
  readonly label: string;
}

export interface Token {
  readonly id: string;
  readonly secretHash: string;
  readonly issued: number;
  /** Absent: until it is revoked. */
  readonly until?: number | undefined;
  readonly label: string;
  readonly scopes: readonly Scope[];
}

export interface Vacation {
  readonly from: number;
  readonly until: number;
}

/** Somebody who plays here, as the events of the stream `account-<id>` say. */
export interface Account {
  readonly name: string;
  /** A guest has no password and plays against bots only. */
  readonly guest: boolean;
  readonly joined: number;
  readonly password: PasswordHash | undefined;
  readonly sessions: readonly Session[];
  readonly tokens: readonly Token[];
  readonly resetLink: { readonly secretHash: string; readonly until: number } | undefined;
  readonly preferences: Preferences;
  readonly vacations: readonly Vacation[];
  readonly deleted: boolean;
}

/** What is left of a deleted account: games keep the id, and nobody can tell whose it was. */
export const deletedAccount: Account = {
  name: '',
  guest: false,
  joined: 0,
  password: undefined,
  sessions: [],
  tokens: [],
  resetLink: undefined,
  preferences: {},
  vacations: [],
  deleted: true,
};

/** The account after an event at a moment; total: an event that cannot be changes nothing. */
export function evolveAccount(account: Account | undefined, event: AccountEvent, time: number): Account | undefined {
  if (event.type === 'AccountDeleted') return deletedAccount;
  if (event.type === 'AccountCreated') {
    return account ?? { ...deletedAccount, name: event.open.name, guest: event.open.guest, joined: time, deleted: false };
  }
  return account === undefined || account.deleted ? account : evolveLiving(account, event, time);
}

type LivingEvent = Exclude<AccountEvent, { readonly type: 'AccountCreated' | 'AccountDeleted' }>;

function evolveLiving(account: Account, { type, open }: LivingEvent, time: number): Account {
  switch (type) {
    case 'NameChanged':
      return { ...account, name: open.name };
    case 'GuestRegistered':
      return { ...account, name: open.name, guest: false };
    case 'PasswordSet':
      return { ...account, password: open.password };
    case 'SessionOpened': {
      const { session, secretHash, until, label } = open;
      // What has run out is forgotten on the way: the list stays short.
      const others = account.sessions.filter((one) => one.until > time && one.id !== session);
      return { ...account, sessions: [...others, { id: session, secretHash, opened: time, until, label }] };
    }
    case 'SessionClosed':
      return { ...account, sessions: account.sessions.filter(({ id }) => id !== open.session) };
    case 'AllSessionsClosed':
      return { ...account, sessions: account.sessions.filter(({ id }) => id === open.except) };
    case 'TokenIssued': {
      const { token, secretHash, scopes, until, label } = open;
      return { ...account, tokens: [...account.tokens, { id: token, secretHash, scopes, until, label, issued: time }] };
    }
    case 'TokenRevoked':
      return { ...account, tokens: account.tokens.filter(({ id }) => id !== open.token) };
    case 'ResetLinkIssued':
      return { ...account, resetLink: open };
    case 'ResetLinkUsed':
      return { ...account, resetLink: undefined };
    case 'PreferencesChanged':
      return { ...account, preferences: open.preferences };
    case 'VacationTaken':
      return { ...account, vacations: [...account.vacations, open] };
  }
}

/** Whether somebody is away at a moment: clocks of correspondence games stand still. */
export function onVacation({ vacations }: Account, at: number): boolean {
  return vacations.some(({ from, until }) => from <= at && at < until);
}
