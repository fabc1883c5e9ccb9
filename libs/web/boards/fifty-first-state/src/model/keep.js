export function keepMoves(moves) {
  return moves.filter((move) => move.do === 'keepStartingCards');
}
/** How many cards have to be kept. */
export function keptCount(moves) {
  return keepMoves(moves)[0]?.cards.length ?? 0;
}
/** Takes a card in or out; a full choice takes no more. */
export function toggled(kept, index, count) {
  const next = new Set(kept);
  if (next.has(index)) next.delete(index);
  else if (next.size < count) next.add(index);
  return next;
}
/** The move that keeps exactly these cards; undefined until enough are chosen. */
export function keepMove(moves, hand, kept) {
  const wanted = [...kept].map((index) => hand[index] ?? '').sort();
  return keepMoves(moves).find(({ cards }) => cards.length === wanted.length && [...cards].sort().every((card, at) => card === wanted[at]));
}
//# sourceMappingURL=keep.js.map
