import type { Sharing, Visibility } from '@kronika/annotations';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Platform } from '../platform';

/** How something is to be shared from now on, and the secret that opens it: told once, kept as its hash. */
export interface NewSharing {
  readonly sharing: Sharing;
  readonly link: string | null;
}

/** Draws a secret where something is shared by link. */
export function newSharing(visibility: Visibility, platform: Pick<Platform, 'randomHex' | 'hashing'>): NewSharing {
  if (visibility !== 'link') return { sharing: { visibility, linkHash: null }, link: null };
  const link = platform.randomHex(16);
  return { sharing: { visibility, linkHash: linkHash(link, platform) }, link };
}

export function linkHash(link: string, { hashing }: Pick<Platform, 'hashing'>): string {
  return bytesToHex(hashing.sha256(utf8ToBytes(`kronika annotation link ${link}`)));
}
