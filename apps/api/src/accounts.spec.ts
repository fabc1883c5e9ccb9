import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { ApiClient } from './testing/api-client';
import { TestServer } from './testing/test-server';

const password = 'a good long password';
const meText =
  '{ me { player { id name guest deleted joined } administrator language theme sessions { id current label } tokens { id label scopes } } }';
interface Me {
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean };
  readonly administrator: boolean;
  readonly language: string | null;
  readonly sessions: readonly { readonly id: string; readonly current: boolean }[];
  readonly tokens: readonly { readonly id: string; readonly scopes: readonly string[] }[];
}
const whoAmI = async (client: ApiClient): Promise<Me | null> => (await client.ask<{ me: Me | null }>(meText)).data?.me ?? null;
const all =
  '... on Refused { code } ... on Invalid { issues { path message } } ... on Throttled { retryAfterMs } ... on Forbidden { message }';
const change = (client: ApiClient, name: string, type: string, input: object = {}) =>
  client.mutate<{ __typename: string; code?: string }>(name, type, input, `${all} ... on Written { version position }`);
const signIn = (client: ApiClient, name: string, secret = password) =>
  client.mutate<{ __typename: string }>('signIn', 'SignInInput', { name, password: secret }, `... on SignedIn { until } ${all}`);

describe('accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('are made, left and entered again', async () => {
    const ada = server.client();
    const id = await ada.register('Ada Lovelace');
    expect(await whoAmI(ada)).toMatchObject({ player: { id, name: 'Ada Lovelace', guest: false }, administrator: false, theme: 'system' });
    expect(await change(ada, 'signOut', 'CommandInput')).toMatchObject({ __typename: 'Written' });
    expect(ada.cookie).toBe('kronika=');
    expect(await whoAmI(ada)).toBeNull();
    expect(await signIn(ada, 'ada lovelace', 'not the password')).toMatchObject({ __typename: 'Refused', code: 'wrong-credentials' });
    expect(await signIn(ada, 'ada lovelace')).toMatchObject({ __typename: 'SignedIn' });
    expect(await whoAmI(ada)).toMatchObject({ player: { id } });
  });

  it('hand the session over as a cookie that scripts and other sites do not get', async () => {
    const response = await server.client().post({
      query: `mutation { playAsGuest(input: { commandId: "${randomUUID()}" }) { __typename } }`,
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^kronika=krs_[0-9a-f_]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    expect(await response.text()).not.toContain(cookie.slice(8, 60));
  });

  it('remember the old cookie no longer after signing out everywhere', async () => {
    const [here, there] = [server.client(), server.client()];
    await here.register('Bob');
    await signIn(there, 'Bob');
    expect((await whoAmI(here))?.sessions).toMatchObject([{ current: false }, { current: true }]);
    await change(there, 'signOutEverywhere', 'CommandInput');
    expect(await whoAmI(here)).toBeNull();
  });

  it('end single sessions', async () => {
    const [here, there] = [server.client(), server.client()];
    await here.register('Carol');
    await signIn(there, 'Carol');
    const sessionId = (await whoAmI(here))?.sessions.find(({ current }) => !current)?.id;
    expect(await change(here, 'closeSession', 'CloseSessionInput', { sessionId })).toMatchObject({ __typename: 'Written' });
    expect(await whoAmI(there)).toBeNull();
    expect(await whoAmI(here)).not.toBeNull();
  });

  it('change name, password and preferences', async () => {
    const dan = server.client();
    await dan.register('Dan');
    expect(await change(dan, 'changeName', 'ChangeNameInput', { name: 'Ada Lovelace' })).toMatchObject({ code: 'name-taken' });
    expect(await change(dan, 'changeName', 'ChangeNameInput', { name: 'Daniel' })).toMatchObject({ __typename: 'Written' });
    expect(await change(dan, 'changePassword', 'ChangePasswordInput', { oldPassword: password, newPassword: 'short' })).toMatchObject({
      __typename: 'Invalid',
    });
    expect(
      await change(dan, 'changePassword', 'ChangePasswordInput', { oldPassword: password, newPassword: 'another password' }),
    ).toMatchObject({
      __typename: 'Written',
    });
    expect(await change(dan, 'changePreferences', 'ChangePreferencesInput', { language: 'pl', theme: 'dark' })).toMatchObject({
      __typename: 'Written',
    });
    expect(await change(dan, 'changePreferences', 'ChangePreferencesInput', { language: 'xx' })).toMatchObject({ __typename: 'Invalid' });
    expect(await signIn(dan, 'Daniel', 'another password')).toMatchObject({ __typename: 'SignedIn' });
    expect(await whoAmI(dan)).toMatchObject({ player: { name: 'Daniel' }, language: 'pl', theme: 'dark' });
  });

  it('let programs act with tokens, within their scopes', async () => {
    const eve = server.client();
    await eve.register('Eve');
    const issued = await eve.mutate<{ secret: string; tokenId: string }>(
      'issueToken',
      'IssueTokenInput',
      { label: 'my bot', scopes: ['annotate'] },
      '... on IssuedToken { tokenId secret }',
    );
    const program = server.client();
    program.token = issued.secret;
    expect(await whoAmI(program)).toMatchObject({ player: { name: 'Eve' }, tokens: [{ scopes: ['read', 'annotate'] }] });
    const refused = await program.ask('mutation ($i: ChangeNameInput!) { changeName(input: $i) { __typename } }', {
      i: { commandId: randomUUID(), name: 'Evil' },
    });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await change(eve, 'revokeToken', 'RevokeTokenInput', { tokenId: issued.tokenId });
    expect(await whoAmI(program)).toBeNull();
  });

  it('are found by name, and by id', async () => {
    const fay = server.client();
    const id = await fay.register('Fay Żółć');
    const text = `query ($t: String!) { players(text: $t, first: 5) { ... on PlayerConnection { totalCount edges { node { id name } } } } }`;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await fay.ask(text, { t: 'zolc' })).data).toEqual({
      players: { totalCount: 1, edges: [{ node: { id, name: 'Fay Żółć' } }] },
    });
    const { data } = await fay.ask('query ($id: ID!) { player(id: $id) { name } nobody: player(id: "none") { name } }', { id });
    expect(data).toEqual({ player: { name: 'Fay Żółć' }, nobody: null });
    const found = await fay.ask<{ player: { nodeId: string } }>('query ($id: ID!) { player(id: $id) { nodeId } }', { id });
    const again = 'query ($n: ID!) { node(id: $n) { __typename nodeId ... on Player { name } } none: node(id: "bm9uZQ") { nodeId } }';
    const nodeId = found.data?.player.nodeId;
    expect((await fay.ask(again, { n: nodeId })).data).toEqual({ node: { __typename: 'Player', nodeId, name: 'Fay Żółć' }, none: null });
  });

  it('are made administrator by the link that the server prints, which lets others in again', async () => {
    const root = server.client();
    const link = server.setUpLink.split('#')[1] ?? '';
    const setUp = (name: string, secret: string) =>
      root.mutate<{ __typename: string }>('setUpAdministrator', 'SetUpAdministratorInput', { name, password, link: secret }, all);
    expect(await setUp('Root', 'no such link')).toMatchObject({ __typename: 'Refused', code: 'no-such-link' });
    expect(await setUp('Root', link)).toMatchObject({ __typename: 'SignedIn' });
    expect(await whoAmI(root)).toMatchObject({ administrator: true });
    expect(await setUp('Second', link)).toMatchObject({ __typename: 'Refused' });

    const gil = server.client();
    const accountId = await gil.register('Gil');
    expect(await change(gil, 'giveAdministrator', 'AccountInput', { accountId })).toMatchObject({ __typename: 'Forbidden' });
    const { path } = await root.mutate<{ path: string }>(
      'issueResetLink',
      'AccountInput',
      { accountId },
      '... on IssuedResetLink { path }',
    );
    const back = server.client();
    const reset = { link: path.split('#')[1], password: 'yet another password' };
    expect(await back.mutate('resetPassword', 'ResetPasswordInput', reset, all)).toMatchObject({ __typename: 'SignedIn' });
    expect(await whoAmI(back)).toMatchObject({ player: { name: 'Gil' } });
    expect(await whoAmI(gil)).toBeNull();

    const text = '{ accounts(text: "gi") { __typename ... on AccountConnection { edges { node { player { name } administrator } } } } }';
    expect((await root.ask(text)).data).toEqual({
      accounts: { __typename: 'AccountConnection', edges: [{ node: { player: { name: 'Gil' }, administrator: false } }] },
    });
    expect((await back.ask(text)).data).toEqual({ accounts: { __typename: 'Forbidden' } });
  });

  it('are deleted, and leave a player without a name', async () => {
    const hal = server.client();
    const id = await hal.register('Hal');
    expect(await change(hal, 'deleteAccount', 'DeleteAccountInput', { password: 'not the password' })).toMatchObject({
      code: 'wrong-password',
    });
    expect(await change(hal, 'deleteAccount', 'DeleteAccountInput', { password })).toMatchObject({ __typename: 'Written' });
    const { data } = await hal.ask('query ($id: ID!) { player(id: $id) { id name deleted joined guest } }', { id });
    expect(data).toEqual({ player: { id, name: null, deleted: true, joined: null, guest: false } });
    expect(await signIn(hal, 'Hal')).toMatchObject({ __typename: 'Refused', code: 'wrong-credentials' });
    await server.client().register('Hal');
  });

  it('hold up who guesses', async () => {
    const ivy = server.client();
    await ivy.register('Ivy');
    const guesses = [];
    for (let count = 0; count < 9; count++) guesses.push(await signIn(server.client(), 'Ivy', `guess number ${count}`));
    expect(guesses.at(-1)).toMatchObject({ __typename: 'Throttled', retryAfterMs: expect.any(Number) });
  });

  it('take a vacation', async () => {
    const joe = server.client();
    await joe.register('Joe');
    const from = new Date(Date.now() + 86_400_000).toISOString();
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
    expect(await change(joe, 'takeVacation', 'TakeVacationInput', { from, until })).toMatchObject({ __typename: 'Written' });
    expect((await joe.ask('{ me { vacations { from until } } }')).data).toEqual({ me: { vacations: [{ from, until }] } });
  });
});

describe('accounts behind https', () => {
  it('get a cookie that browsers keep to this host, and only there', async () => {
    const server = await TestServer.start({ KRONIKA_URL: 'https://kronika.example' });
    const ada = server.client();
    await ada.register('Ada');
    expect(ada.cookie).toMatch(/^__Host-kronika=krs_/);
    expect(await whoAmI(ada)).toMatchObject({ player: { name: 'Ada' } });
    const response = await ada.post({ query: `mutation { signOut(input: { commandId: "${randomUUID()}" }) { __typename } }` });
    expect(response.headers.getSetCookie()[0]).toMatch(/; Secure$/);
    await server.stop();
  });
});
