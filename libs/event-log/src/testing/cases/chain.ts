import { createHash } from 'node:crypto';
import { pureHash, redactEvent, verifyChain } from '../../chain';
import { eventId } from '../../event-id';
import { canonical } from '../../json';
import type { NewEvent } from '../../envelope';
import type { ContractCase } from '../contract-case';
import { freshStream, sampleEvent, sampleEvents } from '../sample-events';

/** The chain's definition once more, in other words than the library's. */
function expectedChain(events: readonly (NewEvent & { stream: string; version: number })[]): readonly string[] {
  let previous = Buffer.alloc(32);
  return events.map((event) => {
    const { stream, version, id, type, schema, time, actor, command, seat, open } = event;
    const sealed = event.sealed?.map(({ to, data, salt }) => {
      const hash = createHash('sha256').update(Buffer.from(salt!, 'hex')).update(canonical(data)).digest('hex');
      return { to, hash };
    });
    const leaf = createHash('sha256').update(canonical({ stream, version, id, type, schema, time, actor, command, seat, open, sealed }));
    previous = createHash('sha256').update(previous).update(leaf.digest()).digest();
    return previous.toString('hex');
  });
}

export const chainCases: readonly ContractCase[] = [
  {
    name: 'chains every event as defined, across appends and restarts',
    async run(context) {
      const stream = freshStream();
      await context.append(stream, sampleEvents(stream, 3), 'no stream');
      await context.append(stream, sampleEvents(stream, 2, { seat: 1, sealed: [{ to: [1], data: { card: 7 } }] }), 2);
      await context.reopen();
      await context.append(stream, sampleEvents(stream, 2, { sealed: [] }), 4);
      const events = await context.read(stream);
      expect(events.map((event) => event.chain)).toEqual(expectedChain(events));
      expect(verifyChain(events, pureHash)).toMatchObject({ kind: 'valid', events: 7 });
    },
  },
  {
    name: 'gives the same chain in every log for the same events and salts',
    async run(context) {
      // A fixed stream: on a shared server it may be there already, and then this is a retry.
      const stream = 'game-contract-vector';
      const events: NewEvent[] = [0, 1, 2].map((index) => ({
        id: eventId(stream, 'account-ada', 'vector', index),
        type: 'CardDrawn',
        schema: 1,
        time: 1_700_000_000_000 + index,
        actor: 'account-ada',
        command: 'vector',
        ...(index === 1 ? { seat: 0 } : {}),
        open: { zażółć: ['gęślą', index], a: null },
        ...(index > 0
          ? { sealed: [{ to: index === 1 ? [0, 2] : ('nobody' as const), data: { z: 1, a: '🂡' }, salt: 'ab'.repeat(16) }] }
          : {}),
      }));
      await context.append(stream, events, 'no stream');
      const stored = await context.read(stream);
      expect(stored.map((event) => event.chain)).toEqual(expectedChain(stored));
      expect(stored.map((event) => event.chain)).toEqual(chainVector);
    },
  },
  {
    name: 'draws a salt of its own for each sealed part, and keeps given ones',
    async run(context) {
      const stream = freshStream();
      const given = '0123456789abcdef0123456789abcdef';
      const parts = [
        { to: [0], data: 'same' },
        { to: [1], data: 'same' },
        { to: [2], data: 'same', salt: given },
      ];
      await context.append(stream, [sampleEvent(stream, { sealed: parts }), sampleEvent(stream, { sealed: parts })], 'no stream');
      const salts = (await context.read(stream)).flatMap((event) => event.sealed!.map((part) => part.salt));
      expect(salts.filter((salt) => salt === given)).toHaveLength(2);
      expect(new Set(salts).size).toBe(5);
      expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt!))).toBe(true);
    },
  },
  {
    name: 'keeps a chain that redacted events still verify against',
    async run(context) {
      const stream = freshStream();
      const sealed = [
        { to: [0], data: 'mine' },
        { to: 'nobody' as const, data: ['deck'] },
      ];
      await context.append(stream, sampleEvents(stream, 3, { sealed }), 'no stream');
      const events = await context.read(stream);
      const redacted = events.map((event) => redactEvent(event, (part) => Array.isArray(part.to) && part.to.includes(0), pureHash));
      expect(JSON.stringify(redacted.map((event) => event.sealed))).not.toContain('deck');
      expect(verifyChain(redacted, pureHash)).toMatchObject({ kind: 'valid', events: 3 });
    },
  },
  {
    name: 'chains only the kinds of streams that are chained',
    async run(context) {
      for (const prefix of ['table-', 'tournament-', 'league-', 'study-', 'variation-', 'pack-', 'account-', 'chat-', 'claim-']) {
        const stream = freshStream(prefix);
        await context.append(stream, sampleEvents(stream, 1), 'no stream');
        const [event] = await context.read(stream);
        expect([prefix, 'chain' in event!]).toEqual([prefix, !['pack-', 'account-', 'chat-', 'claim-'].includes(prefix)]);
      }
    },
  },
];

/** Computed once, by the definition; stored chains depend on it for ever. */
const chainVector: readonly string[] = [
  '428500e6b9c65f6b2c91ca3781b6efbf299476362367a223443a9a47711944eb',
  '6bfe6b3591ca82bc0b3e03c0b5db61031d13388f39b58113083a5aa9898abb8e',
  'eed9b0785de1e2f814bf411c1cadc81f585e3b014db6f5ee1fd098da75c4acd1',
];
