import type { GameEvent, Seat } from '@kronika/game-kernel';
import { unknown, withCards, withoutCard } from './card';
import { asSampleEvent, type EventOf, type Question, secretOf } from './events';
import { type Frame, seatCards, type SeatCards, type State } from './state';

/** Applies a fact. No rules in here: the same facts always give the same state. */
export function evolve(state: State | undefined, recorded: GameEvent): State {
  const event = asSampleEvent(recorded);
  if (event.type === 'TableLaid') return laid(event);
  if (state === undefined) throw new Error(`${event.type} before TableLaid`);
  switch (event.type) {
    case 'CardsDrawn':
      return drawn(state, event);
    case 'RoundBegan':
      return { ...state, round: event.open.round, lead: event.open.lead };
    case 'Asked':
      return { ...state, frames: pushed(state, event.open), nextId: state.nextId + 1 };
    case 'Offered':
      return offered(state, event);
    case 'OffersRevealed':
      return revealed(state, event);
    case 'CoinsGained':
      return { ...state, seats: changed(state, event.open.seat, (own) => ({ ...own, coins: own.coins + event.open.coins })) };
    case 'OrderSet':
      return { ...state, order: event.open.order };
    case 'TurnBegan':
      return {
        ...state,
        order: state.order.slice(1),
        frames: pushed(state, { kind: 'turn', seat: event.open.seat }),
        nextId: state.nextId + 1,
      };
    case 'TurnEnded':
      return { ...state, frames: popped(state) };
    case 'Discarded':
      return { ...thrownAway(state, event.open.seat, event.open.card), frames: popped(state) };
    case 'Stored':
      return stored(state, event);
    case 'GuardAnswered':
      return event.open.card === null ? { ...state, frames: popped(state) } : guarded(state, event.open.seat, event.open.card);
    case 'RaidPlanned':
      return { ...state, frames: pushed(state, { kind: 'attack', seat: event.open.seat }), nextId: state.nextId + 1 };
    case 'RaidRolled':
      return { ...state, frames: popped(state) };
    case 'CardStolen':
      return stolen(state, event);
    case 'Passed':
      return state;
    case 'DeckShuffled':
      return { ...state, deck: secretOf(event) ?? state.deck.map(() => unknown) };
    case 'StoresOpened':
      return opened(state, event);
    case 'Scored':
      return { ...state, final: event.open.scores };
  }
}

function laid(event: EventOf<'TableLaid'>): State {
  const { seats, rounds, deck } = event.open;
  const empty: SeatCards = { hand: [], offer: null, store: [], coins: 0 };
  return {
    rounds,
    round: 1,
    lead: 0,
    deck: secretOf(event) ?? Array.from({ length: deck }, () => unknown),
    discards: [],
    seats: Array.from({ length: seats }, () => empty),
    order: [],
    frames: [],
    nextId: 1,
    final: null,
  };
}

function drawn(state: State, event: EventOf<'CardsDrawn'>): State {
  const { seat, count } = event.open;
  const cards = secretOf(event) ?? Array.from({ length: count }, () => unknown);
  return {
    ...state,
    deck: state.deck.slice(count),
    seats: changed(state, seat, (own) => ({ ...own, hand: withCards(own.hand, cards) })),
  };
}

function offered(state: State, event: EventOf<'Offered'>): State {
  const { seat } = event.open;
  const card = secretOf(event) ?? unknown;
  return {
    ...state,
    seats: changed(state, seat, (own) => ({ ...own, hand: withoutCard(own.hand, card), offer: card })),
    frames: state.frames.map((frame) =>
      frame.kind === 'offer' ? { ...frame, waiting: frame.waiting.filter((other) => other !== seat) } : frame,
    ),
  };
}

function revealed(state: State, event: EventOf<'OffersRevealed'>): State {
  const { offers } = event.open;
  return {
    ...state,
    seats: state.seats.map((seat) => (seat.offer === null ? seat : { ...seat, offer: null })),
    discards: [...state.discards, ...offers.map((offer) => offer.card)],
    frames: popped(state),
  };
}

function stored(state: State, event: EventOf<'Stored'>): State {
  const { seat } = event.open;
  const card = secretOf(event) ?? unknown;
  return {
    ...state,
    seats: changed(state, seat, (own) => ({
      ...own,
      hand: withoutCard(own.hand, card),
      store: [...own.store, { card, guarded: false, knownBy: [seat] }],
    })),
  };
}

function guarded(state: State, seat: Seat, card: string): State {
  return {
    ...state,
    discards: [...state.discards, card],
    seats: changed(state, seat, (own) => ({
      ...own,
      hand: withoutCard(own.hand, card),
      store: own.store.map((stored, index) => (index === own.store.length - 1 ? { ...stored, guarded: true } : stored)),
    })),
    frames: popped(state),
  };
}

function stolen(state: State, event: EventOf<'CardStolen'>): State {
  const { seat, from, place } = event.open;
  const loot = seatCards(state, from).store[place];
  if (loot === undefined) throw new Error(`Nothing at seat ${from}, place ${place}`);
  // Who saw the card before still knows it, also where the sealed part is not theirs.
  const card = secretOf(event) ?? loot.card;
  const knownBy = loot.knownBy === 'everyone' || loot.knownBy.includes(seat) ? loot.knownBy : [...loot.knownBy, seat].sort((a, b) => a - b);
  const robbed = { ...state, seats: changed(state, from, (other) => ({ ...other, store: other.store.toSpliced(place, 1) })) };
  return {
    ...robbed,
    seats: changed(robbed, seat, (own) => ({ ...own, store: [...own.store, { card, guarded: false, knownBy }] })),
  };
}

function opened(state: State, event: EventOf<'StoresOpened'>): State {
  return {
    ...state,
    seats: state.seats.map((own, seat) => ({
      ...own,
      store: own.store.map((stored, place) => ({
        guarded: stored.guarded,
        card: event.open.stores[seat]?.[place] ?? stored.card,
        knownBy: 'everyone',
      })),
    })),
  };
}

function thrownAway(state: State, seat: Seat, card: string): State {
  return {
    ...state,
    discards: [...state.discards, card],
    seats: changed(state, seat, (own) => ({ ...own, hand: withoutCard(own.hand, card) })),
  };
}

function pushed(state: State, question: Question): readonly Frame[] {
  const id = state.nextId;
  return [
    ...state.frames,
    question.kind === 'offer' ? { kind: 'offer', id, waiting: question.waiting } : { kind: question.kind, id, seat: question.seat },
  ];
}

function popped(state: State): readonly Frame[] {
  return state.frames.slice(0, -1);
}

function changed(state: State, seat: Seat, change: (own: SeatCards) => SeatCards): readonly SeatCards[] {
  return state.seats.with(seat, change(seatCards(state, seat)));
}
