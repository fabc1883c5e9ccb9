import { AccountHouse, done, goodPassword, hex, memoryLog } from '../testing';
import { accountOf } from '../rights/caller';

describe('the set-up link', () => {
  it('makes the first administrator, once', async () => {
    const house = new AccountHouse();
    const link = (await house.administration.issueSetUpLink()) ?? '';
    const input = { commandId: hex(), name: 'Root', password: goodPassword, label: '', link };
    expect(await house.administration.setUp(house.somebody, { ...input, link: `${link}0` })).toMatchObject({ code: 'no-such-link' });
    const { secret } = done(await house.administration.setUp(house.somebody, input));
    expect(accountOf(await house.caller(secret)).administrator).toBe(true);
    expect((await house.administration.setUp(house.somebody, input)).kind).toBe('done');
    expect(await house.administration.setUp(house.somebody, { ...input, commandId: hex(), name: 'Eve' })).toMatchObject({
      code: 'no-such-link',
    });
    expect(await house.administration.issueSetUpLink()).toBeUndefined();
  });

  it('of each node that was started works, until one is used', async () => {
    const log = memoryLog();
    const [one, two] = [new AccountHouse({ log }), new AccountHouse({ log })];
    const links = [await one.administration.issueSetUpLink(), await two.administration.issueSetUpLink()];
    const use = (house: AccountHouse, name: string, link = '') =>
      house.administration.setUp(house.somebody, { commandId: hex(), name, password: goodPassword, label: '', link });
    expect((await use(one, 'Root', links[1])).kind).toBe('done');
    expect((await use(two, 'Eve', links[0])).kind).toBe('refused');
  });

  it('cannot be guessed in a hurry', async () => {
    const house = new AccountHouse({ platform: { now: () => 1_000_000 } });
    await house.administration.issueSetUpLink();
    const kinds = [];
    for (let count = 0; count < 12; count++) {
      const input = { commandId: hex(), name: 'Eve', password: goodPassword, label: '', link: hex(32) };
      kinds.push((await house.administration.setUp(house.somebody, input)).kind);
    }
    expect(kinds.slice(9)).toEqual(['refused', 'throttled', 'throttled']);
  });
});

describe('administrators', () => {
  it('name others, and one always stays', async () => {
    const house = new AccountHouse();
    const root = await house.setUp();
    const { accountId, secret } = await house.register('Ada');
    const ada = await house.caller(secret);
    expect((await house.administration.giveAdministrator(ada, { commandId: hex(), accountId })).kind).toBe('forbidden');
    done(await house.administration.giveAdministrator(root, { commandId: hex(), accountId }));
    const now = await house.caller(secret);
    expect(accountOf(now).administrator).toBe(true);
    done(await house.administration.takeAdministrator(now, { commandId: hex(), accountId: accountOf(root).accountId }));
    expect(await house.administration.takeAdministrator(now, { commandId: hex(), accountId })).toMatchObject({
      code: 'last-administrator',
    });
  });

  it('let somebody in again who forgot the password: the link works once, and closes everything else', async () => {
    const house = new AccountHouse();
    const root = await house.setUp();
    const ada = await house.register('Ada');
    const before = await house.caller(ada.secret);
    const token = done(await house.tokens.issue(before, { commandId: hex(), label: 'x', scopes: ['play'] }));
    expect((await house.administration.issueResetLink(before, { commandId: hex(), accountId: ada.accountId })).kind).toBe('forbidden');
    const link = done(await house.administration.issueResetLink(root, { commandId: hex(), accountId: ada.accountId })).secret;
    const reset = { commandId: hex(), link, password: 'a brand new password', label: '' };
    const back = done(await house.administration.resetPassword(house.somebody, reset));
    expect(await house.caller(back.secret)).toMatchObject({ accountId: ada.accountId });
    expect((await house.caller(ada.secret)).kind).toBe('anonymous');
    expect((await house.caller(token.secret)).kind).toBe('anonymous');
    expect((await house.caller(link)).kind).toBe('anonymous');
    expect(await house.administration.resetPassword(house.somebody, { ...reset, commandId: hex() })).toMatchObject({
      code: 'no-reset-link',
    });
    expect((await house.signIn('Ada', 'a brand new password')).kind).toBe('done');
  });
});
