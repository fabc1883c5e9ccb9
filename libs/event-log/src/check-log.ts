import { chainLink, chainOrigin, type HashFunction } from './chain';
import type { Position, StoredEvent } from './envelope';
import type { EventLog } from './event-log';
import { streamKind } from './streams';

/** Something that must not be in a log. */
export interface LogProblem {
  readonly kind: 'unknown-stream' | 'position-order' | 'version-gap' | 'time-backwards' | 'chain-missing' | 'chain-broken';
  readonly stream: string;
  readonly version: number;
  readonly position: Position;
}

export interface LogReport {
  readonly events: number;
  readonly streams: number;
  /** Streams whose chain was verified from the first event to the last. */
  readonly chains: number;
  /** Position of the last event looked at. */
  readonly position: Position | undefined;
  /** Empty when all is well. Of each stream only the first is reported: what follows it follows from it. */
  readonly problems: readonly LogProblem[];
}

interface StreamState {
  readonly version: number;
  readonly time: number;
  readonly chain: string | undefined;
  readonly broken: boolean;
}

export interface CheckOptions {
  readonly hash: HashFunction;
  /** Called every thousand events with how many have been looked at. */
  readonly onProgress?: (events: number, position: Position) => void;
}

/** Reads the whole log and verifies what it promises: order, versions without gaps, time, and every chain. Works on any log, also in use. */
export async function checkLog(log: EventLog, { hash, onProgress }: CheckOptions): Promise<LogReport> {
  const streams = new Map<string, StreamState>();
  const problems: LogProblem[] = [];
  let events = 0;
  let position: Position | undefined;
  for await (const event of log.readAll()) {
    const before = streams.get(event.stream);
    const kind = before?.broken === true ? undefined : problemOf(event, before, position, hash);
    if (kind !== undefined) problems.push({ kind, stream: event.stream, version: event.version, position: event.position });
    const { version, time, chain } = event;
    streams.set(event.stream, { version, time, chain, broken: kind !== undefined || before?.broken === true });
    position = event.position;
    if (++events % 1000 === 0) onProgress?.(events, position);
  }
  if (position !== undefined) onProgress?.(events, position);
  const chains = [...streams].filter(([name, { broken }]) => !broken && streamKind(name)?.chained === true).length;
  return { events, streams: streams.size, chains, position, problems };
}

function problemOf(
  event: StoredEvent,
  before: StreamState | undefined,
  last: Position | undefined,
  hash: HashFunction,
): LogProblem['kind'] | undefined {
  const kind = streamKind(event.stream);
  if (kind === undefined) return 'unknown-stream';
  if (last !== undefined && event.position <= last) return 'position-order';
  const next = before === undefined ? 0 : before.version + 1;
  // Erased events are skipped by reads: only the order is left to check.
  if (kind.erasable ? event.version < next : event.version !== next) return 'version-gap';
  if (before !== undefined && event.time < before.time) return 'time-backwards';
  if (!kind.chained) return undefined;
  if (event.chain === undefined) return 'chain-missing';
  return chainLink(before?.chain ?? chainOrigin, event, hash) === event.chain ? undefined : 'chain-broken';
}
