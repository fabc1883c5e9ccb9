import { randomUUID } from 'node:crypto';
import type { AppendResult as ServerAnswer, EventData } from '@eventstore/db-client';
import {
  completeAppend,
  draftAppend,
  LogUnavailable,
  type AppendDraft,
  type AppendResult,
  type ExpectedVersion,
  type NewEvent,
  type Sealing,
} from '@kronika/event-log';
import { delayAfter, sleep, within } from './back-off';
import type { LogClient } from './client';
import { attemptOf, decodeEvent, encodeEvent } from './event-codec';
import { failureOf } from './failure';
import type { Persistence, Reading } from './reading';
import type { StreamHeads } from './stream-heads';

export interface AppenderParts {
  readonly client: LogClient;
  readonly reading: Reading;
  readonly heads: StreamHeads;
  readonly sealing: Sealing;
  readonly persistence: Persistence;
}

/** The client gives up by itself at its deadline; this much later it is given up for lost. */
const grace = 500;

/** Writes to the server, and finds out what became of it. */
export class Appender {
  readonly #parts: AppenderParts;

  constructor(parts: AppenderParts) {
    this.#parts = parts;
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    const draft = draftAppend(stream, events, expected);
    if (draft.kind === 'refused') return draft;
    let answer;
    try {
      answer = await this.#parts.heads.at(draft);
    } catch (error) {
      return neverSent(error);
    }
    if (answer.kind === 'wrong') return { kind: 'wrong-expected-version', expected, actual: answer.actual };
    // Salts are drawn here, once: every attempt below sends the very same events.
    const records = completeAppend(draft, answer.head, this.#parts.sealing);
    const attempt = randomUUID();
    const outcome = await this.#send(
      draft,
      records.map((record) => encodeEvent(record, attempt)),
    );
    return 'nextExpectedRevision' in outcome ? await this.#confirm(draft, outcome, attempt) : outcome;
  }

  /** Tries until there is an answer or patience runs out. The server recognises events that it has by their ids and the exact revision. */
  async #send({ stream, expected }: AppendDraft, events: EventData[]): Promise<ServerAnswer | AppendResult> {
    const { client, persistence } = this.#parts;
    const giveUp = Date.now() + persistence.patience;
    let inDoubt = false;
    for (let attempts = 1; ; attempts++) {
      try {
        const sent = client.appendToStream(stream, events, {
          expectedRevision: expected === 'no stream' ? 'no_stream' : BigInt(expected),
          requiresLeader: true,
        });
        return await within(client.deadline + grace, sent);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'wrong-expected-version') return { kind: 'wrong-expected-version', expected, actual: failure.actual };
        // A refusal does not tell what became of an earlier attempt whose answer was lost.
        if (failure.kind === 'refused') return inDoubt ? { kind: 'unknown', message: failure.message } : failure;
        inDoubt ||= failure.kind === 'in-doubt';
        const delay = delayAfter(attempts, persistence.backOff);
        if (Date.now() + delay > giveUp) {
          const { message } = failure;
          return inDoubt ? { kind: 'unknown', message } : { kind: 'refused', reason: 'unavailable', message };
        }
        await sleep(delay);
      }
    }
  }

  /**
   * Whether the events now in the stream are those of this call. If the same events were there before, with other salts, then theirs is the
   * chain that goes on: so nothing is taken for granted, and the last event is read back.
   */
  async #confirm({ stream, expected, events }: AppendDraft, answer: ServerAnswer, attempt: string): Promise<AppendResult> {
    const version = (expected === 'no stream' ? -1 : expected) + events.length;
    try {
      const recorded = await this.#parts.reading.one(stream, version);
      if (recorded !== undefined) {
        const { position, time, chain } = decodeEvent(recorded);
        this.#parts.heads.remember(stream, { version, time, chain });
        return { kind: 'appended', version, position, repeated: attemptOf(recorded) !== attempt };
      }
      if (answer.position !== undefined) {
        // Written before, and erased since.
        return { kind: 'appended', version, position: answer.position.commit, repeated: true };
      }
    } catch (error) {
      // It is written; only what else is known of it comes from the answer alone.
      if (answer.position !== undefined) return { kind: 'appended', version, position: answer.position.commit, repeated: false };
      return { kind: 'unknown', message: failureOf(error).kind };
    }
    return { kind: 'unknown', message: 'written, but the server does not tell where' };
  }
}

/** The answer when already the reading before the append failed. */
function neverSent(error: unknown): AppendResult {
  const failure = failureOf(error instanceof LogUnavailable ? error.cause : error);
  if (failure.kind === 'refused') return failure;
  return { kind: 'refused', reason: 'unavailable', message: 'message' in failure ? failure.message : failure.kind };
}
