import { setTimeout as pause } from 'node:timers/promises';
import type { TournamentRequest } from '@kronika/application';
import type { EventLog, StoredEvent } from '@kronika/event-log';
import { leagueMoves, stageOf, type StageSpec, usualLeagueFormat, usualSettings } from '@kronika/tournaments';
import { account, all, done, hex, memoryLog, samplePlatform, TestClock } from '@kronika-testing/application';
import { type Application, openApplication } from './open-application';
import { readSettings } from './settings';

const settings = readSettings({ KRONIKA_DEMO: 'off' });
const ola = account('ola');

/** A log that several nodes share, one of which may fall silent in the middle of something. */
function shared(log: EventLog, isDead: () => boolean = () => false): EventLog {
  const append: EventLog['append'] = (stream, events, expected) =>
    isDead() ? Promise.reject(new Error('killed')) : log.append(stream, events, expected);
  return {
    append,
    read: log.read.bind(log),
    readAll: log.readAll.bind(log),
    subscribe: log.subscribe.bind(log),
    lastPosition: log.lastPosition.bind(log),
    erase: log.erase.bind(log),
    close: () => Promise.resolve(),
  };
}

interface House {
  readonly log: EventLog;
  readonly clock: TestClock;
  readonly failures: string[];
}
const house = (): House => ({ log: memoryLog(), clock: new TestClock(0), failures: [] });

async function node({ log, clock, failures }: House, isDead?: () => boolean): Promise<Application> {
  const application = openApplication(settings, samplePlatform(shared(log, isDead), clock), {
    readModelsInMemory: true,
    onFailure: ({ manager, message }) => {
      if (message !== 'killed') failures.push(`${manager}: ${message}`);
    },
  });
  await application.start();
  return application;
}

async function until<Found>(look: () => Promise<Found | undefined>, what: string): Promise<Found> {
  for (let attempt = 0; attempt < 4000; attempt++) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(5);
  }
  throw new Error(`waited in vain: ${what}`);
}

const online = { ...usualSettings, game: 'sample', options: { rounds: 2 }, autopilot: true };
const robin: readonly StageSpec[] = [stageOf({ kind: 'round-robin', double: false, bestOf: 1 })];
const bots = (count: number) => Array.from({ length: count }, () => ({ bot: 'random' }));

async function botEvent(application: Application, stages: readonly StageSpec[], players: number, more = {}): Promise<string> {
  const made = await application.tournaments.create(ola, { commandId: hex(), title: 'Bots', settings: { ...online, ...more }, stages });
  const { tournamentId } = done(made);
  const send = (request: TournamentRequest) => application.tournaments.send(ola, { tournamentId, commandId: hex(), request });
  done(await send({ type: 'register', entries: bots(players) }));
  done(await send({ type: 'start' }));
  return tournamentId;
}
const finished = (application: Application, id: string) =>
  until(async () => {
    const sight = await application.tournaments.see(ola, id);
    return sight?.phase === 'finished' ? sight : undefined;
  }, `the end of ${id}`);
const eventsOf = (log: EventLog, id: string): Promise<StoredEvent[]> => all(log.read(`tournament-${id}`));
const ofType = (events: readonly StoredEvent[], type: string) => events.filter((event) => event.type === type);

/** Every table has the games that it needs, and each was counted once. */
async function checkOnce(log: EventLog, id: string, tables: number): Promise<void> {
  const events = await eventsOf(log, id);
  const linked = ofType(events, 'GameLinked').map(({ open }) => (open as { game: string }).game);
  expect(linked).toHaveLength(tables);
  expect(new Set(linked).size).toBe(tables);
  expect(ofType(events, 'GameScored')).toHaveLength(tables);
  expect(ofType(events, 'TableDecided')).toHaveLength(tables);
  const opened = await all(log.readAll({ filter: { streamPrefixes: ['table-'], types: ['TableOpened'] } }));
  expect(opened.filter(({ open }) => JSON.stringify(open).includes(id))).toHaveLength(tables);
}

describe('an event of bots on autopilot', () => {
  it('plays itself to the end on two nodes, and nothing happens twice', async () => {
    const at = house();
    const nodes = [await node(at), await node(at)] as const;
    const stages = [
      stageOf(
        {
          kind: 'table-swiss',
          rounds: 2,
          sizes: { allowed: [3, 4], preferred: 4 },
          weights: { rematch: 1000, met: 200, spread: 4, offSize: 2000, first: 100 },
          swaps: 500,
        },
        { advance: { kind: 'top', places: 4 } },
      ),
      stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf: 1 }, { tieBreaks: ['lot'] }),
    ];
    const id = await botEvent(nodes[0], stages, 8);
    const sight = await finished(nodes[1], id);
    expect(sight.ranking).toHaveLength(8);
    // Two rounds of two tables, semi-finals, third place and final.
    await checkOnce(at.log, id, 8);
    const listed = await nodes[1].tournamentBrowser.tournaments(ola, { phases: ['finished'] }, { first: 5 }, sight.position);
    expect(listed).toMatchObject({ total: 1, items: [{ item: { id, title: 'Bots', participants: 8, winner: { bot: 'random' } } }] });
    for (const application of nodes) await application.stop();
    expect(at.failures).toEqual([]);
  });

  it.each([1, 2, 3, 5, 8, 13, 21])('goes on after its node was killed at append %i of the manager', async (fatal) => {
    const at = house();
    let appends = 0;
    let dead = false;
    const counting: EventLog = {
      ...shared(at.log),
      append: (stream, events, expected) => {
        if (events[0]?.actor === 'manager:tournaments' || stream.startsWith('table-')) dead ||= ++appends > fatal;
        return dead ? Promise.reject(new Error('killed')) : at.log.append(stream, events, expected);
      },
    };
    const first = await node({ ...at, log: counting });
    const id = await botEvent(first, robin, 4).catch(() => '');
    await until(() => Promise.resolve(dead ? true : undefined), 'the kill');
    await first.stop();
    const second = await node(at);
    const [known] = await all(at.log.readAll({ filter: { types: ['TournamentCreated'] } }));
    const tournamentId = id === '' ? known!.stream.slice('tournament-'.length) : id;
    await finished(second, tournamentId);
    await checkOnce(at.log, tournamentId, 6);
    await second.stop();
    expect(at.failures).toEqual([]);
  });

  it('deals the same cards at every table of a duplicate round, and counts and opens them together', async () => {
    const at = house();
    const application = await node(at);
    const id = await botEvent(application, [stageOf({ kind: 'swiss', rounds: 1, colours: false, bestOf: 1 }, { duplicate: true })], 4);
    await finished(application, id);
    await checkOnce(at.log, id, 2);
    const games = ofType(await eventsOf(at.log, id), 'GameLinked').map(({ open }) => (open as { game: string }).game);
    const seeds = await until(async () => {
      const released = await Promise.all(games.map((game) => all(at.log.read(`game-${game}`))));
      const found = released.map((events) => ofType(events, 'Released')[0]?.open as { seed: string } | undefined);
      return found.every((open) => open !== undefined) ? found.map((open) => open.seed) : undefined;
    }, 'release');
    expect(new Set(seeds).size).toBe(1);
    const ends = (await Promise.all(games.map((game) => all(at.log.read(`game-${game}`))))).map(
      (events) => ofType(events, 'Ended')[0]!.position,
    );
    const scored = ofType(await eventsOf(at.log, id), 'GameScored').map(({ position }) => position);
    expect(scored.every((position) => ends.every((end) => position > end))).toBe(true);
    await application.stop();
    expect(at.failures).toEqual([]);
  });

  it('plays as many games as a match needs', async () => {
    const at = house();
    const application = await node(at);
    const id = await botEvent(
      application,
      [stageOf({ kind: 'single-elimination', thirdPlace: false, bestOf: 3 }, { tieBreaks: ['lot'] })],
      2,
    );
    await finished(application, id);
    const events = await eventsOf(at.log, id);
    const games = ofType(events, 'GameScored').length;
    expect(games).toBeGreaterThanOrEqual(2);
    expect(ofType(events, 'GameLinked')).toHaveLength(games);
    await application.stop();
    expect(at.failures).toEqual([]);
  });

  it('waits for the moments that were planned', async () => {
    const at = house();
    const application = await node(at);
    const start = at.clock.time + 60 * 60 * 1000;
    const made = await application.tournaments.create(ola, {
      commandId: hex(),
      title: 'Later',
      settings: { ...online, startsAt: start, plan: [{ stage: 1, round: 1, at: start + 1000 }] },
      stages: robin,
    });
    const { tournamentId } = done(made);
    const send = (request: TournamentRequest) => application.tournaments.send(ola, { tournamentId, commandId: hex(), request });
    done(await send({ type: 'open-registration' }));
    done(await send({ type: 'register', entries: bots(2) }));
    await pause(50);
    expect((await application.tournaments.see(ola, tournamentId))?.phase).toBe('registration');
    at.clock.pass(60 * 60 * 1000 + 1);
    done(await send({ type: 'announce', text: 'now' }));
    await until(async () => ((await application.tournaments.see(ola, tournamentId))?.phase === 'running' ? true : undefined), 'the start');
    await pause(50);
    expect((await application.tournaments.see(ola, tournamentId))?.stages[0]?.rounds).toEqual([]);
    at.clock.pass(2000);
    done(await send({ type: 'announce', text: 'and now' }));
    await finished(application, tournamentId);
    await application.stop();
    expect(at.failures).toEqual([]);
  });
});

describe('people at tables on line', () => {
  async function atTable(at: House, more = {}) {
    const application = await node(at);
    const made = await application.tournaments.create(ola, {
      commandId: hex(),
      title: 'People',
      settings: { ...online, autopilot: false, ...more },
      stages: robin,
    });
    const { tournamentId } = done(made);
    const send = (request: TournamentRequest) => application.tournaments.send(ola, { tournamentId, commandId: hex(), request });
    done(await send({ type: 'register', entries: [{ account: 'ann' }, { account: 'ben' }] }));
    done(await send({ type: 'start' }));
    done(await send({ type: 'draft-round' }));
    done(await send({ type: 'publish-round' }));
    const game = await until(
      async () => (await application.tournaments.see(ola, tournamentId))?.stages[0]?.rounds[0]?.tables[0]?.games[0],
      'the game',
    );
    return { application, tournamentId, send, game };
  }

  it('are replaced in the game when they are replaced in the event', async () => {
    const at = house();
    const { application, tournamentId, send, game } = await atTable(at);
    const [ann] = (await application.tournaments.see(ola, tournamentId))!.participants;
    done(await send({ type: 'substitute', participant: ann!.id, account: 'cal', reason: { code: 'illness' } }));
    const taken = await until(async () => ofType(await all(at.log.read(`game-${game}`)), 'SeatTakenOver')[0], 'the substitute');
    expect(taken.open).toMatchObject({ occupant: { kind: 'player', id: 'cal' } });
    await application.stop();
    expect(at.failures).toEqual([]);
  });

  it('have their game ended when a judge decides the table, and another made when it is played again', async () => {
    const at = house();
    const { application, tournamentId, send, game } = await atTable(at);
    const table = async () => (await application.tournaments.see(ola, tournamentId))!.stages[0]!.rounds[0]!.tables[0]!;
    done(await send({ type: 'replay-table', table: '1.1.1', reason: { code: 'technical' } }));
    const next = await until(async () => (await table()).games[0], 'another game');
    expect(next).not.toBe(game);
    await until(async () => ofType(await all(at.log.read(`game-${game}`)), 'Abandoned')[0], 'the end of the first game');
    const [one, other] = (await table()).seats.map(({ participant }) => participant.id);
    const finishes = [
      { participant: one!, place: 1 },
      { participant: other!, place: 2 },
    ];
    done(await send({ type: 'adjudicate', table: '1.1.1', finishes, reason: { code: 'time' } }));
    await until(async () => ofType(await all(at.log.read(`game-${next}`)), 'Abandoned')[0], 'the end of the second game');
    await pause(30);
    expect((await table()).games).toEqual([next]);
    expect((await table()).status).toBe('decided');
    await application.stop();
    expect(at.failures).toEqual([]);
  });

  it('have a judge called when the time of the round is up', async () => {
    const at = house();
    const { application, tournamentId, send } = await atTable(at, { clock: { kind: 'round', durationMs: 60_000 } });
    done(await send({ type: 'start-clock', round: 1 }));
    at.clock.pass(61_000);
    done(await send({ type: 'announce', text: 'time' }));
    const calls = await until(async () => {
      const found = (await application.tournaments.see(ola, tournamentId))!.calls;
      return found.length > 0 ? found : undefined;
    }, 'the call');
    expect(calls).toMatchObject([{ table: '1.1.1', status: 'open' }]);
    done(await send({ type: 'announce', text: 'again' }));
    await pause(50);
    expect((await application.tournaments.see(ola, tournamentId))!.calls).toHaveLength(1);
    await application.stop();
    expect(at.failures).toEqual([]);
  });

  it('lose by the clock where that is what the event says', async () => {
    const at = house();
    const { application, tournamentId, send } = await atTable(at, { clock: { kind: 'round', durationMs: 60_000 }, timeOut: 'forfeit' });
    done(await send({ type: 'start-clock', round: 1 }));
    at.clock.pass(61_000);
    done(await send({ type: 'announce', text: 'time' }));
    const table = await until(async () => {
      const found = (await application.tournaments.see(ola, tournamentId))!.stages[0]!.rounds[0]!.tables[0]!;
      return found.status === 'decided' ? found : undefined;
    }, 'the result');
    expect(table.sources).toMatchObject([{ kind: 'online' }]);
    await application.stop();
    expect(at.failures).toEqual([]);
  });
});

describe('a league', () => {
  it('plays season after season without a person, with promotion and relegation, also when it is cut short', async () => {
    const at = house();
    const stage = stageOf({ ...usualLeagueFormat, groupSize: 4, up: 1, down: 1, sizes: { allowed: [4], preferred: 4 }, swaps: 500 });
    let application = await node(at);
    const made = await application.leagues.create(ola, {
      commandId: hex(),
      title: 'Liga',
      plan: { settings: online, stage, automatic: true, pauseMs: 0, seasons: 3 },
    });
    const { leagueId } = done(made);
    const entries = Array.from({ length: 8 }, (_, i) => ({ bot: 'random', name: `Bot ${i + 1}`, division: i < 4 ? 1 : 2 }));
    done(await application.leagues.enter(ola, { leagueId, commandId: hex(), entries }));
    done(await application.leagues.openSeason(ola, { leagueId, commandId: hex() }));
    const seen = (season: number, closed: boolean) =>
      until(async () => {
        const sight = await application.leagues.see(ola, leagueId);
        const found = sight?.seasons[season - 1];
        return found !== undefined && (!closed || found.moves !== undefined) ? { ...found, sight: sight! } : undefined;
      }, `season ${season}`);
    await seen(2, false);
    // In the middle of the second season the node is exchanged.
    await application.stop();
    application = await node(at);
    const second = await seen(2, true);
    const ended = await until(async () => {
      const sight = await application.leagues.see(ola, leagueId);
      return sight?.ended === true ? sight : undefined;
    }, 'the end of the league');
    expect(ended.seasons.map(({ season }) => season)).toEqual([1, 2, 3]);
    expect(new Set(ended.seasons.map(({ tournament }) => tournament)).size).toBe(3);
    const moves = second.moves!.map(({ because }) => because).sort();
    expect(moves).toEqual([...Array<string>(1).fill('promoted'), 'relegated', ...Array<string>(6).fill('stays')].sort());
    // Who moved plays there in the season after.
    const third = ended.seasons[2]!;
    for (const { participant, to } of second.moves!)
      expect(third.entries.find((entry) => entry.participant === participant)?.division).toBe(to);
    const last = (await application.tournaments.see(ola, third.tournament))!;
    expect(last).toMatchObject({ title: 'Liga · 3', phase: 'finished' });
    expect(last.participants.map(({ name }) => name)).toContain('Bot 1');
    expect(leagueMoves(last.source.loaded.state)).toHaveLength(8);
    const now = await at.log.lastPosition();
    const listed = await application.tournamentBrowser.leagues({ first: 5 }, now);
    expect(listed).toMatchObject({ total: 1, items: [{ item: { id: leagueId, title: 'Liga', seasons: 3, ended: true } }] });
    const seasons = await application.tournamentBrowser.tournaments(ola, { league: leagueId }, { first: 5 }, now);
    expect(seasons).toMatchObject({ total: 3 });
    await application.stop();
    expect(at.failures).toEqual([]);
  });
});
