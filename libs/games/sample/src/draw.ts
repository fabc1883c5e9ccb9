import type { Seat } from '@kronika/game-kernel';
import { secretFact } from './events';
import type { Story } from './story';

/** Draws as many cards as there are, up to `count`. They are told in the order of a hand: in what order they were drawn is nobody's business. */
export function draw(story: Story, seat: Seat, count: number): void {
  const top = story.state.deck.slice(0, count);
  if (top.length > 0) story.tell(secretFact('CardsDrawn', { seat, count: top.length }, [seat], top.sort()));
}
