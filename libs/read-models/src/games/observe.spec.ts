import fc from 'fast-check';
import {
  type Dimension,
  GameLibrary,
  type Measure,
  type ObservedGroup,
  type StatisticsFilter,
  type StatisticsQueries,
} from '@kronika/application';
import { type EventLog, MemoryLog } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import { catalog } from '@kronika/games/catalog';
import type { GamesQueries, ListedGame } from '@kronika/application';
import { ReadModels } from '../runner/read-models';
import { memoryStorage } from '../runner/storage';
import { player, recordGame } from '../testing';
import { gamesProjection } from './games-projection';

type Queries = GamesQueries & StatisticsQueries;
const library = new GameLibrary(catalog);
let log: EventLog;
let models: ReadModels;
let queries: Queries;
let all: readonly ListedGame[];

beforeAll(async () => {
  log = new MemoryLog(nativeSealing);
  models = new ReadModels({ log, storage: memoryStorage() });
  const projection = gamesProjection({ log, library });
  const model = models.add({ ...projection, queries: (database) => (queries = projection.queries(database)) });
  await models.start();
  const game = await library.game('fifty-first-state');
  if (game === undefined) throw new Error('no game');
  const names = ['ada', 'bob', 'cyd', 'dan', 'eve'];
  for (let seed = 0; seed < 12; seed++) {
    const seats = Array.from({ length: 2 + (seed % 3) }, (_, seat) => player(names[(seed + seat) % names.length] ?? ''));
    const expansion = ['none', 'new-era', 'winter'][seed % 3] ?? 'none';
    await recordGame(log, {
      game,
      seats,
      seed,
      options: { expansion },
      startedAt: Date.UTC(2026, seed % 4, 1 + seed),
      without: seed === 11 ? 1 : 0,
    });
  }
  await model.ask(() => 0, await log.lastPosition());
  all = queries.browse({ filter: {}, states: ['released'], onlooker: { administrator: false }, first: 100 }).games;
}, 60_000);
afterAll(() => models.close());

/** The same in plain words, over the figures of each game. */
function counted(measure: Measure, groupBy: readonly Dimension[], filter: StatisticsFilter): Map<string, { n: number; sum: number }> {
  const groups = new Map<string, { n: number; sum: number }>();
  for (const game of all) {
    if (filter.seats !== undefined && game.seats.length !== filter.seats) continue;
    const figures = queries.figures(game.gameId);
    for (const seat of game.seats) {
      const own = figures.filter((figure) => figure.seat === seat.seat);
      const winners = game.seats.filter(({ place }) => place === 1).length;
      const value =
        measure.kind === 'wins'
          ? seat.place === 1
            ? 1 / winners
            : 0
          : measure.kind === 'score'
            ? (seat.score ?? 0)
            : measure.kind === 'metric'
              ? own.filter(({ name, of }) => name === measure.metric && (measure.of ?? of) === of).reduce((sum, one) => sum + one.value, 0)
              : NaN;
      const options: readonly string[][] = groupBy.map((dimension) => {
        if (dimension.kind === 'seat') return [String(seat.seat)];
        if (dimension.kind === 'player') return [seat.account ?? ''];
        if (dimension.kind === 'seats') return [String(game.seats.length)];
        if (dimension.kind === 'option') return [String((game.options as Record<string, unknown>)[dimension.path])];
        if (dimension.kind === 'month') return [new Date(game.startedAt).toISOString().slice(0, 7)];
        if (dimension.kind === 'metric' && dimension.metric === 'first-player')
          return [own.some(({ name }) => name === 'first-player') ? 'yes' : 'no'];
        if (dimension.kind === 'metric') return [...new Set(own.filter(({ name }) => name === dimension.metric).map(({ of }) => of ?? ''))];
        throw new Error(dimension.kind);
      });
      const keys = options.reduce<string[][]>((lists, values) => lists.flatMap((list) => values.map((one) => [...list, one])), [[]]);
      for (const key of keys) {
        const text = JSON.stringify(key);
        const group = groups.get(text) ?? { n: 0, sum: 0 };
        groups.set(text, { n: group.n + 1, sum: group.sum + value });
      }
    }
  }
  return groups;
}

function summed(groups: readonly ObservedGroup[]): Map<string, { n: number; sum: number }> {
  return new Map(
    groups.map(({ keys, values }) => [
      JSON.stringify(keys),
      { n: values.reduce((n, { times }) => n + times, 0), sum: values.reduce((sum, { value, times }) => sum + value * times, 0) },
    ]),
  );
}

const measure = fc.constantFrom<Measure>(
  { kind: 'wins' },
  { kind: 'score' },
  { kind: 'metric', metric: 'vp' },
  { kind: 'metric', metric: 'gained', of: 'fuel' },
);
const dimension = fc.constantFrom<Dimension>(
  { kind: 'seat' },
  { kind: 'player' },
  { kind: 'seats' },
  { kind: 'option', path: 'expansion' },
  { kind: 'month' },
  { kind: 'metric', metric: 'faction' },
  { kind: 'metric', metric: 'first-player' },
  { kind: 'metric', metric: 'built' },
);
const filter = fc.constantFrom<StatisticsFilter>({}, { seats: 3 });

it('observes what a recount of every released game finds, for any measure, dimensions and filter', () => {
  fc.assert(
    fc.property(measure, fc.array(dimension, { maxLength: 2 }), filter, (what, groupBy, which) => {
      const observed = summed(queries.observe({ measure: what, groupBy, filter: which }));
      const expected = counted(what, groupBy, which);
      expect([...observed.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [keys, { n, sum }] of expected) {
        expect(observed.get(keys)?.n).toBe(n);
        expect(observed.get(keys)?.sum).toBeCloseTo(sum, 8);
      }
    }),
    { numRuns: 80 },
  );
});

it('divides a metric by what it is of and by round, with zeros where a part did not occur', () => {
  const bySource = queries.observe({ measure: { kind: 'metric', metric: 'vp' }, groupBy: [{ kind: 'of' }], filter: {} });
  const [whole] = queries.observe({ measure: { kind: 'metric', metric: 'vp' }, groupBy: [], filter: {} });
  const seats = all.reduce((sum, game) => sum + game.seats.length, 0);
  const total = (groups: readonly ObservedGroup[]): number => [...summed(groups).values()].reduce((sum, group) => sum + group.sum, 0);
  expect(bySource.length).toBeGreaterThan(2);
  for (const group of summed(bySource).values()) expect(group.n).toBe(seats);
  expect(total(bySource)).toBeCloseTo(total(whole === undefined ? [] : [whole]), 8);

  const byRound = queries.observe({ measure: { kind: 'metric', metric: 'vp' }, groupBy: [{ kind: 'round' }], filter: {} });
  for (const { keys, values } of byRound) {
    const inRound = all.filter(({ rounds }) => (rounds ?? 0) >= Number(keys[0])).reduce((sum, game) => sum + game.seats.length, 0);
    expect(values.reduce((n, { times }) => n + times, 0)).toBe(inRound);
  }
  expect(total(byRound)).toBeCloseTo(total(whole === undefined ? [] : [whole]), 8);
});

it('compares each with every opponent: what one is ahead, the other is behind', () => {
  const groups = summed(queries.observe({ measure: { kind: 'ahead' }, groupBy: [{ kind: 'player' }, { kind: 'opponent' }], filter: {} }));
  expect(groups.size).toBeGreaterThan(5);
  for (const [keys, { n, sum }] of groups) {
    const [one, other] = JSON.parse(keys) as string[];
    const back = groups.get(JSON.stringify([other, one]));
    expect(back?.n).toBe(n);
    expect((back?.sum ?? 0) + sum).toBeCloseTo(n, 8);
  }
});

it('counts whole games where nothing is asked about seats', () => {
  const [games] = queries.observe({ measure: { kind: 'games' }, groupBy: [], filter: {} });
  expect(games?.values).toEqual([{ value: 1, times: 11 }]);
  const [rounds] = summed(queries.observe({ measure: { kind: 'metric', metric: 'rounds' }, groupBy: [], filter: {} })).values();
  expect(rounds).toEqual({ n: 11, sum: all.reduce((sum, game) => sum + (game.rounds ?? 0), 0) });
  expect(queries.observe({ measure: { kind: 'wins' }, groupBy: [], filter: { ofPlayers: ['nobody'] } })).toEqual([]);
});

it('knows which metrics there are', () => {
  const names = queries.metricNames('fifty-first-state');
  expect(names).toContainEqual({ metric: 'first-player', perSeat: true, things: 0 });
  expect(names).toContainEqual({ metric: 'rounds', perSeat: false, things: 0 });
  expect(names.find(({ metric }) => metric === 'faction')?.things).toBeGreaterThan(1);
});
