import { Demo, type DemoParcel, type DemoPlan, GameLibrary, type Platform, type Sessions } from '@kronika/application';
import { canonical, checkLog, eventId, MemoryLog, type StoredEvent } from '@kronika/event-log';
import { verifyGame } from '@kronika/game-kernel';
import { testCatalog } from '@kronika/games/catalog';
import { nativeChainHash, nativeHashing, randomHex } from '../native-hashing';
import { performDemo } from './perform-demo';

const plan: DemoPlan = { seed: randomHex(8), startedAt: Date.UTC(2026, 4, 1) };
const games = new GameLibrary(testCatalog);
const sessions = { openSessionFor: (accountId: string) => Promise.resolve({ kind: 'done', accountId }) } as unknown as Sessions;

function emptyPlatform(): Platform {
  const log = new MemoryLog({ hash: nativeChainHash, drawSalt: () => randomHex(16) });
  const passwords = { hash: () => Promise.resolve(undefined), verify: () => Promise.resolve('wrong' as const), isOutdated: () => false };
  return { log, games, now: () => plan.startedAt, randomHex, hashing: nativeHashing, chainHash: nativeChainHash, passwords };
}
const demoOn = (platform: Platform, isOffered = true) => new Demo(platform, sessions, { isOffered });

async function parcelsOf(): Promise<readonly DemoParcel[]> {
  const parcels: DemoParcel[] = [];
  await performDemo(games, plan, (parcel) => {
    parcels.push(parcel);
    return Promise.resolve();
  });
  return parcels;
}

async function eventsOf({ log }: Platform, prefix = ''): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of log.readAll()) if (event.stream.startsWith(prefix) && event.stream !== 'claim-$demo') events.push(event);
  return events;
}

describe('the demonstration', () => {
  let parcels: readonly DemoParcel[];
  beforeAll(async () => {
    parcels = await parcelsOf();
  });

  it('is the same however often it is performed', async () => {
    expect(canonical(await parcelsOf())).toBe(canonical(parcels));
  });

  it('goes on when a match of the cup is tied: it is played off', async () => {
    const types: string[] = [];
    await performDemo(games, { seed: 'seed8', startedAt: Date.UTC(2026, 4, 1) }, ({ runs }) => {
      types.push(...runs.flatMap(({ events }) => events.map(({ type }) => type)));
      return Promise.resolve();
    });
    expect(types).toContain('PlayOffCalled');
  });

  it('is completed once after a cut at any parcel', async () => {
    const whole = emptyPlatform();
    for (const parcel of parcels) await demoOn(whole).receive(parcel);
    const expected = (await eventsOf(whole)).map(({ stream, version, id, chain }) => [stream, version, id, chain]);
    for (const cut of [1, Math.floor(parcels.length / 2), parcels.length - 1]) {
      const platform = emptyPlatform();
      const demo = demoOn(platform);
      expect(await demo.begin(true)).toBeDefined();
      for (const parcel of parcels.slice(0, cut)) await demo.receive(parcel);
      const again = demoOn(platform);
      expect(await again.begin(true)).toBeDefined();
      for (const parcel of parcels) await again.receive(parcel);
      await again.complete();
      expect((await eventsOf(platform)).map(({ stream, version, id, chain }) => [stream, version, id, chain])).toEqual(expected);
      expect(await demoOn(platform).begin(true)).toBeUndefined();
    }
  });

  it('has valid chains, games that verify, and nothing that lies in the future', async () => {
    const platform = emptyPlatform();
    for (const parcel of parcels) await demoOn(platform).receive(parcel);
    expect((await checkLog(platform.log, { hash: nativeChainHash })).problems).toEqual([]);
    const events = await eventsOf(platform);
    expect(Math.max(...events.map(({ time }) => time))).toBeLessThanOrEqual(plan.startedAt);
    const game = (await games.game('sample'))!;
    const released = events.filter(({ type }) => type === 'Released').map(({ stream }) => stream);
    expect(released.length).toBeGreaterThan(30);
    for (const stream of released.slice(0, 5)) {
      const recorded = events.filter((event) => event.stream === stream);
      const verdict = verifyGame({ events: recorded, folds: game, rules: () => game, hashing: nativeHashing, chainHash: nativeChainHash });
      expect(verdict).toMatchObject({ kind: 'verified' });
    }
  });

  it('has two finished seasons, a cup and a Swiss that go on, reviews, a study and a variation', async () => {
    const platform = emptyPlatform();
    for (const parcel of parcels) await demoOn(platform).receive(parcel);
    const count = async (prefix: string, type: string) => (await eventsOf(platform, prefix)).filter((event) => event.type === type).length;
    expect(await count('league-', 'SeasonClosed')).toBe(2);
    expect(await count('tournament-', 'TournamentFinished')).toBe(2);
    expect(await count('tournament-', 'TournamentCreated')).toBe(4);
    expect(await count('study-', 'AnnotationAdded')).toBeGreaterThan(20);
    expect(await count('study-', 'StudyCreated')).toBe(1);
    expect(await count('variation-', 'VariationStarted')).toBe(1);
  });

  it('is never put into a log that holds something, nor where it is not wanted', async () => {
    const used = emptyPlatform();
    await used.log.append(
      'claim-somebody',
      [{ id: eventId('claim-somebody', 'a', 'c', 0), type: 'T', schema: 1, time: 1, actor: 'a', command: 'c', open: {} }],
      'no stream',
    );
    expect(await demoOn(used).begin(true)).toBeUndefined();
    const unwanted = emptyPlatform();
    expect(await demoOn(unwanted, false).begin(true)).toBeUndefined();
    expect(await demoOn(unwanted).begin(false)).toBeUndefined();
    expect(await unwanted.log.lastPosition()).toBeUndefined();
  });

  it('can be tried on its own machine only, and only when it has got that far', async () => {
    const platform = emptyPlatform();
    const demo = demoOn(platform);
    const from = (address: string) => demo.tryAs({ kind: 'anonymous', address }, 'player', 'c');
    expect(await from('127.0.0.1')).toMatchObject({ kind: 'not-found' });
    const begun = (await demo.begin(true))!;
    expect(await from('::1')).toMatchObject({ kind: 'not-found' });
    await performDemo(games, begun, (parcel) => demo.receive(parcel));
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await from(address)).kind).toBe('done');
    for (const address of ['192.168.1.5', '10.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.evil.example', '']) {
      expect(await from(address)).toMatchObject({ kind: 'forbidden' });
    }
  });
});
