import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Platform } from '../platform';

type Means = Pick<Platform, 'randomHex' | 'hashing'>;

/** A secret that its holder is shown once; `hash` is all that is kept. */
export interface NewSecret {
  readonly text: string;
  readonly hash: string;
}

/**
 * A secret of one account: it names the account, so that any node finds the one stream that can tell whether it is good. The prefix tells people
 * and scanners of repositories what they are looking at.
 */
export function newSecret(prefix: SecretPrefix, accountId: string, means: Means): NewSecret {
  const random = means.randomHex(32);
  return { text: `${prefix}_${accountId.replaceAll('-', '')}_${random}`, hash: hashSecret(random, means) };
}

export type SecretPrefix = 'krs' | 'krt' | 'krr';

export interface ReadSecret {
  readonly prefix: SecretPrefix;
  readonly accountId: string;
  readonly hash: string;
}

const form = /^(krs|krt|krr)_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([0-9a-f]{64})$/;

/** What a text that should be a secret says; undefined for one that cannot be. */
export function readSecret(text: string, means: Pick<Means, 'hashing'>): ReadSecret | undefined {
  const [, prefix, a, b, c, d, e, random] = form.exec(text) ?? [];
  if (random === undefined) return undefined;
  return { prefix: prefix as SecretPrefix, accountId: `${a}-${b}-${c}-${d}-${e}`, hash: hashSecret(random, means) };
}

/** SHA-256 is enough for 256 random bits. */
export function hashSecret(random: string, { hashing }: Pick<Means, 'hashing'>): string {
  return bytesToHex(hashing.sha256(utf8ToBytes(`kronika secret ${random}`)));
}

/** Compares in a time that does not depend on where the two differ. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
