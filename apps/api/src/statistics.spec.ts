import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@kronika/runtime';
import { type RunningServer, startServer } from './server';
import { ApiClient } from './testing/api-client';

const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test' };

interface Sight {
  readonly toAct: readonly { readonly id: string; readonly seat: number }[];
  readonly legalMoves: readonly unknown[];
}

describe('games, statistics and ratings over the API', () => {
  let folder: string;
  let server: RunningServer;
  let people: readonly ApiClient[];
  let ids: readonly string[];
  const anybody = (): ApiClient => new ApiClient(server.url);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kronika-statistics-'));
    server = await startServer(readSettings({ PORT: '0', KRONIKA_DATA: folder, KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off' }), product);
    people = [anybody(), anybody()];
    ids = await Promise.all(people.map((client, index) => client.register(`Player ${index}`)));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openGame(): Promise<string> {
    const [first, second] = people;
    const { tableId } = (await first?.mutate<{ tableId: string }>(
      'openTable',
      'OpenTableInput',
      { game: 'sample', options: {}, seats: 2, nonce: '00'.repeat(16), rated: true },
      '... on TableWritten { tableId }',
    )) ?? { tableId: '' };
    await second?.mutate('joinTable', 'JoinTableInput', { tableId, nonce: '11'.repeat(16) }, '');
    return tableId;
  }

  /** Plays first legal moves until nobody has to act; answers with the position of the last. */
  async function playToTheEnd(gameId: string): Promise<string> {
    let position = '0';
    for (;;) {
      const sights = await Promise.all(
        people.map(async (client) => {
          const text = 'query ($g: ID!) { game(gameId: $g) { ... on GameSight { toAct { id seat } legalMoves } } }';
          return (await client.ask<{ game: Sight }>(text, { g: gameId })).data?.game;
        }),
      );
      const open = sights[0]?.toAct[0];
      if (open === undefined) return position;
      const move = sights[open.seat]?.legalMoves[0];
      const written = await people[open.seat]?.mutate<{ position: string }>(
        'playMove',
        'PlayMoveInput',
        { gameId, decisionId: open.id, move },
        '... on Written { position }',
      );
      position = written?.position ?? position;
    }
  }

  const summary = `query ($after: Position, $ada: ID!) {
    games(minPosition: $after) { ... on ListedGameConnection { totalCount edges { node { gameId state seats { place player { id name } } figures { name } } } } }
    statistics(game: "sample", measure: { kind: GAMES }, minPosition: $after) { ... on StatisticsTable { rows { figure { sampleSize } } } }
    leaderboard(provisional: true, minPosition: $after) { ... on RankedPlayerConnection { totalCount edges { node { games rank provisional player { id } } } } }
    playerStatistics(playerId: $ada, minPosition: $after) { ... on PlayerProfile { games wins { sampleSize } ratings { board system games } } }
  }`;

  it('lists a running game without its figures, and counts and rates it once it is over', async () => {
    const gameId = await openGame();
    const variables = { ada: ids[0] };
    const running = await anybody().ask(summary, variables);
    expect(running).toMatchObject({
      data: {
        games: { totalCount: 1, edges: [{ node: { gameId, state: 'RUNNING', figures: [], seats: [{ place: null }, { place: null }] } }] },
        statistics: { rows: [] },
        leaderboard: { totalCount: 0 },
        playerStatistics: { games: 0, wins: null, ratings: [] },
      },
    });
    const after = await playToTheEnd(gameId);
    // The release follows the last move: it is a command of its own.
    const released = String(BigInt(after) + 1n);
    const over = await anybody().ask(summary, { ...variables, after: released });
    expect(over).toMatchObject({
      data: {
        games: { edges: [{ node: { state: 'RELEASED', figures: expect.arrayContaining([{ name: 'coins' }]) } }] },
        statistics: { rows: [{ figure: { sampleSize: 1 } }] },
        leaderboard: { totalCount: 2 },
        playerStatistics: {
          games: 1,
          wins: { sampleSize: 1 },
          ratings: expect.arrayContaining([{ board: 'sample', system: 'OPENSKILL', games: 1 }]),
        },
      },
    });
  });

  it('says what is wrong with a question', async () => {
    const { data } = await anybody().ask(`{
      a: statistics(measure: { kind: METRIC }) { __typename ... on Invalid { issues { path } } }
      b: statistics(measure: { kind: WINS }, groupBy: [{ kind: ROUND }]) { __typename ... on Invalid { issues { path } } }
      c: statistics(measure: { kind: WINS }, groupBy: [{ kind: OPTION, name: "x') OR 1=1 --" }]) { __typename ... on Invalid { issues { path } } }
      d: games(after: "nowhere") { __typename ... on Invalid { issues { path } } }
      e: leaderboard(after: "x") { __typename }
      f: tournamentStatistics(tournamentId: "none") { __typename }
      g: ratingDistribution(steps: 0) { __typename }
    }`);
    expect(data).toEqual({
      a: { __typename: 'Invalid', issues: [{ path: 'measure.metric' }] },
      b: { __typename: 'Invalid', issues: [{ path: 'groupBy' }] },
      c: { __typename: 'Invalid', issues: [{ path: 'groupBy[0]' }] },
      d: { __typename: 'Invalid', issues: [{ path: 'after' }] },
      e: { __typename: 'Invalid' },
      f: { __typename: 'NotFound' },
      g: { __typename: 'Invalid' },
    });
  });

  it('downloads released games and figures as lines, and nothing of running ones', async () => {
    const running = await openGame();
    for (const what of ['games', 'metrics']) {
      const response = await fetch(`${server.url}/export/${what}.ndjson`);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).not.toContain(running);
      expect(text.endsWith('\n')).toBe(true);
    }
    expect((await fetch(`${server.url}/export/games.ndjson`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.url}/export/games.ndjson?rated=perhaps`)).status).toBe(400);
    expect(await (await fetch(`${server.url}/export/games.ndjson?player=nobody`)).text()).toBe('');
  });

  it('lets administrators alone rebuild read models', async () => {
    const [player] = people;
    expect(await player?.mutate('rebuildReadModels', 'RebuildReadModelsInput', {}, '')).toEqual({ __typename: 'Forbidden' });
    const { errors } = await anybody().ask('mutation { rebuildReadModels(input: { commandId: "1" }) { __typename } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
