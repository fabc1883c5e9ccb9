import type { EventLog } from '@kronika/event-log';
import type { Hashing, Seat } from '@kronika/game-kernel';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const kept = 10_000;

/** Who shows the key of a seat holds it; the log keeps its hash only. See decision 3. */
export class SeatKeys {
  readonly #log: EventLog;
  readonly #hashing: Hashing;
  readonly #known = new Map<string, Seat>();

  constructor(log: EventLog, hashing: Hashing) {
    this.#log = log;
    this.#hashing = hashing;
  }

  hash(key: string): string {
    return bytesToHex(this.#hashing.sha256(utf8ToBytes(`kronika seat key ${key}`)));
  }

  /** The pseudonym under which a key's holder acts. */
  actor(key: string): string {
    return `key:${this.hash(key).slice(0, 32)}`;
  }

  /** The seat of a game that a key opens; undefined for a wrong key. */
  async seat(gameId: string, key: string): Promise<Seat | undefined> {
    const hash = this.hash(key);
    const name = `${gameId} ${hash}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    for await (const { type, open } of this.#log.read(`table-${gameId}`)) {
      if (type !== 'SeatTaken' || typeof open !== 'object' || open === null || !('keyHash' in open) || open.keyHash !== hash) continue;
      if (typeof open.seat === 'number') return this.#remember(name, open.seat);
    }
    return undefined;
  }

  #remember(name: string, seat: Seat): Seat {
    if (this.#known.size >= kept) this.#known.clear();
    this.#known.set(name, seat);
    return seat;
  }
}
