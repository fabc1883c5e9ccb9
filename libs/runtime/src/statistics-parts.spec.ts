import { GameLibrary, type Figure, type SummaryScope } from '@kronika/application';
import { type EventLog, MemoryLog } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import type { AnyGame } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { memoryStorage, ReadModels } from '@kronika/read-models';
import { append, bot, player, recordGame } from '@kronika-testing/read-models';
import { openStatistics, type StatisticsParts } from './statistics-parts';

const library = new GameLibrary([...catalog, ...testCatalog]);
let log: EventLog;
let models: ReadModels;
let parts: StatisticsParts;
const kind = 'fifty-first-state';

beforeAll(async () => {
  log = new MemoryLog(nativeSealing);
  models = new ReadModels({ log, storage: memoryStorage() });
  parts = openStatistics({ log, games: library }, models);
  await models.start();
  const game = await engine(kind);
  const names = ['ada', 'bob', 'cyd', 'dan'];
  for (let number = 0; number < 10; number++) {
    const seats = Array.from({ length: 2 + (number % 2) }, (_, seat) => player(names[(number + seat) % 4] ?? ''));
    const tournament = { tournamentId: number < 4 ? 'season-1' : 'season-2', stage: 1, round: 1, table: '1.1.1' };
    const startedAt = Date.UTC(2026, 0, 1 + number);
    await recordGame(log, { game, seats, seed: number, startedAt, table: number < 7 ? { tournament } : {} });
  }
  const imported = { stream: 'game-elsewhere', chain: null, by: 'eve' };
  await recordGame(log, { game, seats: [player('ada'), player('eve')], seed: 99, table: { imported } });
  await recordGame(log, { game: await engine('sample'), seats: [player('ada'), bot('random')] });
  const settings = { game: kind };
  await append(log, 'league-l', 0, [
    { type: 'LeagueCreated', open: { id: 'l', plan: { settings } } },
    { type: 'SeasonOpened', open: { season: 1, tournament: 'season-1' } },
    { type: 'SeasonOpened', open: { season: 2, tournament: 'season-2' } },
  ]);
  await models.caughtUp();
  await parts.statistics.ask({ measure: { kind: 'games' }, groupBy: [], filter: {} }, await log.lastPosition());
}, 60_000);
afterAll(() => models.close());

async function engine(id: string): Promise<AnyGame> {
  const game = await library.game(id);
  if (game === undefined) throw new Error(`no ${id}`);
  return game;
}

function scope(filter: SummaryScope['filter'] = {}): SummaryScope {
  return { game: kind, filter: { game: kind, ...filter } };
}

const sampled = (records: readonly { readonly wins: Figure }[]): number => records.reduce((sum, { wins }) => sum + wins.sampleSize, 0);
const won = (records: readonly { readonly wins: Figure }[]): number =>
  records.reduce((sum, { wins }) => sum + wins.value * wins.sampleSize, 0);

it('divides the same wins by side, seat, first player, expansion and number of players', async () => {
  const { summaries } = parts;
  expect(await summaries.games(scope())).toBe(10);
  for (const records of [
    await summaries.bySide(scope()),
    await summaries.bySeat(scope()),
    await summaries.byFirstPlayer(scope()),
    await summaries.byExpansion(scope()),
    await summaries.byPlayerCount(scope()),
    await summaries.byPlayer(scope()),
  ]) {
    expect(sampled(records)).toBe(25);
    expect(won(records)).toBeCloseTo(10, 8);
  }
  expect((await summaries.byFirstPlayer(scope())).map(({ key, wins }) => [key, wins.sampleSize])).toEqual([
    ['no', 15],
    ['yes', 10],
  ]);
});

it('adds points by source and by round up to the same', async () => {
  const { summaries } = parts;
  const [bySource, byRound] = [await summaries.pointsBySource(scope()), await summaries.pointsByRound(scope())];
  const total = (list: typeof bySource): number => list.reduce((sum, { figure }) => sum + figure.value * figure.sampleSize, 0);
  expect(total(bySource)).toBeCloseTo(total(byRound), 6);
  expect(byRound[0]).toMatchObject({ key: '1', figure: { sampleSize: 25 } });
  expect((await summaries.length(scope())).rounds?.sampleSize).toBe(10);
  expect(await summaries.endings(scope())).toMatchObject([{ key: 'play', figure: { value: 10 } }]);
});

it('tells what was done with cards, and whether it went with winning', async () => {
  const uses = await parts.summaries.cards(scope(), ['built']);
  expect(uses.length).toBeGreaterThan(10);
  for (const { metric, rate, wins, correlation } of uses) {
    expect(metric).toBe('built');
    expect(rate.sampleSize).toBe(25);
    expect(wins?.sampleSize).toBe(Math.round(rate.value * 25));
    expect(Math.abs(correlation?.value ?? 0)).toBeLessThanOrEqual(1);
  }
});

it('sums tournaments and leagues up', async () => {
  const { summaries } = parts;
  const league = await summaries.ofLeague('l');
  if (league.kind !== 'done') throw new Error(league.kind);
  expect(await summaries.games(league)).toBe(7);
  expect(await summaries.games(scope({ leagues: ['l'], tournaments: ['season-1'] }))).toBe(4);
  expect(await summaries.games(scope({ leagues: ['no such league'] }))).toBe(0);
  expect(await summaries.ofTournament('no such tournament')).toEqual({ kind: 'not-found', what: 'tournament no such tournament' });
});

it('leaves imported games out unless they are asked for', async () => {
  expect(await parts.summaries.games(scope({ imported: true }))).toBe(1);
  expect((await parts.summaries.byPlayer(scope())).map(({ key }) => key)).not.toContain('eve');
});

it('compares two players, and tells about one', async () => {
  const { playerStatistics } = parts;
  const there = await playerStatistics.headToHead('ada', 'bob', {});
  const back = await playerStatistics.headToHead('bob', 'ada', {});
  expect(there.games).toBe(back.games);
  expect((there.ahead?.value ?? 0) + (back.ahead?.value ?? 0)).toBeCloseTo(1, 8);
  expect(there.scores).toEqual([...back.scores].reverse());
  expect(await playerStatistics.headToHead('ada', 'nobody', {})).toEqual({
    games: 0,
    ahead: null,
    wins: [null, null],
    scores: [null, null],
  });
  expect((await playerStatistics.byGame('ada', {})).map(({ key }) => key)).toEqual(['fifty-first-state', 'sample']);
  const opponents = await playerStatistics.opponents('ada', { game: kind });
  expect(opponents.find(({ key }) => key === 'bob')?.figure).toEqual(there.ahead);
});

it('narrows statistics down to players of a rating', async () => {
  const page = await parts.ratingLists.leaderboard({ system: 'openskill', board: kind, provisional: true, first: 10, offset: 0 });
  if (page.kind !== 'done') throw new Error(page.kind);
  const best = page.entries[0];
  const rows = await parts.statistics.rows({
    measure: { kind: 'wins' },
    groupBy: [{ kind: 'player' }],
    filter: { game: kind, rating: { min: best?.ordinal ?? 0 } },
  });
  expect(rows.map(({ keys }) => keys)).toEqual([[best?.player]]);
  expect(rows[0]?.figure.sampleSize).toBe(best?.games);
});
