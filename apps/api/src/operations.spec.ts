import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { Unauthenticated } from '@kronika/application';
import { LogUnavailable } from '@kronika/event-log';
import { maskError } from './app/security/masked-errors';
import { TestServer } from './testing/test-server';

describe('a server that others keep running', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ KRONIKA_METRICS_TOKEN: 'let me see' });
  });
  afterAll(() => server.stop());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${server.url}${path}`, { headers });

  it('says that it lives, and that it can serve', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ready = await get('/health/ready');
    expect(await ready.json()).toMatchObject({
      ready: true,
      log: 'reachable',
      models: expect.arrayContaining([expect.objectContaining({ name: 'accounts', state: 'live' })]),
    });
    expect(ready.status).toBe(200);
  });

  it('counts, for this machine and for whoever has the token', async () => {
    await server.client().ask('{ health { status } }');
    await server.client().ask('mutation { signOut(input: { commandId: "x" }) { __typename } }');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/kronika_operations_total\{type="query",outcome="ok"\} \d/);
    expect(text).toMatch(/kronika_operations_total\{type="mutation",outcome="refused"\} 1/);
    expect(text).toMatch(/kronika_read_model_progress\{model="accounts"\} 1/);
    expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
    expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer let me see' })).status).toBe(403);
    const shown = await get('/metrics', { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer let-me-see' });
    expect(shown.status).toBe(403);
  });

  it('notes every operation with its name, time and outcome, and no secret ever', async () => {
    const ada = server.client();
    const password = `canary ${randomUUID()}`;
    await ada.register('Ada', password);
    const { secret } = await ada.mutate<{ secret: string }>(
      'issueToken',
      'IssueTokenInput',
      { label: 'x', scopes: ['play'] },
      '... on IssuedToken { secret }',
    );
    const program = server.client();
    program.token = secret;
    await program.ask('query WhoAmI { me { player { name } } }');
    await server.client().mutate('signIn', 'SignInInput', { name: 'Ada', password: `${password} wrong` }, '__typename');
    await ada.ask('mutation Broken($i: SignInInput!) { signIn(input: $i) { __typename } }', { i: { password } });
    await ada.ask(`mutation { signIn(input: { commandId: "1", name: "Ada", password: "${password}" }) { nothing } }`);
    await ada.post('{"query": "{ health { status } }", "variables": {"password": "' + password);
    await ada.mutate('signOut', 'CommandInput', {}, '__typename');

    const printed = server.printed();
    const lines = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        event: 'operation',
        type: 'query',
        operation: 'WhoAmI',
        outcome: 'ok',
        milliseconds: expect.any(Number),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'Broken', outcome: 'refused', code: 'BAD_USER_INPUT' }));
    const cookie = ada.cookie.split('=')[1] ?? '';
    const link = server.setUpLink.split('#')[1] ?? '';
    for (const canary of [password, secret.slice(-64), link, ...(cookie === '' ? [] : [cookie])]) expect(printed).not.toContain(canary);
    expect(printed).not.toMatch(/krs_|krt_|krr_|argon2|[Cc]ookie|authorization/);
  });
});

describe('errors', () => {
  const mask = (cause: Error) => {
    const error = new GraphQLError(cause.message, { originalError: cause, path: ['games'] });
    return maskError(error.toJSON(), error);
  };

  it('say that an account is needed, and that the log is out of reach', () => {
    expect(mask(new Unauthenticated('Sign in first.'))).toEqual({
      message: 'Sign in first.',
      path: ['games'],
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(mask(new LogUnavailable('account-1 at 10.0.0.7'))).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect(JSON.stringify(mask(new LogUnavailable('account-1 at 10.0.0.7')))).not.toContain('10.0.0.7');
  });

  it('say of a bug only that there is one', () => {
    expect(mask(new TypeError("Cannot read properties of undefined (reading 'hand')"))).toEqual({
      message: 'Something went wrong on the server. It has been noted.',
      path: ['games'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  it('keep their code where they were meant for the caller', () => {
    const error = new GraphQLError('No.', { extensions: { code: 'FORBIDDEN', http: { status: 403 }, stacktrace: ['x'] } });
    expect(maskError(error.toJSON(), error)).toEqual({ message: 'No.', extensions: { code: 'FORBIDDEN' } });
  });
});
