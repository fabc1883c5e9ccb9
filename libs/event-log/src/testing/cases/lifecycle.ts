import { LogUnavailable, type AppendResult } from '../../event-log';
import { verifyChain, pureHash } from '../../chain';
import { collect, type ContractCase } from '../contract-case';
import { freshStream, sampleEvents } from '../sample-events';

export const concurrencyCases: readonly ContractCase[] = [
  {
    name: 'lets exactly one of many concurrent appends to a stream win',
    async run(context) {
      const stream = freshStream();
      for (const expected of ['no stream', 1, 3] as const) {
        const attempts = Array.from({ length: 12 }, () => sampleEvents(stream, 2));
        const results = await Promise.all(attempts.map((events) => context.log.append(stream, events, expected)));
        const actual = expected === 'no stream' ? 1 : expected + 2;
        expect(results.filter((result) => result.kind === 'appended')).toHaveLength(1);
        expect(results.filter((result) => result.kind === 'wrong-expected-version')).toEqual(
          Array(11).fill({ kind: 'wrong-expected-version', expected, actual }),
        );
        const winner = attempts[results.findIndex((result) => result.kind === 'appended')]!;
        expect((await context.read(stream)).slice(-2).map((event) => event.id)).toEqual(winner.map((event) => event.id));
      }
    },
  },
  {
    name: 'takes appends to many streams at once',
    async run(context) {
      const streams = Array.from({ length: 40 }, () => freshStream());
      const write = async (stream: string): Promise<readonly AppendResult[]> => {
        const results: AppendResult[] = [await context.append(stream, sampleEvents(stream, 1), 'no stream')];
        for (let version = 0; version < 9; version++) results.push(await context.append(stream, sampleEvents(stream, 1), version));
        return results;
      };
      const results = await Promise.all(streams.map(write));
      const events = await context.readAll();
      expect(events).toHaveLength(400);
      expect(new Set(events.map((event) => event.position)).size).toBe(400);
      for (const [index, stream] of streams.entries()) {
        const own = events.filter((event) => event.stream === stream);
        expect(own.map((event) => event.version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect(own.map((event) => event.position)).toEqual(results[index]!.map((result) => 'position' in result && result.position));
        expect(verifyChain(own, pureHash).kind).toBe('valid');
      }
    },
  },
  {
    name: 'takes appends to one stream that were not waited for, in the order of the calls',
    async run(context) {
      const stream = freshStream();
      const calls = Array.from({ length: 30 }, (_, index) =>
        context.log.append(stream, sampleEvents(stream, 1), index === 0 ? 'no stream' : index - 1),
      );
      const results = await Promise.all(calls);
      const appended = results.filter((result) => result.kind === 'appended');
      // A log across a network may overtake itself; what it took must then stand there without a gap.
      const events = await context.read(stream);
      expect(events.map((event) => event.version)).toEqual(appended.map((result) => result.version));
      expect(verifyChain(events, pureHash).kind).toBe('valid');
    },
  },
];

export const lifecycleCases: readonly ContractCase[] = [
  {
    name: 'keeps everything across a restart',
    async run(context) {
      const [game, chat] = [freshStream(), freshStream('chat-')];
      await context.append(game, sampleEvents(game, 3, { sealed: [{ to: [0], data: 'secret' }] }), 'no stream');
      await context.append(chat, sampleEvents(chat, 2), 'no stream');
      const before = await context.readAll();
      const end = await context.log.lastPosition();
      await context.reopen();
      expect(await context.readAll()).toEqual(before);
      expect(await context.log.lastPosition()).toBe(end);
      const { position } = await context.append(game, sampleEvents(game, 1), 2);
      expect(position).toBeGreaterThan(end!);
      expect((await context.read(game)).map((event) => event.version)).toEqual([0, 1, 2, 3]);
    },
  },
  {
    name: 'resumes a subscription after a restart from its checkpoint',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 4), 'no stream');
      const first = context.follow();
      await first.receives(4);
      const after = first.position!;
      await context.reopen();
      await context.append(stream, sampleEvents(stream, 2), 3);
      const second = context.follow({ after });
      await second.receives(2);
      expect([...first.events, ...second.events].map((event) => event.version)).toEqual([0, 1, 2, 3, 4, 5]);
    },
  },
  {
    name: 'finishes the appends that are under way when it is closed',
    async run(context) {
      const streams = Array.from({ length: 10 }, () => freshStream());
      const pending = streams.map((stream) => context.log.append(stream, sampleEvents(stream, 2), 'no stream'));
      await context.log.close();
      const results = await Promise.all(pending);
      await context.reopen();
      for (const [index, stream] of streams.entries()) {
        const count = (await context.read(stream)).length;
        const { kind } = results[index]!;
        expect(kind === 'appended' ? [2] : kind === 'unknown' ? [0, 2] : [0]).toContain(count);
      }
    },
  },
  {
    name: 'after close: appends are refused, reads throw, subscriptions have ended',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 1), 'no stream');
      const follower = context.follow();
      await follower.receives(1);
      const { log } = context;
      await log.close();
      await log.close();
      expect(await follower.subscription.ended).toEqual({ kind: 'stopped' });
      await follower.subscription.stop();
      expect(await log.append(stream, sampleEvents(stream, 1), 0)).toMatchObject({ kind: 'refused', reason: 'closed' });
      expect(await log.erase(freshStream('chat-'))).toMatchObject({ kind: 'refused', reason: 'closed' });
      await expect(collect(log.read(stream))).rejects.toBeInstanceOf(LogUnavailable);
      await expect(collect(log.readAll())).rejects.toBeInstanceOf(LogUnavailable);
      await expect(log.lastPosition()).rejects.toBeInstanceOf(LogUnavailable);
      const late = log.subscribe({ after: 7n }, () => undefined);
      expect(await late.ended).toEqual({ kind: 'failed', error: expect.any(LogUnavailable), resumeAfter: 7n });
      await late.stop();
    },
  },
];
