import { once } from 'node:events';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** Writes when the client keeps up; false once it has gone away. */
export async function send(call: ReadCall, response: streams.ReadResp): Promise<boolean> {
  if (call.cancelled || call.destroyed) return false;
  if (call.write(response)) return true;
  const away = new AbortController();
  const leave = (): void => away.abort();
  call.once('cancelled', leave);
  try {
    await once(call, 'drain', { signal: away.signal });
  } catch {
    return false;
  } finally {
    call.off('cancelled', leave);
  }
  return true;
}
