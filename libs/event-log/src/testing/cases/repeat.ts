import type { ContractCase } from '../contract-case';
import { freshStream, sampleEvents } from '../sample-events';

export const repeatCases: readonly ContractCase[] = [
  {
    name: 'takes a repeated append for a success and writes nothing',
    async run(context) {
      const stream = freshStream();
      const opening = sampleEvents(stream, 2);
      const next = sampleEvents(stream, 3);
      const first = await context.append(stream, opening, 'no stream');
      const second = await context.append(stream, next, 1);
      expect(await context.log.append(stream, next, 1)).toEqual({ ...second, repeated: true });
      expect(await context.log.append(stream, opening, 'no stream')).toEqual({ ...first, repeated: true });
      expect(await context.read(stream)).toHaveLength(5);
      expect(await context.readAll()).toHaveLength(5);
    },
  },
  {
    name: 'recognises a repeated append with later events behind it',
    async run(context) {
      const stream = freshStream();
      const events = sampleEvents(stream, 2);
      const first = await context.append(stream, events, 'no stream');
      await context.append(stream, sampleEvents(stream, 2), 1);
      await context.append(stream, sampleEvents(stream, 1), 3);
      expect(await context.log.append(stream, events, 'no stream')).toEqual({ ...first, repeated: true });
      expect(await context.read(stream)).toHaveLength(5);
    },
  },
  {
    name: 'recognises a repeated append after a restart',
    async run(context) {
      const stream = freshStream();
      const events = sampleEvents(stream, 2);
      const first = await context.append(stream, events, 'no stream');
      await context.reopen();
      expect(await context.log.append(stream, events, 'no stream')).toEqual({ ...first, repeated: true });
      expect(await context.read(stream)).toHaveLength(2);
    },
  },
  {
    name: 'recognises appends that are repeated at the same time',
    async run(context) {
      const stream = freshStream();
      const events = sampleEvents(stream, 3);
      const results = await Promise.all(Array.from({ length: 8 }, () => context.append(stream, events, 'no stream')));
      expect(results.every((result) => result.version === 2)).toBe(true);
      expect(new Set(results.map((result) => result.position)).size).toBe(1);
      expect(await context.read(stream)).toHaveLength(3);
    },
  },
  {
    name: 'takes a partial overlap for a wrong expected version',
    async run(context) {
      const stream = freshStream();
      const events = sampleEvents(stream, 3);
      const more = sampleEvents(stream, 2);
      await context.append(stream, events, 'no stream');
      const wrong = { kind: 'wrong-expected-version', expected: 'no stream', actual: 2 };
      expect(await context.log.append(stream, [events[0]!, ...more], 'no stream')).toEqual(wrong);
      expect(await context.log.append(stream, [...events, more[0]!], 'no stream')).toEqual(wrong);
      expect(await context.log.append(stream, [events[1]!, events[0]!, events[2]!], 'no stream')).toEqual(wrong);
      expect(await context.log.append(stream, events, 0)).toEqual({ ...wrong, expected: 0 });
      expect(await context.read(stream)).toHaveLength(3);
    },
  },
  {
    name: 'keeps the chain and the salts of the first append when it is repeated',
    async run(context) {
      const stream = freshStream();
      const events = sampleEvents(stream, 2, { sealed: [{ to: [0], data: 'secret' }] });
      await context.append(stream, events, 'no stream');
      const before = await context.read(stream);
      await context.append(stream, events, 'no stream');
      expect(await context.read(stream)).toEqual(before);
    },
  },
];
