import type { Json } from './json';

/** Who may read a sealed part: these seats, nobody (the server alone), or everybody. */
export type Audience = readonly number[] | 'nobody' | 'everyone';

export interface SealedPart {
  readonly to: Audience;
  readonly data: Json;
  /** 16 bytes in hex, so that the part's hash betrays nothing. Drawn at random on append unless given (by a copy of a log). */
  readonly salt?: string;
}

/** What is left of a sealed part for those who may not read it: enough to verify the chain, nothing more. */
export interface RedactedPart {
  readonly to: Audience;
  /** SHA-256(salt || canonical(data)) in hex. */
  readonly hash: string;
}

/** What a caller appends. `id` is `eventId(stream, actor, command, index)`; `time` is in milliseconds since 1970. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Version of this event type's schema; older ones are upcast on read. */
  readonly schema: number;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  readonly seat?: number;
  readonly open: Json;
  readonly sealed?: readonly SealedPart[];
}

/** An event's place in the log as a whole. Ordered; opaque outside of the log (as a decimal string). */
export type Position = bigint;

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of a stream. */
  readonly version: number;
  readonly position: Position;
  /** h[version] of the stream's hash chain in hex; absent in streams without a chain. */
  readonly chain?: string;
}

/** A stored event as one viewer gets it: parts may be redacted, and the place in the log as a whole is nobody's business. */
export interface RedactedEvent extends Omit<StoredEvent, 'sealed' | 'position'> {
  readonly sealed?: readonly (SealedPart | RedactedPart)[];
}
