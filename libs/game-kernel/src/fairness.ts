import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { lengthPrefixed } from './bytes';
import { type Hashing, pureHashing } from './hashing';

/** What a table's chance is made from. All bytes in hex. */
export interface FairnessSource {
  /** 32 random bytes that only the server knows until the game's release. */
  readonly serverSeed: string;
  /** The game's id; in a duplicate round the round's id, so that every table gets the same deals. */
  readonly subject: string;
  /** The rules version that the commitment was published with, when the table opened. */
  readonly rulesVersion: number;
  /** What seats added when they joined, in seat order; null where a seat added none (bots; duplicate rounds). */
  readonly nonces: readonly (string | null)[];
}

/** SHA-256(lp(serverSeed) lp(subject) lp(rulesVersion in decimal)) in hex: published when the table opens. */
export function commitment(source: Omit<FairnessSource, 'nonces'>, hashing: Hashing = pureHashing): string {
  return bytesToHex(hashing.sha256(lengthPrefixed(hexToBytes(source.serverSeed), source.subject, String(source.rulesVersion))));
}

/** HMAC-SHA256(serverSeed, lp(nonce) for each seat that added one, in seat order, then lp(subject)) in hex: what all draws come from. */
export function deriveSeed(source: Omit<FairnessSource, 'rulesVersion'>, hashing: Hashing = pureHashing): string {
  const nonces = source.nonces.filter((nonce) => nonce !== null);
  return bytesToHex(hashing.hmacSha256(hexToBytes(source.serverSeed), lengthPrefixed(...nonces, source.subject)));
}
