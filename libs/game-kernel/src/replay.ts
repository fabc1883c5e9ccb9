import { effectiveLine } from './effective-line';
import { foldEvent } from './fold';
import type { KernelState, GameOf } from './kernel-state';
import type { RecordedEvent } from './recorded-event';
import { type Timeline, timelineOf } from './timeline';

/** A snapshot is kept after so many events: a seek folds fewer than this. */
const defaultSpacing = 50;

/** A recorded game, full or redacted, that can be looked at after any of its events, and that may still grow. */
export class Replay<State> {
  readonly #game: GameOf<State>;
  readonly #events: RecordedEvent[] = [];
  readonly #spacing: number;
  /** The states after event `spacing - 1`, `2 * spacing - 1`, … */
  readonly #snapshots: KernelState<State>[] = [];
  #last: KernelState<State> | undefined;
  #timeline: Timeline | undefined;

  constructor(game: GameOf<State>, events: Iterable<RecordedEvent> = [], spacing = defaultSpacing) {
    this.#game = game;
    this.#spacing = spacing;
    this.push(events);
  }

  /** Version of the last event; -1 when there is none. */
  get version(): number {
    return this.#events.length - 1;
  }

  get events(): readonly RecordedEvent[] {
    return this.#events;
  }

  /** Events that follow; they must continue where the replay stands. */
  push(events: Iterable<RecordedEvent>): void {
    for (const event of events) {
      if (event.version !== this.#events.length) throw new Error(`Version ${event.version} cannot follow version ${this.version}`);
      this.#last = foldEvent(this.#game, this.#last, event);
      this.#events.push(event);
      if (this.#events.length % this.#spacing === 0) this.#snapshots.push(this.#last);
      this.#timeline = undefined;
    }
  }

  /** The state after the event of a version, folded from the nearest snapshot before it. */
  stateAt(version: number): KernelState<State> {
    if (version === this.version && this.#last !== undefined) return this.#last;
    if (!Number.isInteger(version) || version < 0 || version > this.version) {
      throw new RangeError(`No version ${version} among ${this.#events.length}`);
    }
    const chunk = Math.floor((version + 1) / this.#spacing);
    let state = chunk === 0 ? undefined : this.#snapshots[chunk - 1];
    for (const event of this.#events.slice(chunk * this.#spacing, version + 1)) state = foldEvent(this.#game, state, event);
    if (state === undefined) throw new RangeError('There is no event yet');
    return state;
  }

  /** The events that count after the event of a version (the last one when left out). */
  line(version = this.version): readonly RecordedEvent[] {
    return effectiveLine(this.#events.slice(0, version + 1));
  }

  /** Turns, rounds and words of the effective line. */
  get timeline(): Timeline {
    this.#timeline ??= timelineOf(this.#game, this.#events);
    return this.#timeline;
  }
}
