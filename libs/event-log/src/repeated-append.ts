import type { AppendDraft } from './draft-append';
import type { Position } from './envelope';
import type { Appended, ExpectedVersion, WrongExpectedVersion } from './event-log';

/** The first version that an append would take. */
export function firstVersion(expected: ExpectedVersion): number {
  return expected === 'no stream' ? 0 : expected + 1;
}

/**
 * The answer to an append whose expected version is not the stream's last one. `stored` are id and position of the events that stand where
 * the append would have gone: if they are the append's own, this is a retry whose first answer was lost.
 */
export function answerStale(
  draft: AppendDraft,
  actual: ExpectedVersion,
  stored: readonly { readonly id: string; readonly position: Position }[],
): Appended | WrongExpectedVersion {
  const last = stored[draft.events.length - 1];
  if (last !== undefined && draft.events.every((event, index) => stored[index]?.id === event.id)) {
    return { kind: 'appended', version: firstVersion(draft.expected) + draft.events.length - 1, position: last.position, repeated: true };
  }
  return { kind: 'wrong-expected-version', expected: draft.expected, actual };
}
