import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { UnusableNode } from './client';
import { failureOf, readFailure } from './failure';

/** An error as gRPC throws it. */
function serviceError(code: number, details: string): Error {
  return Object.assign(new Error(`${code}: ${details}`), { code, details });
}

const unavailable = (details: string): Error => serviceError(14, details);
const versions = { streamName: 'a', expected: 1n } as const;

describe('what an error of the client means', () => {
  it.each<readonly [string, unknown, object]>([
    [
      'a conflict',
      new WrongExpectedVersionError(null as never, { ...versions, current: 4n }),
      { kind: 'wrong-expected-version', actual: 4 },
    ],
    [
      'a conflict with nothing',
      new WrongExpectedVersionError(null as never, { ...versions, current: 'no_stream' }),
      { kind: 'wrong-expected-version', actual: 'no stream' },
    ],
    ['the size limit', new MaxAppendSizeExceededError(undefined, 1000), { kind: 'refused', reason: 'too-large' }],
    ['the size limit of one event', serviceError(3, 'Maximum Append Event Size of 9 Exceeded.'), { kind: 'refused', reason: 'too-large' }],
    ['a message that gRPC does not take', serviceError(8, 'message larger than max'), { kind: 'refused', reason: 'too-large' }],
    ['no right', new AccessDeniedError(undefined), { kind: 'refused', reason: 'forbidden' }],
    ['no right, said plainly', serviceError(7, 'no'), { kind: 'refused', reason: 'forbidden' }],
    ['bad credentials', serviceError(16, 'no'), { kind: 'refused', reason: 'forbidden' }],
    ['a deleted stream', new StreamDeletedError(undefined, 'a'), { kind: 'refused', reason: 'invalid' }],
    ['nonsense', serviceError(3, 'nonsense'), { kind: 'refused', reason: 'invalid' }],
    ['no connection', unavailable('No connection established. Last error: connect ECONNREFUSED'), { kind: 'not-done' }],
    ['a host that nobody knows', unavailable('Name resolution failed for target dns:x'), { kind: 'not-done' }],
    ['a server that starts', unavailable('Server Is Not Ready'), { kind: 'not-done' }],
    ['a server that is too busy', unavailable('Server Is Too Busy'), { kind: 'not-done' }],
    ['a cluster that is not found', new Error('Failed to discover after 10 attempts.'), { kind: 'not-done' }],
    ['a node without a name', new UnusableNode('x'), { kind: 'not-done' }],
    ['a dropped connection', unavailable('Connection dropped'), { kind: 'in-doubt' }],
    ['an unavailability of no known kind', new UnavailableError(undefined), { kind: 'in-doubt' }],
    ['a deadline', new DeadlineExceededError(undefined), { kind: 'in-doubt' }],
    ['a time-out', new TimeoutError(undefined), { kind: 'in-doubt' }],
    ['a cancelled call', new CancelledError(undefined), { kind: 'in-doubt' }],
    ['something unknown', new UnknownError(undefined), { kind: 'in-doubt' }],
    ['a bug', new TypeError('undefined is not iterable'), { kind: 'in-doubt' }],
    ['something that is no error', 'text', { kind: 'in-doubt', message: 'text' }],
  ])('%s', (_name, error, expected) => {
    const failure = failureOf(error);
    expect(failure).toMatchObject(expected);
    if ('message' in failure) expect(failure.message).not.toBe('');
  });

  it('a read is worth another try unless it was refused', () => {
    expect(readFailure(unavailable('Connection dropped')).passing).toBe(true);
    expect(readFailure(serviceError(7, 'no'))).toMatchObject({ passing: false, error: { name: 'LogUnavailable' } });
  });
});
