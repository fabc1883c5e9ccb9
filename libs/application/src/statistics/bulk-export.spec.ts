import type { GamesQueries, ReleasedGame } from '../games-browser/games-queries';
import type { ReadModel } from '../read-model';
import { BulkExport } from './bulk-export';

const count = 450;
const games: readonly ReleasedGame[] = Array.from({ length: count }, (_, index) => ({
  release: index + 1,
  gameId: `g${index}`,
  game: 'sample',
  state: 'released',
  seats: [],
  options: {},
  rulesVersion: 1,
  packHash: '',
  startedAt: 0,
  endedAt: 1000,
  endedBy: 'play',
  releasedAt: 2000,
  outcome: null,
  rated: false,
  imported: false,
  tournament: null,
  moves: 1,
  rounds: 1,
  annotations: 0,
}));

function model(): { readonly read: ReadModel<GamesQueries>; readonly pages: number[] } {
  const pages: number[] = [];
  const queries: Pick<GamesQueries, 'released' | 'figures'> = {
    released: (_filter, after = 0, limit) => {
      pages.push(after);
      return games.slice(after, after + limit);
    },
    figures: () => [{ name: 'coins', seat: 0, of: null, round: 1, value: 3, times: 1 }],
  };
  return { pages, read: { ask: (question) => Promise.resolve(question(queries as GamesQueries)), onApplied: () => () => undefined } };
}

async function all(lines: AsyncIterable<string>): Promise<readonly Record<string, unknown>[]> {
  let text = '';
  for await (const part of lines) text += part;
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes every game once, with moments in ISO 8601', async () => {
  const lines = await all(new BulkExport(model().read).games({}));
  expect(lines.map(({ gameId }) => gameId)).toEqual(games.map(({ gameId }) => gameId));
  expect(lines[0]).toMatchObject({ startedAt: '1970-01-01T00:00:00.000Z', endedAt: '1970-01-01T00:00:01.000Z' });
  expect(lines[0]).not.toHaveProperty('release');
});

it('writes every figure with its game', async () => {
  const lines = await all(new BulkExport(model().read).metrics({}));
  expect(lines).toHaveLength(count);
  expect(lines[7]).toEqual({ gameId: 'g7', game: 'sample', name: 'coins', seat: 0, of: null, round: 1, value: 3, times: 1 });
});

it('reads no further than its reader', async () => {
  const { read, pages } = model();
  const lines = new BulkExport(read).games({});
  await lines.next();
  expect(pages).toEqual([0]);
  await lines.next();
  expect(pages).toEqual([0, 200]);
  await lines.return(undefined);
});
