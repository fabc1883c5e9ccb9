import type { AppendDraft, ExpectedVersion, StreamHead } from '@kronika/event-log';
import { decodeEvent } from './event-codec';
import type { Erasures } from './erasures';
import type { Reading } from './reading';

/** What an append is to be written behind, or that it cannot be. */
export type HeadAnswer =
  { readonly kind: 'head'; readonly head: StreamHead | undefined } | { readonly kind: 'wrong'; readonly actual: ExpectedVersion };

/** Streams whose last event is kept in mind. */
const capacity = 10_000;

/**
 * What the next event of a stream depends on: version, time and chain of the one before. A stored event never changes, so what is known of
 * one stays true; whether it is still the last, the server decides on append.
 */
export class StreamHeads {
  readonly #reading: Reading;
  readonly #erasures: Erasures;
  readonly #known = new Map<string, StreamHead>();

  constructor(reading: Reading, erasures: Erasures) {
    this.#reading = reading;
    this.#erasures = erasures;
  }

  async at({ stream, expected, chained }: AppendDraft): Promise<HeadAnswer> {
    if (expected === 'no stream') return { kind: 'head', head: undefined };
    const known = this.#known.get(stream);
    if (known?.version === expected) return { kind: 'head', head: known };
    const recorded = await this.#reading.one(stream, expected);
    if (recorded !== undefined) {
      const { version, time, chain } = decodeEvent(recorded);
      return { kind: 'head', head: { version, time, chain } };
    }
    // Without the link before, nothing can be chained on; and a chained stream always shows all of its events.
    if (chained) return await this.#beyondTheEnd(stream, expected);
    // The event was erased, or was never there: the server knows. Only its time matters.
    return { kind: 'head', head: { version: expected, time: (await this.#erasures.of(stream)).time } };
  }

  async #beyondTheEnd(stream: string, expected: number): Promise<HeadAnswer> {
    const last = await this.#reading.one(stream, 'last');
    if (last === undefined) return { kind: 'wrong', actual: 'no stream' };
    const { version, time, chain } = decodeEvent(last);
    // Others may have written it in the meantime.
    return version === expected ? { kind: 'head', head: { version, time, chain } } : { kind: 'wrong', actual: version };
  }

  remember(stream: string, head: StreamHead): void {
    if ((this.#known.get(stream)?.version ?? -1) >= head.version) return;
    // Taken out and put back, so that the first in the map is the one that was not written to for the longest time.
    this.#known.delete(stream);
    this.#known.set(stream, head);
    const [oldest] = this.#known.keys();
    if (this.#known.size > capacity && oldest !== undefined) this.#known.delete(oldest);
  }
}
