import { type Annotation, type Margin, rootOf, type Sharing, type Study, type Variation } from '@kronika/annotations';
import { accountOf, type AccountCaller, type Caller, mayUse } from '../rights/caller';
import type { Rejection } from '../command-result';
import type { Platform } from '../platform';
import type { GameStanding } from './game-standings';
import { linkHash } from './link-secrets';

/** Who reads, as far as annotations care. */
export interface Reader {
  /** Undefined for somebody without an account, or with a token that is not for reading. */
  readonly account: string | undefined;
  readonly administrator: boolean;
  /** Hashes of the secrets that were shown. */
  readonly links: ReadonlySet<string>;
}

/** How many secrets a question may carry. */
const mostLinks = 20;

export function readerOf(caller: Caller, links: readonly string[], platform: Pick<Platform, 'hashing'>): Reader {
  const hashes = new Set(links.slice(0, mostLinks).map((link) => linkHash(link, platform)));
  if (caller.kind === 'anonymous' || !mayUse(caller, 'read')) return { account: undefined, administrator: false, links: hashes };
  return { account: caller.accountId, administrator: caller.administrator, links: hashes };
}

/** The account that may write: everybody but guests, and only with a token that is for it. */
export function writerOf(caller: Caller): AccountCaller | Rejection {
  const account = accountOf(caller);
  if (account.guest) return { kind: 'forbidden', message: 'Guests can read, but not annotate.' };
  return mayUse(account, 'annotate') ? account : { kind: 'forbidden', message: 'This token is not for annotating.' };
}

/** Whether what somebody shares is open to a reader. Administrators see what is shared by link, as they must be able to take it away. */
function isOpenTo(sharing: Sharing, reader: Reader): boolean {
  switch (sharing.visibility) {
    case 'public':
      return true;
    case 'link':
      return reader.administrator || reader.links.has(sharing.linkHash);
    case 'private':
      return false;
  }
}

export function mayReadStudy(study: Study, reader: Reader): boolean {
  if (study.deleted) return false;
  return (reader.account !== undefined && study.members.has(reader.account)) || isOpenTo(study.sharing, reader);
}

export function mayReadVariation(variation: Variation, reader: Reader): boolean {
  return !variation.deleted && (variation.author === reader.account || isOpenTo(variation.sharing, reader));
}

/**
 * Whether an annotation is for a reader. Until the game is released it is its author's alone, but for a commentator's words, which the spectators
 * hear late and the players not at all.
 */
export function mayReadAnnotation(
  margin: Margin,
  annotation: Annotation,
  reader: Reader,
  { standing, study }: { readonly standing: GameStanding; readonly study: (id: string) => Study | undefined },
): boolean {
  if (!standing.released) {
    if (annotation.author === reader.account) return true;
    const { commentary, createdAt } = annotation;
    return commentary !== null && !standing.seated && standing.heard({ time: createdAt, head: commentary.head });
  }
  const root = rootOf(margin, annotation);
  if (root.author === reader.account || root.commentary !== null) return true;
  if (root.study === null) return isOpenTo(root.sharing, reader);
  const within = study(root.study);
  return within !== undefined && mayReadStudy(within, reader);
}
