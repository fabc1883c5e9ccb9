import type { Seat } from '@kronika/game-kernel';
import type { Move, View } from '@kronika/games/fifty-first-state';
import type { Thing } from '@kronika/web/boards/contract';

/** Names of the things on the table. Cards in a hand or on the display are known by title: copies of one are one thing. */
export const thing = {
  hand: (seat: Seat, card: string): Thing => `hand:${seat}:${card}`,
  display: (card: string): Thing => `display:${card}`,
  place: (id: number): Thing => `place:${id}`,
  deal: (id: number): Thing => `deal:${id}`,
  action: (seat: Seat, action: string): Thing => `action:${seat}:${action}`,
  good: (seat: Seat, good: string): Thing => `good:${seat}:${good}`,
  connection: (colour: 'blue' | 'red'): Thing => `connection:${colour}`,
  player: (seat: Seat): Thing => `player:${seat}`,
  vp: (seat: Seat): Thing => `vp:${seat}`,
  deck: 'deck',
  discard: 'discard',
} as const;

/** Where moves go that no thing stands for: buttons of the prompt. */
export const promptThing: Thing = 'prompt';
/** The choice of starting cards: several cards of the hand at once. */
export const keepThing: Thing = 'keep';

/** The exchange of workers has its own place on the faction board. */
export const exchangeAction = 'exchange-workers';

/** The one thing that a move is made on. */
export function thingOf(move: Move, view: View, seat: Seat): Thing {
  switch (move.do) {
    case 'takeLookoutCard':
      return thing.display(move.card);
    case 'construct':
    case 'develop':
    case 'signDeal':
    case 'razeFromHand':
    case 'playConnection':
    case 'discardFromHand':
      return thing.hand(seat, move.card);
    case 'razeOpponent':
    case 'activateLocation':
    case 'useOpenProduction':
    case 'placeShield':
    case 'chooseReplaced':
    case 'chooseProductionLocation':
    case 'chooseLocation':
    case 'chooseRazed':
    case 'chooseOccupied':
    case 'chooseShielded':
    case 'store':
      return thing.place(move.place);
    case 'factionAction':
    case 'chooseUsedFactionAction':
      return thing.action(seat, move.action);
    case 'exchangeWorkers':
      return thing.action(seat, exchangeAction);
    case 'takeConnection':
      return thing.connection(move.colour);
    case 'payUnit':
      return move.source === 'supply' ? thing.good(seat, move.good) : thing.place(move.source);
    case 'discardDeal':
    case 'chooseDeal':
    case 'chooseLostDeal':
      return thing.deal(move.deal);
    case 'chooseVictim':
      return thing.player(move.seat);
    case 'chooseGood':
      return thing.good(victimOf(view) ?? seat, move.good);
    case 'keepStartingCards':
      return keepThing;
    case 'pass':
    case 'again':
    case 'endTurn':
    case 'done':
    case 'doneStoring':
    case 'chooseOption':
    case 'chooseFaction':
      return promptThing;
  }
}

/** Whose supply is being robbed. */
function victimOf(view: View): Seat | undefined {
  const frame = view.stack.at(-1);
  return frame?.at === 'loot' ? frame.victim : undefined;
}

/** Legal moves by the thing that they are made on. */
export function movesByThing(moves: readonly Move[], view: View, seat: Seat): ReadonlyMap<Thing, readonly Move[]> {
  const found = new Map<Thing, Move[]>();
  for (const move of moves) {
    const on = thingOf(move, view, seat);
    const known = found.get(on);
    if (known === undefined) found.set(on, [move]);
    else known.push(move);
  }
  return found;
}
