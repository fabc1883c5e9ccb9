import fc from 'fast-check';
import { type Account, deletedAccount, evolveAccount, onVacation } from './account';
import { accountEventData, type AccountEvent, asAccountEvent, parsePreferences, type PasswordHash } from './account-event';
import { type AccountCommand, accountLimits, type AccountRefusal, decideAccount } from './decide-account';

const password: PasswordHash = { algorithm: 'argon2id', memoryKiB: 8, passes: 1, parallelism: 1, salt: '00', tag: '11' };
const day = 86_400_000;

/** An account to which things happen, one a second. */
class Story {
  account: Account | undefined;
  now = 1_700_000_000_000;
  readonly events: AccountEvent[] = [];

  tell(...commands: readonly AccountCommand[]): this {
    for (const command of commands) {
      const refusal = this.refusal(command);
      if (refusal !== undefined) throw new Error(`${command.kind}: ${refusal}`);
    }
    return this;
  }

  refusal(command: AccountCommand): AccountRefusal | undefined {
    this.now += 1000;
    const decided = decideAccount(this.account, command, this.now);
    if (!decided.ok) return decided.refusal;
    for (const event of decided.events) {
      // As the log gives it back.
      const stored = asAccountEvent({ type: event.type, open: accountEventData(event) });
      if (stored === undefined) throw new Error(`${event.type} cannot be read again`);
      this.events.push(stored);
      this.account = evolveAccount(this.account, stored, this.now);
    }
    return undefined;
  }
}

const ada = (): Story => new Story().tell({ kind: 'create', name: 'Ada', guest: false, password });
const guest = (): Story => new Story().tell({ kind: 'create', name: 'Guest 1234', guest: true });
const session = (id: string, until = Number.MAX_SAFE_INTEGER): AccountCommand => ({
  kind: 'open-session',
  session: id,
  secretHash: `hash of ${id}`,
  until,
  label: 'a browser',
});
const token = (id: string): AccountCommand => ({
  kind: 'issue-token',
  token: id,
  secretHash: `hash of ${id}`,
  scopes: ['read'],
  label: id,
});
const sessions = ({ account }: Story): readonly string[] => account?.sessions.map(({ id }) => id) ?? [];

describe('an account', () => {
  it('is made once', () => {
    expect(ada().account).toMatchObject({ name: 'Ada', guest: false, deleted: false, password });
    expect(ada().refusal({ kind: 'create', name: 'Eve', guest: false })).toBe('exists');
  });

  it('opens and closes sessions, one and all', () => {
    const story = ada().tell(session('a'), session('b'), session('c'), { kind: 'close-session', session: 'b' });
    expect(sessions(story)).toEqual(['a', 'c']);
    expect(story.refusal({ kind: 'close-session', session: 'b' })).toBe('no-session');
    expect(sessions(story.tell({ kind: 'close-all-sessions' }))).toEqual([]);
  });

  it('makes room for a new session instead of refusing it', () => {
    const story = ada();
    for (let count = 0; count <= accountLimits.sessions; count++) story.tell(session(`s${count}`));
    expect(sessions(story)).toHaveLength(accountLimits.sessions);
    expect(sessions(story)).not.toContain('s0');
  });

  it('forgets sessions that have run out', () => {
    const story = ada();
    story.tell(session('short', story.now + 5000));
    story.now += 10_000;
    expect(sessions(story.tell(session('long')))).toEqual(['long']);
  });

  it('signs out everywhere else when the password changes', () => {
    const story = ada().tell(session('a'), session('b'), { kind: 'set-password', password: { ...password, tag: '22' }, keepSession: 'a' });
    expect(sessions(story)).toEqual(['a']);
    expect(story.account?.password?.tag).toBe('22');
  });

  it('keeps sessions when only the parameters of the hash change', () => {
    expect(sessions(ada().tell(session('a'), { kind: 'renew-hash', password: { ...password, passes: 3 } }))).toEqual(['a']);
  });

  it('is let in again by a reset link once, in time, and closes everything that opened it before', () => {
    const story = ada().tell(session('a'), token('t'));
    story.tell({ kind: 'issue-reset-link', secretHash: 'first', until: story.now + day });
    story.tell({ kind: 'issue-reset-link', secretHash: 'second', until: story.now + day });
    expect(story.refusal({ kind: 'use-reset-link', secretHash: 'first', password })).toBe('no-reset-link');
    story.tell({ kind: 'use-reset-link', secretHash: 'second', password: { ...password, tag: '33' } });
    expect(story.account).toMatchObject({ sessions: [], tokens: [], resetLink: undefined, password: { tag: '33' } });
    expect(story.refusal({ kind: 'use-reset-link', secretHash: 'second', password })).toBe('no-reset-link');

    story.tell({ kind: 'issue-reset-link', secretHash: 'late', until: story.now + day });
    story.now += day;
    expect(story.refusal({ kind: 'use-reset-link', secretHash: 'late', password })).toBe('no-reset-link');
  });

  it('has tokens, but not too many', () => {
    const story = ada();
    for (let count = 0; count < accountLimits.tokens; count++) story.tell(token(`t${count}`));
    expect(story.refusal(token('one more'))).toBe('too-many-tokens');
    story.tell({ kind: 'revoke-token', token: 't3' }, token('another'));
    expect(story.refusal({ kind: 'revoke-token', token: 't3' })).toBe('no-token');
  });

  it('is a guest without a password until it registers, and stays the same account', () => {
    const story = guest();
    for (const command of [
      { kind: 'change-name', name: 'Eve' },
      { kind: 'set-password', password },
      token('t'),
      { kind: 'issue-reset-link', secretHash: 'x', until: 9e15 },
    ] as const) {
      expect(story.refusal(command)).toBe('guest');
    }
    story.tell(session('s'), { kind: 'register-guest', name: 'Eve', password });
    expect(story.account).toMatchObject({ name: 'Eve', guest: false, password });
    expect(sessions(story)).toEqual(['s']);
    expect(story.refusal({ kind: 'register-guest', name: 'Eva', password })).toBe('no-guest');
  });

  it('takes at most 30 days of vacation in a year', () => {
    const story = ada();
    const { now } = story;
    story.tell({ kind: 'take-vacation', from: now + day, until: now + 21 * day });
    expect(story.refusal({ kind: 'take-vacation', from: now + 40 * day, until: now + 51 * day })).toBe('vacation-too-long');
    story.tell({ kind: 'take-vacation', from: now + 40 * day, until: now + 50 * day });
    expect(story.refusal({ kind: 'take-vacation', from: now - 3 * day, until: now - day })).toBe('vacation-in-the-past');
    expect(story.refusal({ kind: 'take-vacation', from: now + day, until: now + day })).toBe('vacation-in-the-past');
    story.tell({ kind: 'take-vacation', from: now + 420 * day, until: now + 430 * day });
    expect([0, 1, 20.9, 21, 45].map((days) => onVacation(story.account ?? deletedAccount, now + days * day))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('leaves nothing behind when it is deleted', () => {
    const story = ada().tell(session('a'), token('t'), { kind: 'delete' });
    expect(story.account).toEqual(deletedAccount);
    expect(story.refusal(session('b'))).toBe('no-account');
    expect(story.refusal({ kind: 'delete' })).toBe('no-account');
    expect(evolveAccount(undefined, { type: 'AccountDeleted', open: {} }, 5)).toEqual(deletedAccount);
  });

  it('does nothing before it is made', () => {
    expect(new Story().refusal(session('a'))).toBe('no-account');
    expect(evolveAccount(undefined, { type: 'NameChanged', open: { name: 'Eve' } }, 5)).toBeUndefined();
  });

  it('takes preferences that exist, and null for none', () => {
    expect(parsePreferences({ language: 'pl', theme: null })).toEqual({ language: 'pl' });
    expect(parsePreferences({ language: 'tlh', theme: null })).toBeUndefined();
  });
});

describe('any story of an account', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const time = fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 });
  const command = fc.oneof<fc.Arbitrary<AccountCommand>[]>(
    fc.record({ kind: fc.constant('create' as const), name: id, guest: fc.boolean() }),
    fc.record({ kind: fc.constant('change-name' as const), name: id }),
    fc.record({ kind: fc.constant('register-guest' as const), name: id, password: fc.constant(password) }),
    fc.record({
      kind: fc.constant('set-password' as const),
      password: fc.constant(password),
      keepSession: fc.option(id, { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('open-session' as const), session: id, secretHash: id, until: time, label: id }),
    fc.record({ kind: fc.constant('close-session' as const), session: id }),
    fc.record({ kind: fc.constant('close-all-sessions' as const) }),
    fc.record({
      kind: fc.constant('issue-token' as const),
      token: id,
      secretHash: id,
      scopes: fc.constant(['read', 'play'] as const),
      label: id,
    }),
    fc.record({ kind: fc.constant('revoke-token' as const), token: id }),
    fc.record({ kind: fc.constant('issue-reset-link' as const), secretHash: id, until: time }),
    fc.record({ kind: fc.constant('use-reset-link' as const), secretHash: id, password: fc.constant(password) }),
    fc.record({ kind: fc.constant('take-vacation' as const), from: time, until: time }),
    fc.record({ kind: fc.constant('delete' as const) }),
  );

  it('keeps its promises at every step', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const story = new Story();
        for (const one of commands) {
          const before = story.account;
          const refusal = story.refusal(one);
          const { account } = story;
          if (refusal !== undefined) expect(account).toBe(before);
          if (before?.deleted === true) expect(account).toEqual(deletedAccount);
          if (account === undefined) continue;
          expect(account.sessions.length).toBeLessThanOrEqual(accountLimits.sessions);
          expect(new Set(sessions(story)).size).toBe(account.sessions.length);
          if (account.guest) expect(account.password).toBeUndefined();
          if (refusal === undefined && one.kind === 'close-all-sessions') expect(account.sessions).toEqual([]);
        }
      }),
    );
  });
});
