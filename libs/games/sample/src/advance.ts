import type { Chance, Seat } from '@kronika/game-kernel';
import type { Cards } from './card';
import { draw } from './draw';
import { fact, secretFact } from './events';
import { scoresOf } from './score';
import { seatCards, type State, topFrame } from './state';
import type { Story } from './story';

/** After an answer: lets the game go on by itself until somebody has a choice, or it is over. */
export function advance(story: Story, cards: Cards, chance: Chance): void {
  const answered = topFrame(story.state);
  // Nothing is left to ask above the turn, so its one action is done (SG-3).
  if (answered?.kind === 'turn') story.tell(fact('TurnEnded', { seat: answered.seat }));
  while (story.state.final === null && !waits(story.state)) goOn(story, cards, chance);
}

/** SG-2.1 A round begins with the auction; who holds no card cannot offer one. */
export function beginRound(story: Story, round: number): void {
  const lead = (round - 1) % story.state.seats.length;
  story.tell(fact('RoundBegan', { round, lead }));
  const waiting = fromLead(story.state).filter((seat) => seatCards(story.state, seat).hand.length > 0);
  story.tell(fact('Asked', { kind: 'offer', waiting }));
}

function waits(state: State): boolean {
  const frame = topFrame(state);
  return frame !== undefined && (frame.kind !== 'offer' || frame.waiting.length > 0);
}

function goOn(story: Story, cards: Cards, chance: Chance): void {
  const { state } = story;
  const [next] = state.order;
  if (topFrame(state) !== undefined) endAuction(story, cards);
  else if (next !== undefined) story.tell(fact('TurnBegan', { seat: next }));
  else if (state.round < state.rounds) endRound(story, chance);
  else endGame(story, cards);
}

/** SG-2.2 to SG-2.4 All offers are shown at once, pay coins and set the order of turns. */
function endAuction(story: Story, cards: Cards): void {
  const { state } = story;
  const seats = fromLead(state);
  const offers = seats.flatMap((seat) => {
    const card = seatCards(state, seat).offer;
    return card === null ? [] : [{ seat, card, value: cards.kind(card).value }];
  });
  story.tell(fact('OffersRevealed', { offers: offers.map(({ seat, card }) => ({ seat, card })) }));
  const best = Math.max(...offers.map((offer) => offer.value));
  const winners = offers.filter((offer) => offer.value === best);
  for (const { seat } of winners) story.tell(fact('CoinsGained', { seat, coins: winners.length === 1 ? 2 : 1 }));
  const value = (seat: Seat) => offers.find((offer) => offer.seat === seat)?.value ?? 0;
  story.tell(fact('OrderSet', { order: seats.toSorted((a, b) => value(b) - value(a)) }));
}

/** SG-4.1 What is left of the deck is shuffled again, and each seat draws a card. */
function endRound(story: Story, chance: Chance): void {
  const { deck, round } = story.state;
  if (deck.length > 0) story.tell(secretFact('DeckShuffled', { cards: deck.length }, 'nobody', chance.shuffle('deck', deck)));
  for (const seat of fromLead(story.state)) draw(story, seat, 1);
  beginRound(story, round + 1);
}

/** SG-4.2 All stores are opened and scored. */
function endGame(story: Story, cards: Cards): void {
  story.tell(fact('StoresOpened', { stores: story.state.seats.map(({ store }) => store.map((stored) => stored.card)) }));
  story.tell(fact('Scored', { scores: scoresOf(story.state, cards).map((score) => ({ ...score })) }));
}

/** All seats, from the lead on. */
function fromLead({ seats, lead }: State): readonly Seat[] {
  return seats.map((_, index) => (lead + index) % seats.length);
}
