import type { NewEvent, Position, StoredEvent } from './envelope';

/** The version that the stream's last event must have, or that there must be no event yet. */
export type ExpectedVersion = number | 'no stream';

export type AppendResult = Appended | WrongExpectedVersion | AppendRefused | AppendUnknown;

/** Durable. `repeated`: these very events were there already, and nothing was written. */
export interface Appended {
  readonly kind: 'appended';
  /** Version and position of the append's last event. */
  readonly version: number;
  readonly position: Position;
  readonly repeated: boolean;
}
export interface WrongExpectedVersion {
  readonly kind: 'wrong-expected-version';
  readonly expected: ExpectedVersion;
  readonly actual: ExpectedVersion;
}
/** Nothing was written and nothing will be: the caller may try again later. */
export interface AppendRefused {
  readonly kind: 'refused';
  readonly reason: 'disk-full' | 'too-large' | 'invalid' | 'closed' | 'unavailable' | 'forbidden';
  readonly message: string;
}
/** The answer was lost: it may or may not have been written. Retry with the same event ids. */
export interface AppendUnknown {
  readonly kind: 'unknown';
  readonly message: string;
}

export interface ReadOptions {
  /** First version to read (forwards: default 0; backwards: default the last). */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

/** An event passes when its stream starts with one of the prefixes and its type is one of the types; an absent list lets all pass. */
export interface EventFilter {
  readonly streamPrefixes?: readonly string[];
  readonly types?: readonly string[];
}

export interface ReadAllOptions {
  /** Exclusive; absent: from the beginning. */
  readonly after?: Position;
  readonly filter?: EventFilter;
  readonly limit?: number;
}

/**
 * Events in global order. `position` is what the subscriber has now seen everything up to: at least the last event's, more where a filter
 * left events out; `events` may then be empty. Effect and checkpoint belong in one transaction.
 */
export interface Batch {
  readonly events: readonly StoredEvent[];
  readonly position: Position;
}

export interface SubscribeOptions {
  readonly after?: Position;
  readonly filter?: EventFilter;
  /** At most this many events a batch; default 500. */
  readonly batchSize?: number;
  /** Called each time the subscription has reached the end of the log as it was. */
  readonly onCaughtUp?: (position: Position | undefined) => void;
  /** Called when the connection to the log was lost (the subscription resumes by itself) and when it is back. */
  readonly onConnection?: (connected: boolean) => void;
}

export type SubscriptionEnd =
  { readonly kind: 'stopped' } | { readonly kind: 'failed'; readonly error: unknown; readonly resumeAfter: Position | undefined };

export interface Subscription {
  /** Settles, never rejects, when the subscription has ended: by `stop`, or because its handler threw. */
  readonly ended: Promise<SubscriptionEnd>;
  /** Resolves when the running batch is done. */
  stop(): Promise<void>;
}

/** Contract 1. Every implementation passes the suite in `@kronika-testing/event-log`. */
export interface EventLog {
  /** All events or none; acknowledged only when durable. At least one event. */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult>;
  read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent>;
  readAll(options?: ReadAllOptions): AsyncIterable<StoredEvent>;
  /** Catches up, then follows; one batch at a time; global order, no gaps, no repeats. */
  subscribe(options: SubscribeOptions, handler: (batch: Batch) => void | Promise<void>): Subscription;
  /** Position of the last event, or undefined in an empty log. */
  lastPosition(): Promise<Position | undefined>;
  /** Takes the payload out of every event that an erasable stream has now: reads skip them from then on; versions and positions stay used. */
  erase(stream: string): Promise<{ readonly kind: 'erased' } | AppendRefused>;
  close(): Promise<void>;
}

/** The log cannot be reached or read. Thrown by reads: an outage, not an outcome. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}
