import type { GameEvent } from '@kronika/game-kernel';
import { asFact } from './events/evolve';
import type { FactType } from './events/facts';

/** Facts that show somebody a card, or hide cards anew. */
const disclosures: ReadonlySet<FactType> = new Set<FactType>([
  'started',
  'itemDrawn',
  'itemsShuffled',
  'revealed',
  'outcomeRevealed',
  'outcomesShuffled',
  'defeated',
  'eliminated',
  'automaDrew',
  'automaShuffled',
  'automaRevealed',
]);

/** Whether nobody learnt anything but what the actor chose. */
export function undoable(event: GameEvent): boolean {
  return !disclosures.has(asFact(event).type);
}
