import { hexToBytes } from '@noble/hashes/utils.js';
import { lengthPrefixed } from './bytes';
import { type ChanceSource, chanceFrom, type CountedChance, type Draws } from './chance';
import { type Hashing, pureHashing } from './hashing';

/** A draw is read as 48 bits, which a number holds exactly. */
const range = 2 ** 48;

/**
 * Chance in play: draw n of a label is HMAC-SHA256(seed, lp(label) || n as 64 bits big endian). Its first 48 bits, big endian, are the number;
 * one at or above the largest multiple of the bound is rejected, and the next counter is drawn. So nobody can steer it, and anybody can re-run it.
 */
export function committedChance(seed: string, draws: Draws, hashing: Hashing = pureHashing): CountedChance {
  const key = hexToBytes(seed);
  const next = new Map<string, number>();
  const prefixes = new Map<string, Uint8Array>();

  function draw(label: string, counter: number): number {
    let message = prefixes.get(label);
    if (message === undefined) {
      const prefix = lengthPrefixed(label);
      message = new Uint8Array(prefix.length + 8);
      message.set(prefix);
      prefixes.set(label, message);
    }
    const end = new DataView(message.buffer, message.length - 8);
    end.setUint32(0, Math.floor(counter / 2 ** 32));
    end.setUint32(4, counter % 2 ** 32);
    const drawn = hashing.hmacSha256(key, message);
    const bytes = new DataView(drawn.buffer, drawn.byteOffset);
    return bytes.getUint32(0) * 2 ** 16 + bytes.getUint16(4);
  }

  const chance = chanceFrom((label, bound) => {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > range)
      throw new RangeError(`A draw needs a bound from 1 to 2^48, not ${bound}`);
    const limit = range - (range % bound);
    let counter = next.get(label) ?? counterOf(draws, label);
    let number: number;
    do number = draw(label, counter++);
    while (number >= limit);
    next.set(label, counter);
    return number % bound;
  });
  return { ...chance, used: () => (next.size === 0 ? undefined : Object.fromEntries(next)) };
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
