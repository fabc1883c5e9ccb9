import type { RedactedPart, SealedPart, StoredEvent } from './envelope';
import type { EventLog } from './event-log';
import type { Json } from './json';

/**
 * One step, from schema version `from` to the next. Open data and sealed parts are upcast apart from each other: so a step works on redacted
 * events as well, and cannot carry anything from a sealed part into the open.
 */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  readonly open?: (open: Json) => Json;
  readonly part?: (data: Json, index: number) => Json;
}

/** What an upcaster can change; full and redacted events alike. */
interface Upcastable {
  readonly type: string;
  readonly schema: number;
  readonly open: Json;
  readonly sealed?: readonly (SealedPart | RedactedPart)[];
}

/** Brings events of old schema versions up to date, step by step. The chain stays that of the stored bytes: verify before upcasting. */
export class Upcasting {
  readonly #steps = new Map<string, Upcaster>();

  constructor(upcasters: readonly Upcaster[]) {
    for (const upcaster of upcasters) {
      const key = stepKey(upcaster.type, upcaster.from);
      if (this.#steps.has(key)) throw new Error(`two upcasters for ${upcaster.type} from schema ${upcaster.from}`);
      this.#steps.set(key, upcaster);
    }
    for (const { type, from } of upcasters) {
      const later = upcasters.some((other) => other.type === type && other.from > from);
      if (later && !this.#steps.has(stepKey(type, from + 1))) throw new Error(`no upcaster for ${type} from schema ${from + 1}`);
    }
  }

  upcast<Event extends Upcastable>(event: Event): Event {
    let current = event;
    for (let step = this.#stepFor(current); step !== undefined; step = this.#stepFor(current)) {
      const { open, part } = step;
      current = {
        ...current,
        schema: current.schema + 1,
        ...(open && { open: open(current.open) }),
        ...(part && current.sealed && { sealed: current.sealed.map((sealed, index) => upcastPart(sealed, index, part)) }),
      };
    }
    return current;
  }

  #stepFor(event: Upcastable): Upcaster | undefined {
    return this.#steps.get(stepKey(event.type, event.schema));
  }
}

function upcastPart(
  sealed: SealedPart | RedactedPart,
  index: number,
  part: (data: Json, index: number) => Json,
): SealedPart | RedactedPart {
  return 'hash' in sealed ? sealed : { ...sealed, data: part(sealed.data, index) };
}

function stepKey(type: string, from: number): string {
  return `${from} ${type}`;
}

/** The same log, with every event that is read brought up to date; what is stored never changes. */
export function withUpcasting(log: EventLog, upcasters: readonly Upcaster[]): EventLog {
  const upcasting = new Upcasting(upcasters);
  async function* upcastEach(events: AsyncIterable<StoredEvent>): AsyncIterable<StoredEvent> {
    for await (const event of events) yield upcasting.upcast(event);
  }
  return {
    append: (stream, events, expected) => log.append(stream, events, expected),
    read: (stream, options) => upcastEach(log.read(stream, options)),
    readAll: (options) => upcastEach(log.readAll(options)),
    subscribe: (options, handler) =>
      log.subscribe(options, (batch) => handler({ ...batch, events: batch.events.map((event) => upcasting.upcast(event)) })),
    lastPosition: () => log.lastPosition(),
    erase: (stream) => log.erase(stream),
    close: () => log.close(),
  };
}
