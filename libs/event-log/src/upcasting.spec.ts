import type { Json } from './json';
import { collect, memoryLog, sampleEvent, until } from './testing';
import { Upcasting, withUpcasting, type Upcaster } from './upcasting';
import { pureHash, redactEvent, verifyChain } from './chain';
import type { StoredEvent } from './envelope';

const count = (open: Json): number => (open as { readonly count: number }).count;

/** Two steps: a count becomes a list, the list becomes an object; the sealed card becomes a list of cards. */
const upcasters: readonly Upcaster[] = [
  { type: 'CardDrawn', from: 1, open: (open) => Array.from({ length: count(open) }, () => 'card') },
  { type: 'CardDrawn', from: 2, open: (open) => ({ cards: open }), part: (data, index) => [data, index] },
  { type: 'Other', from: 1, open: () => 'changed' },
];

async function stored(schema: number): Promise<StoredEvent> {
  const log = memoryLog();
  const open = schema === 1 ? { count: 2 } : ['card', 'card'];
  await log.append('game-1', [sampleEvent('game-1', { schema, open, sealed: [{ to: [0], data: 'oil' }] })], 'no stream');
  const [event] = await collect(log.read('game-1'));
  return event!;
}

describe('upcasting', () => {
  it('goes step by step up to the newest schema', async () => {
    const upcasting = new Upcasting(upcasters);
    for (const schema of [1, 2]) {
      const event = await stored(schema);
      expect(upcasting.upcast(event)).toEqual({
        ...event,
        schema: 3,
        open: { cards: ['card', 'card'] },
        sealed: [{ ...event.sealed![0], data: ['oil', 0] }],
      });
    }
  });

  it('leaves alone what is new enough, newer than known, or of another type', async () => {
    const upcasting = new Upcasting(upcasters);
    const event = await stored(2);
    for (const other of [
      { ...event, schema: 3 },
      { ...event, schema: 9 },
      { ...event, type: 'Third', schema: 1 },
    ]) {
      expect(upcasting.upcast(other)).toBe(other);
    }
  });

  it('works on redacted events: what a viewer may not read stays a hash', async () => {
    const event = await stored(1);
    const redacted = redactEvent(event, () => false, pureHash);
    const result = new Upcasting(upcasters).upcast(redacted);
    expect(result).toMatchObject({ schema: 3, open: { cards: ['card', 'card'] }, sealed: redacted.sealed });
  });

  it('wants every step once, and none left out', () => {
    expect(() => new Upcasting([...upcasters, { type: 'Other', from: 1 }])).toThrow('two upcasters for Other from schema 1');
    expect(() => new Upcasting([...upcasters, { type: 'Other', from: 3 }])).toThrow('no upcaster for Other from schema 2');
  });
});

describe('a log with upcasting', () => {
  it('reads and subscribes up to date, and stores what was appended', async () => {
    const inner = memoryLog();
    const log = withUpcasting(inner, upcasters);
    await log.append('game-1', [sampleEvent('game-1', { open: { count: 1 } })], 'no stream');
    const fresh = { schema: 3, open: { cards: ['card'] } };
    expect(await collect(log.read('game-1'))).toMatchObject([fresh]);
    expect(await collect(log.readAll())).toMatchObject([fresh]);
    const seen: StoredEvent[] = [];
    const subscription = log.subscribe({}, (batch) => void seen.push(...batch.events));
    await until(() => seen.length === 1, 'the event');
    await subscription.stop();
    expect(seen).toMatchObject([fresh]);
    const raw = await collect(inner.read('game-1'));
    expect(raw).toMatchObject([{ schema: 1, open: { count: 1 } }]);
    expect(verifyChain(raw, pureHash).kind).toBe('valid');
    expect(await log.lastPosition()).toBe(1n);
  });

  it('stops a subscription visibly when an upcaster fails', async () => {
    const broken: Upcaster = {
      type: 'CardDrawn',
      from: 1,
      open: () => {
        throw new Error('planted');
      },
    };
    const log = withUpcasting(memoryLog(), [broken]);
    await log.append('game-1', [sampleEvent('game-1')], 'no stream');
    const { ended } = log.subscribe({}, () => undefined);
    expect(await ended).toMatchObject({ kind: 'failed', error: new Error('planted'), resumeAfter: undefined });
    await expect(collect(log.read('game-1'))).rejects.toThrow('planted');
  });

  it('erases and closes the log behind it', async () => {
    const inner = memoryLog();
    const log = withUpcasting(inner, []);
    await log.append('chat-1', [sampleEvent('chat-1')], 'no stream');
    expect(await log.erase('chat-1')).toEqual({ kind: 'erased' });
    expect(await collect(inner.read('chat-1'))).toEqual([]);
    await log.close();
    expect(await inner.append('chat-1', [sampleEvent('chat-1')], 0)).toMatchObject({ reason: 'closed' });
  });
});
