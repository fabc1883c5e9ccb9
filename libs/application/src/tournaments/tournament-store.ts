import type { EventLog, StoredEvent } from '@kronika/event-log';
import { type LoadedTournament, withTournamentEvent } from './loaded-tournament';

const kept = 200;

export function tournamentStream(id: string): string {
  return `tournament-${id}`;
}

/** Tournaments as they stand; loading one again reads only what was written since. */
export class TournamentStore {
  readonly #log: EventLog;
  readonly #recent = new Map<string, LoadedTournament>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** The tournament at the head of its stream; undefined where there is none. */
  async load(id: string): Promise<LoadedTournament | undefined> {
    const known = this.#recent.get(id);
    let loaded = known;
    const from = known === undefined ? 0 : known.state.version;
    for await (const event of this.#log.read(tournamentStream(id), { from })) loaded = withTournamentEvent(loaded, event);
    if (loaded !== undefined) this.#keep(loaded);
    return loaded;
  }

  /** The tournament as it was right after a version. */
  async at(id: string, version: number): Promise<LoadedTournament | undefined> {
    let loaded: LoadedTournament | undefined;
    for await (const event of this.#log.read(tournamentStream(id), { limit: version + 1 })) loaded = withTournamentEvent(loaded, event);
    return loaded;
  }

  /** Everything that happened to it, from a version on. */
  async events(id: string, from = 0, limit?: number): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    const options = limit === undefined ? { from } : { from, limit };
    for await (const event of this.#log.read(tournamentStream(id), options)) events.push(event);
    return events;
  }

  #keep(loaded: LoadedTournament): void {
    // A slower reader must not put an older state back.
    const known = this.#recent.get(loaded.id);
    if (known !== undefined && known.state.version > loaded.state.version) return;
    this.#recent.delete(loaded.id);
    this.#recent.set(loaded.id, loaded);
    if (this.#recent.size > kept) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}
