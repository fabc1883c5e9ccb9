import { appendLimits } from './append-limits';
import type { NewEvent, Position, StoredEvent } from './envelope';
import { erasedEvent } from './erased';
import { derivedId } from './event-id';
import type { EventLog } from './event-log';
import { canonical } from './json';
import { utf8Length } from './json-text';

export type CopyResult =
  | { readonly kind: 'copied'; readonly events: number; readonly foundAlready: number }
  /** The target holds something that the source does not have at that place: it is another log, or the source has erased something since. */
  | { readonly kind: 'not-a-prefix'; readonly stream: string; readonly version: number }
  /** The target did not take an append. What was copied so far stays, and the copy can be resumed. */
  | { readonly kind: 'failed'; readonly stream: string; readonly version: number; readonly reason: string };

export interface CopyOptions {
  /** Called with how many events have been copied or found there already, and how far that is in the source. */
  readonly onProgress?: (events: number, position: Position) => void;
}

/**
 * Copies every event from one log into another, in order: chains, versions and salts stay as they are, positions become the target's own.
 * The target is empty or holds the beginning of the source (an interrupted copy): then the copy goes on where it ended. Nobody else may
 * write to the target meanwhile. At the end the copy is compared with the source, event by event. Versions that were erased before a later
 * event of their stream are used up in the target, too.
 */
export async function copyLog(source: EventLog, target: EventLog, { onProgress }: CopyOptions = {}): Promise<CopyResult> {
  const start = await comparePrefix(source, target);
  if (start.kind === 'not-a-prefix') return start;
  const versions = start.versions;
  let events = start.events;
  const flush = async (append: StoredEvent[]): Promise<CopyResult | undefined> => {
    const last = append.at(-1);
    if (last === undefined) return undefined;
    const failure = await appendCopy(target, append, versions.get(last.stream) ?? -1);
    if (failure !== undefined) return failure;
    versions.set(last.stream, last.version);
    events += append.length;
    onProgress?.(events, last.position);
    return undefined;
  };

  let append: StoredEvent[] = [];
  let bytes = 0;
  for await (const event of source.readAll(start.position === undefined ? {} : { after: start.position })) {
    const size = sizeOf(event);
    const fits = append.length < appendLimits.events && bytes + size <= appendLimits.bytes;
    if (!fits || !isSameCommand(append.at(-1), event)) {
      const failure = await flush(append);
      if (failure !== undefined) return failure;
      append = [];
      bytes = 0;
    }
    append.push(event);
    bytes += size;
  }
  const failure = await flush(append);
  if (failure !== undefined) return failure;

  const end = await comparePrefix(source, target);
  return end.kind === 'not-a-prefix' ? end : { kind: 'copied', events: end.events, foundAlready: start.events };
}

interface Prefix {
  readonly kind: 'prefix';
  readonly events: number;
  /** Where the prefix ends in the source. */
  readonly position: Position | undefined;
  /** The last version of each of its streams. */
  readonly versions: Map<string, number>;
}

/** Whether the target holds exactly the first events of the source. */
async function comparePrefix(source: EventLog, target: EventLog): Promise<Prefix | (CopyResult & { readonly kind: 'not-a-prefix' })> {
  const versions = new Map<string, number>();
  let events = 0;
  let position: Position | undefined;
  const originals = source.readAll()[Symbol.asyncIterator]();
  for await (const copy of target.readAll()) {
    const original = await originals.next();
    if (original.done === true || !isCopyOf(copy, original.value)) {
      return { kind: 'not-a-prefix', stream: copy.stream, version: copy.version };
    }
    versions.set(copy.stream, copy.version);
    ({ position } = original.value);
    events++;
  }
  return { kind: 'prefix', events, position, versions };
}

function isCopyOf(copy: StoredEvent, event: StoredEvent): boolean {
  return copy.stream === event.stream && copy.version === event.version && copy.id === event.id && copy.chain === event.chain;
}

/** The events of one command were appended together: they stay together in the copy. */
function isSameCommand(last: StoredEvent | undefined, event: StoredEvent): boolean {
  if (last === undefined) return true;
  if (last.stream !== event.stream || last.version + 1 !== event.version) return false;
  return last.command === event.command && last.actor === event.actor;
}

/** As much as the target will count, or a little more. */
function sizeOf({ actor, command, type, open, sealed }: StoredEvent): number {
  return appendLimits.eventOverhead + utf8Length(actor + command + type + canonical(open) + canonical(sealed ?? null));
}

/** Appends events behind the version that the target's stream has; versions in between, which were erased, are filled with placeholders. */
async function appendCopy(target: EventLog, events: readonly StoredEvent[], last: number): Promise<CopyResult | undefined> {
  const [first] = events;
  if (first === undefined) return undefined;
  const { stream, version, time } = first;
  let behind = last;
  while (version - behind - 1 > 0) {
    const count = Math.min(version - behind - 1, appendLimits.events);
    const from = behind + 1;
    const placeholders = Array.from({ length: count }, (_, index) => erasedEvent(derivedId('erased', stream, String(from + index)), time));
    const failure = await appendAt(target, stream, placeholders, behind);
    if (failure !== undefined) return failure;
    behind += count;
  }
  return appendAt(target, stream, events.map(asNew), behind);
}

async function appendAt(target: EventLog, stream: string, events: readonly NewEvent[], behind: number): Promise<CopyResult | undefined> {
  const result = await target.append(stream, events, behind < 0 ? 'no stream' : behind);
  if (result.kind === 'appended') return undefined;
  const reason = 'message' in result ? result.message : `the stream is at ${result.actual}`;
  return { kind: 'failed', stream, version: behind + 1, reason: `${result.kind}: ${reason}` };
}

function asNew({ stream: _stream, version: _version, position: _position, chain: _chain, ...event }: StoredEvent): NewEvent {
  return event;
}
