/** Names of the things on the table. Cards in a hand or on the display are known by title: copies of one are one thing. */
export const thing = {
  hand: (seat, card) => `hand:${seat}:${card}`,
  display: (card) => `display:${card}`,
  place: (id) => `place:${id}`,
  deal: (id) => `deal:${id}`,
  action: (seat, action) => `action:${seat}:${action}`,
  good: (seat, good) => `good:${seat}:${good}`,
  connection: (colour) => `connection:${colour}`,
  player: (seat) => `player:${seat}`,
  vp: (seat) => `vp:${seat}`,
  deck: 'deck',
  discard: 'discard',
};
/** Where moves go that no thing stands for: buttons of the prompt. */
export const promptThing = 'prompt';
/** The choice of starting cards: several cards of the hand at once. */
export const keepThing = 'keep';
/** The exchange of workers has its own place on the faction board. */
export const exchangeAction = 'exchange-workers';
/** The one thing that a move is made on. */
export function thingOf(move, view, seat) {
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
function victimOf(view) {
  const frame = view.stack.at(-1);
  return frame?.at === 'loot' ? frame.victim : undefined;
}
/** Legal moves by the thing that they are made on. */
export function movesByThing(moves, view, seat) {
  const found = new Map();
  for (const move of moves) {
    const on = thingOf(move, view, seat);
    const known = found.get(on);
    if (known === undefined) found.set(on, [move]);
    else known.push(move);
  }
  return found;
}
//# sourceMappingURL=things.js.map
