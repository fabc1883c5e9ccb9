import type { Account } from './account';
import type { AccountEvent, PasswordHash, Preferences } from './account-event';
import type { Scope } from './scopes';

/** What can be asked of an account. Secrets and passwords come hashed; names were checked and claimed before. */
export type AccountCommand =
  | { readonly kind: 'create'; readonly name: string; readonly password?: PasswordHash | undefined; readonly guest: boolean }
  | { readonly kind: 'change-name'; readonly name: string }
  | { readonly kind: 'register-guest'; readonly name: string; readonly password: PasswordHash }
  | { readonly kind: 'set-password'; readonly password: PasswordHash; readonly keepSession?: string | undefined }
  /** The same password under newer parameters. */
  | { readonly kind: 'renew-hash'; readonly password: PasswordHash }
  | { readonly kind: 'open-session'; readonly session: string; readonly secretHash: string; readonly until: number; readonly label: string }
  | { readonly kind: 'close-session'; readonly session: string }
  | { readonly kind: 'close-all-sessions' }
  | {
      readonly kind: 'issue-token';
      readonly token: string;
      readonly secretHash: string;
      readonly scopes: readonly Scope[];
      readonly until?: number | undefined;
      readonly label: string;
    }
  | { readonly kind: 'revoke-token'; readonly token: string }
  | { readonly kind: 'issue-reset-link'; readonly secretHash: string; readonly until: number }
  | { readonly kind: 'use-reset-link'; readonly secretHash: string; readonly password: PasswordHash }
  | { readonly kind: 'change-preferences'; readonly preferences: Preferences }
  | { readonly kind: 'take-vacation'; readonly from: number; readonly until: number }
  | { readonly kind: 'delete' };

export type AccountRefusal =
  | 'no-account'
  | 'exists'
  | 'guest'
  | 'no-guest'
  | 'no-session'
  | 'no-token'
  | 'too-many-tokens'
  | 'no-reset-link'
  | 'vacation-too-long'
  | 'vacation-in-the-past';

export type AccountDecision =
  { readonly ok: true; readonly events: readonly AccountEvent[] } | { readonly ok: false; readonly refusal: AccountRefusal };

export const accountLimits = { sessions: 50, tokens: 50, vacationDays: 30 } as const;
const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** What follows from a command; an empty list of events where there is nothing left to do. */
export function decideAccount(account: Account | undefined, command: AccountCommand, now: number): AccountDecision {
  if (command.kind === 'create') {
    const { name, guest, password } = command;
    if (account !== undefined) return refuse('exists');
    return events({ type: 'AccountCreated', open: { name, guest } }, ...(password === undefined ? [] : [passwordSet(password)]));
  }
  if (account === undefined || account.deleted) return refuse('no-account');
  return decideLiving(account, command, now);
}

function decideLiving(account: Account, command: Exclude<AccountCommand, { readonly kind: 'create' }>, now: number): AccountDecision {
  switch (command.kind) {
    case 'change-name':
      if (account.guest) return refuse('guest');
      return account.name === command.name ? events() : events({ type: 'NameChanged', open: { name: command.name } });
    case 'register-guest':
      if (!account.guest) return refuse('no-guest');
      return events({ type: 'GuestRegistered', open: { name: command.name } }, passwordSet(command.password));
    case 'set-password':
      if (account.guest) return refuse('guest');
      return events(passwordSet(command.password), { type: 'AllSessionsClosed', open: { except: command.keepSession } });
    case 'renew-hash':
      return account.guest ? refuse('guest') : events(passwordSet(command.password));
    case 'open-session':
      return openSession(account, command, now);
    case 'close-session':
      if (!account.sessions.some(({ id }) => id === command.session)) return refuse('no-session');
      return events({ type: 'SessionClosed', open: { session: command.session } });
    case 'close-all-sessions':
      return account.sessions.length === 0 ? events() : events({ type: 'AllSessionsClosed', open: {} });
    case 'issue-token':
      return issueToken(account, command, now);
    case 'revoke-token':
      if (!account.tokens.some(({ id }) => id === command.token)) return refuse('no-token');
      return events({ type: 'TokenRevoked', open: { token: command.token } });
    case 'issue-reset-link': {
      const { secretHash, until } = command;
      return account.guest ? refuse('guest') : events({ type: 'ResetLinkIssued', open: { secretHash, until } });
    }
    case 'use-reset-link':
      return useResetLink(account, command, now);
    case 'change-preferences':
      return events({ type: 'PreferencesChanged', open: { preferences: command.preferences } });
    case 'take-vacation':
      return takeVacation(account, command, now);
    case 'delete':
      return events({ type: 'AccountDeleted', open: {} });
  }
}

type CommandOf<Kind extends AccountCommand['kind']> = Extract<AccountCommand, { readonly kind: Kind }>;

function openSession(account: Account, { session, secretHash, until, label }: CommandOf<'open-session'>, now: number): AccountDecision {
  const open = account.sessions.filter((one) => one.until > now);
  // Whoever signs in on a new device is let in; the oldest session makes room.
  const oldest = open.slice(0, Math.max(0, open.length - accountLimits.sessions + 1));
  return events(...oldest.map(({ id }): AccountEvent => ({ type: 'SessionClosed', open: { session: id } })), {
    type: 'SessionOpened',
    open: { session, secretHash, until, label },
  });
}

function issueToken(account: Account, command: CommandOf<'issue-token'>, now: number): AccountDecision {
  const { token, secretHash, scopes, until, label } = command;
  if (account.guest) return refuse('guest');
  const live = account.tokens.filter((one) => one.until === undefined || one.until > now);
  if (live.length >= accountLimits.tokens) return refuse('too-many-tokens');
  return events({ type: 'TokenIssued', open: { token, secretHash, scopes, until, label } });
}

/** Whoever had to be let in again had lost control: everything that opens the account is closed. */
function useResetLink(account: Account, { secretHash, password }: CommandOf<'use-reset-link'>, now: number): AccountDecision {
  const { resetLink } = account;
  if (resetLink?.secretHash !== secretHash || resetLink.until <= now) return refuse('no-reset-link');
  return events(
    { type: 'ResetLinkUsed', open: {} },
    passwordSet(password),
    { type: 'AllSessionsClosed', open: {} },
    ...account.tokens.map(({ id }): AccountEvent => ({ type: 'TokenRevoked', open: { token: id } })),
  );
}

/** At most so many days in any 365: nobody can stop a league's clocks for ever. */
function takeVacation(account: Account, { from, until }: CommandOf<'take-vacation'>, now: number): AccountDecision {
  if (until <= from || until <= now) return refuse('vacation-in-the-past');
  const recent = account.vacations.filter((one) => one.until > from - yearMs && one.from < until + yearMs);
  const taken = recent.reduce((sum, one) => sum + one.until - one.from, until - from);
  if (taken > accountLimits.vacationDays * dayMs) return refuse('vacation-too-long');
  return events({ type: 'VacationTaken', open: { from, until } });
}

function passwordSet(password: PasswordHash): AccountEvent {
  return { type: 'PasswordSet', open: { password } };
}

function events(...list: readonly AccountEvent[]): AccountDecision {
  return { ok: true, events: list };
}

function refuse(refusal: AccountRefusal): AccountDecision {
  return { ok: false, refusal };
}
