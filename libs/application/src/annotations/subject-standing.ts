import { lastVersion, type Subject, type Variation } from '@kronika/annotations';
import type { StoredEvent } from '@kronika/event-log';
import type { Platform } from '../platform';
import type { Caller } from '../rights/caller';
import type { AnnotationStores } from './annotation-stores';
import type { GameStanding, GameStandings } from './game-standings';
import { mayReadVariation, readerOf } from './reader';

interface Parts {
  readonly standings: GameStandings;
  readonly stores: AnnotationStores;
  readonly platform: Platform;
}

/** What a caller may see of a game or a variation; undefined where there is none for them. */
export async function subjectStanding(
  parts: Parts,
  caller: Caller,
  subject: Subject,
  links: readonly string[] = [],
): Promise<GameStanding | undefined> {
  if (subject.kind === 'game') return parts.standings.standing(caller, subject.id, links);
  const variation = await readableVariation(parts, caller, subject.id, links);
  if (variation === undefined) return undefined;
  const version = lastVersion(variation);
  return { released: true, version, head: version, seated: false, commentator: false, heard: () => true };
}

/** A variation that is for the caller: shared with them, on a game that they may know of. */
export async function readableVariation(
  { standings, stores, platform }: Parts,
  caller: Caller,
  id: string,
  links: readonly string[],
): Promise<Variation<StoredEvent> | undefined> {
  const variation = (await stores.variation(id))?.state;
  if (variation === undefined || !mayReadVariation(variation, readerOf(caller, links, platform))) return undefined;
  const standing = await standings.standing(caller, variation.game, links);
  return standing?.released === true ? variation : undefined;
}
