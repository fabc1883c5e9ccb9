import { checkLog } from './check-log';
import { pureHash } from './chain';
import type { StoredEvent } from './envelope';
import type { EventLog } from './event-log';
import { collect, memoryLog, sampleEvent, sampleEvents } from './testing';

const options = { hash: pureHash };

async function filled(): Promise<EventLog> {
  const log = memoryLog();
  for (const stream of ['game-1', 'table-1', 'chat-1', 'pack-1']) await log.append(stream, sampleEvents(stream, 3), 'no stream');
  await log.append('game-1', sampleEvents('game-1', 2), 2);
  return log;
}

/** The log with its events tampered with on the way to the reader. */
async function tampered(change: (events: readonly StoredEvent[]) => readonly StoredEvent[]): Promise<EventLog> {
  const events = change(await collect((await filled()).readAll()));
  const log = memoryLog();
  log.readAll = async function* () {
    yield* await Promise.resolve(events);
  };
  return log;
}

describe('checking a log', () => {
  it('finds nothing wrong with a sound one, and counts', async () => {
    expect(await checkLog(await filled(), options)).toEqual({ events: 14, streams: 4, chains: 2, position: 14n, problems: [] });
  });

  it('has nothing to say about an empty one', async () => {
    expect(await checkLog(memoryLog(), options)).toEqual({ events: 0, streams: 0, chains: 0, position: undefined, problems: [] });
  });

  it('accepts versions that were erased', async () => {
    const log = await filled();
    await log.erase('chat-1');
    await log.append('chat-1', [sampleEvent('chat-1')], 2);
    expect((await checkLog(log, options)).problems).toEqual([]);
  });

  it('tells how far it is', async () => {
    const log = memoryLog();
    for (let i = 0; i < 3; i++) await log.append(`game-${i}`, sampleEvents(`game-${i}`, 700), 'no stream');
    const steps: [number, bigint][] = [];
    await checkLog(log, { ...options, onProgress: (events, position) => void steps.push([events, position]) });
    expect(steps).toEqual([
      [1000, 1000n],
      [2000, 2000n],
      [2100, 2100n],
    ]);
  });

  const faults: readonly { readonly kind: string; readonly change: (events: readonly StoredEvent[]) => readonly StoredEvent[] }[] = [
    { kind: 'chain-broken', change: (events) => events.with(1, { ...events[1]!, open: 'changed' }) },
    { kind: 'chain-broken', change: (events) => events.with(0, { ...events[0]!, chain: 'ab'.repeat(32) }) },
    { kind: 'version-gap', change: (events) => events.toSpliced(1, 1) },
    { kind: 'version-gap', change: (events) => events.toSpliced(0, 1) },
    { kind: 'version-gap', change: (events) => events.with(9, { ...events[9]!, version: 5 }) },
    { kind: 'version-gap', change: (events) => events.with(7, { ...events[7]!, version: 0 }) },
    { kind: 'position-order', change: (events) => events.with(1, { ...events[1]!, position: 1n }) },
    { kind: 'time-backwards', change: (events) => events.with(10, { ...events[10]!, time: 3 }) },
    { kind: 'unknown-stream', change: (events) => events.with(9, { ...events[9]!, stream: 'nothing-1' }) },
    {
      kind: 'chain-missing',
      change: (events) => {
        const { chain: _chain, ...bare } = events[0]!;
        return events.with(0, bare);
      },
    },
  ];
  it.each(faults)('reports $kind once for its stream', async ({ kind, change }) => {
    const { problems } = await checkLog(await tampered(change), options);
    expect(problems.filter((problem) => problem.kind === kind)).toHaveLength(1);
    const streams = problems.map((problem) => problem.stream);
    expect(new Set(streams).size).toBe(streams.length);
  });
});
