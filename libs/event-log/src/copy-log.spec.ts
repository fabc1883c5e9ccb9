import fc from 'fast-check';
import { checkLog } from './check-log';
import { pureHash } from './chain';
import { copyLog } from './copy-log';
import type { StoredEvent } from './envelope';
import type { EventLog, ExpectedVersion } from './event-log';
import { collect, freshStream, memoryLog, sampleEvents } from './testing';

/** What a copy must keep: everything but the position. */
function essence(events: readonly StoredEvent[]): readonly unknown[] {
  return events.map(({ position: _position, ...event }) => event);
}

async function filled(): Promise<EventLog> {
  const log = memoryLog();
  const sealed = [{ to: [0], data: 'secret' }];
  for (const stream of ['game-1', 'table-1', 'pack-1', 'account-1']) {
    await log.append(stream, sampleEvents(stream, 3, { sealed }), 'no stream');
    await log.append(stream, sampleEvents(stream, 2, { time: 7 }), 2);
  }
  return log;
}

/** A log that refuses after so many appends. */
function failingAfter(log: EventLog, appends: number): EventLog {
  let left = appends;
  const append: EventLog['append'] = (stream, events, expected) =>
    left-- > 0 ? log.append(stream, events, expected) : Promise.resolve({ kind: 'unknown', message: 'planted' });
  return {
    append,
    read: (stream, options) => log.read(stream, options),
    readAll: (options) => log.readAll(options),
    subscribe: (options, handler) => log.subscribe(options, handler),
    lastPosition: () => log.lastPosition(),
    erase: (stream) => log.erase(stream),
    close: () => log.close(),
  };
}

describe('copying a log', () => {
  it('keeps chains, versions, salts and order', async () => {
    const [source, target] = [await filled(), memoryLog()];
    expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 20, foundAlready: 0 });
    expect(essence(await collect(target.readAll()))).toEqual(essence(await collect(source.readAll())));
    expect((await checkLog(target, { hash: pureHash })).problems).toEqual([]);
  });

  it('copies an empty log, and a copy once more, with nothing to do', async () => {
    expect(await copyLog(memoryLog(), memoryLog())).toEqual({ kind: 'copied', events: 0, foundAlready: 0 });
    const [source, target] = [await filled(), memoryLog()];
    await copyLog(source, target);
    expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 20, foundAlready: 20 });
    expect(await target.lastPosition()).toBe(20n);
  });

  it('keeps the events of a command together', async () => {
    const [source, target] = [await filled(), memoryLog()];
    const sizes: number[] = [];
    const counting = failingAfter(target, Infinity);
    await copyLog(source, {
      ...counting,
      append: (stream, events, expected) => (sizes.push(events.length), target.append(stream, events, expected)),
    });
    expect(sizes).toEqual([3, 2, 3, 2, 3, 2, 3, 2]);
  });

  it('resumes where it was interrupted, at whatever append that was', async () => {
    const source = await filled();
    for (let appends = 0; appends < 8; appends++) {
      const target = memoryLog();
      const result = await copyLog(source, failingAfter(target, appends));
      expect(result).toMatchObject({ kind: 'failed', reason: 'unknown: planted' });
      const found = (await collect(target.readAll())).length;
      expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 20, foundAlready: found });
      expect(essence(await collect(target.readAll()))).toEqual(essence(await collect(source.readAll())));
    }
  });

  it('goes on when the source has grown', async () => {
    const [source, target] = [await filled(), memoryLog()];
    await copyLog(source, target);
    await source.append('game-1', sampleEvents('game-1', 4), 4);
    expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 24, foundAlready: 20 });
  });

  it('refuses a target that is not the beginning of the source, and leaves it alone', async () => {
    const source = await filled();
    const other = memoryLog();
    await other.append('game-9', sampleEvents('game-9', 1), 'no stream');
    expect(await copyLog(source, other)).toEqual({ kind: 'not-a-prefix', stream: 'game-9', version: 0 });
    expect(await other.lastPosition()).toBe(1n);

    const longer = memoryLog();
    await copyLog(source, longer);
    await longer.append('game-1', sampleEvents('game-1', 1), 4);
    expect(await copyLog(source, longer)).toEqual({ kind: 'not-a-prefix', stream: 'game-1', version: 5 });
  });

  it('refuses a target that holds what the source has erased', async () => {
    const [source, target] = [await filled(), memoryLog()];
    await copyLog(source, target);
    await source.erase('account-1');
    expect(await copyLog(source, target)).toEqual({ kind: 'not-a-prefix', stream: 'account-1', version: 0 });
  });

  it('uses up the versions of erased events', async () => {
    const source = await filled();
    await source.erase('account-1');
    await source.append('account-1', sampleEvents('account-1', 2), 4);
    const target = memoryLog();
    expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 17, foundAlready: 0 });
    expect((await collect(target.read('account-1'))).map((event) => event.version)).toEqual([5, 6]);
    expect(await target.append('account-1', sampleEvents('account-1', 1), 6)).toMatchObject({ kind: 'appended', version: 7 });
  });

  it('fills even long gaps', async () => {
    const source = memoryLog();
    let expected: ExpectedVersion = 'no stream';
    for (let i = 0; i < 3; i++) {
      await source.append('chat-1', sampleEvents('chat-1', 900), expected);
      expected = (i + 1) * 900 - 1;
    }
    await source.erase('chat-1');
    await source.append('chat-1', sampleEvents('chat-1', 1), expected);
    const target = memoryLog();
    expect(await copyLog(source, failingAfter(target, 2))).toMatchObject({ kind: 'failed', stream: 'chat-1', version: 2000 });
    expect(await copyLog(source, target)).toEqual({ kind: 'copied', events: 1, foundAlready: 0 });
    expect((await collect(target.read('chat-1'))).map((event) => event.version)).toEqual([2700]);
  });

  it('splits a command that became too large for one append', async () => {
    const source = memoryLog();
    const events = sampleEvents('game-1', 900);
    await source.append('game-1', events, 'no stream');
    const more = sampleEvents('game-1', 900, { command: events[0]!.command }).map((event, index) => ({
      ...event,
      id: sampleEvents('game-1', 1)[0]!.id,
      open: index,
    }));
    await source.append('game-1', more, 899);
    expect(await copyLog(source, memoryLog())).toMatchObject({ kind: 'copied', events: 1800 });
  });

  it('tells how far it is', async () => {
    const steps: [number, bigint][] = [];
    await copyLog(await filled(), memoryLog(), { onProgress: (events, position) => void steps.push([events, position]) });
    expect(steps.at(-1)).toEqual([20, 20n]);
    expect(steps).toHaveLength(8);
  });

  it('is exact for any history', async () => {
    const streams = ['game-a', 'game-b', 'chat-a', 'pack-a'];
    const action = fc.record({
      stream: fc.constantFrom(...streams),
      count: fc.integer({ min: 1, max: 4 }),
      erase: fc.boolean(),
      time: fc.nat({ max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), fc.nat({ max: 20 }), async (actions, interruptedAfter) => {
        const source = memoryLog();
        const heads = new Map<string, number>();
        for (const { stream, count, erase, time } of actions) {
          const result = await source.append(stream, sampleEvents(stream, count, { time }), heads.get(stream) ?? 'no stream');
          if (result.kind === 'appended') heads.set(stream, result.version);
          if (erase && stream.startsWith('chat-')) await source.erase(stream);
        }
        const target = memoryLog();
        await copyLog(source, failingAfter(target, interruptedAfter));
        expect(await copyLog(source, target)).toMatchObject({ kind: 'copied' });
        expect(essence(await collect(target.readAll()))).toEqual(essence(await collect(source.readAll())));
      }),
      { numRuns: 60 },
    );
  });

  it('needs streams of known kinds only, which every log has', async () => {
    const source = memoryLog();
    const stream = freshStream('nothing-');
    expect(await source.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused' });
    expect(await copyLog(source, memoryLog())).toMatchObject({ kind: 'copied', events: 0 });
  });
});
