import { type BrowseRequest, GameLibrary, type GamesQueries, type ReadModel, type StatisticsQueries } from '@kronika/application';
import { type EventLog, MemoryLog } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import type { AnyGame } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { ReadModels } from '../runner/read-models';
import { memoryStorage } from '../runner/storage';
import { append, bot, player, recordGame } from '../testing';
import { gamesProjection } from './games-projection';

type Queries = GamesQueries & StatisticsQueries;

const library = new GameLibrary([...catalog, ...testCatalog]);
let log: EventLog;
let models: ReadModels;
let games: ReadModel<Queries>;
let caravan: AnyGame;

beforeEach(async () => {
  log = new MemoryLog(nativeSealing);
  models = new ReadModels({ log, storage: memoryStorage() });
  games = models.add(gamesProjection({ log, library }));
  await models.start();
  caravan = await engine('sample');
});
afterEach(() => models.close());

async function engine(id: string): Promise<AnyGame> {
  const game = await library.game(id);
  if (game === undefined) throw new Error(`no ${id}`);
  return game;
}

async function ask<Answer extends object>(question: (queries: Queries) => Answer): Promise<Answer> {
  const answer = await games.ask(question, await log.lastPosition());
  if ('kind' in answer) throw new Error('rebuilding');
  return answer;
}

async function found(request: Partial<BrowseRequest>): Promise<readonly string[]> {
  const page = await ask((queries) =>
    queries.browse({
      filter: {},
      states: ['running', 'ended', 'released'],
      onlooker: { administrator: false },
      first: 100,
      ...request,
    }),
  );
  return page.games.map(({ gameId }) => gameId);
}

it('lists games newest first, page by page', async () => {
  for (let day = 1; day <= 5; day++) {
    await recordGame(log, {
      game: caravan,
      seats: [player('ada'), player('bob')],
      gameId: `g${day}`,
      startedAt: Date.UTC(2026, 0, day === 3 ? 2 : day),
    });
  }
  expect(await found({})).toEqual(['g5', 'g4', 'g3', 'g2', 'g1']);
  const first = await ask((queries) => queries.browse({ filter: {}, states: ['released'], onlooker: { administrator: false }, first: 3 }));
  expect(first).toMatchObject({ hasMore: true, total: 5 });
  expect(await found({ first: 3, after: { startedAt: Date.UTC(2026, 0, 2), gameId: 'g3' } })).toEqual(['g2', 'g1']);
});

it('tells of a running game what everybody may know, and nothing of its figures', async () => {
  await recordGame(log, { game: caravan, seats: [player('ada'), bot('random')], gameId: 'running', without: 5 });
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'ended', without: 1 });
  const [running] = (
    await ask((queries) => queries.browse({ filter: {}, states: ['running'], onlooker: { administrator: false }, first: 1 }))
  ).games;
  expect(running).toMatchObject({ state: 'running', endedAt: null, outcome: null, moves: null, rounds: null, annotations: 0 });
  expect(running?.seats).toEqual([
    { seat: 0, account: 'ada', bot: null, guest: false, place: null, score: null },
    { seat: 1, account: null, bot: 'random', guest: false, place: null, score: null },
  ]);
  expect(await ask((queries) => queries.figures('running'))).toEqual([]);
  expect(await ask((queries) => queries.figures('ended'))).toEqual([]);
  for (const filter of [
    { metrics: [{ metric: 'coins' }] },
    { eventTypes: ['Ended'] },
    { eventTypes: ['GameStarted'] },
    { annotated: false },
  ]) {
    expect(await found({ filter })).toEqual([]);
  }
  for (const measure of [{ kind: 'games' }, { kind: 'wins' }, { kind: 'moves' }] as const) {
    expect(await ask((queries) => queries.observe({ measure, groupBy: [{ kind: 'player' }], filter: {} }))).toEqual([]);
  }
});

it('shows games of tables by link to those who sit there until they are released', async () => {
  const table = { access: 'link', owner: 'olga' } as const;
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'private', table, without: 3 });
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'opened', table });
  expect(await found({})).toEqual(['opened']);
  expect(await found({ onlooker: { account: 'eve', administrator: false } })).toEqual(['opened']);
  for (const account of ['ada', 'olga']) {
    expect(await found({ onlooker: { account, administrator: false } })).toEqual(['private', 'opened']);
  }
  expect(await found({ onlooker: { administrator: true } })).toEqual(['private', 'opened']);
  expect(await ask((queries) => ({ game: queries.game('private', { administrator: false }) }))).toEqual({ game: undefined });
});

it('finds games by player, options, period, tournament, figures and events', async () => {
  const state = await engine('fifty-first-state');
  const tournament = { tournamentId: 't1', stage: 1, round: 2, table: '1.2.3' };
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'c1', table: { tournament } });
  const startedAt = Date.UTC(2026, 5, 1);
  await recordGame(log, {
    game: state,
    seats: [player('ada'), player('cyd'), bot('random')],
    gameId: 's1',
    options: { expansion: 'winter' },
    seed: 7,
    startedAt,
    table: { rated: false },
  });
  expect(await found({ filter: { players: ['ada'] } })).toEqual(['s1', 'c1']);
  expect(await found({ filter: { players: ['ada', 'bob'] } })).toEqual(['c1']);
  expect(await found({ filter: { options: [{ path: 'expansion', value: 'winter' }] } })).toEqual(['s1']);
  expect(await found({ filter: { options: [{ path: 'mixBothDecks', value: false }] } })).toEqual(['s1']);
  expect(await found({ filter: { options: [{ path: 'expansion', value: 'none' }] } })).toEqual([]);
  expect(await found({ filter: { from: startedAt } })).toEqual(['s1']);
  expect(await found({ filter: { to: startedAt } })).toEqual(['c1']);
  expect(await found({ filter: { tournaments: ['t1', 't2'] } })).toEqual(['c1']);
  expect(await found({ filter: { rated: true } })).toEqual(['c1']);
  expect(await found({ filter: { bots: true } })).toEqual(['s1']);
  expect(await found({ filter: { seats: 3 } })).toEqual(['s1']);
  expect(await found({ filter: { eventTypes: ['built'] } })).toEqual(['s1']);
  const figures = await ask((queries) => queries.figures('s1', ['built', 'faction']));
  const built = figures.find(({ name }) => name === 'built');
  const faction = figures.find(({ name }) => name === 'faction');
  expect(faction).toMatchObject({ seat: 0, value: 1 });
  for (const { name, of } of [built, faction].filter((each) => each !== undefined)) {
    expect(await found({ filter: { metrics: [{ metric: name, of: of ?? '' }] } })).toEqual(['s1']);
  }
  expect(await found({ filter: { metrics: [{ metric: 'built', of: 'no such card' }] } })).toEqual([]);
});

it('counts annotations that everybody may read', async () => {
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'g' });
  const added = (annotation: string, visibility: string, study: string | null = null) => ({
    type: 'AnnotationAdded',
    open: {
      annotation,
      version: 3,
      parent: null,
      glyph: '!',
      text: 'hash',
      sharing: { visibility, linkHash: visibility === 'link' ? 'hash' : null },
      study,
      commentary: null,
    },
  });
  await append(log, 'study-game-g', 0, [added('a', 'private'), added('b', 'link'), added('c', 'public', 's')]);
  expect(await found({ filter: { annotated: true } })).toEqual([]);
  await append(log, 'study-game-g', 0, [
    { type: 'AnnotationShared', open: { annotation: 'a', sharing: { visibility: 'public', linkHash: null } } },
    added('d', 'public'),
  ]);
  expect(await found({ filter: { annotated: true } })).toEqual(['g']);
  await append(log, 'study-game-g', 0, [
    { type: 'AnnotationDeleted', open: { annotation: 'a', moderated: false } },
    { type: 'AnnotationDeleted', open: { annotation: 'd', moderated: true } },
  ]);
  expect(await found({ filter: { annotated: true } })).toEqual([]);
});

it('gives a result to the substitute who finished the game, and none to the bot that played on for somebody', async () => {
  await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')], gameId: 'g', without: 2 });
  await append(log, 'game-g', 0, [
    { type: 'SeatTakenOver', open: { seat: 0, occupant: player('eve'), reason: 'substitute' } },
    { type: 'SeatTakenOver', open: { seat: 1, occupant: bot('random'), reason: 'timed-out' } },
  ]);
  const [game] = (await ask((queries) => queries.browse({ filter: {}, states: ['running'], onlooker: { administrator: false }, first: 1 })))
    .games;
  expect(game?.seats.map(({ account }) => account)).toEqual(['eve', 'bob']);
});

it('sees each released game in figures at once, although it remembers what it was asked', async () => {
  for (let games = 1; games <= 3; games++) {
    await recordGame(log, { game: caravan, seats: [player('ada'), player('bob')] });
    for (let again = 0; again < 2; again++) {
      const [group] = await ask((queries) => queries.observe({ measure: { kind: 'games' }, groupBy: [], filter: {} }));
      expect(group?.values).toEqual([{ value: 1, times: games }]);
    }
  }
});
