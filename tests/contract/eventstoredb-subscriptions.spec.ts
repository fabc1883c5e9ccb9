import { LogUnavailable, type StoredEvent, type SubscribeOptions, type Subscription } from '@kronika/event-log';
import type { EventStoreDbLog } from '@kronika/event-log-eventstoredb';
import { collect, freshStream, pause, sampleEvents, until } from '@kronika-testing/event-log';
import { Workbench } from './stand-in/connected';
import { StandInNode } from './stand-in/node';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

interface Follower {
  readonly subscription: Subscription;
  readonly events: StoredEvent[];
  readonly connections: boolean[];
  caughtUp: number;
}

function follow(log: EventStoreDbLog, options: SubscribeOptions = {}, handle?: () => Promise<void>): Follower {
  const events: StoredEvent[] = [];
  const connections: boolean[] = [];
  const onConnection = (connected: boolean): unknown => connections.push(connected);
  const onCaughtUp = (): void => {
    follower.caughtUp++;
  };
  const subscription = log.subscribe({ ...options, onConnection, onCaughtUp }, async (batch) => {
    await handle?.();
    events.push(...batch.events);
  });
  const follower = { subscription, events, connections, caughtUp: 0 };
  bench.later(() => subscription.stop());
  return follower;
}

async function connected(): Promise<{ node: StandInNode; log: EventStoreDbLog }> {
  const node = await bench.node();
  return { node, log: bench.log(`esdb://${node.address}?tls=false`) };
}

/** Appends `count` times one event, each behind the one before. */
async function write(log: EventStoreDbLog, stream: string, count: number, from = 0): Promise<void> {
  for (let version = from; version < from + count; version++) {
    const result = await log.append(stream, sampleEvents(stream, 1), version === 0 ? 'no stream' : version - 1);
    if (result.kind !== 'appended') throw new Error(JSON.stringify(result));
  }
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, version) => version);
const versions = ({ events }: Follower): readonly number[] => events.map((event) => event.version);

describe('a subscription', () => {
  it('resumes with no gap and no repeat each time the connection is dropped', async () => {
    const { node, log } = await connected();
    const stream = freshStream();
    const follower = follow(log, { batchSize: 3 });
    for (let round = 0; round < 5; round++) {
      await write(log, stream, 10, round * 10);
      node.dropConnections();
    }
    await until(() => follower.events.length >= 50, 'all events');
    expect(versions(follower)).toEqual(upTo(50));
    await until(() => follower.connections.at(-1) === true, 'the connection');
    expect(follower.connections[0]).toBe(false);
  });

  it('resumes when the server is restarted on the same port with its store', async () => {
    const { node, log } = await connected();
    const stream = freshStream();
    const follower = follow(log);
    await write(log, stream, 10);
    await until(() => follower.events.length === 10, 'the first events');
    await node.stop();
    await until(() => follower.connections.at(-1) === false, 'the loss of the connection');
    await bench.node({ port: node.endpoint.port, store: node.store });
    await write(log, stream, 10, 10);
    await until(() => follower.events.length >= 20, 'the rest');
    expect(versions(follower)).toEqual(upTo(20));
    expect(follower.connections).toEqual([false, true]);
  });

  it('resumes when the server cuts it in the middle, again and again', async () => {
    const { node, log } = await connected();
    const stream = freshStream();
    await log.append(stream, sampleEvents(stream, 100), 'no stream');
    for (const after of [0, 1, 7, 30, 2]) node.faults.cutSubscriptionAfter(after);
    const follower = follow(log, { batchSize: 4 });
    await until(() => follower.events.length >= 100, 'all events');
    expect(versions(follower)).toEqual(upTo(100));
    await until(() => follower.caughtUp > 0, 'the end');
    await write(log, stream, 1, 100);
    await until(() => follower.events.length === 101, 'a live event');
  });

  it.each(['not-ready', 'unavailable', 'deadline-exceeded', 'timed-out'] as const)(
    'tries again when the server answers %s',
    async (answer) => {
      const { node, log } = await connected();
      const stream = freshStream();
      await write(log, stream, 3);
      node.faults.next('subscribe', { kind: 'answer', answer }, 3);
      const follower = follow(log);
      await until(() => follower.events.length === 3, 'the events');
      expect(follower.connections).toEqual([false, true]);
    },
  );

  it('waits while the server refuses connections', async () => {
    const { node, log } = await connected();
    const stream = freshStream();
    await write(log, stream, 2);
    await node.pause();
    const follower = follow(log);
    await until(() => follower.connections.at(-1) === false, 'the failure');
    expect(follower.events).toEqual([]);
    await node.resume();
    await until(() => follower.events.length === 2, 'the events');
  });

  it('can be stopped while there is no connection', async () => {
    const { node, log } = await connected();
    await node.pause();
    const follower = follow(log);
    await until(() => follower.connections.at(-1) === false, 'the failure');
    await follower.subscription.stop();
    expect(await follower.subscription.ended).toEqual({ kind: 'stopped' });
  });

  it('ends visibly when it has no right to read', async () => {
    const { node, log } = await connected();
    node.faults.always('subscribe', { kind: 'answer', answer: 'access-denied' });
    const { subscription } = follow(log, { after: 5n });
    expect(await subscription.ended).toEqual({ kind: 'failed', error: expect.any(LogUnavailable), resumeAfter: 5n });
  });

  it('catches up again when a slow handler fell behind', async () => {
    const { log } = await connected();
    const stream = freshStream();
    await write(log, stream, 1);
    let slow = true;
    const follower = follow(log, { batchSize: 50 }, async () => {
      if (slow && follower.events.length > 0) await pause(20);
    });
    await until(() => follower.caughtUp > 0, 'the end');
    for (let i = 0; i < 8; i++) await log.append(stream, sampleEvents(stream, 500), i * 500);
    slow = false;
    await until(() => follower.events.length >= 4001, 'everything');
    expect(versions(follower)).toEqual(upTo(4001));
    const before = follower.caughtUp;
    await write(log, stream, 1, 4001);
    await until(() => follower.caughtUp > before, 'the end once more');
  });

  it("passes over the server's own events and other people's streams, also where they are many", async () => {
    const { node, log } = await connected();
    const [stream, follower] = [freshStream(), follow(log)];
    await until(() => follower.caughtUp > 0, 'the end');
    const foreign = {
      id: crypto.randomUUID(),
      type: 'Foreign',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      metadata: Buffer.from(''),
    };
    for (let i = 0; i < 200; i++) {
      node.store.writeSystemEvent();
      node.store.append('invoice-7', [{ ...foreign, id: crypto.randomUUID() }], 'any');
      if (i === 70) node.dropConnections();
    }
    await write(log, stream, 2);
    await until(() => follower.events.length === 2, 'our events');
    expect((await collect(log.readAll())).map((event) => event.version)).toEqual([0, 1]);
    for (let i = 0; i < 50; i++) node.store.writeSystemEvent();
    expect(await log.lastPosition()).toBe(follower.events[1]?.position);
  });

  it('does not show erased events, before the server scavenges and after', async () => {
    const { node, log } = await connected();
    const [chat, game] = [freshStream('chat-'), freshStream()];
    await write(log, chat, 3);
    await write(log, game, 2);
    await log.erase(chat);
    await write(log, chat, 1, 3);
    const expected = [`${game} 0`, `${game} 1`, `${chat} 3`];
    for (const scavenged of [false, true]) {
      if (scavenged) node.store.scavenge();
      expect(node.store.records.filter((event) => event.stream === chat)).toHaveLength(scavenged ? 1 : 4);
      const follower = follow(bench.log(`esdb://${node.address}?tls=false`));
      await until(() => follower.caughtUp > 0, 'the end');
      expect(follower.events.map((event) => `${event.stream} ${event.version}`)).toEqual(expected);
      expect((await collect(log.readAll())).map((event) => `${event.stream} ${event.version}`)).toEqual(expected);
    }
  });

  it('stops visibly at an event in one of our streams that is not ours', async () => {
    const { node, log } = await connected();
    const stream = freshStream();
    await write(log, stream, 2);
    const last = await log.lastPosition();
    const alien = {
      id: crypto.randomUUID(),
      type: 'X',
      contentType: 'application/json',
      data: Buffer.from('{}'),
      metadata: Buffer.from('{}'),
    };
    const follower = follow(log, { batchSize: 1 });
    await until(() => follower.events.length === 2, 'our events');
    node.store.append(stream, [alien], 'any');
    const end = await follower.subscription.ended;
    expect(end).toMatchObject({ kind: 'failed', resumeAfter: last });
    expect(String(end.kind === 'failed' && end.error)).toContain(`event 2 of '${stream}'`);
  });
});

describe('a read', () => {
  it.each([
    ['a stream', (log: EventStoreDbLog, stream: string) => log.read(stream)],
    ['everything', (log: EventStoreDbLog) => log.readAll()],
  ])('of %s goes on where the connection was dropped', async (_what, read) => {
    const { node, log } = await connected();
    const stream = freshStream();
    for (let i = 0; i < 4; i++) await log.append(stream, sampleEvents(stream, 500), i === 0 ? 'no stream' : i * 500 - 1);
    const seen: number[] = [];
    for await (const event of read(log, stream)) {
      seen.push(event.version);
      if (seen.length % 300 === 0) node.dropConnections();
    }
    expect(seen).toEqual(upTo(2000));
  });

  it('says that the log is unavailable when patience has run out', async () => {
    const node = await bench.node();
    const log = bench.log(`esdb://${node.address}?tls=false`, { patience: 100 });
    await node.pause();
    await expect(collect(log.read(freshStream()))).rejects.toBeInstanceOf(LogUnavailable);
    await expect(collect(log.readAll())).rejects.toBeInstanceOf(LogUnavailable);
    await expect(log.lastPosition()).rejects.toBeInstanceOf(LogUnavailable);
    expect(await log.erase(freshStream('chat-'))).toMatchObject({ kind: 'refused', reason: 'unavailable' });
  });

  it('does not wait for ever for a server that says nothing', async () => {
    const node = await bench.node();
    const log = bench.log(`esdb://${node.address}?tls=false&defaultDeadline=200`);
    node.faults.next('read', { kind: 'silence' });
    const stream = freshStream();
    await log.append(stream, sampleEvents(stream, 1), 'no stream');
    node.faults.next('read', { kind: 'silence' });
    expect(await collect(log.read(stream))).toHaveLength(1);
  });
});
