import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { faultFailure, streamDeleted, wrongExpectedVersion } from './answers';
import { expectedRevision } from './append-service';
import { fallSilent, refusal, type ServiceContext } from './service-context';
import { streamName } from './wire';

/** The Delete call: the stream can be written again, with the revisions that follow. */
export function softDelete(
  context: ServiceContext,
  call: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>,
  answer: sendUnaryData<streams.DeleteResp>,
): void {
  remove(context, call, answer, 'softDelete', (text) => {
    const position = new streams.DeleteResp.Position().setCommitPosition(text).setPreparePosition(text);
    return new streams.DeleteResp().setPosition(position);
  });
}

/** The Tombstone call: nothing with that name ever again. */
export function tombstone(
  context: ServiceContext,
  call: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
  answer: sendUnaryData<streams.TombstoneResp>,
): void {
  remove(context, call, answer, 'tombstone', (text) => {
    const position = new streams.TombstoneResp.Position().setCommitPosition(text).setPreparePosition(text);
    return new streams.TombstoneResp().setPosition(position);
  });
}

function remove<Response>(
  context: ServiceContext,
  call: ServerUnaryCall<streams.DeleteReq | streams.TombstoneReq, Response>,
  answer: sendUnaryData<Response>,
  how: 'softDelete' | 'tombstone',
  success: (position: string) => Response,
): void {
  const options = call.request.getOptions();
  const turnedAway = refusal(context, call.metadata, 'any user');
  if (turnedAway !== undefined || options === undefined) {
    answer(turnedAway ?? wrongExpectedVersion('', 'any', undefined));
    return;
  }
  const fault = context.faults.take('delete');
  if (fault?.kind === 'answer') {
    answer(faultFailure(fault.answer, context.leader()));
    return;
  }
  if (fallSilent(context, fault)) return;
  const name = streamName(options.getStreamIdentifier());
  const expected = expectedRevision(options, options.getRevision());
  const written = context.store[how](name, expected);
  if (written.kind === 'written') answer(null, success(String(written.position)));
  else if (written.kind === 'wrong-expected-version') answer(wrongExpectedVersion(name, expected, written.current));
  else answer(streamDeleted(name));
}
