import { randomInt } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import { ApiClient, apiSchema as schema, operationsOf, ServerProcess } from '@kronika-tests/support';
import { fuzz } from './fuzz';
import { fuzzEnvironment, fuzzGround } from './ground';

/** What somebody without an account may do: get one, or show that they have one. */
const doors = new Set(['register', 'signIn', 'playAsGuest', 'setUpAdministrator', 'resetPassword', 'tryDemo']);

describe('bad input', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ environment: fuzzEnvironment });
  });
  afterAll(() => server.stop());

  it('gets typed or standard errors only, and leaves the server as it was', async () => {
    const stranger = new ApiClient(server.url);
    const ground = await fuzzGround(server.url);
    const seed = randomInt(2 ** 31);
    const plan = { ...ground, clients: [stranger, ...ground.clients] };
    const report = await fuzz({ ...plan, seed, requests: 2000 });
    expect(report.problems.slice(0, 5)).toEqual([]);
    expect(report.sent).toBe(2000);
    expect(server.isRunning).toBe(true);
    expect(await stranger.query('{ health { status } }')).toEqual({ health: { status: 'ok' } });
  });

  it('is no way around an account: every mutation without one is refused', async () => {
    const stranger = new ApiClient(server.url);
    for (const { field, text, variables } of operationsOf(schema, OperationTypeNode.MUTATION, () => undefined, 2)) {
      if (doors.has(field)) continue;
      const { data, errors } = await stranger.ask(text, variables);
      expect({ field, code: errors?.[0]?.extensions?.code, data: data ?? null }).toEqual({ field, code: 'UNAUTHENTICATED', data: null });
    }
  });
});
