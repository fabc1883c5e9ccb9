import { pureHash, verifyChain } from '@kronika/event-log';
import type { EventStoreDbLog, EventStoreDbOptions } from '@kronika/event-log-eventstoredb';
import { collect, freshStream, sampleEvents } from '@kronika-testing/event-log';
import { Workbench } from './stand-in/connected';
import type { Fault } from './stand-in/faults';
import type { StandInNode } from './stand-in/node';
import { StandInStore } from './stand-in/store';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

async function connected(
  options: EventStoreDbOptions,
  store = new StandInStore(),
  query = '',
): Promise<{ node: StandInNode; log: EventStoreDbLog }> {
  const node = await bench.node({ store });
  return { node, log: bench.log(`esdb://${node.address}?tls=false${query}`, options) };
}

/** Faults after which nobody can tell whether the append was written. */
const lostAnswers: readonly (readonly [string, Fault])[] = [
  ['the connection drops', { kind: 'drop' }],
  ['the server says unavailable', { kind: 'answer', answer: 'unavailable' }],
  ['the deadline is exceeded', { kind: 'answer', answer: 'deadline-exceeded' }],
  ['the operation times out in the server', { kind: 'answer', answer: 'timed-out' }],
  ['the server never answers', { kind: 'silence' }],
];

describe.each([{ protocol: 'single' }, { protocol: 'batch' }] as const)('an append over the $protocol protocol', ({ protocol }) => {
  describe.each(lostAnswers)('when %s', (_name, fault) => {
    it.each([true, false])('is retried with the same ids and written once (written before the fault: %s)', async (written) => {
      const { node, log } = await connected({ protocol }, undefined, '&defaultDeadline=300');
      const stream = freshStream();
      const sealed = [{ to: [0], data: 'secret' }];
      await log.append(stream, sampleEvents(stream, 2, { sealed }), 'no stream');
      node.faults.next('append', { ...fault, written });
      const events = sampleEvents(stream, 2, { sealed });
      expect(await log.append(stream, events, 1)).toMatchObject({ kind: 'appended', version: 3, repeated: false });
      expect(await log.append(stream, sampleEvents(stream, 1), 3)).toMatchObject({ kind: 'appended', version: 4 });
      expect(node.store.stream(stream)).toHaveLength(5);
      const stored = await collect(log.read(stream));
      expect(stored.slice(2, 4).map((event) => event.id)).toEqual(events.map((event) => event.id));
      expect(verifyChain(stored, pureHash)).toMatchObject({ kind: 'valid', events: 5 });
    });

    it('stays unknown when every answer is lost; a later retry finds what was written', async () => {
      const { node, log } = await connected({ protocol, patience: 150 }, undefined, '&defaultDeadline=100');
      const stream = freshStream();
      const events = sampleEvents(stream, 3);
      node.faults.always('append', { ...fault, written: true });
      expect(await log.append(stream, events, 'no stream')).toMatchObject({ kind: 'unknown', message: expect.any(String) });
      node.faults.clear();
      const later = bench.log(`esdb://${node.address}?tls=false`, { protocol });
      expect(await later.append(stream, events, 'no stream')).toMatchObject({ kind: 'appended', version: 2, repeated: true });
      expect(node.store.stream(stream)).toHaveLength(3);
    });
  });

  it('uses the call that it is named after', async () => {
    const { node, log } = await connected({ protocol });
    const stream = freshStream();
    await log.append(stream, sampleEvents(stream, 1), 'no stream');
    expect([...node.appendCalls]).toEqual([protocol === 'batch' ? 'BatchAppend' : 'Append']);
  });

  it('goes on chaining behind the events of another call when its own turn out to be a repetition', async () => {
    const { node, log } = await connected({ protocol });
    const other = bench.log(`esdb://${node.address}?tls=false`, { protocol });
    const stream = freshStream();
    const events = sampleEvents(stream, 2, { sealed: [{ to: [0], data: 'salted differently by each' }] });
    const results = await Promise.all([log.append(stream, events, 'no stream'), other.append(stream, events, 'no stream')]);
    expect(results.map((result) => 'repeated' in result && result.repeated).sort()).toEqual([false, true]);
    // Who came second has drawn other salts than those that stand there.
    const [second, first] = results[0].kind === 'appended' && results[0].repeated ? [log, other] : [other, log];
    await second.append(stream, sampleEvents(stream, 1), 1);
    await first.append(stream, sampleEvents(stream, 1), 2);
    expect(verifyChain(await collect(log.read(stream)), pureHash)).toMatchObject({ kind: 'valid', events: 4 });
  });

  it('is refused as unavailable when the server is away for longer than patience, and nothing is written', async () => {
    const { node, log } = await connected({ protocol, patience: 200 });
    await node.pause();
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    await node.resume();
    expect(node.store.stream(stream)).toEqual([]);
  });

  it('waits for a server that refuses connections for a while', async () => {
    const { node, log } = await connected({ protocol });
    await node.pause();
    const stream = freshStream();
    const pending = log.append(stream, sampleEvents(stream, 1), 'no stream');
    setTimeout(() => void node.resume(), 150);
    expect(await pending).toMatchObject({ kind: 'appended', version: 0, repeated: false });
  });

  it('waits for a server that is not ready yet', async () => {
    const { node, log } = await connected({ protocol });
    node.faults.next('append', { kind: 'answer', answer: 'not-ready' }, 3);
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'appended', repeated: false });
  });

  it('is refused as forbidden when access is denied', async () => {
    const { node, log } = await connected({ protocol });
    node.faults.always('append', { kind: 'answer', answer: 'access-denied' });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'forbidden' });
  });

  it('is unknown, not refused, when access is denied only after an answer was lost', async () => {
    const { node, log } = await connected({ protocol });
    node.faults.next('append', { kind: 'drop', written: true });
    node.faults.next('append', { kind: 'answer', answer: 'access-denied' });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'unknown' });
  });

  it('is refused as too large when the server takes less than we do', async () => {
    const { log } = await connected({ protocol }, new StandInStore(5000));
    const stream = freshStream();
    const big = sampleEvents(stream, 1, { open: 'x'.repeat(6000) });
    expect(await log.append(stream, big, 'no stream')).toEqual({
      kind: 'refused',
      reason: 'too-large',
      message: 'more than the 5000 bytes that the server takes in one append',
    });
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'appended' });
  });

  it('is refused as invalid on a stream that was tombstoned', async () => {
    const { node, log } = await connected({ protocol });
    const stream = freshStream('account-');
    await log.append(stream, sampleEvents(stream, 1), 'no stream');
    node.store.tombstone(stream, 'any');
    expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'invalid' });
  });

  it('is refused as unavailable when the event before it cannot be read', async () => {
    const { node, log } = await connected({ protocol, patience: 100 });
    node.faults.always('read', { kind: 'answer', answer: 'unavailable' });
    const stream = freshStream();
    expect(await log.append(stream, sampleEvents(stream, 1), 0)).toMatchObject({ kind: 'refused', reason: 'unavailable' });
  });

  it('is acknowledged with the position of the answer when it cannot be read back', async () => {
    const { node, log } = await connected({ protocol, patience: 100 });
    node.faults.always('read', { kind: 'answer', answer: 'unavailable' });
    const stream = freshStream();
    const result = await log.append(stream, sampleEvents(stream, 2), 'no stream');
    expect(result).toEqual({ kind: 'appended', version: 1, position: node.store.lastPosition(), repeated: false });
    node.faults.clear();
    await log.append(stream, sampleEvents(stream, 1), 1);
    expect(verifyChain(await collect(log.read(stream)), pureHash)).toMatchObject({ kind: 'valid', events: 3 });
  });

  it('never lets time run backwards, not even behind erased events', async () => {
    const { node, log } = await connected({ protocol });
    const stream = freshStream('chat-');
    await log.append(stream, sampleEvents(stream, 2, { time: 9000 }), 'no stream');
    await log.erase(stream);
    // Another process, which has not seen the events before they were erased.
    const other = bench.log(`esdb://${node.address}?tls=false`, { protocol });
    await other.append(stream, sampleEvents(stream, 1, { time: 5 }), 1);
    expect((await collect(log.read(stream))).map((event) => [event.version, event.time])).toEqual([[2, 9000]]);
  });

  it('takes a repetition of erased events for a success', async () => {
    const { log } = await connected({ protocol });
    const stream = freshStream('chat-');
    const events = sampleEvents(stream, 2);
    const first = await log.append(stream, events, 'no stream');
    await log.erase(stream);
    expect(await log.append(stream, events, 'no stream')).toEqual({ ...first, repeated: true });
    expect(await collect(log.read(stream))).toEqual([]);
  });
});
