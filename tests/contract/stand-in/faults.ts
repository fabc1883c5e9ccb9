/** Where a fault strikes. */
export type FaultPoint = 'append' | 'read' | 'subscribe' | 'delete' | 'gossip';

/** What the server answers instead: the refusals that EventStoreDB's clients know. */
export type FaultAnswer = 'unavailable' | 'not-ready' | 'deadline-exceeded' | 'timed-out' | 'not-leader' | 'access-denied';

/** `written`: the append is written first, so that only its answer is lost. */
export type Fault =
  | { readonly kind: 'answer'; readonly answer: FaultAnswer; readonly written?: boolean }
  /** Every connection of the node is cut instead of an answer. */
  | { readonly kind: 'drop'; readonly written?: boolean }
  /** No answer ever. */
  | { readonly kind: 'silence'; readonly written?: boolean };

/** The fault switches of one node of the stand-in. */
export class Faults {
  readonly #queued = new Map<FaultPoint, Fault[]>();
  readonly #lasting = new Map<FaultPoint, Fault>();
  readonly #cuts: number[] = [];

  /** The next `times` calls meet the fault. */
  next(point: FaultPoint, fault: Fault, times = 1): void {
    const queue = this.#queued.get(point) ?? [];
    this.#queued.set(point, queue);
    for (let i = 0; i < times; i++) queue.push(fault);
  }

  /** Every call meets the fault until `clear`. */
  always(point: FaultPoint, fault: Fault): void {
    this.#lasting.set(point, fault);
  }

  /** The next subscription is cut after so many events; called twice, the one after it as well. */
  cutSubscriptionAfter(events: number): void {
    this.#cuts.push(events);
  }

  clear(): void {
    this.#queued.clear();
    this.#lasting.clear();
    this.#cuts.length = 0;
  }

  take(point: FaultPoint): Fault | undefined {
    return this.#queued.get(point)?.shift() ?? this.#lasting.get(point);
  }

  takeCut(): number | undefined {
    return this.#cuts.shift();
  }
}
