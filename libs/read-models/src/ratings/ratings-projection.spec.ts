import fc from 'fast-check';
import type { RatingsQueries, ReadModel, TableData } from '@kronika/application';
import { type EventLog, type Json, MemoryLog } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import { packHash } from '@kronika/game-kernel';
import { effectiveResults, glickoSystem, openSkillSystem, ratingBoards, type ResultFact } from '@kronika/ratings';
import { ReadModels } from '../runner/read-models';
import { memoryStorage } from '../runner/storage';
import { append, bot, player } from '../testing';
import { ratingsProjection } from './ratings-projection';

interface World {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly ratings: ReadModel<RatingsQueries>;
}

const worlds: World[] = [];
afterEach(async () => {
  for (const { models } of worlds.splice(0)) await models.close();
});

async function open(log: EventLog = new MemoryLog(nativeSealing), batchSize = 500): Promise<World> {
  const models = new ReadModels({ log, storage: memoryStorage(), batchSize });
  const world = { log, models, ratings: models.add(ratingsProjection()) };
  worlds.push(world);
  await models.start();
  await models.caughtUp();
  return world;
}

async function ask<Answer extends object>({ log, ratings }: World, question: (queries: RatingsQueries) => Answer): Promise<Answer> {
  const answer = await ratings.ask(question, await log.lastPosition());
  if ('kind' in answer) throw new Error('rebuilding');
  return answer;
}

const openskill = { system: 'openskill', board: 'overall' } as const;
const all = { ...openskill, provisional: true, first: 100, offset: 0 };

let games = 0;
interface Played {
  readonly seats: readonly ReturnType<typeof player | typeof bot>[];
  readonly places?: readonly number[];
  readonly table?: Partial<TableData<'TableOpened'>>;
  readonly guest?: number;
  readonly time?: number;
  readonly game?: string;
}

/** Writes the events of a game that ratings look at. */
async function play(log: EventLog, { seats, places, table, guest, time = 1000, game = 'sample' }: Played): Promise<string> {
  const id = `g${++games}`;
  const opened = {
    ...{ game, rulesVersion: 1, packHash: packHash({}), options: {}, seats: seats.length, commitment: { hash: '', subject: id } },
    ...{ owner: null, access: 'public', linkHash: null, startsWhenFull: true, clock: { kind: 'none' }, timeOut: 'bot', release: 'at-end' },
    ...{ rated: true, delay: { kind: 'time', ms: 0 }, tournament: null, imported: null, request: id },
    ...table,
  } as unknown as Json;
  await append(log, `table-${id}`, time, [
    { type: 'TableOpened', open: opened },
    ...seats.map((occupant, seat) => ({ type: 'SeatTaken', open: { seat, occupant, guest: seat === guest, nonce: null } })),
  ]);
  const commitment = { hash: '', subject: id, rulesVersion: 1, nonces: seats.map(() => null) };
  const outcome = {
    kind: 'ranking',
    places: seats.map((_, seat) => ({ seat, place: places?.[seat] ?? seat + 1, score: 0 })),
    ties: [],
  };
  await append(log, `game-${id}`, time, [
    {
      type: 'GameStarted',
      open: { game, rulesVersion: 1, packHash: '', seats: seats.map((one) => ({ ...one })), options: {}, commitment },
    },
    { type: 'Ended', open: { by: 'play', outcome, head: null } },
    { type: 'Released', open: { seed: '', serverSeed: '' } },
  ]);
  return `game-${id}`;
}

it('rates a released game on the board of its game and over all games', async () => {
  const world = await open();
  await play(world.log, { seats: ['a', 'b', 'c', 'd'].map(player) });
  const { entries, total } = await ask(world, (queries) => queries.leaderboard(all));
  expect(total).toBe(4);
  expect(entries.map(({ player: who }) => who)).toEqual(['a', 'b', 'c', 'd']);
  expect(entries[0]).toMatchObject({ games: 1, provisional: true, rank: null });
  expect(entries[0]?.value).toBeCloseTo(27.795252672501135, 2);
  expect(await ask(world, (queries) => queries.entriesOf('a'))).toMatchObject([
    { board: 'overall', system: 'openskill' },
    { board: 'sample', system: 'openskill' },
  ]);
});

it.each<[string, Played]>([
  ['imported', { seats: ['a', 'b'].map(player), table: { imported: { stream: 's', chain: null, by: 'a' } } }],
  ['unrated', { seats: ['a', 'b'].map(player), table: { rated: false } }],
  ["a guest's", { seats: ['a', 'b'].map(player), guest: 1 }],
  ["a bot's", { seats: [player('a'), player('b'), bot('greedy')] }],
  ['solo', { seats: [player('a')] }],
  ['against oneself', { seats: ['a', 'a'].map(player) }],
])('does not rate a game that is %s', async (_, played) => {
  const world = await open();
  await play(world.log, played);
  expect(await ask(world, (queries) => queries.leaderboard(all))).toEqual({ entries: [], total: 0 });
});

it('gives ranks once enough is known, and keeps the history', async () => {
  const world = await open();
  for (let round = 0; round < 14; round++) await play(world.log, { seats: ['a', 'b', 'c'].map(player), time: round * 1000 });
  const { entries } = await ask(world, (queries) => queries.leaderboard({ ...all, provisional: false }));
  expect(entries.map(({ player: who, rank }) => [who, rank])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const { changes, total } = await ask(world, (queries) => queries.history(openskill, 'a', 3, 0));
  expect(total).toBe(14);
  expect(changes.map(({ time }) => time)).toEqual([15000, 14000, 13000]);
  expect(changes[0]?.before).toEqual(changes[1]?.after);
  const steps = await ask(world, (queries) => queries.distribution(openskill, 4));
  expect(steps.reduce((sum, { players }) => sum + players, 0)).toBe(3);
  expect(await ask(world, (queries) => queries.playersWithin(openskill, entries[1]?.ordinal ?? 0, 100))).toEqual(['a', 'b']);
});

const settings = { game: 'sample', seats: { min: 2, max: 4 }, venue: 'physical', registration: 'open', checkIn: false, lateEntry: true };
const by = { id: 'org', role: 'organiser' } as const;
const reason = { code: 'wrong-report' };

/** A tournament in a hall with a table of four whose third seat has no account. */
async function hall(log: EventLog, changes: object = {}): Promise<(events: readonly { type: string; open: Json }[]) => Promise<void>> {
  const write = (events: readonly { type: string; open: Json }[]): Promise<void> => append(log, 'tournament-t', 1000, events);
  const created = { ...settings, clock: { kind: 'none' }, timeOut: 'adjudicate', rated: true, ...changes };
  const draft = { stage: 1, round: 1, byes: [], walkovers: [], seed: 's', quality: quality() };
  await write([
    { type: 'TournamentCreated', open: { id: 't', title: 'hash', settings: created, stages: [], by } },
    ...['p1', 'p2', 'p3', 'p4'].map((participant, index) => ({
      type: 'ParticipantRegistered',
      open: { participant, waiting: false, by, ...(participant === 'p3' ? { name: 'hash' } : { account: `a${index + 1}` }) },
    })),
    {
      type: 'RoundPublished',
      open: {
        draft: { ...draft, tables: [{ id: '1.1.1', number: 1, seats: ['p1', 'p2', 'p3', 'p4'], reasons: [] }] },
        roundId: 'r',
        duplicate: false,
        by,
      } as unknown as Json,
    },
  ]);
  return write;
}

function quality(): object {
  return { rematches: 0, maxMeetings: 0, meanRange: 0, widestRange: 0, offSizeAgain: 0, neverFirst: 0, firstSpread: 0, forbidden: 0 };
}

const decided = (places: readonly number[]): Json => ({
  table: '1.1.1',
  result: ['p1', 'p2', 'p3', 'p4'].map((participant, index) => ({ participant, points: 0, place: places[index] ?? 1 })),
});

async function order(world: World): Promise<readonly string[]> {
  return (await ask(world, (queries) => queries.leaderboard(all))).entries.map(({ player: who }) => who);
}

it('rates tables at physical venues among those who have accounts, and follows corrections and claims', async () => {
  const world = await open();
  const write = await hall(world.log);
  await write([{ type: 'TableDecided', open: decided([1, 2, 3, 4]) }]);
  expect(await order(world)).toEqual(['a1', 'a2', 'a4']);
  await write([{ type: 'ResultCorrected', open: { ...(decided([4, 2, 3, 1]) as object), consequences: [], by, reason } }]);
  expect(await order(world)).toEqual(['a4', 'a2', 'a1']);
  await write([{ type: 'ClaimConfirmed', open: { participant: 'p3', account: 'late', by } }]);
  expect(await order(world)).toEqual(['a4', 'a2', 'late', 'a1']);
  await write([{ type: 'TableReplayed', open: { table: '1.1.1', by, reason } }]);
  expect(await order(world)).toEqual([]);
  await write([{ type: 'TableDecided', open: decided([2, 1, 3, 4]) }]);
  expect(await order(world)).toEqual(['a2', 'a1', 'late', 'a4']);
});

it('leaves tables on line to their games, and unrated events alone', async () => {
  for (const change of [{ venue: 'online' }, { rated: false }]) {
    const world = await open();
    const write = await hall(world.log, change);
    await write([{ type: 'TableDecided', open: decided([1, 2, 3, 4]) }]);
    expect(await order(world)).toEqual([]);
  }
});

it('is what rating systems make of the results that count, however it was built', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const result = fc.record({
    who: fc.shuffledSubarray(names, { minLength: 2, maxLength: 4 }),
    game: fc.constantFrom('sample', 'other'),
    days: fc.nat(5),
    correct: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(result, { maxLength: 12 }), fc.integer({ min: 1, max: 30 }), async (results, batchSize) => {
      const log = new MemoryLog(nativeSealing);
      const live = await open(log, batchSize);
      const facts: ResultFact[] = [];
      const write = await hall(log);
      let time = 0;
      for (const { who, game, days, correct } of results) {
        time += days * 24 * 3600 * 1000;
        const id = await play(log, { seats: who.map(player), game, time });
        const released = { id, game, time: time + 2000, seats: who.map((each, seat) => ({ player: each, place: seat + 1 })) };
        facts.push({ kind: 'released', result: released });
        if (!correct) continue;
        // The table of the hall is decided, and decided otherwise the next time.
        const places = facts.length % 2 === 0 ? [1, 2, 3, 4] : [3, 1, 4, 2];
        const isFirst = !facts.some((fact) => fact.kind === 'released' && fact.result.id === 'hall');
        const open = isFirst ? decided(places) : ({ ...(decided(places) as object), consequences: [], by, reason } as unknown as Json);
        await write([{ type: isFirst ? 'TableDecided' : 'ResultCorrected', open }]);
        const seats = ['a1', 'a2', 'a4'].map((each, index) => ({ player: each, place: places[index === 2 ? 3 : index] ?? 1 }));
        facts.push({ kind: 'released', result: { id: 'hall', game: 'sample', time: 1000, seats } });
      }
      const fresh = await open(log);
      for (const system of [openSkillSystem(), glickoSystem()]) {
        const expected = ratingBoards(system, effectiveResults(facts)).overall.entries();
        for (const world of [live, fresh]) {
          const request = { ...all, system: system.id === 'openskill' ? 'openskill' : 'glicko-2' } as const;
          const { entries } = await ask(world, (queries) => queries.leaderboard(request));
          const settledFirst = [...expected].sort((one, other) => Number(one.provisional) - Number(other.provisional));
          expect(entries.map(({ rank: _rank, ...entry }) => entry)).toEqual(settledFirst);
        }
      }
      await live.models.close();
      await fresh.models.close();
    }),
    { numRuns: 25 },
  );
});
