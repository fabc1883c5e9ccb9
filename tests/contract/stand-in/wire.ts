import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent, RecordedEvent } from './store';

const ticksPerMillisecond = 10_000n;

/** The name in a stream identifier, which travels as bytes. */
export function streamName(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function streamIdentifier(name: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name, 'utf8')));
}

/** A proposed message of either append protocol. */
export function proposedEvent(message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage): ProposedEvent {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** The read response that carries one event. */
export function eventResponse(record: RecordedEvent): streams.ReadResp {
  const position = String(record.position);
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(record.created) * ticksPerMillisecond));
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(position));
}
