import type { Chance, GameEvent, Table } from '@kronika/game-kernel';
import { beginRound } from './advance';
import type { Cards } from './card';
import { draw } from './draw';
import { secretFact } from './events';
import type { Options } from './options';
import { Story } from './story';

/** SG-1.2, SG-1.3 The deck is shuffled, hands are dealt, the first round begins. */
export function setup(cards: Cards, { seats, options }: Table<Options>, chance: Chance): readonly GameEvent[] {
  const story = new Story(undefined);
  const deck = chance.shuffle('deck', cards.all);
  story.tell(secretFact('TableLaid', { seats, rounds: options.rounds, deck: deck.length }, 'nobody', deck));
  for (let seat = 0; seat < seats; seat++) draw(story, seat, options.hand);
  beginRound(story, 1);
  return story.events;
}
