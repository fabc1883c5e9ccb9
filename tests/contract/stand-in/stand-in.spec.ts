import {
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
  type AllStreamSubscription,
  type EventData,
  type Filter,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { until } from '@kronika-testing/event-log';
import { Workbench } from './connected';
import type { StandInNode } from './node';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

const event = (type = 'Happened', n = 0): EventData => jsonEvent({ type, data: { n } });

/** The stand-in seen through the official client alone. */
async function connected(announceBatchAppend: boolean): Promise<{ node: StandInNode; client: EventStoreDBClient }> {
  const node = await bench.node({ announceBatchAppend });
  const client = EventStoreDBClient.connectionString(`esdb://${node.address}?tls=false`);
  bench.later(() => client.dispose());
  return { node, client };
}

async function revisions(read: AsyncIterable<ResolvedEvent>): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const { event: recorded } of read) found.push(Number(recorded?.revision));
  return found;
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.each([true, false])('a stand-in (which announces BatchAppend: %s)', (announced) => {
  it('appends at exact revisions, to new streams, and anywhere', async () => {
    const { client } = await connected(announced);
    expect(await client.appendToStream('a', [event(), event()], { expectedRevision: 'no_stream' })).toMatchObject({
      success: true,
      nextExpectedRevision: 1n,
    });
    expect(await client.appendToStream('a', event(), { expectedRevision: 1n })).toMatchObject({ nextExpectedRevision: 2n });
    expect(await client.appendToStream('a', event())).toMatchObject({ nextExpectedRevision: 3n });
    const wrong = await thrownBy(client.appendToStream('a', event(), { expectedRevision: 1n }));
    expect(wrong).toBeInstanceOf(WrongExpectedVersionError);
    expect(wrong).toMatchObject({ actualVersion: 3n, expectedVersion: 1n });
    expect(await thrownBy(client.appendToStream('b', event(), { expectedRevision: 0n }))).toMatchObject({ actualVersion: 'no_stream' });
    expect(await thrownBy(client.appendToStream('b', event(), { expectedRevision: 'stream_exists' }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
  });

  it('answers a retry with the same event ids as it answered first', async () => {
    const { client, node } = await connected(announced);
    const events = [event(), event()];
    const first = await client.appendToStream('a', events, { expectedRevision: 'no_stream' });
    await client.appendToStream('a', event(), { expectedRevision: 1n });
    expect(await client.appendToStream('a', events, { expectedRevision: 'no_stream' })).toEqual(first);
    expect(await client.appendToStream('a', events)).toEqual(first);
    const overlap = client.appendToStream('a', [...events, event()], { expectedRevision: 'no_stream' });
    expect(await thrownBy(overlap)).toBeInstanceOf(WrongExpectedVersionError);
    expect(node.store.stream('a')).toHaveLength(3);
  });

  it('reads streams both ways', async () => {
    const { client } = await connected(announced);
    await client.appendToStream('a', [event(), event(), event(), event()]);
    expect(await revisions(client.readStream('a'))).toEqual([0, 1, 2, 3]);
    expect(await revisions(client.readStream('a', { fromRevision: 2n }))).toEqual([2, 3]);
    expect(await revisions(client.readStream('a', { direction: 'backwards', fromRevision: 'end', maxCount: 2 }))).toEqual([3, 2]);
    expect(await revisions(client.readStream('a', { direction: 'backwards', fromRevision: 1n }))).toEqual([1, 0]);
    expect(await thrownBy(revisions(client.readStream('b')))).toBeInstanceOf(StreamNotFoundError);
  });

  it('hides what the metadata of a stream truncates, though not in $all', async () => {
    const { client } = await connected(announced);
    await client.appendToStream('a', [event(), event(), event(), event()]);
    await client.setStreamMetadata('a', { truncateBefore: 2 });
    expect(await revisions(client.readStream('a'))).toEqual([2, 3]);
    expect((await client.getStreamMetadata('a')).metadata).toMatchObject({ truncateBefore: 2 });
    await client.setStreamMetadata('a', { maxCount: 1 });
    expect(await revisions(client.readStream('a', { direction: 'backwards', fromRevision: 'end' }))).toEqual([3]);
    const all: string[] = [];
    for await (const { event: recorded } of client.readAll()) if (recorded?.streamId === 'a') all.push(recorded.id);
    expect(all).toHaveLength(4);
  });

  it('deletes softly, so that a stream can go on, and for good', async () => {
    const { client } = await connected(announced);
    await client.appendToStream('a', [event(), event()]);
    expect(await thrownBy(client.deleteStream('a', { expectedRevision: 7n }))).toBeInstanceOf(WrongExpectedVersionError);
    await client.deleteStream('a', { expectedRevision: 1n });
    expect(await thrownBy(revisions(client.readStream('a')))).toBeInstanceOf(StreamNotFoundError);
    expect(await client.appendToStream('a', event(), { expectedRevision: 'no_stream' })).toMatchObject({ nextExpectedRevision: 2n });
    expect(await revisions(client.readStream('a'))).toEqual([2]);
    await client.tombstoneStream('a');
    expect(await thrownBy(client.appendToStream('a', event()))).toBeInstanceOf(StreamDeletedError);
    expect(await thrownBy(revisions(client.readStream('a')))).toBeInstanceOf(StreamDeletedError);
  });
});

describe('a subscription to $all of the stand-in', () => {
  interface Heard {
    readonly types: string[];
    readonly checkpoints: bigint[];
    readonly messages: string[];
  }

  function listen(client: EventStoreDBClient, filter?: (reached: (position: bigint) => void) => Filter): Heard {
    const heard: Heard = { types: [], checkpoints: [], messages: [] };
    const subscription: AllStreamSubscription = client.subscribeToAll({
      fromPosition: 'start',
      ...(filter && { filter: filter((position) => heard.checkpoints.push(position)) }),
    });
    for (const message of ['confirmation', 'caughtUp', 'fellBehind'] as const) subscription.on(message, () => heard.messages.push(message));
    subscription.on('data', ({ event: recorded }) => heard.types.push(recorded?.type ?? ''));
    bench.later(() => subscription.unsubscribe());
    return heard;
  }

  it.each<readonly [string, () => Filter, readonly string[]]>([
    ['prefixes of stream names', () => streamNameFilter({ prefixes: ['game-', 'table-'] }), ['A', 'B', 'C']],
    ['prefixes of event types', () => eventTypeFilter({ prefixes: ['B', 'D'] }), ['B', 'D']],
    ['a pattern of event types', () => eventTypeFilter({ regex: '^[^$].*' }), ['A', 'B', 'C', 'D']],
    ['a pattern of stream names', () => streamNameFilter({ regex: '-2$' }), ['B', 'D']],
  ])('filters by %s', async (_name, filter, expected) => {
    const { client } = await connected(true);
    const streams = { A: 'game-1', B: 'table-2', C: 'game-3', D: 'invoice-2' };
    for (const [type, stream] of Object.entries(streams)) await client.appendToStream(stream, event(type));
    const heard = listen(client, filter);
    await until(() => heard.messages.includes('caughtUp'), 'the end');
    await until(() => heard.types.length >= expected.length, 'the events');
    expect(heard.types).toEqual(expected);
    expect(heard.messages).toEqual(['confirmation', 'caughtUp']);
  });

  it('tells by checkpoints how far it has looked', async () => {
    const { client, node } = await connected(true);
    for (let i = 0; i < 30; i++) node.store.writeSystemEvent();
    const heard = listen(client, (reached) =>
      eventTypeFilter({
        prefixes: ['A'],
        maxSearchWindow: 4,
        checkpointInterval: 2,
        checkpointReached: (_s, { commit }) => reached(commit),
      }),
    );
    await until(() => heard.messages.includes('caughtUp'), 'the end');
    expect(heard.checkpoints).toEqual([7, 15, 23, 31].map((index) => node.store.records[index]!.position));
    await client.appendToStream('a', event('A'));
    await until(() => heard.types.length === 1, 'the event');
  });

  it('says when a subscriber fell behind and when it caught up again', async () => {
    const { client } = await connected(true);
    const heard = listen(client);
    await until(() => heard.messages.includes('caughtUp'), 'the end');
    await client.appendToStream(
      'a',
      Array.from({ length: 300 }, () => event('A')),
    );
    await until(() => heard.messages.length === 4, 'both messages');
    expect(heard.messages).toEqual(['confirmation', 'caughtUp', 'fellBehind', 'caughtUp']);
    await until(() => heard.types.filter((type) => type === 'A').length === 300, 'the events');
  });
});
