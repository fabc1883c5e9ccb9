import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status, type sendUnaryData, type ServerDuplexStream, type ServerReadableStream } from '@grpc/grpc-js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import {
  batchAccessDenied,
  batchMaximumAppendSizeExceeded,
  batchStreamDeleted,
  batchTimeout,
  batchWrongExpectedVersion,
  faultFailure,
  maximumAppendSizeExceeded,
  streamDeleted,
} from './answers';
import { fallSilent, refusal, type ServiceContext } from './service-context';
import type { ExpectedRevision, ProposedEvent, WriteAnswer } from './store';
import { proposedEvent, streamName } from './wire';

/** The Append call: one append, its events streamed in, one answer. */
export function append(
  context: ServiceContext,
  call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
  answer: sendUnaryData<streams.AppendResp>,
): void {
  let options: streams.AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  call.on('data', (request: streams.AppendReq) => {
    const message = request.getProposedMessage();
    if (message === undefined) options = request.getOptions();
    else events.push(proposedEvent(message));
  });
  call.on('end', () => {
    const name = streamName(options?.getStreamIdentifier());
    const turnedAway = refusal(context, call.metadata, needs(name));
    if (turnedAway !== undefined) {
      answer(turnedAway);
      return;
    }
    const fault = context.faults.take('append');
    const expected = options === undefined ? 'any' : expectedRevision(options, options.getRevision());
    const written = fault === undefined || fault.written === true ? context.store.append(name, events, expected) : undefined;
    if (fault?.kind === 'answer') answer(faultFailure(fault.answer, context.leader()));
    else if (!fallSilent(context, fault) && written !== undefined) answerAppend(name, expected, written, answer);
  });
}

function answerAppend(name: string, expected: ExpectedRevision, written: WriteAnswer, answer: sendUnaryData<streams.AppendResp>): void {
  switch (written.kind) {
    case 'written': {
      const text = String(written.position);
      const position = new streams.AppendResp.Position().setCommitPosition(text).setPreparePosition(text);
      const success = new streams.AppendResp.Success().setCurrentRevision(String(written.revision)).setPosition(position);
      answer(null, new streams.AppendResp().setSuccess(success));
      return;
    }
    case 'wrong-expected-version':
      answer(null, new streams.AppendResp().setWrongExpectedVersion(plainWrongExpectedVersion(expected, written.current)));
      return;
    case 'stream-deleted':
      answer(streamDeleted(name));
      return;
    case 'too-large':
      answer(maximumAppendSizeExceeded(written.limit));
  }
}

function plainWrongExpectedVersion(expected: ExpectedRevision, current: number | undefined): streams.AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current === undefined) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'no-stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new shared.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return wrong;
}

/** The BatchAppend call: many appends over one stream, told apart by correlation ids, each in one or more messages. */
export function batchAppend(context: ServiceContext, call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>): void {
  const turnedAway = refusal(context, call.metadata, 'any user');
  if (turnedAway !== undefined) {
    call.emit('error', turnedAway);
    return;
  }
  const pending = new Map<string, { readonly options: streams.BatchAppendReq.Options; readonly events: ProposedEvent[] }>();
  call.on('data', (request: streams.BatchAppendReq) => {
    const correlation = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions();
    if (options !== undefined) pending.set(correlation, { options, events: [] });
    const gathered = pending.get(correlation);
    if (gathered === undefined) return;
    gathered.events.push(...request.getProposedMessagesList().map(proposedEvent));
    if (!request.getIsFinal()) return;
    pending.delete(correlation);
    answerBatch(context, call, correlation, gathered.options, gathered.events);
  });
  call.on('end', () => call.end());
}

function answerBatch(
  context: ServiceContext,
  call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>,
  correlation: string,
  options: streams.BatchAppendReq.Options,
  events: readonly ProposedEvent[],
): void {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(new shared.UUID().setString(correlation))
    .setStreamIdentifier(options.getStreamIdentifier());
  const name = streamName(options.getStreamIdentifier());
  const turnedAway = refusal(context, call.metadata, needs(name));
  if (turnedAway !== undefined) {
    // Rights are a matter of the one append, leadership of the whole call.
    if (turnedAway.code === status.PERMISSION_DENIED) call.write(response.setError(batchAccessDenied()));
    else call.emit('error', turnedAway);
    return;
  }
  const fault = context.faults.take('append');
  const expected = expectedRevision(options, options.getStreamPosition());
  const written = fault === undefined || fault.written === true ? context.store.append(name, events, expected) : undefined;
  if (fault?.kind === 'answer') {
    if (fault.answer === 'access-denied') call.write(response.setError(batchAccessDenied()));
    else if (fault.answer === 'deadline-exceeded' || fault.answer === 'timed-out') call.write(response.setError(batchTimeout()));
    else call.emit('error', faultFailure(fault.answer, context.leader()));
  } else if (!fallSilent(context, fault) && written !== undefined) {
    call.write(batchAnswer(response, name, expected, written));
  }
}

function batchAnswer(
  response: streams.BatchAppendResp,
  name: string,
  expected: ExpectedRevision,
  written: WriteAnswer,
): streams.BatchAppendResp {
  switch (written.kind) {
    case 'written': {
      const text = String(written.position);
      const position = new shared.AllStreamPosition().setCommitPosition(text).setPreparePosition(text);
      return response.setSuccess(new streams.BatchAppendResp.Success().setCurrentRevision(String(written.revision)).setPosition(position));
    }
    case 'wrong-expected-version':
      if (expected === 'no-stream') response.setNoStream(new empty.Empty());
      else if (typeof expected === 'number') response.setStreamPosition(String(expected));
      return response.setError(batchWrongExpectedVersion(expected, written.current));
    case 'stream-deleted':
      return response.setError(batchStreamDeleted(name));
    case 'too-large':
      return response.setError(batchMaximumAppendSizeExceeded(written.limit));
  }
}

interface RevisionChoice {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/** What either protocol, and the deletes, say about the revision that a stream must have. */
export function expectedRevision(options: RevisionChoice, exact: string): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return Number(exact);
}

/** A stream's metadata may be written by whoever may write the stream; other system streams are the server's. */
function needs(name: string): 'any user' | 'an admin' {
  return /^\$(?!\$[^$])/.test(name) ? 'an admin' : 'any user';
}
