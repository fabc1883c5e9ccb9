import { collect, isAscending, type CaseContext, type ContractCase } from '../contract-case';
import type { ReadOptions } from '../../event-log';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';
import { positionFromText, positionToText } from '../../position';

async function versions(context: CaseContext, stream: string, options?: ReadOptions): Promise<readonly number[]> {
  return (await collect(context.log.read(stream, options))).map((event) => event.version);
}

export const readCases: readonly ContractCase[] = [
  {
    name: 'reads nothing from a stream that does not exist',
    async run(context) {
      const stream = freshStream();
      expect(await versions(context, stream)).toEqual([]);
      expect(await versions(context, stream, { direction: 'backwards' })).toEqual([]);
      expect(await versions(context, stream, { from: 3 })).toEqual([]);
      expect(await versions(context, stream, { from: 3, direction: 'backwards' })).toEqual([]);
    },
  },
  {
    name: 'reads a stream forwards and backwards, from a version, up to a limit',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 5), 'no stream');
      expect(await versions(context, stream)).toEqual([0, 1, 2, 3, 4]);
      expect(await versions(context, stream, { from: 3 })).toEqual([3, 4]);
      expect(await versions(context, stream, { from: 1, limit: 2 })).toEqual([1, 2]);
      expect(await versions(context, stream, { limit: 0 })).toEqual([]);
      expect(await versions(context, stream, { limit: 99 })).toEqual([0, 1, 2, 3, 4]);
      expect(await versions(context, stream, { from: 5 })).toEqual([]);
      expect(await versions(context, stream, { direction: 'backwards' })).toEqual([4, 3, 2, 1, 0]);
      expect(await versions(context, stream, { direction: 'backwards', limit: 1 })).toEqual([4]);
      expect(await versions(context, stream, { direction: 'backwards', from: 2 })).toEqual([2, 1, 0]);
      expect(await versions(context, stream, { direction: 'backwards', from: 2, limit: 2 })).toEqual([2, 1]);
      expect(await versions(context, stream, { direction: 'backwards', from: 99, limit: 2 })).toEqual([4, 3]);
    },
  },
  {
    name: 'reads long streams in order, and can be left half-way',
    async run(context) {
      const stream = freshStream();
      const count = 1300;
      await context.append(stream, sampleEvents(stream, 900), 'no stream');
      await context.append(stream, sampleEvents(stream, count - 900), 899);
      const all = Array.from({ length: count }, (_, version) => version);
      expect(await versions(context, stream)).toEqual(all);
      expect(await versions(context, stream, { direction: 'backwards' })).toEqual(all.toReversed());
      expect(await versions(context, stream, { from: 100, limit: 1100 })).toEqual(all.slice(100, 1200));
      let seen = 0;
      for await (const event of context.log.read(stream)) {
        expect(event.version).toBe(seen);
        if (++seen === 700) break;
      }
      expect(seen).toBe(700);
    },
  },
  {
    name: 'keeps streams apart whose names begin alike',
    async run(context) {
      const stream = freshStream();
      const longer = `${stream}-2`;
      await context.append(stream, sampleEvents(stream, 1), 'no stream');
      await context.append(longer, sampleEvents(longer, 2), 'no stream');
      expect(await context.read(stream)).toHaveLength(1);
      expect(await context.read(longer)).toHaveLength(2);
    },
  },
];

export const readAllCases: readonly ContractCase[] = [
  {
    name: 'says where the log ends',
    async run(context) {
      const nothing = await collect(context.log.readAll({ limit: 1 }));
      expect(nothing.length === 0).toBe(context.start === undefined);
      const stream = freshStream();
      const { position } = await context.append(stream, sampleEvents(stream, 2), 'no stream');
      expect(await context.log.lastPosition()).toBe(position);
      expect(await collect(context.log.readAll({ after: position }))).toEqual([]);
    },
  },
  {
    name: 'reads all streams in one order, the order of the appends',
    async run(context) {
      const [one, two] = [freshStream(), freshStream('table-')];
      await context.append(one, sampleEvents(one, 2), 'no stream');
      await context.append(two, sampleEvents(two, 1), 'no stream');
      await context.append(one, sampleEvents(one, 1), 1);
      await context.append(two, sampleEvents(two, 2), 0);
      const events = await context.readAll();
      expect(events.map((event) => [event.stream, event.version])).toEqual([
        [one, 0],
        [one, 1],
        [two, 0],
        [one, 2],
        [two, 1],
        [two, 2],
      ]);
      expect(isAscending(events)).toBe(true);
      expect(events.filter((event) => event.stream === one)).toEqual(await context.read(one));
    },
  },
  {
    name: 'reads all after a position, which may have been a text on the way',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 4), 'no stream');
      const events = await context.readAll();
      for (const [index, event] of events.entries()) {
        const after = positionFromText(positionToText(event.position))!;
        expect(await collect(context.log.readAll({ after }))).toEqual(events.slice(index + 1));
      }
    },
  },
  {
    name: 'filters by stream prefix and by type; the limit counts what passes',
    async run(context) {
      const streams = [freshStream(), freshStream('table-'), freshStream()];
      for (const stream of streams) {
        const types = ['Opened', 'Played', 'Closed'];
        await context.append(
          stream,
          types.map((type) => sampleEvent(stream, { type })),
          'no stream',
        );
      }
      const seen = async (options: Parameters<typeof context.log.readAll>[0]): Promise<readonly string[]> =>
        (await collect(context.log.readAll({ ...context.after(), ...options }))).map((e) => `${streams.indexOf(e.stream)} ${e.type}`);
      expect(await seen({ filter: {} })).toHaveLength(9);
      expect(await seen({ filter: { types: ['Played'] } })).toEqual(['0 Played', '1 Played', '2 Played']);
      expect(await seen({ filter: { streamPrefixes: ['table-'] } })).toEqual(['1 Opened', '1 Played', '1 Closed']);
      expect(await seen({ filter: { streamPrefixes: ['game-', 'league-'], types: ['Closed', 'Opened'] } })).toEqual([
        '0 Opened',
        '0 Closed',
        '2 Opened',
        '2 Closed',
      ]);
      expect(await seen({ filter: { streamPrefixes: [streams[2]!] }, limit: 2 })).toEqual(['2 Opened', '2 Played']);
      expect(await seen({ filter: { types: ['Played'] }, limit: 2 })).toEqual(['0 Played', '1 Played']);
      expect(await seen({ filter: { types: [] } })).toEqual([]);
      expect(await seen({ filter: { streamPrefixes: [] } })).toEqual([]);
      expect(await seen({ limit: 0 })).toEqual([]);
    },
  },
  {
    name: 'takes the characters of a prefix as they are',
    async run(context) {
      const names = ['game-a_b', 'game-a%b', 'game-a.b', 'game-axb'].map((name) => `${name}-${freshStream()}`);
      for (const stream of names) await context.append(stream, sampleEvents(stream, 1), 'no stream');
      for (const [index, prefix] of ['game-a_', 'game-a%', 'game-a.', 'game-ax'].entries()) {
        const events = await context.readAll({ streamPrefixes: [prefix] });
        expect(events.map((event) => event.stream)).toEqual([names[index]]);
      }
    },
  },
  {
    name: 'reads a long log in order, and can be left half-way',
    async run(context) {
      const streams = Array.from({ length: 7 }, () => freshStream());
      for (const stream of streams) await context.append(stream, sampleEvents(stream, 300), 'no stream');
      const events = await context.readAll();
      expect(events).toHaveLength(2100);
      expect(isAscending(events)).toBe(true);
      let seen = 0;
      for await (const event of context.log.readAll(context.after())) {
        expect(event.position).toBe(events[seen]?.position);
        if (++seen === 1200) break;
      }
      expect(seen).toBe(1200);
      expect(await context.readAll({ streamPrefixes: [streams[6]!] })).toHaveLength(300);
    },
  },
];
