import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { failure, faultFailure, streamDeleted } from './answers';
import { serverFilter } from './event-filter';
import { send, type ReadCall } from './read-call';
import { fallSilent, refusal, type ServiceContext } from './service-context';
import type { RecordedEvent, StandInStore } from './store';
import { subscribeToAll } from './subscription';
import { eventResponse, streamIdentifier, streamName } from './wire';

/** The Read call: a stream or `$all`, forwards or backwards, once or as a subscription. */
export function read(context: ServiceContext, call: ReadCall): void {
  const options = call.request.getOptions() ?? new streams.ReadReq.Options();
  const ofStream = options.getStream();
  const name = streamName(ofStream?.getStreamIdentifier());
  const turnedAway = refusal(context, call.metadata, ofStream === undefined ? 'an admin' : 'any user');
  if (turnedAway !== undefined) {
    call.emit('error', turnedAway);
    return;
  }
  const fault = context.faults.take(options.hasSubscription() ? 'subscribe' : 'read');
  if (fault?.kind === 'answer') {
    call.emit('error', faultFailure(fault.answer, context.leader()));
    return;
  }
  if (fallSilent(context, fault)) return;
  if (options.hasSubscription()) {
    if (ofStream === undefined) subscribeToAll(context, call, options);
    else call.emit('error', failure(status.UNIMPLEMENTED, 'The stand-in has subscriptions to $all only'));
    return;
  }
  const found = ofStream === undefined ? allEvents(context.store, options) : streamEvents(context.store, name, options, ofStream);
  if (found === 'deleted') call.emit('error', streamDeleted(name));
  else if (found === 'not-found') void sendNotFound(call, name);
  else void sendEvents(call, found.slice(0, Number(options.getCount())));
}

function isBackwards(options: streams.ReadReq.Options): boolean {
  return options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
}

function streamEvents(
  store: StandInStore,
  name: string,
  options: streams.ReadReq.Options,
  place: streams.ReadReq.Options.StreamOptions,
): readonly RecordedEvent[] | 'not-found' | 'deleted' {
  const visible = store.visible(name);
  if (visible.kind !== 'there') return visible.kind;
  const backwards = isBackwards(options);
  const from = place.hasEnd() ? Infinity : place.hasStart() ? 0 : Number(place.getRevision());
  const events = store.stream(name).slice(visible.first);
  if (backwards) return events.filter((event) => event.revision <= from).reverse();
  return events.filter((event) => event.revision >= from);
}

/** Forwards from a position includes it, backwards does not. */
function allEvents(store: StandInStore, options: streams.ReadReq.Options): readonly RecordedEvent[] {
  const place = options.getAll();
  const filter = serverFilter(options.getFilter());
  const backwards = isBackwards(options);
  const events = store.records.filter((event) => filter.passes(event));
  if (place?.hasPosition() === true) {
    const from = BigInt(place.getPosition()?.getCommitPosition() ?? 0);
    return backwards ? events.filter((event) => event.position < from).reverse() : events.filter((event) => event.position >= from);
  }
  if (backwards) return place?.hasEnd() === true ? events.reverse() : [];
  return place?.hasEnd() === true ? [] : events;
}

async function sendEvents(call: ReadCall, events: readonly RecordedEvent[]): Promise<void> {
  for (const event of events) if (!(await send(call, eventResponse(event)))) return;
  call.end();
}

async function sendNotFound(call: ReadCall, name: string): Promise<void> {
  const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(name));
  await send(call, new streams.ReadResp().setStreamNotFound(notFound));
  call.end();
}
