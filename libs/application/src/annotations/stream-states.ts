import type { EventLog, StoredEvent } from '@kronika/event-log';
import { commandKey, type CommandTrace } from '../games/loaded-game';

/** A stream folded to its head. */
export interface LoadedStream<State> {
  readonly state: State;
  readonly version: number;
  /** What each command wrote, by `commandKey`. */
  readonly commands: ReadonlyMap<string, CommandTrace>;
}

/** Streams folded to a state. Recently used ones are kept, so that loading one again reads only what was written since. */
export class StreamStates<State> {
  readonly #log: EventLog;
  readonly #evolve: (state: State | undefined, event: StoredEvent) => State | undefined;
  readonly #kept: number;
  readonly #recent = new Map<string, LoadedStream<State>>();

  constructor(log: EventLog, evolve: (state: State | undefined, event: StoredEvent) => State | undefined, kept = 200) {
    this.#log = log;
    this.#evolve = evolve;
    this.#kept = kept;
  }

  /** The stream at its head; undefined where there is none. */
  async load(stream: string): Promise<LoadedStream<State> | undefined> {
    const known = this.#recent.get(stream);
    const events: StoredEvent[] = [];
    for await (const event of this.#log.read(stream, { from: known === undefined ? 0 : known.version + 1 })) events.push(event);
    const loaded = this.#withEvents(known, events);
    if (loaded !== undefined) this.#keep(stream, loaded);
    return loaded;
  }

  #withEvents(known: LoadedStream<State> | undefined, events: readonly StoredEvent[]): LoadedStream<State> | undefined {
    if (events.length === 0) return known;
    let state = known?.state;
    let version = -1;
    const commands = new Map(known?.commands);
    for (const event of events) {
      state = this.#evolve(state, event);
      version = event.version;
      const key = commandKey(event.actor, event.command);
      commands.set(key, { first: commands.get(key)?.first ?? event, last: { version, position: event.position } });
    }
    return state === undefined ? undefined : { state, version, commands };
  }

  #keep(stream: string, loaded: LoadedStream<State>): void {
    // A slower reader must not put an older state back.
    if ((this.#recent.get(stream)?.version ?? -1) > loaded.version) return;
    this.#recent.delete(stream);
    this.#recent.set(stream, loaded);
    if (this.#recent.size > this.#kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}
