import { type Play, tell } from '../frames/play';
import type { OutcomeRecord } from '../pack/records';
import { outcomeNamed } from '../pack/rules';
import { left, topOf } from '../state/state';

/** LA-15.5: turns the top card; after the last one the others are shuffled at once, so that a back is always visible. */
export function revealOutcome(play: Play): OutcomeRecord {
  const { deck } = play.state.outcomes;
  const card = topOf(deck);
  if (card === undefined) throw new Error('The outcome deck is not known');
  const next = deck.order?.[deck.drawn + 1];
  tell(play, { type: 'outcomeRevealed', open: { card, top: next === undefined ? null : outcomeNamed(play.rules, next).backZone } });
  if (left(play.state.outcomes.deck) === 0) {
    const order = play.chance.shuffle('outcomes', play.state.outcomes.discard);
    const top = outcomeNamed(play.rules, order[0] ?? card).backZone;
    tell(play, { type: 'outcomesShuffled', open: { n: order.length, top }, sealed: [{ to: 'nobody', data: order }] });
  }
  return outcomeNamed(play.rules, card);
}
