import { AccountHouse, done, goodPassword, hex, memoryLog } from '../testing';
import { accountOf } from '../rights/caller';

const label = 'a browser';

describe('registering', () => {
  it('makes an account that the session opens', async () => {
    const house = new AccountHouse();
    const { accountId, secret } = await house.register('Ada');
    expect(await house.caller(secret)).toMatchObject({ kind: 'account', accountId, guest: false, administrator: false, scopes: 'all' });
    expect(await house.accounts.profiles([accountId, 'nobody'])).toMatchObject([{ name: 'Ada', deleted: false }, undefined]);
  });

  it('gives a name to one, however it is written', async () => {
    const house = new AccountHouse();
    await house.register('Ada Lovelace');
    const input = { commandId: hex(), name: 'ada_lovelace', password: goodPassword, label };
    expect(await house.accounts.register(house.somebody, input)).toMatchObject({ kind: 'refused', code: 'name-taken' });
  });

  it('decides between many who want the same name at once, on several nodes', async () => {
    const log = memoryLog();
    const houses = [new AccountHouse({ log }), new AccountHouse({ log }), new AccountHouse({ log })];
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const house = houses[index % 3]!;
        return house.accounts.register(house.somebody, { commandId: hex(), name: 'Ada', password: goodPassword, label });
      }),
    );
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'refused' && result.code === 'name-taken')).toHaveLength(11);
  });

  it('repeated, finds the account again, for whoever knows the password', async () => {
    const house = new AccountHouse();
    const input = { commandId: hex(), name: 'Ada', password: goodPassword, label };
    const first = done(await house.accounts.register(house.somebody, input));
    const again = done(await house.accounts.register(house.somebody, input));
    expect(again.accountId).toBe(first.accountId);
    expect(again.secret).not.toBe(first.secret);
    const other = await house.accounts.register(house.somebody, { ...input, password: 'another long password' });
    expect(other).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
    expect(await house.accounts.register(house.somebody, { ...input, name: 'Eve' })).toMatchObject({ kind: 'invalid' });
  });

  it.each([
    ['Ada', 'short', 'password'],
    ['Ada', 'password', 'password'],
    ['Ada', 'x'.repeat(201), 'password'],
    ['system', goodPassword, 'name'],
  ])('refuses %s with %s', async (name, password, path) => {
    const house = new AccountHouse();
    const result = await house.accounts.register(house.somebody, { commandId: hex(), name, password, label });
    expect(result).toMatchObject({ kind: 'invalid', issues: [{ path }] });
  });

  it('frees a name that somebody claimed and never took', async () => {
    let time = 1_000_000;
    const house = new AccountHouse({ platform: { now: () => time } });
    expect(await house.means.claims.claim('Ada', 'who-vanished')).toBe(true);
    expect(await house.means.claims.claim('Ada', 'somebody-else')).toBe(false);
    time += 60_001;
    await house.register('Ada');
  });

  it('turns a guest into a player who keeps the account', async () => {
    const house = new AccountHouse();
    const guest = done(await house.accounts.playAsGuest(house.somebody, { commandId: hex(), label }));
    const caller = await house.caller(guest.secret);
    expect(caller).toMatchObject({ guest: true });
    const player = done(await house.accounts.register(caller, { commandId: hex(), name: 'Eve', password: goodPassword, label }));
    expect(player.accountId).toBe(guest.accountId);
    expect(await house.caller(guest.secret)).toMatchObject({ guest: false });
    expect(done(await house.signIn('eve')).accountId).toBe(guest.accountId);
  });
});

describe('changing an account', () => {
  it('frees the old name for others', async () => {
    const house = new AccountHouse({ platform: { now: stepping(61_000) } });
    const { secret, accountId } = await house.register('Ada');
    const caller = await house.caller(secret);
    done(await house.accounts.changeName(caller, { commandId: hex(), name: 'Ada Byron' }));
    expect(await house.accounts.profiles([accountId])).toMatchObject([{ name: 'Ada Byron' }]);
    expect((await house.signIn('Ada')).kind).toBe('refused');
    expect((await house.signIn('Ada Byron')).kind).toBe('done');
    await house.register('Ada');
    expect(await house.accounts.changeName(caller, { commandId: hex(), name: 'ada' })).toMatchObject({ code: 'name-taken' });
  });

  it('changes the password of somebody who knows the old one, once a command', async () => {
    const house = new AccountHouse();
    const { secret } = await house.register('Ada');
    const elsewhere = done(await house.signIn('Ada'));
    const caller = await house.caller(secret);
    const change = { commandId: hex(), oldPassword: goodPassword, newPassword: 'quite another one' };
    expect(await house.accounts.changePassword(caller, { ...change, oldPassword: 'wrong wrong' })).toMatchObject({
      code: 'wrong-password',
    });
    done(await house.accounts.changePassword(caller, change));
    done(await house.accounts.changePassword(caller, change));
    expect(await house.accounts.changePassword(caller, { ...change, newPassword: 'yet another one' })).toMatchObject({ kind: 'invalid' });
    expect((await house.signIn('Ada')).kind).toBe('refused');
    expect((await house.signIn('Ada', 'quite another one')).kind).toBe('done');
    expect((await house.caller(secret)).kind).toBe('account');
    expect((await house.caller(elsewhere.secret)).kind).toBe('anonymous');
  });

  it('needs an account', async () => {
    const house = new AccountHouse();
    await expect(house.accounts.changeName(house.somebody, { commandId: hex(), name: 'Eve' })).rejects.toThrow('Sign in first');
    expect(await house.accounts.me(house.somebody)).toBeUndefined();
  });
});

describe('a token', () => {
  it('acts within its scopes, and never for the account itself', async () => {
    const house = new AccountHouse();
    const { secret, accountId } = await house.register('Ada');
    const caller = await house.caller(secret);
    const issued = done(await house.tokens.issue(caller, { commandId: hex(), label: 'my program', scopes: ['play'] }));
    const program = await house.caller(issued.secret);
    expect(program).toMatchObject({ kind: 'account', accountId, scopes: ['read', 'play'] });
    expect(await house.tokens.issue(program, { commandId: hex(), label: 'more', scopes: ['administer'] })).toMatchObject({
      kind: 'forbidden',
    });
    expect(await house.tokens.list(caller)).toMatchObject([{ label: 'my program', scopes: ['read', 'play'] }]);
    done(await house.tokens.revoke(caller, { commandId: hex(), tokenId: issued.tokenId }));
    expect((await house.caller(issued.secret)).kind).toBe('anonymous');
  });

  it('runs out, and does not make an administrator where it is not for that', async () => {
    let time = 1_000_000;
    const house = new AccountHouse({ platform: { now: () => (time += 10) } });
    const root = await house.setUp();
    const issue = (scopes: readonly ('play' | 'administer')[]) =>
      house.tokens.issue(root, { commandId: hex(), label: 'x', scopes, until: time + 100_000 });
    const playing = done(await issue(['play']));
    const administering = done(await issue(['administer']));
    expect(accountOf(await house.caller(playing.secret)).administrator).toBe(false);
    expect(accountOf(await house.caller(administering.secret)).administrator).toBe(true);
    time += 100_001;
    expect((await house.caller(administering.secret)).kind).toBe('anonymous');
  });

  it('is shown once: a repeated command does not show it again', async () => {
    const house = new AccountHouse();
    const caller = await house.caller((await house.register('Ada')).secret);
    const issue = { commandId: hex(), label: 'x', scopes: [] };
    done(await house.tokens.issue(caller, issue));
    expect(await house.tokens.issue(caller, issue)).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
    expect(await house.tokens.list(caller)).toHaveLength(1);
  });
});

function stepping(ms: number): () => number {
  let time = 1_000_000;
  return () => (time += ms);
}
