import { AccountHouse, done, goodPassword, hex, memoryLog, quickPasswords } from '../testing';
import type { PasswordHashing } from './password-hashing';

describe('a session', () => {
  it('is opened by the right password alone, and says no more about a wrong one than about a wrong name', async () => {
    const looked: string[] = [];
    const passwords: PasswordHashing = {
      ...quickPasswords,
      verify: (password, hash) => {
        looked.push(hash.tag);
        return quickPasswords.verify(password, hash);
      },
    };
    const house = new AccountHouse({ platform: { passwords } });
    await house.register('Ada');
    const wrongPassword = await house.signIn('Ada', 'not the password');
    const wrongName = await house.signIn('Nobody Here', 'not the password');
    expect(wrongPassword).toMatchObject({ kind: 'refused', code: 'wrong-credentials' });
    expect(wrongName).toEqual(wrongPassword);
    // Both were looked at: the time tells nothing either.
    expect(looked).toHaveLength(2);
    expect((await house.signIn('ADA')).kind).toBe('done');
  });

  it('cannot be opened by a guest’s name', async () => {
    const house = new AccountHouse();
    done(await house.accounts.playAsGuest(house.somebody, { commandId: hex(), label: '' }));
    expect((await house.signIn('Guest 1234', '')).kind).toBe('refused');
  });

  it('ends with sign-out, here and everywhere', async () => {
    const house = new AccountHouse();
    const first = await house.register('Ada');
    const second = done(await house.signIn('Ada'));
    const third = done(await house.signIn('Ada'));
    const caller = await house.caller(first.secret);
    expect(await house.sessions.list(caller)).toHaveLength(3);
    done(await house.sessions.close(caller, hex()));
    expect((await house.caller(first.secret)).kind).toBe('anonymous');
    done(await house.sessions.closeAll(await house.caller(second.secret), hex()));
    expect((await house.caller(third.secret)).kind).toBe('anonymous');
  });

  it('cannot be ended by somebody else', async () => {
    const house = new AccountHouse();
    const ada = await house.register('Ada');
    const eve = await house.caller((await house.register('Eve')).secret);
    expect(await house.sessions.close(eve, hex(), ada.sessionId)).toMatchObject({ kind: 'refused', code: 'no-session' });
    expect((await house.caller(ada.secret)).kind).toBe('account');
  });

  it('runs out', async () => {
    let time = 1_000_000;
    const house = new AccountHouse({ platform: { now: () => time } });
    const { secret, until } = await house.register('Ada');
    time = until - 1;
    expect((await house.caller(secret)).kind).toBe('account');
    time = until;
    expect((await house.caller(secret)).kind).toBe('anonymous');
  });

  it('is known to every node at once, and its end within the subscription’s lag', async () => {
    const log = memoryLog();
    const [here, there] = [new AccountHouse({ log }), new AccountHouse({ log })];
    await Promise.all([here.means.start(), there.means.start()]);
    const { secret } = await here.register('Ada');
    expect((await there.caller(secret)).kind).toBe('account');
    const again = done(await here.signIn('Ada'));
    expect((await there.caller(again.secret)).kind).toBe('account');

    const gone = new Promise<void>((resolve) => {
      there.sessions.onChange(() => {
        void there.caller(again.secret).then(({ kind }) => {
          if (kind === 'anonymous') resolve();
        });
      });
    });
    done(await here.sessions.closeAll(await here.caller(secret), hex()));
    await gone;
    expect((await there.caller(secret)).kind).toBe('anonymous');
    await Promise.all([here.means.stop(), there.means.stop()]);
  });

  it('survives anything that is shown instead of a secret', async () => {
    const house = new AccountHouse();
    const { secret } = await house.register('Ada');
    for (const shown of [
      '',
      'krs',
      secret.slice(0, -1),
      `${secret}0`,
      secret.replace('krs', 'krt'),
      secret.replace('krs', 'krr'),
      'x'.repeat(9999),
    ]) {
      expect((await house.caller(shown)).kind).toBe('anonymous');
    }
  });

  it('is never kept: the log holds hashes', async () => {
    const house = new AccountHouse();
    const { secret } = await house.register('Ada');
    const root = await house.setUp();
    const token = done(await house.tokens.issue(root, { commandId: hex(), label: 'x', scopes: ['play'] }));
    let stored = '';
    for await (const event of house.platform.log.readAll())
      stored += JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    for (const shown of [secret, token.secret]) expect(stored).not.toContain(shown.slice(-64));
    expect(stored).not.toContain(goodPassword);
  });

  it('is opened without a password for demonstrations only', async () => {
    const [real, demo] = [new AccountHouse(), new AccountHouse({ demo: true })];
    const { accountId } = await demo.register('Ada');
    expect(await real.sessions.openSessionFor(accountId, hex())).toMatchObject({ kind: 'forbidden' });
    expect((await demo.sessions.openSessionFor(accountId, hex())).kind).toBe('done');
  });
});

describe('guessing passwords', () => {
  it('is held up by name and address, and goes on after a while', async () => {
    let time = 1_000_000;
    const house = new AccountHouse({ platform: { now: () => time } });
    await house.register('Ada');
    const kinds = [];
    for (let count = 0; count < 10; count++) kinds.push((await house.signIn('Ada', `guess number ${count}`)).kind);
    expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'refused'));
    const held = await house.signIn('Ada');
    expect(held).toMatchObject({ kind: 'throttled', retryAfterMs: 30_000 });
    // From her own machine, Ada gets in.
    expect((await house.signIn('Ada', goodPassword, '192.0.2.99')).kind).toBe('done');
    time += 30_000;
    expect((await house.signIn('Ada')).kind).toBe('done');
  });

  it('is held up by address, over many names', async () => {
    const house = new AccountHouse({ platform: { now: () => 1_000_000 } });
    const kinds = [];
    for (let count = 0; count < 62; count++) kinds.push((await house.signIn(`Name ${count}`, 'guess guess')).kind);
    expect(kinds.slice(59)).toEqual(['refused', 'throttled', 'throttled']);
  });

  it('is held up by name, over many addresses', async () => {
    const house = new AccountHouse({ platform: { now: () => 1_000_000 } });
    const kinds = [];
    for (let count = 0; count < 62; count++) kinds.push((await house.signIn('Ada', 'guess guess', `192.0.2.${count}`)).kind);
    expect(kinds.slice(59)).toEqual(['refused', 'throttled', 'throttled']);
  });

  it('waits its turn where too many are looked at', async () => {
    const house = new AccountHouse({ platform: { passwords: { ...quickPasswords, verify: () => Promise.resolve('busy' as const) } } });
    expect((await house.signIn('Ada')).kind).toBe('throttled');
  });
});

describe('a hash with old parameters', () => {
  it('is renewed when its owner signs in', async () => {
    const isOutdated: PasswordHashing['isOutdated'] = ({ passes }) => passes < 2;
    const passwords: PasswordHashing = {
      ...quickPasswords,
      isOutdated,
      hash: async (password) => ({ ...(await quickPasswords.hash(password))!, passes: 2 }),
    };
    const log = memoryLog();
    const old = new AccountHouse({ log });
    const { accountId, secret } = await old.register('Ada');
    const renewed = new AccountHouse({ log, platform: { passwords } });
    done(await renewed.signIn('Ada'));
    expect((await renewed.means.store.load(accountId))?.account?.password?.passes).toBe(2);
    expect((await renewed.caller(secret)).kind).toBe('account');
  });
});
