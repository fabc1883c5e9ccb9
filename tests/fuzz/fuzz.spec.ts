import { randomInt, randomUUID } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import { ApiClient, apiSchema as schema, operationsOf, ServerProcess } from '@kronika-tests/support';
import { fuzz, memoryOf } from './fuzz';

/** What somebody without an account may do: get one, or show that they have one. */
const doors = new Set(['register', 'signIn', 'playAsGuest', 'setUpAdministrator', 'resetPassword', 'tryDemo']);

describe('bad input', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ environment: { KRONIKA_TEST_GAMES: 'on' } });
  });
  afterAll(() => server.stop());

  it('gets typed or standard errors only, and leaves the server as it was', async () => {
    const [stranger, guest] = [new ApiClient(server.url), new ApiClient(server.url)];
    const seed = randomInt(2 ** 31);
    const plan = { schema, known: [randomUUID(), 'sample', 'fifty-first-state'], clients: [stranger, guest] };
    await fuzz({ ...plan, seed, requests: 300 });
    const before = memoryOf(server.pid);
    const report = await fuzz({ ...plan, seed: seed + 1, requests: 2000 });
    expect(report.problems.slice(0, 5)).toEqual([]);
    expect(report.sent).toBe(2000);
    expect(memoryOf(server.pid) - before).toBeLessThan(150);
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
