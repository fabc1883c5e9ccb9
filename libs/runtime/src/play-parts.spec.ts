import { setTimeout as pause } from 'node:timers/promises';
import type { CommandResult, GameToCreate } from '@kronika/application';
import type { EventLog, StoredEvent } from '@kronika/event-log';
import { account, all, anonymous, done, hex, memoryLog, newTable, samplePlatform, TestClock } from '@kronika-testing/application';
import { type Application, openApplication } from './open-application';
import { readSettings } from './settings';

const settings = readSettings({ KRONIKA_DEMO: 'off', KRONIKA_BOT_PACE: '0' });
const ann = account('ann');

/** A log that several nodes share: one node's end is not the log's. */
function shared(log: EventLog): EventLog {
  return {
    append: log.append.bind(log),
    read: log.read.bind(log),
    readAll: log.readAll.bind(log),
    subscribe: log.subscribe.bind(log),
    lastPosition: log.lastPosition.bind(log),
    erase: log.erase.bind(log),
    close: () => Promise.resolve(),
  };
}

async function nodes(count: number, clock = new TestClock(0), log: EventLog = memoryLog()) {
  const failures: string[] = [];
  const open = () =>
    openApplication(settings, samplePlatform(shared(log), clock), {
      readModelsInMemory: true,
      onFailure: ({ manager, message }) => failures.push(`${manager}: ${message}`),
    });
  const applications = Array.from({ length: count }, open);
  for (const application of applications) await application.start();
  const stop = async () => {
    for (const application of applications) await application.stop();
    expect(failures).toEqual([]);
  };
  return { log, clock, applications, stop, open };
}

async function until<Found>(look: () => Promise<Found | undefined>, what: string): Promise<Found> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(5);
  }
  throw new Error(`waited in vain: ${what}`);
}

const botGame: GameToCreate = {
  game: 'sample',
  options: {},
  seats: [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'greedy' },
  ],
  clock: { kind: 'none' },
  timeOut: 'bot',
  release: 'at-end',
  rated: false,
};
const released = (application: Application, gameId: string) =>
  until(async () => {
    const sight = await application.replays.at(anonymous, { gameId });
    return sight.kind === 'done' && sight.released ? sight : undefined;
  }, `release of ${gameId}`);
const eventsOf = (log: EventLog, gameId: string): Promise<StoredEvent[]> => all(log.read(`game-${gameId}`));
const count = (events: readonly StoredEvent[], type: string) => events.filter((event) => event.type === type).length;

describe('two nodes on one log', () => {
  it('let bots play games to their end, each decision once', async () => {
    const { log, applications, stop } = await nodes(2);
    const [one, two] = applications as [Application, Application];
    const cause = { actor: 'manager:test', commandId: 'cause' };
    // Both nodes create the same game at once: it is one game.
    const created = await Promise.all([one, two].map((node) => node.games.createGameFor(cause, botGame)));
    const ids = created.map((result) => done(result).gameId);
    expect(new Set(ids).size).toBe(1);
    const gameId = ids[0]!;
    await released(two, gameId);
    const events = await eventsOf(log, gameId);
    expect([count(events, 'GameStarted'), count(events, 'Ended'), count(events, 'Released')]).toEqual([1, 1, 1]);
    expect(done(await one.replays.verify(anonymous, { gameId })).verdict.kind).toBe('verified');
    await stop();
  });

  it('time a seat out once, at its deadline and not before', async () => {
    const { log, clock, applications, stop } = await nodes(2);
    const [one, two] = applications as [Application, Application];
    const fixed = { kind: 'fixed', turnMs: 60_000 };
    const tableId = done(await one.tables.open(ann, newTable({ nonce: hex(), clock: fixed, timeOut: 'forfeit' }))).tableId;
    const { position } = done(await two.tables.join(account('bob'), { tableId, commandId: hex(), nonce: hex() }));
    await one.feed.myTurns(ann, position);
    clock.pass(59_999);
    one.processes.wake();
    two.processes.wake();
    await pause(20);
    expect(count(await eventsOf(log, tableId), 'TimedOut')).toBe(0);
    clock.pass(1);
    one.processes.wake();
    two.processes.wake();
    const sight = await released(one, tableId);
    expect(sight.endedBy).toBe('time-out');
    expect(count(await eventsOf(log, tableId), 'TimedOut')).toBe(1);
    await stop();
  });

  it('let a bot play on for who is late, and the player come back', async () => {
    const { log, clock, applications, stop } = await nodes(2);
    const [one, two] = applications as [Application, Application];
    const fixed = { kind: 'fixed', turnMs: 60_000 };
    const tableId = done(await one.tables.open(ann, newTable({ nonce: hex(), clock: fixed }))).tableId;
    done(await two.tables.join(account('bob'), { tableId, commandId: hex(), nonce: hex() }));
    await until(async () => {
      clock.pass(1000);
      two.processes.wake();
      return count(await eventsOf(log, tableId), 'SeatTakenOver') > 0 ? true : undefined;
    }, 'a bot');
    const late = await until(async () => {
      const sight = done(await one.replays.at(anonymous, { gameId: tableId }));
      if (sight.endedBy !== null) return 'over';
      const seat = sight.seats.findIndex(({ occupant }) => occupant.kind === 'bot');
      return seat === -1 ? undefined : seat;
    }, 'a seat that a bot plays');
    if (late !== 'over') {
      const player = late === 0 ? ann : account('bob');
      const result: CommandResult<object> = await two.games.comeBack(player, { gameId: tableId, commandId: hex() });
      expect(['done', 'conflict']).toContain(result.kind);
    }
    await stop();
  });

  it('open the games of a group together, when the last has ended', async () => {
    const { log, applications, stop } = await nodes(2);
    const [one, two] = applications as [Application, Application];
    const group = { ...botGame, release: { with: 'round-1', games: 2 }, duplicate: { roundId: 'round-1' } } as const;
    const first = done(await one.games.createGameFor({ actor: 'manager:test', commandId: '1' }, group)).gameId;
    await until(async () => (count(await eventsOf(log, first), 'Ended') > 0 ? true : undefined), 'the end of the first');
    await pause(20);
    expect(count(await eventsOf(log, first), 'Released')).toBe(0);
    expect(await one.replays.at(anonymous, { gameId: first, as: 'everything' })).toMatchObject({ kind: 'forbidden' });
    const second = done(await two.games.createGameFor({ actor: 'manager:test', commandId: '2' }, group)).gameId;
    const seeds = [await released(two, first), await released(one, second)].length;
    expect(seeds).toBe(2);
    const [a, b] = await Promise.all([first, second].map(async (id) => (await eventsOf(log, id)).find(({ type }) => type === 'Released')));
    expect(a?.open).toEqual(b?.open);
    await stop();
  });

  it('begin a game whose start was cut short after the table', async () => {
    const log = memoryLog();
    // A node that loses its line right after the table was started.
    const cut: EventLog = {
      ...shared(log),
      append: (stream, ...rest) => (stream.startsWith('game-') ? Promise.reject(new Error('cut')) : log.append(stream, ...rest)),
    };
    const half = openApplication(settings, samplePlatform(cut), { readModelsInMemory: true });
    await expect(half.games.createGameFor({ actor: 'manager:test', commandId: 'cut' }, botGame)).rejects.toThrow('cut');
    const { applications, stop } = await nodes(1, new TestClock(0), log);
    const [table] = await all(log.readAll({ filter: { types: ['TableStarted'] } }));
    await released(applications[0]!, table!.stream.slice('table-'.length));
    await half.stop();
    await stop();
  });
});

describe('the personal feed', () => {
  it('names open turns as they come and go, and news without a gap after a pause', async () => {
    const { applications, stop } = await nodes(2);
    const [one, two] = applications as [Application, Application];
    const turns = one.feed.watchTurns(ann);
    expect((await turns.next()).value).toEqual([]);
    const news = two.feed.watchNews(ann, undefined);
    expect((await news.next()).value).toEqual([]);
    const tableId = done(await one.tables.open(ann, newTable({ nonce: hex() }))).tableId;
    done(await one.tables.addBot(ann, { tableId, commandId: hex(), bot: 'random' }));
    expect((await turns.next()).value).toMatchObject([{ gameId: tableId, seat: 0, account: 'ann' }]);
    const [started] = (await news.next()).value as { cursor: string; kind: string }[];
    expect(started).toMatchObject({ kind: 'game-started', gameId: tableId });
    await news.return?.();
    done(await two.games.resign(ann, { gameId: tableId, commandId: hex() }));
    expect((await turns.next()).value).toEqual([]);
    // The other node goes on from the same cursor.
    const again = one.feed.watchNews(ann, started!.cursor);
    const kinds: string[] = [];
    while (!kinds.includes('game-released')) {
      kinds.push(...((await again.next()).value as { kind: string }[]).map(({ kind }) => kind));
    }
    expect(kinds).toEqual(['game-ended', 'game-released']);
    await Promise.all([turns.return?.(), again.return?.()]);
    await stop();
  });
});

describe('the lobby', () => {
  it('lists public tables that wait, newest first, and one’s own', async () => {
    const { applications, clock, stop } = await nodes(1);
    const [one] = applications as [Application];
    const ids: string[] = [];
    for (let table = 0; table < 5; table++) {
      clock.pass(1000);
      ids.unshift(done(await one.tables.open(ann, newTable({ nonce: hex() }))).tableId);
    }
    const hidden = done(await one.tables.open(ann, newTable({ access: 'link', link: hex() })));
    const first = await one.lobby.open({ first: 3 }, hidden.position);
    if ('kind' in first) throw new Error('rebuilding');
    expect(first.tables.map(({ tableId }) => tableId)).toEqual(ids.slice(0, 3));
    expect([first.total, first.hasMore]).toEqual([5, true]);
    const rest = await one.lobby.open({ first: 3, after: first.tables.at(-1)!.tableId });
    expect(rest).toMatchObject({ tables: ids.slice(3).map((tableId) => ({ tableId })), hasMore: false });
    const mine = await one.lobby.mine(ann);
    expect(mine).toHaveLength(6);
    const { position } = done(await one.tables.close(ann, { tableId: ids[0]!, commandId: hex() }));
    expect(await one.lobby.open({ first: 9 }, position)).toMatchObject({ total: 4 });
    await stop();
  });
});
