import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import rpc from '@eventstore/db-client/generated/status_pb.js';
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Message } from 'google-protobuf';
import type { FaultAnswer } from './faults';
import type { ExpectedRevision } from './store';
import { streamIdentifier } from './wire';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** A call that fails with a status and trailers; `exception` is what EventStoreDB's clients tell errors apart by. */
export function failure(code: status, details: string, trailers: Readonly<Record<string, string>> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

export function accessDenied(): ServiceError {
  return failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
}

export function notLeader(leader: Endpoint): ServiceError {
  return failure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  });
}

export function streamDeleted(name: string): ServiceError {
  return failure(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, { exception: 'stream-deleted', 'stream-name': name });
}

export function maximumAppendSizeExceeded(limit: number): ServiceError {
  return failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });
}

export function wrongExpectedVersion(name: string, expected: ExpectedRevision, current: number | undefined): ServiceError {
  return failure(status.FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion. Stream: ${name}.`, {
    exception: 'wrong-expected-version',
    'stream-name': name,
    'expected-version': String(typeof expected === 'number' ? expected : -1),
    ...(current === undefined ? {} : { 'actual-version': String(current) }),
  });
}

/** A fault as the status that ends a call. */
export function faultFailure(answer: FaultAnswer, leader: Endpoint): ServiceError {
  switch (answer) {
    case 'unavailable':
      return failure(status.UNAVAILABLE, 'The service is gone');
    case 'not-ready':
      return failure(status.UNAVAILABLE, 'Server Is Not Ready');
    case 'deadline-exceeded':
      return failure(status.DEADLINE_EXCEEDED, 'Deadline exceeded');
    case 'timed-out':
      return failure(status.ABORTED, 'Operation timed out');
    case 'not-leader':
      return notLeader(leader);
    case 'access-denied':
      return accessDenied();
  }
}

/** The error of one append in the batch protocol: a google.rpc.Status with a typed detail. */
function batchError(code: codes.Code, message: string, type: string, detail: Message): rpc.Status {
  const packed = new any.Any();
  packed.pack(detail.serializeBinary(), `event_store.client.${type}`);
  return new rpc.Status().setCode(code).setMessage(message).setDetails(packed);
}

export function batchWrongExpectedVersion(expected: ExpectedRevision, current: number | undefined): rpc.Status {
  const detail = new shared.WrongExpectedVersion();
  if (current === undefined) detail.setCurrentNoStream(new empty.Empty());
  else detail.setCurrentStreamRevision(String(current));
  if (expected === 'no-stream') detail.setExpectedNoStream(new empty.Empty());
  else if (expected === 'stream-exists') detail.setExpectedStreamExists(new empty.Empty());
  else if (expected === 'any') detail.setExpectedAny(new empty.Empty());
  else detail.setExpectedStreamPosition(String(expected));
  return batchError(codes.Code.FAILED_PRECONDITION, 'WrongExpectedVersion', 'WrongExpectedVersion', detail);
}

export function batchMaximumAppendSizeExceeded(limit: number): rpc.Status {
  const detail = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
  return batchError(codes.Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', 'MaximumAppendSizeExceeded', detail);
}

export function batchStreamDeleted(name: string): rpc.Status {
  const detail = new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(name));
  return batchError(codes.Code.FAILED_PRECONDITION, 'StreamDeleted', 'StreamDeleted', detail);
}

export function batchAccessDenied(): rpc.Status {
  return batchError(codes.Code.PERMISSION_DENIED, 'AccessDenied', 'AccessDenied', new shared.AccessDenied());
}

export function batchTimeout(): rpc.Status {
  return batchError(codes.Code.DEADLINE_EXCEEDED, 'Timeout', 'Timeout', new shared.Timeout());
}
