import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Settings, readSettings, WrongSetting } from '@kronika/runtime';
import { createClient } from 'graphql-ws';
import { type RunningServer, startServer } from './server';

const hex = () => randomBytes(16).toString('hex');
const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test' };

describe('the server', () => {
  let folder: string;
  let settings: Settings;
  let server: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kronika-api-'));
    settings = readSettings({ PORT: '0', KRONIKA_DATA: folder, KRONIKA_TEST_GAMES: 'on' });
    server = await startServer(settings, product);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (body: string, type = 'application/json') =>
    fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  async function query(text: string, variables: unknown = {}): Promise<{ data?: Record<string, unknown>; errors?: { message: string }[] }> {
    const response = await post(JSON.stringify({ query: text, variables }));
    return (await response.json()) as { data?: Record<string, unknown> };
  }
  /** A guest at a table with a bot: the cookie that shows who they are, and the game. */
  async function startSample() {
    const response = await post(JSON.stringify({ query: `mutation { playAsGuest(input: { commandId: "${hex()}" }) { __typename } }` }));
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const as = async <Done>(text: string, variables: object) => {
      const headers = { 'content-type': 'application/json', cookie };
      const body = JSON.stringify({ query: text, variables });
      const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
      return ((await answer.json()) as { data: Done }).data;
    };
    const { openTable } = await as<{ openTable: { tableId: string } }>(
      'mutation ($i: OpenTableInput!) { openTable(input: $i) { ... on TableWritten { tableId } } }',
      { i: { commandId: hex(), game: 'sample', options: {}, seats: 2, nonce: hex() } },
    );
    const gameId = openTable.tableId;
    await as('mutation ($i: SeatBotInput!) { seatBot(input: $i) { __typename } }', {
      i: { commandId: hex(), tableId: gameId, bot: 'random' },
    });
    return { as, gameId };
  }

  it('says that it is well', async () => {
    expect(await query('{ health { status version } }')).toEqual({ data: { health: { status: 'ok', version: '0.0.0-test' } } });
  });

  it('publishes what can be played, with the schemas of its data', async () => {
    const { data } = await query('{ catalogue { id names { en pl } optionsSchema movesSchema } }');
    expect(data?.catalogue).toContainEqual(
      expect.objectContaining({ id: 'sample', names: { en: 'Caravan', pl: 'Karawana' }, movesSchema: expect.any(Object) }),
    );
  });

  it('answers what cannot be read with a client error, and without a stack', async () => {
    for (const body of ['{', '{"query": 7}', '{"query": "{ health { nothing } }"}', '{"query": "{"}', '[]', '']) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/node_modules|at .*\.[mc]?[jt]s:/);
    }
  });

  it('takes no query from a form or a link of another site', async () => {
    expect((await post('query={health{status}}', 'text/plain')).status).toBe(400);
    expect((await fetch(`${server.url}/graphql?query={health{status}}`)).status).toBe(400);
  });

  it('rejects in types what can be expected', async () => {
    const { gameId, as } = await startSample();
    const play = (input: object) => ({
      text: 'mutation ($i: PlayMoveInput!) { playMove(input: $i) { __typename } }',
      variables: { i: { commandId: hex(), gameId, decisionId: 'none', move: { do: 'pass' }, ...input } },
    });
    const { text, variables } = play({});
    expect(await as(text, variables)).toEqual({ playMove: { __typename: 'Conflict' } });
    expect(await as(text, play({ gameId: hex() }).variables)).toEqual({ playMove: { __typename: 'NotFound' } });
    expect(await (await startSample()).as(text, variables)).toEqual({ playMove: { __typename: 'Forbidden' } });
    expect(await query(text, variables)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await query('{ game(gameId: "none") { __typename } }')).toEqual({ data: { game: { __typename: 'NotFound' } } });
    expect(await as('mutation ($i: TakeBackInput!) { takeBack(input: $i) { __typename } }', { i: { commandId: hex(), gameId } })).toEqual({
      takeBack: { __typename: 'CannotTakeBack' },
    });
    const wrong = { commandId: hex(), game: 'sample', options: { rounds: 'many' }, seats: 2 };
    expect(
      await as('mutation ($i: OpenTableInput!) { openTable(input: $i) { __typename ... on Invalid { issues { path } } } }', { i: wrong }),
    ).toMatchObject({ openTable: { __typename: 'Invalid', issues: [{ path: expect.stringContaining('options') }] } });
  });

  it('sends live events over the socket, and an error to who may not see them', async () => {
    const { gameId } = await startSample();
    const client = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const text = 'subscription ($g: ID!, $a: PerspectiveInput) { gameEvents(gameId: $g, as: $a, fromVersion: 0) { events } }';
    const events = client.iterate<{ gameEvents: { events: { version: number }[] } }>({ query: text, variables: { g: gameId } });
    const first = (await events.next()).value as { data: { gameEvents: { events: { version: number }[] } } };
    expect(first.data.gameEvents.events[0]?.version).toBe(0);
    const foreign = client.iterate({ query: text, variables: { g: gameId, a: { kind: 'SEAT', seat: 0 } } });
    expect((await foreign.next()).value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    await client.dispose();
  });

  it('leaves one data folder to one server', async () => {
    await expect(startServer(settings, product)).rejects.toThrow(WrongSetting);
  });

  it('ends while viewers still look, and finds everything again', async () => {
    const { gameId } = await startSample();
    const client = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const text = 'subscription ($g: ID!) { gameEvents(gameId: $g, fromVersion: 0) { events } }';
    const events = client.iterate({ query: text, variables: { g: gameId } });
    await events.next();
    await server.close();
    server = await startServer(settings, product);
    const { data } = await query('query ($g: ID!) { game(gameId: $g) { ... on GameSight { gameId } } }', { g: gameId });
    expect(data).toEqual({ game: { gameId } });
    await client.dispose();
  });
});
