import { ApiClient } from '@kronika-tests/support';
import { type DocumentedQuery, documentedDownloads, documentedQueries } from './documented-queries';
import { openSmallWorld, type SmallWorld } from './small-world';

let world: SmallWorld;
beforeAll(async () => {
  world = await openSmallWorld();
});
afterAll(() => world.close());

type Answer = Readonly<Record<string, unknown>>;

async function run({ query, variables }: DocumentedQuery): Promise<Answer> {
  const [ada, bob] = world.people;
  const ids: Readonly<Record<string, string>> = { ada: ada?.accountId ?? '', bob: bob?.accountId ?? '', game: world.game };
  const filled = variables.replaceAll(/<(\w+)>/g, (_, name: string) => ids[name] ?? '');
  return new ApiClient(world.server.url).query<Answer>(query, JSON.parse(filled));
}

const figure = { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number), sampleSize: expect.any(Number) };

/** What the answer to each question must hold: the page would otherwise show queries that answer nothing. */
const expected: Readonly<Record<number, object>> = {
  1: { catalogue: expect.arrayContaining([expect.objectContaining({ id: 'fifty-first-state' })]) },
  2: {
    games: {
      __typename: 'ListedGameConnection',
      totalCount: 4,
      edges: expect.arrayContaining([
        { node: expect.objectContaining({ figures: expect.arrayContaining([{ seat: 0, of: expect.any(String) }]) }) },
      ]),
    },
  },
  3: { gameStatistics: { games: 12, bySide: expect.arrayContaining([expect.objectContaining({ wins: figure })]) } },
  4: {
    statistics: {
      rows: expect.arrayContaining([
        { keys: ['yes', '3'], figure },
        { keys: ['no', '3'], figure },
      ]),
    },
  },
  5: { gameStatistics: { cards: expect.arrayContaining([expect.objectContaining({ metric: 'built' })]) } },
  6: {
    gameStatistics: {
      pointsBySource: expect.arrayContaining([expect.objectContaining({ key: expect.any(String) })]),
      pointsByRound: expect.arrayContaining([expect.objectContaining({ key: '1' })]),
    },
  },
  7: {
    leaderboard: { edges: expect.arrayContaining([{ node: expect.objectContaining({ player: { name: 'Ada' } }) }]) },
    ratingHistory: { __typename: 'RatingChangeConnection' },
  },
  8: {
    headToHead: { __typename: 'HeadToHead', ahead: figure },
    playerStatistics: { byGame: [expect.objectContaining({ key: 'fifty-first-state' })] },
  },
  9: { gameAt: { version: 40 }, gameHistory: { __typename: 'GameHistory' }, annotationsOfGame: { __typename: 'AnnotationConnection' } },
  10: { verifyGame: { verdict: 'verified' } },
};

describe('docs/api.md', () => {
  const queries = documentedQueries();

  it('has ten questions', () => {
    expect(queries).toHaveLength(10);
  });

  it.each(queries.map((query, index) => [index + 1, query.question, query] as const))('%i. %s', async (number, _, query) => {
    expect(await run(query)).toMatchObject(expected[number] ?? {});
  });

  it.each(documentedDownloads())('downloads %s', async (path) => {
    const response = await fetch(`${world.server.url}${path}`);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ game: 'fifty-first-state' });
  });

  it('says what is wrong with the address of a download', async () => {
    const response = await fetch(`${world.server.url}/export/games.ndjson?from=soon&colour=red`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: 'colour' }, { path: 'from' }] });
  });

  it('asks every read model whether it is up to date', async () => {
    const { readModels } = await new ApiClient(world.server.url).query<{ readModels: { name: string; state: string }[] }>(
      '{ readModels { name state progress serves } }',
    );
    expect(readModels.map(({ state }) => state)).toEqual(readModels.map(() => 'LIVE'));
    expect(readModels.map(({ name }) => name)).toEqual(expect.arrayContaining(['games', 'ratings']));
  });
});
