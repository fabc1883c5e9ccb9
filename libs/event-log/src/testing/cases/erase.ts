import { randomUUID } from 'node:crypto';
import { erasedEvent } from '../../erased';
import { collect, type ContractCase } from '../contract-case';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';

export const eraseCases: readonly ContractCase[] = [
  {
    name: 'erases a stream: reads skip its events from then on',
    async run(context) {
      const [account, game] = [freshStream('account-'), freshStream()];
      await context.append(account, sampleEvents(account, 3, { open: { mail: 'ada@example.org' } }), 'no stream');
      await context.append(game, sampleEvents(game, 2), 'no stream');
      expect(await context.log.erase(account)).toEqual({ kind: 'erased' });
      expect(await context.read(account)).toEqual([]);
      expect(await collect(context.log.read(account, { direction: 'backwards' }))).toEqual([]);
      expect((await context.readAll()).map((event) => event.stream)).toEqual([game, game]);
      const follower = context.follow();
      await follower.receives(2);
      expect(follower.events.map((event) => event.stream)).toEqual([game, game]);
    },
  },
  {
    name: 'keeps the versions of erased events used',
    async run(context) {
      const stream = freshStream('chat-');
      await context.append(stream, sampleEvents(stream, 3), 'no stream');
      await context.log.erase(stream);
      const stale = { kind: 'wrong-expected-version', actual: 2 };
      expect(await context.log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject(stale);
      expect(await context.log.append(stream, sampleEvents(stream, 1), 1)).toMatchObject(stale);
      expect(await context.append(stream, sampleEvents(stream, 2), 2)).toMatchObject({ version: 4, repeated: false });
      expect((await context.read(stream)).map((event) => event.version)).toEqual([3, 4]);
      expect((await collect(context.log.read(stream, { from: 1, limit: 1 }))).map((event) => event.version)).toEqual([3]);
    },
  },
  {
    name: 'stays erased after a restart, and can be erased again',
    async run(context) {
      const stream = freshStream('claim-');
      await context.append(stream, sampleEvents(stream, 1), 'no stream');
      await context.log.erase(stream);
      await context.reopen();
      expect(await context.read(stream)).toEqual([]);
      await context.append(stream, sampleEvents(stream, 1), 0);
      expect(await context.read(stream)).toHaveLength(1);
      expect(await context.log.erase(stream)).toEqual({ kind: 'erased' });
      expect(await context.log.erase(stream)).toEqual({ kind: 'erased' });
      expect(await context.read(stream)).toEqual([]);
      expect(await context.append(stream, sampleEvents(stream, 1), 1)).toMatchObject({ version: 2 });
    },
  },
  {
    name: 'has nothing to do for a stream that does not exist',
    async run(context) {
      expect(await context.log.erase(freshStream('account-'))).toEqual({ kind: 'erased' });
      expect(await context.readAll()).toEqual([]);
    },
  },
  {
    name: 'refuses to erase streams that must stay',
    async run(context) {
      for (const prefix of ['game-', 'table-', 'tournament-', 'league-', 'study-', 'variation-', 'pack-']) {
        const stream = freshStream(prefix);
        await context.append(stream, sampleEvents(stream, 1), 'no stream');
        const result = await context.log.erase(stream);
        expect(result).toEqual({ kind: 'refused', reason: 'forbidden', message: expect.stringContaining(stream) });
        expect(await context.read(stream)).toHaveLength(1);
      }
      expect(await context.log.erase('nothing-1')).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    },
  },
  {
    name: 'lets a subscription pass over what was erased before it came by',
    async run(context) {
      const [first, second] = [freshStream('chat-'), freshStream('chat-')];
      await context.append(first, sampleEvents(first, 2), 'no stream');
      await context.append(second, sampleEvents(second, 2), 'no stream');
      await context.log.erase(second);
      const follower = context.follow();
      await follower.receives(2);
      await follower.catchesUp();
      expect(follower.events.map((event) => event.stream)).toEqual([first, first]);
    },
  },
  {
    name: 'takes placeholders, so that a copy can use up the versions of erased events',
    async run(context) {
      const stream = freshStream('account-');
      const events = [erasedEvent(randomUUID(), 5), erasedEvent(randomUUID(), 5), sampleEvent(stream)];
      expect(await context.append(stream, events, 'no stream')).toMatchObject({ version: 2 });
      expect((await context.read(stream)).map((event) => event.version)).toEqual([2]);
      expect((await context.readAll()).map((event) => event.version)).toEqual([2]);
      const game = freshStream();
      const refused = await context.log.append(game, [erasedEvent(randomUUID(), 5)], 'no stream');
      expect(refused).toMatchObject({ kind: 'refused', reason: 'invalid' });
    },
  },
];
