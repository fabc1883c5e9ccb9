import { keepThing, promptThing, thing } from './things';
export const rows = ['production', 'feature', 'action', 'gained'];
/** Everything that a supply can hold, in the order of the board. */
export const supplyOrder = [
  'fuel',
  'iron',
  'gun',
  'brick',
  'ammo',
  'worker',
  'contact-grey',
  'contact-red',
  'contact-blue',
  'contact-universal',
  'development',
  'shield',
];
/** The places of a State, row by row; gained Ruins lie apart (FS-7.23). */
export function placesByRow(places) {
  const of = (row) => places.filter((place) => place.row === row);
  return { production: of('production'), feature: of('feature'), action: of('action'), gained: of('gained') };
}
/** The order in which States are shown: the reader's own first, then round the table. */
export function seatOrder(players, own) {
  return Array.from({ length: players }, (_, index) => (index + (own ?? 0)) % players);
}
/** The whole numbers of the score track: at least up to the goal, in fives. */
export function trackLength(view, goal) {
  const most = Math.max(goal, ...view.players.map(({ vp }) => vp));
  return Math.ceil((most + 1) / 5) * 5;
}
/** Every thing that the board shows and that can be pressed: for tests that each move has its place. */
export function thingsOnTable(view, factionActions) {
  const found = new Set([promptThing, keepThing]);
  for (const card of view.display) found.add(thing.display(card));
  for (const colour of ['blue', 'red']) if (view.connections[colour].faceUp !== null) found.add(thing.connection(colour));
  view.players.forEach((player, seat) => {
    found.add(thing.player(seat));
    for (const good of supplyOrder) found.add(thing.good(seat, good));
    for (const card of player.hand.cards ?? []) found.add(thing.hand(seat, card));
    for (const { id } of player.places) found.add(thing.place(id));
    for (const { id } of player.deals) found.add(thing.deal(id));
    for (const action of factionActions(seat)) found.add(thing.action(seat, action));
  });
  return found;
}
//# sourceMappingURL=table.js.map
