import type { JSONRecordedEvent } from '@eventstore/db-client';
import { completeAppend, draftAppend, storedEvent, type NewEvent } from '@kronika/event-log';
import { sampleEvent, testSealing } from '@kronika-testing/event-log';
import { attemptOf, decodeEvent, encodeEvent, MalformedEvent } from './event-codec';

function recordOf(event: NewEvent): ReturnType<typeof completeAppend>[number] {
  const draft = draftAppend('game-1', [event], 'no stream');
  if (draft.kind === 'refused') throw new Error(draft.message);
  return completeAppend(draft, undefined, testSealing)[0]!;
}

/** What the server gives back for what was sent, by way of JSON. */
function recorded(event: NewEvent, changes: object = {}): JSONRecordedEvent {
  const { id, type, data, metadata } = encodeEvent(recordOf(event), 'attempt-1');
  const sent = JSON.parse(JSON.stringify({ data, metadata })) as { data: Record<string, unknown>; metadata: Record<string, unknown> };
  const position = { commit: 700n, prepare: 700n };
  return { streamId: 'game-1', id, isJson: true, revision: 0n, type, created: new Date(0), position, ...sent, ...changes };
}

const full = sampleEvent('game-1', { seat: 3, open: { a: [1, null] }, sealed: [{ to: [0, 2], data: { card: 'oil' } }] });

describe('an event in the server', () => {
  it('can be read by people: data are the payload, metadata are texts', () => {
    const { data, metadata } = recorded(full);
    expect(data).toEqual({ open: full.open, sealed: [{ to: [0, 2], data: { card: 'oil' }, salt: expect.any(String) }] });
    expect(metadata).toEqual({
      schema: '1',
      time: '1000',
      actor: full.actor,
      command: full.command,
      seat: '3',
      chain: expect.stringMatching(/^[0-9a-f]{64}$/),
      attempt: 'attempt-1',
    });
  });

  it.each([
    ['everything', full],
    ['no more than it must', sampleEvent('game-1', { open: null })],
    ['no sealed parts in its list', sampleEvent('game-1', { sealed: [] })],
  ])('comes back as it was with %s', (_what, event) => {
    const record = recordOf(event);
    const { data, metadata } = encodeEvent(record, 'attempt-2');
    const stored = recorded(event, { data, metadata });
    expect(decodeEvent(stored)).toEqual(storedEvent(record, 700n));
    expect(attemptOf(stored)).toBe('attempt-2');
  });

  it.each<readonly [string, object]>([
    ['no position', { position: undefined }],
    ['no metadata', { metadata: undefined }],
    ['no actor', { metadata: { schema: '1', time: '1', command: 'c' } }],
    ['a time that is no number', { metadata: { schema: '1', time: 'noon', actor: 'a', command: 'c' } }],
    ['data that are no object', { data: 'text' }],
    ['no open part', { data: {} }],
    ['sealed parts that are no list', { data: { open: 1, sealed: {} } }],
  ])('is malformed with %s', (_what, changes) => {
    expect(() => decodeEvent(recorded(full, changes))).toThrow(MalformedEvent);
    expect(() => decodeEvent(recorded(full, changes))).toThrow("event 0 of 'game-1'");
  });
});
