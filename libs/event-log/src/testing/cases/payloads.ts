import { appendLimits } from '../../append-limits';
import type { Json } from '../../json';
import type { NewEvent } from '../../envelope';
import type { AppendRefused, ExpectedVersion } from '../../event-log';
import type { ContractCase } from '../contract-case';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';

function nested(depth: number): Json {
  let value: Json = 'core';
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
  return value;
}

const awkward: readonly Json[] = [
  null,
  '',
  0,
  [],
  {},
  { z: 1, a: { y: [], b: {} } },
  'Zażółć gęślą jaźń',
  '🂡 שלום \u0000 \u001f " \\ / \u2028',
  'half of a pair: \ud83c',
  '\ufeffmark',
  { '': 'empty', __proto__x: 1, 'ключ\n': [1, 2] },
  JSON.parse('{"__proto__": {"polluted": true}, "10": 1, "9": 2}') as Json,
  [0.1, -1.5e-300, 1.7976931348623157e308, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 5e-324],
];

export const payloadCases: readonly ContractCase[] = [
  {
    name: 'keeps any JSON to the letter, open and sealed',
    async run(context) {
      const stream = freshStream();
      const events = awkward.map((data) => sampleEvent(stream, { open: data, sealed: [{ to: 'everyone', data }] }));
      await context.append(stream, events, 'no stream');
      const stored = await context.read(stream);
      expect(stored.map((event) => event.open)).toEqual(awkward);
      expect(stored.map((event) => event.sealed![0]!.data)).toEqual(awkward);
      expect(stored.map((event) => JSON.stringify(event.open)).every((text) => !text.includes('undefined'))).toBe(true);
    },
  },
  {
    name: 'keeps names in any script',
    async run(context) {
      const stream = `claim-Żółw_${freshStream()} 🐢`;
      const event = sampleEvent(stream, { actor: 'bot:łoś', command: "d'Artagnan; --", type: 'Nazwa/zajęta' });
      await context.append(stream, [event], 'no stream');
      expect(await context.read(stream)).toMatchObject([{ stream, actor: event.actor, command: event.command, type: event.type }]);
      expect(await context.readAll({ types: ['Nazwa/zajęta'], streamPrefixes: ['claim-Żółw'] })).toHaveLength(1);
    },
  },
  {
    name: 'keeps big and deep payloads, and many events in one append',
    async run(context) {
      const [big, deep, many] = [freshStream('pack-'), freshStream(), freshStream()];
      const text = 'Ż'.repeat(400_000);
      await context.append(big, [sampleEvent(big, { open: { text } })], 'no stream');
      expect((await context.read(big)).map((event) => event.open)).toEqual([{ text }]);
      const core = nested(appendLimits.depth);
      await context.append(deep, [sampleEvent(deep, { open: core, sealed: [{ to: [], data: core }] })], 'no stream');
      expect((await context.read(deep)).map((event) => event.open)).toEqual([core]);
      await context.append(many, sampleEvents(many, appendLimits.events), 'no stream');
      expect(await context.read(many)).toHaveLength(appendLimits.events);
    },
  },
  {
    name: 'never lets time run backwards within a stream',
    async run(context) {
      const [one, two] = [freshStream(), freshStream()];
      const at = (time: number, stream = one): NewEvent => sampleEvent(stream, { time });
      await context.append(one, [at(5000), at(4000), at(6000)], 'no stream');
      await context.append(one, [at(10)], 2);
      await context.reopen();
      await context.append(one, [at(20), at(7000)], 3);
      await context.append(two, [at(30, two)], 'no stream');
      expect((await context.read(one)).map((event) => event.time)).toEqual([5000, 5000, 6000, 6000, 6000, 7000]);
      expect((await context.read(two)).map((event) => event.time)).toEqual([30]);
    },
  },
];

interface Refusal {
  readonly what: string;
  readonly reason: AppendRefused['reason'];
  readonly stream?: string;
  readonly expected?: ExpectedVersion;
  readonly events: (stream: string) => readonly NewEvent[];
}

/** A value that the types forbid, as a careless caller might bring it. */
const smuggled = (value: unknown): Json => value as Json;
const one =
  (changes: Partial<NewEvent>) =>
  (stream: string): readonly NewEvent[] => [sampleEvent(stream, changes)];

const refusals: readonly Refusal[] = [
  { what: 'no events', reason: 'invalid', events: () => [] },
  { what: 'an unknown kind of stream', reason: 'invalid', stream: 'nothing-1', events: one({}) },
  { what: 'a bare prefix', reason: 'invalid', stream: 'game-', events: one({}) },
  { what: 'a control character in the stream name', reason: 'invalid', stream: 'game-\n1', events: one({}) },
  { what: 'half of a surrogate pair in the stream name', reason: 'invalid', stream: 'game-\ud800', events: one({}) },
  { what: 'too long a stream name', reason: 'invalid', stream: `game-${'x'.repeat(appendLimits.nameLength)}`, events: one({}) },
  { what: 'a negative expected version', reason: 'invalid', expected: -1, events: one({}) },
  { what: 'a fractional expected version', reason: 'invalid', expected: 0.5, events: one({}) },
  { what: 'the same id twice', reason: 'invalid', events: (stream) => Array(2).fill(sampleEvent(stream)) as NewEvent[] },
  { what: 'an id that is no uuid', reason: 'invalid', events: one({ id: 'x' }) },
  { what: 'an id in upper case', reason: 'invalid', events: one({ id: '5E1B1A7C-0F5D-5D5B-9A3E-6C2F8B704D11' }) },
  { what: 'an empty type', reason: 'invalid', events: one({ type: '' }) },
  { what: 'a system type', reason: 'invalid', events: one({ type: '$metadata' }) },
  { what: 'an empty actor', reason: 'invalid', events: one({ actor: '' }) },
  { what: 'an empty command', reason: 'invalid', events: (stream) => [{ ...sampleEvent(stream), command: '' }] },
  { what: 'schema 0', reason: 'invalid', events: one({ schema: 0 }) },
  { what: 'a fractional time', reason: 'invalid', events: one({ time: 1.5 }) },
  { what: 'a negative seat', reason: 'invalid', events: one({ seat: -1 }) },
  { what: 'a short salt', reason: 'invalid', events: one({ sealed: [{ to: [], data: 1, salt: 'abcd' }] }) },
  { what: 'an audience of half seats', reason: 'invalid', events: one({ sealed: [{ to: [0.5], data: 1 }] }) },
  { what: 'infinity', reason: 'invalid', events: one({ open: { a: [Infinity] } }) },
  { what: 'undefined', reason: 'invalid', events: one({ open: smuggled(undefined) }) },
  { what: 'undefined in a list', reason: 'invalid', events: one({ open: smuggled([undefined]) }) },
  { what: 'a date', reason: 'invalid', events: one({ open: smuggled({ at: new Date(0) }) }) },
  { what: 'a map', reason: 'invalid', events: one({ open: smuggled(new Map()) }) },
  { what: 'a bigint', reason: 'invalid', events: one({ open: smuggled(1n) }) },
  { what: 'a function', reason: 'invalid', events: one({ sealed: [{ to: [], data: smuggled({ toJSON: () => 1 }) }] }) },
  { what: 'too deep a payload', reason: 'too-large', events: one({ open: nested(appendLimits.depth + 1) }) },
  { what: 'too deep a sealed part', reason: 'too-large', events: one({ sealed: [{ to: [], data: nested(appendLimits.depth + 1) }] }) },
  { what: 'too many bytes', reason: 'too-large', events: one({ open: 'x'.repeat(appendLimits.bytes) }) },
  { what: 'too many bytes in UTF-8', reason: 'too-large', events: one({ open: '語'.repeat(appendLimits.bytes / 3) }) },
  { what: 'too many sealed bytes', reason: 'too-large', events: one({ sealed: [{ to: [], data: 'x'.repeat(appendLimits.bytes) }] }) },
  { what: 'too many events', reason: 'too-large', events: (stream) => sampleEvents(stream, appendLimits.events + 1) },
];

export const refusalCases: readonly ContractCase[] = refusals.map((refusal) => ({
  name: `refuses ${refusal.what} and writes nothing`,
  async run(context) {
    const stream = refusal.stream ?? freshStream();
    const result = await context.log.append(stream, refusal.events(stream), refusal.expected ?? 'no stream');
    expect(result).toEqual({ kind: 'refused', reason: refusal.reason, message: expect.any(String) });
    expect(await context.readAll()).toEqual([]);
  },
}));
