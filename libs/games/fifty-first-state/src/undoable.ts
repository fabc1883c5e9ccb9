import type { GameEvent } from '@kronika/game-kernel';
import { asFact } from './events/evolve';
import type { FactType } from './events/facts';

/** Facts that show somebody a card, or hide cards anew. */
const disclosures: ReadonlySet<FactType> = new Set<FactType>([
  'started',
  'dealt',
  'rejected',
  'lookoutBegan',
  'revealed',
  'reshuffled',
  'connectionsReshuffled',
  'drew',
  'ruinsGained',
  'attempted',
  'borgoRevealed',
]);

/** Whether nobody learnt anything but what the actor chose. */
export function undoable(event: GameEvent): boolean {
  const fact = asFact(event);
  if (fact.type === 'built') return fact.open.from === 'hand';
  // Ruins go face up to the discard (FS-4.16).
  if (fact.type === 'developed') return !fact.open.wasRuins;
  return !disclosures.has(fact.type);
}
