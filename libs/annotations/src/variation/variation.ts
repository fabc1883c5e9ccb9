import type { Recorded } from '../event-parser';
import { accept, type Decided, refuse } from '../refusal';
import type { Sharing } from '../visibility';
import { parseVariationEvent, type VariationChance, type VariationEvent } from './variation-events';

/** A what-if line: it leaves a game, or another variation, at a version, and goes on with events of its own. */
export interface Variation<Event extends Recorded = Recorded> {
  readonly author: string;
  readonly game: string;
  readonly parent: string | null;
  /** The last version that it shares with what it leaves; its own events follow with `from + 1`. */
  readonly from: number;
  readonly chance: VariationChance;
  readonly sharing: Sharing;
  readonly createdAt: number;
  readonly deleted: boolean;
  /** Its own events in order: they have no gaps, and are never taken back. Another idea is another variation. */
  readonly line: readonly Event[];
}

/** How long a line may get, in events. */
export const variationLimits = { events: 3000, perAuthorAndGame: 200 } as const;

/** Applies a recorded event; the first one, VariationStarted, meets `undefined`. */
export function evolveVariation<Event extends Recorded>(variation: Variation<Event> | undefined, recorded: Event): Variation<Event> {
  const event = parseVariationEvent(recorded);
  if (event?.type === 'VariationStarted') {
    const { version, ...open } = event.open;
    return { ...open, from: version, author: recorded.actor, createdAt: recorded.time, deleted: false, line: [] };
  }
  if (variation === undefined) throw new Error(`A variation begins with VariationStarted, not with ${recorded.type}`);
  switch (event?.type) {
    case undefined:
      return { ...variation, line: [...variation.line, recorded] };
    case 'VariationShared':
      return { ...variation, sharing: event.open.sharing };
    case 'VariationDeleted':
      return { ...variation, deleted: true };
  }
}

/** The version after the variation's last event, counted on from what it left. */
export function lastVersion({ from, line }: Variation): number {
  return from + line.length;
}

export type VariationCommand =
  { readonly kind: 'play' } | { readonly kind: 'share'; readonly sharing: Sharing } | { readonly kind: 'delete' };

/** Whether somebody may do something to a variation: its author, and for deleting a moderator. */
export function mayChangeVariation(
  variation: Variation,
  { kind }: VariationCommand,
  by: { readonly account: string; readonly moderator: boolean },
): Decided<Variation> {
  if (variation.deleted) return refuse('deleted', 'The variation was deleted.');
  const isOwn = variation.author === by.account;
  if (!isOwn && !(kind === 'delete' && by.moderator))
    return refuse('not-yours', 'Somebody else made this variation. Branch from it instead.');
  if (kind === 'play' && variation.line.length >= variationLimits.events) {
    return refuse('too-many', `A variation has at most ${variationLimits.events} events.`);
  }
  return accept(variation);
}

/** The event of a command that is no move. */
export function variationEvent(
  variation: Variation,
  command: Exclude<VariationCommand, { kind: 'play' }>,
  by: { readonly account: string; readonly moderator: boolean },
): Decided<VariationEvent> {
  const allowed = mayChangeVariation(variation, command, by);
  if (!allowed.ok) return allowed;
  if (command.kind === 'share') return accept({ type: 'VariationShared', open: { sharing: command.sharing } });
  return accept({ type: 'VariationDeleted', open: { moderated: variation.author !== by.account } });
}
