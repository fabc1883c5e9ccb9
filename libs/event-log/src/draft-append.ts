import { appendLimits } from './append-limits';
import { audienceText } from './chain';
import type { Audience, NewEvent, SealedPart } from './envelope';
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

export interface DraftEvent extends Omit<NewEvent, 'open' | 'sealed'> {
  readonly openText: string;
  readonly sealed?: readonly DraftPart[];
}

export interface DraftPart {
  readonly to: Audience;
  readonly toText: string;
  readonly dataText: string;
  readonly salt?: string;
}

/** Looks an append through before anything is written: a draft, or the refusal to answer with. Every log calls this first. */
export function draftAppend(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): AppendDraft | AppendRefused {
  const kind = streamKind(stream);
  if (kind === undefined || !isName(stream)) return refused('invalid', `there are no streams called '${stream}'`);
  if (expected !== 'no stream' && !isCount(expected)) return refused('invalid', `expected version ${String(expected)}`);
  if (events.length === 0) return refused('invalid', 'an append has at least one event');
  if (events.length > appendLimits.events) return refused('too-large', `${events.length} events in one append`);

  const drafts: DraftEvent[] = [];
  const ids = new Set<string>();
  const size = new Size();
  for (const [index, event] of events.entries()) {
    const problem = envelopeProblem(event, kind.erasable);
    if (problem !== undefined) return refused('invalid', `event ${index}: ${problem}`);
    if (ids.size === ids.add(event.id).size) return refused('invalid', `event ${index}: the id ${event.id} stands there twice`);
    const draft = draftEvent(event, size);
    if ('kind' in draft) return refused(draft.reason, `event ${index}: ${draft.message}`);
    drafts.push(draft);
  }
  if (size.exceeds(appendLimits.bytes)) return refused('too-large', `more than ${appendLimits.bytes} bytes in one append`);
  return { kind: 'draft', stream, chained: kind.chained, expected, events: drafts };
}

function draftEvent(event: NewEvent, size: Size): DraftEvent | AppendRefused {
  const open = jsonText(event.open, appendLimits.depth);
  if ('problem' in open) return payloadRefused(open.problem, 'open');
  size.add(event.actor, event.command, event.type, open.text);
  const { id, type, schema, time, actor, command, seat } = event;
  const draft = { id, type, schema, time, actor, command, ...(seat === undefined ? {} : { seat }), openText: open.text };
  if (event.sealed === undefined) return draft;

  const sealed: DraftPart[] = [];
  for (const part of event.sealed) {
    const problem = partProblem(part);
    if (problem !== undefined) return refused('invalid', problem);
    const data = jsonText(part.data, appendLimits.depth);
    if ('problem' in data) return payloadRefused(data.problem, 'a sealed part');
    const toText = audienceText(part.to);
    size.add(toText, data.text);
    sealed.push({ to: part.to, toText, dataText: data.text, ...(part.salt === undefined ? {} : { salt: part.salt }) });
  }
  return { ...draft, sealed };
}

/** Adds texts up; counts their bytes only when the quick upper bound does not settle the matter. */
class Size {
  readonly #texts: string[] = [];
  #units = 0;
  #events = 0;

  add(...texts: readonly string[]): void {
    this.#events++;
    for (const text of texts) {
      this.#texts.push(text);
      this.#units += text.length;
    }
  }

  exceeds(limit: number): boolean {
    const overhead = this.#events * appendLimits.eventOverhead;
    if (this.#units * 3 + overhead <= limit) return false;
    return this.#texts.reduce((sum, text) => sum + utf8Length(text), overhead) > limit;
  }
}

function envelopeProblem(event: NewEvent, erasable: boolean): string | undefined {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(event.id)) return `'${event.id}' is not a uuid in lower case`;
  if (!isName(event.type)) return 'its type is no name';
  if (event.type.startsWith('$')) return 'types that start with $ belong to the log';
  if (event.type === erasedType && !erasable) return 'only an erasable stream has erased events';
  if (!isName(event.actor)) return 'its actor is no name';
  if (!isName(event.command)) return 'its command is no name';
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
