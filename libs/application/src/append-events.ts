import {
  type Appended,
  type EventLog,
  type ExpectedVersion,
  LogUnavailable,
  type NewEvent,
  type WrongExpectedVersion,
} from '@kronika/event-log';

const attempts = 5;

/**
 * Appends, and asks again with the same event ids while the outcome is unknown: a repeated append writes nothing. What the log refuses for
 * reasons of its own (no room, no connection) is an outage.
 */
export async function appendEvents(
  log: EventLog,
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedVersion,
): Promise<Appended | WrongExpectedVersion> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await log.append(stream, events, expected);
    if (result.kind === 'appended' || result.kind === 'wrong-expected-version') return result;
    message = result.kind === 'refused' ? `${result.reason}: ${result.message}` : result.message;
    if (result.kind === 'refused') break;
  }
  throw new LogUnavailable(`${stream} could not be written (${message})`);
}
