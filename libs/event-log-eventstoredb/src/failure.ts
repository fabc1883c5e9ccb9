import {
  AccessDeniedError,
  convertToCommandError,
  isCommandError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { UnusableNode } from './client';
import { LogUnavailable, type AppendRefused, type ExpectedVersion } from '@kronika/event-log';

/** What an error of the client means for what was asked. */
export type Failure =
  | { readonly kind: 'wrong-expected-version'; readonly actual: ExpectedVersion }
  /** For good: trying again changes nothing. */
  | { readonly kind: 'refused'; readonly reason: AppendRefused['reason']; readonly message: string }
  /** The server has certainly not done it; it may later. */
  | { readonly kind: 'not-done'; readonly message: string }
  /** Nobody knows whether the server has done it. */
  | { readonly kind: 'in-doubt'; readonly message: string };

/** gRPC status codes that the client has no error class for. */
const invalidArgument = 3;
const permissionDenied = 7;
const resourceExhausted = 8;

/** Texts of those unavailabilities that come before any work was done: no connection, no leader found, or the server says so itself. */
const nothingDone =
  /No connection established|ECONNREFUSED|Name resolution failed|Server Is Not Ready|Server Is Too Busy|Failed to discover after/;

/** The limit for one event, which servers from 25.0 on have and the client does not know. */
const tooLarge = /Maximum Append (Event )?Size/i;

export function failureOf(thrown: unknown): Failure {
  const error = isError(thrown) ? convertToCommandError(thrown) : new Error(String(thrown));
  const message = error.message === '' ? error.constructor.name : error.message;
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    return { kind: 'wrong-expected-version', actual: typeof actualVersion === 'bigint' ? Number(actualVersion) : 'no stream' };
  }
  if (error instanceof MaxAppendSizeExceededError) {
    return {
      kind: 'refused',
      reason: 'too-large',
      message: `more than the ${error.maxAppendSize} bytes that the server takes in one append`,
    };
  }
  if (error instanceof AccessDeniedError) return { kind: 'refused', reason: 'forbidden', message: `the server denies access: ${message}` };
  if (error instanceof StreamDeletedError) return { kind: 'refused', reason: 'invalid', message: 'the stream was deleted for good' };
  if (error instanceof NotLeaderError || error instanceof UnusableNode || nothingDone.test(message)) return { kind: 'not-done', message };
  const code = isCommandError(error) ? Number(error.code) : undefined;
  if (code === invalidArgument && tooLarge.test(message)) return { kind: 'refused', reason: 'too-large', message };
  if (code === invalidArgument) return { kind: 'refused', reason: 'invalid', message };
  if (code === permissionDenied) return { kind: 'refused', reason: 'forbidden', message };
  if (code === resourceExhausted) return { kind: 'refused', reason: 'too-large', message };
  return { kind: 'in-doubt', message };
}

/** By its looks: not every error comes from this realm's `Error`. */
function isError(thrown: unknown): thrown is Error {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string';
}

/** Whether a read is worth another try; if not, what to throw. */
export function readFailure(thrown: unknown): { readonly passing: boolean; readonly error: LogUnavailable } {
  const failure = failureOf(thrown);
  const message = 'message' in failure ? failure.message : failure.kind;
  return { passing: failure.kind === 'not-done' || failure.kind === 'in-doubt', error: new LogUnavailable(message, { cause: thrown }) };
}
