import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { limits } from './app/security/limits';
import { mutationScopes } from './app/security/mutation-scopes';
import { TestServer } from './testing/test-server';

const guest = () => `mutation { playAsGuest(input: { commandId: "${randomUUID()}" }) { __typename } }`;
const codesOf = (answer: { errors?: readonly { extensions?: { code?: string } }[] }) =>
  answer.errors?.map((error) => error.extensions?.code);

describe('the guarded API', () => {
  let server: TestServer;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    server = await TestServer.start();
    const { data } = await server.client().ask<IntrospectionQuery>(getIntrospectionQuery({ oneOf: true }));
    if (!data) throw new Error('no introspection');
    schema = buildClientSchema(data);
  });
  afterAll(() => server.stop());

  it('lists what each mutation needs', () => {
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(names.filter((name) => !(name in mutationScopes))).toEqual([]);
  });

  it('refuses every mutation without an account, but those that give one', async () => {
    const open = Object.keys(mutationScopes).filter((name) => mutationScopes[name] === 'anybody');
    expect(open.length).toBeLessThan(10);
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      if (open.includes(field.name)) continue;
      const [input] = field.args;
      const type = String(input?.type).replace('!', '');
      const value = fill(schema, type);
      const answer = await server.client().ask(`mutation ($i: ${type}!) { ${field.name}(input: $i) { __typename } }`, { i: value });
      expect([field.name, codesOf(answer)]).toEqual([field.name, ['UNAUTHENTICATED']]);
    }
  });

  it('takes mutations by POST and JSON only', async () => {
    const url = `${server.url}/graphql?query=${encodeURIComponent(guest())}`;
    expect((await fetch(url, { headers: { 'apollo-require-preflight': 'yes' } })).status).toBe(405);
    expect((await fetch(url)).status).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await server.client().post({ query: guest() }, { 'content-type': type });
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('does nothing for pages of other sites, and everything for its own', async () => {
    const { host } = new URL(server.url);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'file://', 'http://192.0.2.7:3000']) {
      const answer = await server.client().ask(guest(), {}, { origin });
      expect([origin, codesOf(answer)]).toEqual([origin, ['FORBIDDEN_ORIGIN']]);
    }
    for (const origin of [`http://${host}`, 'http://localhost:4200', 'http://[::1]:3000']) {
      expect((await server.client().ask(guest(), {}, { origin })).errors).toBeUndefined();
    }
    // Nobody's browser adds a token by itself.
    const ada = server.client();
    await ada.register('Ada');
    const { secret } = await ada.mutate<{ secret: string }>(
      'issueToken',
      'IssueTokenInput',
      { label: 'x', scopes: ['administer'] },
      '... on IssuedToken { secret }',
    );
    const program = server.client();
    program.token = secret;
    const accountId = randomUUID();
    const answer = await program.ask(
      'mutation ($i: AccountInput!) { giveAdministrator(input: $i) { __typename } }',
      { i: { commandId: randomUUID(), accountId } },
      { origin: 'https://elsewhere.example' },
    );
    expect(answer.data).toEqual({ giveAdministrator: { __typename: 'Forbidden' } });
  });

  it('answers one question at a time', async () => {
    expect((await server.client().post([{ query: '{ health { status } }' }, { query: '{ health { status } }' }])).status).toBe(400);
  });

  const nested = (depth: number) => `{ me ${'{ player '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;
  it.each([
    ['deep', nested(limits.depth + 1)],
    ['full of aliases', `{ ${Array.from({ length: limits.aliases + 1 }, (_, index) => `a${index}: health { status }`).join(' ')} }`],
    ['long', `{ ${'health { status } '.repeat(limits.tokens / 4)} }`],
    [
      'wide',
      `{ ${Array.from({ length: 21 }, (_, index) => `...f${index}`).join(' ')} } ${Array.from({ length: 21 }, (_, index) => `fragment f${index} on Query { me { ${Array.from({ length: 48 }, (__, field) => (field % 12 === 0 ? 'player { id } ' : '...m')).join(' ')} } }`).join(' ')} fragment m on Me { administrator }`,
    ],
    ['full of repetitions', `{ ${'me { administrator } '.repeat(limits.repeats + 1)} }`],
    ['costly', '{ players(first: 100) { ... on PlayerConnection { edges { node { a: joined } } } } } '.replace('100', '2000000')],
    [
      'a heap of fragments',
      `{ ...f0 } ${Array.from({ length: 30 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f30 on Query { health { status } }`,
    ],
  ])('refuses a query that is %s, before it costs anything', async (_, text) => {
    const began = performance.now();
    const answer = await server.client().ask(text);
    expect(['QUERY_TOO_LARGE', 'GRAPHQL_PARSE_FAILED']).toContain(codesOf(answer)?.[0]);
    expect(answer.data).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('says what a wrong query has wrong, and refuses cycles', async () => {
    expect(codesOf(await server.client().ask('{ nothing }'))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(codesOf(await server.client().ask('{'))).toEqual(['GRAPHQL_PARSE_FAILED']);
    const cycle = '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }';
    expect(codesOf(await server.client().ask(cycle))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('takes no body that is too large', async () => {
    const response = await server.client().post({ query: '{ health { status } }', variables: { x: 'y'.repeat(limits.bodyBytes) } });
    expect(response.status).toBe(413);
    expect(await response.text()).not.toMatch(/node_modules|at .*\.[mc]?[jt]s:/);
  });

  it('knows no automatic persisted queries, which would let anybody keep texts here', async () => {
    const answer = await server.client().post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'ab'.repeat(32) } } });
    expect(await answer.text()).toContain('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('tells browsers what they may not do with it', async () => {
    const api = await server.client().post({ query: '{ health { status } }' });
    expect(api.headers.get('x-content-type-options')).toBe('nosniff');
    expect(api.headers.get('access-control-allow-origin')).toBeNull();
    const page = await fetch(`${server.url}/health/live`);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(page.headers.get('x-powered-by')).toBeNull();
  });
});

describe('a budget', () => {
  it('is spent, and comes back', async () => {
    const server = await TestServer.start({ KRONIKA_BUDGET: '600' });
    const asker = server.client();
    await asker.register('Ada');
    const text = '{ players(first: 100) { ... on PlayerConnection { totalCount edges { node { name } } } } }';
    const codes = [];
    for (let count = 0; count < 4; count++) codes.push(codesOf(await asker.ask(text)));
    expect(codes.slice(0, 2)).toEqual([undefined, undefined]);
    expect(codes.at(-1)).toEqual(['RATE_LIMITED']);
    const response = await asker.post({ query: text });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { retryAfterMs: expect.any(Number) } }] });
    // Others have their own.
    expect(codesOf(await server.client().ask('{ health { status } }'))).toBeUndefined();
    await server.stop();
  });
});

describe('trusted documents only', () => {
  it('turns away what our own page does not ask', async () => {
    const server = await TestServer.start({ KRONIKA_TRUSTED_ONLY: 'on' });
    expect(codesOf(await server.client().ask('{ health { status } }'))).toEqual(['UNTRUSTED_DOCUMENT']);
    await server.stop();
  });
});

/** Some value for an input, good enough to reach the resolver. */
function fill(schema: GraphQLSchema, name: string): unknown {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) return scalarOf(name);
  const fields = Object.values(type.getFields());
  const required = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(
    required.map(({ name: field, type: inner }) => {
      const text = String(inner).replace(/!$/, '');
      return [field, text.startsWith('[') ? [] : fill(schema, text)];
    }),
  );

  function scalarOf(scalar: string): unknown {
    const values = schema.getType(scalar);
    if (values !== undefined && 'getValues' in values) return values.getValues()[0]?.name;
    return { Int: 1, Float: 1, Boolean: true, DateTime: '2026-01-01T00:00:00Z', Position: '1', JSON: {} }[scalar] ?? randomUUID();
  }
}
