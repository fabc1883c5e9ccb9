import { hexToBytes } from '@noble/hashes/utils.js';
import { lengthPrefixed } from './bytes';
import { type ChanceSource, type CountedChance, DrawnChance, type Draws } from './chance';
import { type Hashing, pureHashing } from './hashing';

/** A draw is read as 48 bits, which a number holds exactly. */
const range = 2 ** 48;

/**
 * Chance in play: draw n of a label is HMAC-SHA256(seed, lp(label) || n as 64 bits big endian). Its first 48 bits, big endian, are the number;
 * one at or above the largest multiple of the bound is rejected, and the next counter is drawn. So nobody can steer it, and anybody can re-run it.
 */
export function committedChance(seed: string, draws: Draws, hashing: Hashing = pureHashing): CountedChance {
  return new CommittedChance(hexToBytes(seed), draws, hashing);
}

class CommittedChance extends DrawnChance implements CountedChance {
  readonly #key: Uint8Array;
  readonly #draws: Draws;
  readonly #hashing: Hashing;
  readonly #next = new Map<string, number>();

  constructor(key: Uint8Array, draws: Draws, hashing: Hashing) {
    super();
    this.#key = key;
    this.#draws = draws;
    this.#hashing = hashing;
  }

  int(label: string, bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > range)
      throw new RangeError(`A draw needs a bound from 1 to 2^48, not ${bound}`);
    const limit = range - (range % bound);
    let counter = this.#next.get(label) ?? counterOf(this.#draws, label);
    let number: number;
    do number = this.#draw(label, counter++);
    while (number >= limit);
    this.#next.set(label, counter);
    return number % bound;
  }

  used(): Draws | undefined {
    return this.#next.size === 0 ? undefined : Object.fromEntries(this.#next);
  }

  #draw(label: string, counter: number): number {
    const prefix = lengthPrefixed(label);
    const message = new Uint8Array(prefix.length + 8);
    message.set(prefix);
    const end = new DataView(message.buffer, prefix.length);
    end.setUint32(0, Math.floor(counter / 2 ** 32));
    end.setUint32(4, counter % 2 ** 32);
    const drawn = this.#hashing.hmacSha256(this.#key, message);
    const bytes = new DataView(drawn.buffer, drawn.byteOffset);
    return bytes.getUint32(0) * 2 ** 16 + bytes.getUint16(4);
  }
}

function counterOf(draws: Draws, label: string): number {
  return Object.hasOwn(draws, label) ? (draws[label] ?? 0) : 0;
}

/** The source of chance in play, with a server's native hash functions where there are some. */
export function committedSource(hashing: Hashing = pureHashing): ChanceSource {
  return ({ seed, draws }) => {
    if (seed === undefined) throw new Error('The seed is sealed: a redacted game cannot be played on');
    return committedChance(seed, draws, hashing);
  };
}
