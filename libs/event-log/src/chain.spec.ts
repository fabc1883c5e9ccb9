import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { chainLink, chainOrigin, hashFunction, leafWriter, pureHash, redactEvent, redactedPart, verifyChain } from './chain';
import type { Audience, NewEvent, RedactedEvent, StoredEvent } from './envelope';
import { canonical, type Json } from './json';
import { collect, memoryLog, sampleEvent, sampleEvents } from './testing';

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const audience: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant('nobody' as const),
  fc.constant('everyone' as const),
  fc.array(fc.nat({ max: 5 })),
);
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

const anyEvent = fc.record(
  {
    id: fc.uuid(),
    type: name,
    schema: fc.integer({ min: 1, max: 9 }),
    time: fc.integer({ min: 0, max: 2 ** 45 }),
    actor: name,
    command: name,
    seat: fc.nat({ max: 4 }),
    open: json,
    sealed: fc.array(fc.record({ to: audience, data: json }), { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'type', 'schema', 'time', 'actor', 'command', 'open'] },
);

describe('the hash function', () => {
  it('takes bytes in hex, then a text', () => {
    const expected = createHash('sha256').update(Buffer.from('00ff10', 'hex')).update('zażółć').digest('hex');
    expect(pureHash('00ff10', 'zażółć')).toBe(expected);
    const native = hashFunction((data) => createHash('sha256').update(data).digest());
    expect(native('00ff10', 'zażółć')).toBe(expected);
    expect(native('', '')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe('the text of a leaf', () => {
  it('is the canonical form of its members', () => {
    fc.assert(
      fc.property(anyEvent, name, fc.nat(), (event, stream, version) => {
        const { id, type, schema, time, actor, command, seat, open, sealed } = event;
        const hashes = sealed?.map(({ to, data }) => ({ to, hash: pureHash('', canonical(data)) }));
        const members = { stream, version, id, type, schema, time, actor, command, seat, open, sealed: hashes };
        const sealedHashes = hashes && canonical(hashes);
        const text = leafWriter(stream)({ version, id, type, schema, time, actor, command, seat, openText: canonical(open), sealedHashes });
        expect(text).toBe(canonical(members));
      }),
    );
  });

  it('is the same whether events share actor and command or not', () => {
    const events = ['a', 'a', 'b', 'a'].flatMap((actor) => ['c', 'd', 'd'].map((command) => sampleEvent('game-1', { actor, command })));
    const parts = events.map((event, version) => ({ ...event, version, openText: canonical(event.open) }));
    const together = leafWriter('game-1');
    expect(parts.map((part) => together(part))).toEqual(parts.map((part) => leafWriter('game-1')(part)));
  });

  it('tells no sealed parts from an empty list of them', () => {
    const event = { ...sampleEvent('game-1'), stream: 'game-1', version: 0 };
    expect(chainLink(chainOrigin, event, pureHash)).not.toBe(chainLink(chainOrigin, { ...event, sealed: [] }, pureHash));
  });
});

async function chained(events: readonly NewEvent[]): Promise<readonly StoredEvent[]> {
  const log = memoryLog();
  await log.append('game-1', events, 'no stream');
  return collect(log.read('game-1'));
}

const sealedEvents = sampleEvents('game-1', 6, {
  seat: 1,
  sealed: [
    { to: [1], data: { card: 'oil' } },
    { to: 'nobody', data: ['deck', 'order'] },
  ],
});

describe('verification', () => {
  it('accepts what a log has chained, and says where the chain stands', async () => {
    const events = await chained(sealedEvents);
    const head = { version: 5, chain: events[5]!.chain };
    expect(verifyChain(events, pureHash)).toEqual({ kind: 'valid', events: 6, head });
    expect(verifyChain(events.slice(4), pureHash, { version: 3, chain: events[3]!.chain! })).toEqual({ kind: 'valid', events: 2, head });
    expect(verifyChain([], pureHash)).toEqual({ kind: 'valid', events: 0, head: undefined });
  });

  it('accepts redacted events of any viewer', async () => {
    const events = await chained(sealedEvents);
    for (const seat of [0, 1]) {
      const redacted = events.map((event) => redactEvent(event, ({ to }) => Array.isArray(to) && to.includes(seat), pureHash));
      expect(verifyChain(redacted, pureHash)).toMatchObject({ kind: 'valid', events: 6 });
      const text = JSON.stringify(redacted.map((event) => event.sealed));
      expect(text.includes('oil')).toBe(seat === 1);
      expect(text).not.toContain('deck');
    }
  });

  it('finds every change of a member', async () => {
    const events = await chained(sealedEvents);
    const changes: Partial<RedactedEvent>[] = [
      { id: '00000000-0000-5000-8000-000000000000' },
      { type: 'Other' },
      { schema: 2 },
      { time: 1001 },
      { actor: 'account-eve' },
      { command: 'other' },
      { seat: 2 },
      { open: { index: 99 } },
      { sealed: [] },
      { sealed: events[3]!.sealed!.toReversed() },
      { sealed: [{ ...events[3]!.sealed![0]!, data: { card: 'iron' } }, events[3]!.sealed![1]!] },
      { sealed: [{ ...events[3]!.sealed![0]!, salt: 'ab'.repeat(16) }, events[3]!.sealed![1]!] },
      { sealed: [{ ...events[3]!.sealed![0]!, to: [0, 1] }, events[3]!.sealed![1]!] },
      { chain: 'ab'.repeat(32) },
    ];
    for (const change of changes) {
      const altered = events.map((event, index) => (index === 3 ? { ...event, ...change } : event));
      expect([change, verifyChain(altered, pureHash)]).toEqual([change, { kind: 'broken', version: 3, problem: 'changed' }]);
    }
  });

  it('finds what was left out, put in, swapped or brought in from elsewhere', async () => {
    const events = await chained(sealedEvents);
    expect(verifyChain(events.toSpliced(2, 1), pureHash)).toEqual({ kind: 'broken', version: 2, problem: 'gap' });
    expect(verifyChain(events.toSpliced(2, 0, events[1]!), pureHash)).toEqual({ kind: 'broken', version: 2, problem: 'gap' });
    expect(verifyChain(events.slice(1), pureHash)).toEqual({ kind: 'broken', version: 0, problem: 'gap' });
    const { chain: _chain, ...bare } = events[2]!;
    expect(verifyChain(events.with(2, bare as StoredEvent), pureHash)).toEqual({ kind: 'broken', version: 2, problem: 'missing' });
    const foreign = { ...events[2]!, stream: 'game-2' };
    expect(verifyChain(events.with(2, foreign), pureHash)).toEqual({ kind: 'broken', version: 2, problem: 'stream' });
    const renumbered = events.toSpliced(2, 1).map((event, version) => ({ ...event, version }));
    expect(verifyChain(renumbered, pureHash)).toMatchObject({ kind: 'broken', version: 2 });
  });
});

describe('redaction', () => {
  it('leaves events without sealed parts, and parts that are redacted already, as they are', async () => {
    const [event] = await chained(sampleEvents('game-1', 1));
    expect(redactEvent(event!, () => false, pureHash)).toBe(event);
    const part = { to: [1], hash: 'ab'.repeat(32) };
    expect(redactedPart(part, pureHash)).toBe(part);
    expect(redactEvent({ ...event!, sealed: [part] }, () => true, pureHash).sealed).toEqual([part]);
  });

  it('hides equal data behind different hashes', async () => {
    const events = await chained(sealedEvents);
    const hashes = events.map((event) => redactedPart(event.sealed![0]!, pureHash).hash);
    expect(new Set(hashes).size).toBe(6);
  });
});
