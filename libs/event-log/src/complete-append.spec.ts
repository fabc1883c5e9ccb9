import fc from 'fast-check';
import { pureHash, verifyChain } from './chain';
import { completeAppend, storedEvent, type EventRecord, type StreamHead } from './complete-append';
import { draftAppend, type AppendDraft } from './draft-append';
import type { NewEvent } from './envelope';
import { canonical } from './json';
import { answerStale, firstVersion } from './repeated-append';
import { sampleEvent, sampleEvents } from './testing';

function draft(stream: string, events: readonly NewEvent[]): AppendDraft {
  const result = draftAppend(stream, events, 'no stream');
  if (result.kind === 'refused') throw new Error(result.message);
  return result;
}

let salts = 0;
const sealing = { hash: pureHash, drawSalt: () => (salts++).toString(16).padStart(32, '0') };

function complete(stream: string, events: readonly NewEvent[], head?: StreamHead): readonly EventRecord[] {
  return completeAppend(draft(stream, events), head, sealing);
}

describe('completing an append', () => {
  it('numbers events from behind the head on', () => {
    expect(complete('game-1', sampleEvents('game-1', 3)).map((record) => record.version)).toEqual([0, 1, 2]);
    const head = { version: 6, time: 0, chain: 'ab'.repeat(32) };
    expect(complete('game-1', sampleEvents('game-1', 2), head).map((record) => record.version)).toEqual([7, 8]);
  });

  it('never lets time run backwards', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 20 }), fc.nat({ max: 1000 }), (times, before) => {
        const events = times.map((time) => sampleEvent('game-1', { time }));
        const result = complete('game-1', events, { version: 0, time: before, chain: '00'.repeat(32) }).map((record) => record.time);
        let latest = before;
        expect(result).toEqual(times.map((time) => (latest = Math.max(latest, time))));
      }),
    );
  });

  it('writes canonical texts', () => {
    const open = { z: [1, { y: 2, x: 'ł' }], a: null };
    const sealed = [
      { to: [2, 0], data: open },
      { to: 'nobody' as const, data: 'deck', salt: 'cd'.repeat(16) },
    ];
    const [record] = complete('game-1', [sampleEvent('game-1', { open, sealed })]);
    expect(record!.openText).toBe(canonical(open));
    const parts = JSON.parse(record!.sealedText!) as unknown[];
    expect(record!.sealedText).toBe(canonical(parts));
    expect(parts).toEqual([{ ...sealed[0], salt: expect.stringMatching(/^[0-9a-f]{32}$/) }, sealed[1]]);
  });

  it('chains from one append to the next', () => {
    const first = complete('game-1', sampleEvents('game-1', 2, { sealed: [{ to: [0], data: 1 }] }));
    const second = complete('game-1', sampleEvents('game-1', 2), first[1]);
    const events = [...first, ...second].map((record, index) => storedEvent(record, BigInt(index)));
    expect(verifyChain(events, pureHash)).toMatchObject({ kind: 'valid', events: 4 });
  });

  it('draws no hash for streams without a chain', () => {
    let hashes = 0;
    const counting = { ...sealing, hash: (bytes: string, text: string) => (hashes++, pureHash(bytes, text)) };
    const [record] = completeAppend(draft('pack-1', sampleEvents('pack-1', 1, { sealed: [{ to: [], data: 1 }] })), undefined, counting);
    expect([hashes, record!.chain]).toEqual([0, undefined]);
  });

  it('is undone by reading: any event comes back as it was', () => {
    const members = fc.record(
      {
        seat: fc.nat({ max: 5 }),
        open: fc.jsonValue(),
        sealed: fc.array(fc.record({ to: fc.array(fc.nat()), data: fc.jsonValue(), salt: fc.constant('ab'.repeat(16)) })),
      },
      { requiredKeys: ['open'] },
    );
    fc.assert(
      fc.property(members, (changes) => {
        const plain = JSON.parse(JSON.stringify(changes)) as Partial<NewEvent>;
        const event = sampleEvent('game-1', plain);
        const [record] = complete('game-1', [event]);
        expect(storedEvent(record!, 5n)).toEqual({ ...event, stream: 'game-1', version: 0, position: 5n, chain: record!.chain });
      }),
    );
  });
});

describe('the answer to a stale append', () => {
  const events = sampleEvents('game-1', 2);
  const stored = events.map(({ id }, index) => ({ id, position: BigInt(index + 10) }));

  it('is a success when the very events are there', () => {
    expect(answerStale(draft('game-1', events), 5, stored)).toEqual({ kind: 'appended', version: 1, position: 11n, repeated: true });
  });

  it('is the actual version when any of them is not', () => {
    const wrong = { kind: 'wrong-expected-version', expected: 'no stream', actual: 5 };
    expect(answerStale(draft('game-1', events), 5, stored.slice(0, 1))).toEqual(wrong);
    expect(answerStale(draft('game-1', events), 5, stored.toReversed())).toEqual(wrong);
    expect(answerStale(draft('game-1', events), 5, [])).toEqual(wrong);
  });

  it('knows where an append begins', () => {
    expect([firstVersion('no stream'), firstVersion(0), firstVersion(7)]).toEqual([0, 1, 8]);
  });
});
