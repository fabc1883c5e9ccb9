import type { ContractCase } from '../contract-case';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';

export const appendCases: readonly ContractCase[] = [
  {
    name: 'appends to a new stream from version 0 on',
    async run(context) {
      const stream = freshStream();
      const result = await context.log.append(stream, sampleEvents(stream, 3), 'no stream');
      expect(result).toEqual({ kind: 'appended', version: 2, position: expect.any(BigInt), repeated: false });
      const events = await context.read(stream);
      expect(events.map((event) => event.version)).toEqual([0, 1, 2]);
      expect(result).toMatchObject({ position: events[2]!.position });
    },
  },
  {
    name: 'goes on behind the expected version',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 2), 'no stream');
      expect(await context.append(stream, sampleEvents(stream, 2), 1)).toMatchObject({ version: 3, repeated: false });
      expect(await context.append(stream, sampleEvents(stream, 1), 3)).toMatchObject({ version: 4, repeated: false });
      expect((await context.read(stream)).map((event) => event.version)).toEqual([0, 1, 2, 3, 4]);
    },
  },
  {
    name: "answers 'no stream' on a stream that is there with its version",
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 2), 'no stream');
      const result = await context.log.append(stream, sampleEvents(stream, 1), 'no stream');
      expect(result).toEqual({ kind: 'wrong-expected-version', expected: 'no stream', actual: 1 });
    },
  },
  {
    name: "answers a version on a missing stream with 'no stream'",
    async run(context) {
      const stream = freshStream();
      expect(await context.log.append(stream, sampleEvents(stream, 1), 0)).toEqual({
        kind: 'wrong-expected-version',
        expected: 0,
        actual: 'no stream',
      });
      expect(await context.read(stream)).toEqual([]);
    },
  },
  {
    name: 'answers a version that is too low or too high with the actual one, and writes nothing',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 3), 'no stream');
      for (const expected of [0, 1, 3, 1000]) {
        const result = await context.log.append(stream, sampleEvents(stream, 2), expected);
        expect(result).toEqual({ kind: 'wrong-expected-version', expected, actual: 2 });
      }
      expect(await context.read(stream)).toHaveLength(3);
      expect(await context.readAll()).toHaveLength(3);
    },
  },
  {
    name: 'writes all events of an append or none',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 1), 'no stream');
      const [first, second] = sampleEvents(stream, 2);
      const broken = { ...second!, open: Number.NaN };
      expect(await context.log.append(stream, [first!, broken], 0)).toMatchObject({ kind: 'refused', reason: 'invalid' });
      expect(await context.read(stream)).toHaveLength(1);
      expect(await context.readAll()).toHaveLength(1);
      expect(await context.append(stream, [first!, second!], 0)).toMatchObject({ version: 2, repeated: false });
    },
  },
  {
    name: 'keeps each event as it was when append was called',
    async run(context) {
      const stream = freshStream();
      const open = { cards: ['ruin'] };
      const sealed = [{ to: [1], data: { cards: ['oil'] } }];
      const pending = context.log.append(stream, [sampleEvent(stream, { open, sealed })], 'no stream');
      open.cards.push('changed');
      sealed[0]!.data.cards.push('changed');
      await pending;
      const [event] = await context.read(stream);
      expect(event).toMatchObject({ open: { cards: ['ruin'] }, sealed: [{ to: [1], data: { cards: ['oil'] } }] });
    },
  },
  {
    name: 'gives back exactly what was appended',
    async run(context) {
      const stream = freshStream();
      const bare = sampleEvent(stream);
      const full = sampleEvent(stream, { seat: 0, schema: 7, sealed: [{ to: 'nobody', data: [null, true, 'x'] }], time: 2000 });
      await context.append(stream, [bare, full], 'no stream');
      const events = await context.read(stream);
      const added = { stream, position: expect.any(BigInt), chain: expect.stringMatching(/^[0-9a-f]{64}$/) };
      const salt: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
      expect(events).toEqual([
        { ...bare, ...added, version: 0 },
        { ...full, ...added, version: 1, sealed: [{ ...full.sealed![0], salt }] },
      ]);
    },
  },
];
