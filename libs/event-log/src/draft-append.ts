import { appendLimits } from './append-limits';
import { audienceText } from './chain';
import type { NewEvent, SealedPart } from './envelope';
import { erasedType } from './erased';
import type { AppendRefused, ExpectedVersion } from './event-log';
import { jsonText, utf8Length } from './json-text';
import { streamKind } from './streams';

/** An append that was looked through: its payloads are canonical texts from here on, so that nobody can change them under way. */
export interface AppendDraft {
  readonly kind: 'draft';
  readonly stream: string;
  readonly chained: boolean;
  readonly expected: ExpectedVersion;
  readonly events: readonly DraftEvent[];
}

export interface DraftEvent extends Omit<NewEvent, 'seat' | 'open' | 'sealed'> {
  readonly seat: number | undefined;
  readonly openText: string;
  readonly sealed: readonly DraftPart[] | undefined;
}

export interface DraftPart {
  readonly toText: string;
  readonly dataText: string;
  readonly salt: string | undefined;
}

/** Looks an append through before anything is written: a draft, or the refusal to answer with. Every log calls this first. */
export function draftAppend(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): AppendDraft | AppendRefused {
  const kind = streamKind(stream);
  if (kind === undefined || !isName(stream)) return refused('invalid', `there are no streams called '${stream}'`);
  if (expected !== 'no stream' && !isCount(expected)) return refused('invalid', `expected version ${String(expected)}`);
  if (events.length === 0) return refused('invalid', 'an append has at least one event');
  if (events.length > appendLimits.events) return refused('too-large', `${events.length} events in one append`);

  const drafts: DraftEvent[] = [];
  for (const event of events) {
    const draft = envelopeRefusal(event, drafts.at(-1), kind.erasable) ?? draftEvent(event);
    if ('reason' in draft) return refused(draft.reason, `event ${drafts.length}: ${draft.message}`);
    drafts.push(draft);
  }
  if (hasTwins(drafts)) return refused('invalid', 'two events have the same id');
  if (isTooLarge(drafts)) return refused('too-large', `more than ${appendLimits.bytes} bytes in one append`);
  return { kind: 'draft', stream, chained: kind.chained, expected, events: drafts };
}

function draftEvent(event: NewEvent): DraftEvent | AppendRefused {
  const open = jsonText(event.open, appendLimits.depth);
  if ('problem' in open) return payloadRefused(open.problem, 'open');
  const { id, type, schema, time, actor, command, seat } = event;
  const sealed: DraftPart[] | undefined = event.sealed && [];
  for (const part of event.sealed ?? []) {
    const problem = partProblem(part);
    if (problem !== undefined) return refused('invalid', problem);
    const data = jsonText(part.data, appendLimits.depth);
    if ('problem' in data) return payloadRefused(data.problem, 'a sealed part');
    sealed?.push({ toText: audienceText(part.to), dataText: data.text, salt: part.salt });
  }
  return { id, type, schema, time, actor, command, seat, openText: open.text, sealed };
}

/** Sorted, twins stand together. (A set would have to hash every id, which takes four times as long.) */
function hasTwins(events: readonly DraftEvent[]): boolean {
  const ids = events.map((event) => event.id).sort();
  return ids.some((id, index) => id === ids[index - 1]);
}

/** Counts bytes only when the quick upper bound (three for a UTF-16 unit) does not settle the matter. */
function isTooLarge(events: readonly DraftEvent[]): boolean {
  return sizeOf(events, (text) => text.length * 3) > appendLimits.bytes && sizeOf(events, utf8Length) > appendLimits.bytes;
}

function sizeOf(events: readonly DraftEvent[], bytes: (text: string) => number): number {
  let size = 0;
  for (const { actor, command, type, openText, sealed } of events) {
    size += appendLimits.eventOverhead + bytes(actor) + bytes(command) + bytes(type) + bytes(openText);
    for (const part of sealed ?? []) size += bytes(part.toText) + bytes(part.dataText);
  }
  return size;
}

function envelopeRefusal(event: NewEvent, previous: DraftEvent | undefined, erasable: boolean): AppendRefused | undefined {
  const problem = envelopeProblem(event, previous, erasable);
  return problem === undefined ? undefined : refused('invalid', problem);
}

/** Names that the previous event has, too (the events of an append share actor and command), were looked at already. */
function envelopeProblem(event: NewEvent, previous: DraftEvent | undefined, erasable: boolean): string | undefined {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(event.id)) return `'${event.id}' is not a uuid in lower case`;
  if (event.type !== previous?.type && !isName(event.type)) return 'its type is no name';
  if (event.type.startsWith('$')) return 'types that start with $ belong to the log';
  if (event.type === erasedType && !erasable) return 'only an erasable stream has erased events';
  if (event.actor !== previous?.actor && !isName(event.actor)) return 'its actor is no name';
  if (event.command !== previous?.command && !isName(event.command)) return 'its command is no name';
  if (!isCount(event.schema) || event.schema === 0) return `schema ${String(event.schema)}`;
  if (!isCount(event.time)) return `time ${String(event.time)}`;
  if (event.seat !== undefined && !isCount(event.seat)) return `seat ${String(event.seat)}`;
  return undefined;
}

function partProblem(part: SealedPart): string | undefined {
  if (part.salt !== undefined && !/^[0-9a-f]{32}$/.test(part.salt)) return 'a salt is 16 bytes in hex';
  if (typeof part.to === 'string' || part.to.every(isCount)) return undefined;
  return 'a sealed part goes to seats';
}

/** Names are short, well-formed Unicode without control characters: any store and any terminal can take them. */
function isName(text: unknown): boolean {
  return typeof text === 'string' && text.length > 0 && text.length <= appendLimits.nameLength && !/[\p{Cc}\p{Cs}]/u.test(text);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function payloadRefused(problem: 'not-json' | 'too-deep', where: string): AppendRefused {
  return problem === 'too-deep'
    ? refused('too-large', `${where} is nested deeper than ${appendLimits.depth}`)
    : refused('invalid', `${where} is not JSON`);
}

function refused(reason: AppendRefused['reason'], message: string): AppendRefused {
  return { kind: 'refused', reason, message };
}
