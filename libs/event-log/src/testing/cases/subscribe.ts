import type { NewEvent, Position } from '../../envelope';
import type { Batch } from '../../event-log';
import { isAscending, pause, until, type ContractCase } from '../contract-case';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';

export const subscribeCases: readonly ContractCase[] = [
  {
    name: 'catches up, then follows live',
    async run(context) {
      const [one, two] = [freshStream(), freshStream('table-')];
      await context.append(one, sampleEvents(one, 3), 'no stream');
      await context.append(two, sampleEvents(two, 2), 'no stream');
      const follower = context.follow();
      await follower.catchesUp();
      expect(follower.events).toEqual(await context.readAll());
      await context.append(one, sampleEvents(one, 2), 2);
      const { position } = await context.append(two, sampleEvents(two, 1), 1);
      await follower.reaches(position);
      expect(follower.events).toHaveLength(8);
      expect(follower.events).toEqual(await context.readAll());
    },
  },
  {
    name: 'starts after a position',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 5), 'no stream');
      const events = await context.readAll();
      const follower = context.follow({ after: events[1]!.position });
      await follower.receives(3);
      await context.append(stream, sampleEvents(stream, 1), 4);
      await follower.receives(4);
      expect(follower.events.map((event) => event.version)).toEqual([2, 3, 4, 5]);
    },
  },
  {
    name: 'gives batches no larger than asked for, each with the position of its last event',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 25), 'no stream');
      const follower = context.follow({ batchSize: 10 });
      await follower.receives(25);
      expect(follower.batches.every((batch) => batch.events.length <= 10)).toBe(true);
      for (const batch of follower.batches.filter(({ events }) => events.length > 0)) {
        expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)!.position);
      }
    },
  },
  {
    name: 'filters, and its position moves past what was left out',
    async run(context) {
      const [game, table] = [freshStream(), freshStream('table-')];
      await context.append(game, [sampleEvent(game, { type: 'A' }), sampleEvent(game, { type: 'B' })], 'no stream');
      await context.append(table, sampleEvents(table, 3), 'no stream');
      const follower = context.follow({ filter: { streamPrefixes: ['game-'], types: ['A'] } });
      await follower.catchesUp();
      await follower.reaches((await context.log.lastPosition())!);
      const { position } = await context.append(table, sampleEvents(table, 2), 2);
      await follower.reaches(position);
      const last = await context.append(game, [sampleEvent(game, { type: 'A' })], 1);
      await follower.reaches(last.position);
      expect(follower.events.map((event) => [event.stream, event.version])).toEqual([
        [game, 0],
        [game, 2],
      ]);
      const positions = follower.batches.map((batch) => batch.position);
      expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
    },
  },
  {
    name: 'tells when it has caught up, with nothing to read and again after each growth',
    async run(context) {
      const follower = context.follow();
      await follower.catchesUp();
      expect(follower.caughtUpAt[0]).toBe(context.start);
      expect(follower.events).toEqual([]);
      const stream = freshStream();
      const { position } = await context.append(stream, sampleEvents(stream, 2), 'no stream');
      await until(() => follower.caughtUpAt.at(-1) === position, 'the second catching up');
    },
  },
  {
    name: 'hands over one batch at a time, however slow the handler',
    async run(context) {
      let running = 0;
      let most = 0;
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 4), 'no stream');
      const follower = context.follow({ batchSize: 2 }, async () => {
        most = Math.max(most, ++running);
        await pause(5);
        running--;
      });
      for (let version = 3; version < 23; version++) await context.append(stream, sampleEvents(stream, 1), version);
      await follower.receives(24);
      expect(most).toBe(1);
      expect(follower.events.map((event) => event.version)).toEqual(Array.from({ length: 24 }, (_, version) => version));
    },
  },
  {
    name: 'stops, and nothing comes afterwards',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 2), 'no stream');
      const follower = context.follow();
      await follower.receives(2);
      await follower.subscription.stop();
      expect(await follower.subscription.ended).toEqual({ kind: 'stopped' });
      await context.append(stream, sampleEvents(stream, 2), 1);
      await pause(30);
      expect(follower.events).toHaveLength(2);
      await follower.subscription.stop();
    },
  },
  {
    name: 'finishes the running batch before it has stopped',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 10), 'no stream');
      let started = false;
      const follower = context.follow({ batchSize: 1 }, async () => {
        started = true;
        await pause(20);
      });
      await until(() => started, 'the first batch');
      await follower.subscription.stop();
      expect(follower.batches).toHaveLength(1);
    },
  },
  {
    name: 'serves several subscribers, each at its own pace',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 20), 'no stream');
      const fast = context.follow();
      const slow = context.follow({ batchSize: 3 }, () => pause(3));
      const late = context.follow({ after: (await context.readAll())[9]!.position });
      await context.append(stream, sampleEvents(stream, 10), 19);
      await Promise.all([fast.receives(30), slow.receives(30), late.receives(20)]);
      expect(slow.events).toEqual(fast.events);
      expect(late.events).toEqual(fast.events.slice(10));
    },
  },
  {
    name: 'misses and repeats nothing while others append',
    async run(context) {
      const streams = Array.from({ length: 5 }, () => freshStream());
      const before = context.follow();
      const writers = streams.map(async (stream) => {
        await context.append(stream, sampleEvents(stream, 1), 'no stream');
        for (let version = 0; version < 30; version++) await context.append(stream, sampleEvents(stream, 1), version);
      });
      const during = context.follow();
      await Promise.all(writers);
      await Promise.all([before.receives(155), during.receives(155)]);
      const events = await context.readAll();
      expect(events).toHaveLength(155);
      expect(isAscending(events)).toBe(true);
      expect(before.events).toEqual(events);
      expect(during.events).toEqual(events);
    },
  },
];

/** Handlers that fail at one event and count what they did. */
function failingOnce(at: number, fail: () => Promise<void>): { effects: number[]; handler: (batch: Batch) => Promise<void> } {
  const effects: number[] = [];
  let failed = false;
  const handler = async (batch: Batch): Promise<void> => {
    const versions = batch.events.map((event) => event.version);
    if (!failed && versions.includes(at)) {
      failed = true;
      await fail();
    }
    effects.push(...versions);
  };
  return { effects, handler };
}

export const handlerFailureCases: readonly ContractCase[] = [
  ...[
    {
      how: 'throws',
      fail: () => {
        throw new Error('planted');
      },
    },
    { how: 'rejects', fail: () => Promise.reject(new Error('planted')) },
  ].map(({ how, fail }): ContractCase => {
    return {
      name: `stops visibly when its handler ${how}, and can be resumed with nothing lost or doubled`,
      async run(context) {
        const stream = freshStream();
        await context.append(stream, sampleEvents(stream, 12), 'no stream');
        const { effects, handler } = failingOnce(7, fail);
        const first = context.follow({ batchSize: 5 }, handler);
        const end = await first.subscription.ended;
        if (end.kind !== 'failed') throw new Error('the failure was swallowed');
        expect(end.error).toEqual(new Error('planted'));
        expect(effects).toEqual(first.events.map((event) => event.version));
        expect(end.resumeAfter).toBe(first.position ?? context.start);
        await context.append(stream, sampleEvents(stream, 3), 11);
        const second = context.follow({ ...(end.resumeAfter === undefined ? {} : { after: end.resumeAfter }) }, handler);
        await until(() => effects.length >= 15, 'the rest');
        expect(effects).toEqual(Array.from({ length: 15 }, (_, version) => version));
        await second.subscription.stop();
      },
    };
  }),
  {
    name: 'says where to resume when the very first batch fails',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 1), 'no stream');
      const { subscription } = context.follow({}, () => {
        throw new Error('planted');
      });
      expect(await subscription.ended).toEqual({ kind: 'failed', error: new Error('planted'), resumeAfter: context.start });
      await subscription.stop();
    },
  },
  {
    name: 'lets other subscriptions and appends go on when one handler fails',
    async run(context) {
      const stream = freshStream();
      const healthy = context.follow();
      const broken = context.follow({}, () => {
        throw new Error('planted');
      });
      await context.append(stream, sampleEvents(stream, 2), 'no stream');
      expect(await broken.subscription.ended).toMatchObject({ kind: 'failed' });
      const { position } = await context.append(stream, sampleEvents(stream, 2), 1);
      await healthy.reaches(position);
      expect(healthy.events).toHaveLength(4);
    },
  },
];

export const connectionCases: readonly ContractCase[] = [
  {
    name: 'goes on after a cut connection: subscriptions miss and repeat nothing, appends can be retried',
    async run(context) {
      const stream = freshStream();
      const events: NewEvent[] = [];
      const follower = context.follow({ batchSize: 7 });
      let expected: number | 'no stream' = 'no stream';
      let last: Position = 0n;
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 10; i++) {
          const next = sampleEvents(stream, 2);
          events.push(...next);
          const pending = context.append(stream, next, expected);
          if (i === 5) await context.cutConnection();
          const result = await pending;
          expected = result.version;
          last = result.position;
        }
      }
      await follower.reaches(last);
      expect(follower.events.map((event) => event.id)).toEqual(events.map((event) => event.id));
      expect((await context.read(stream)).map((event) => event.id)).toEqual(events.map((event) => event.id));
    },
  },
];
