export const idle = { at: 'idle' };
/** A thing is pressed. In a turn one sees first what can be done with it; an answer to a question is given at once. */
export function pressThing(thing, moves, inTurn, final) {
  const [only, ...others] = moves;
  if (only === undefined) return { then: 'inspect' };
  if (others.length === 0 && !inTurn) return chooseMove(only, thing, final);
  return { then: 'select', selection: { at: 'thing', thing } };
}
/** A move is chosen: it is sent, or asked about once more where it cannot be taken back. */
export function chooseMove(move, from, final) {
  return final(move) ? { then: 'select', selection: { at: 'confirm', move, from } } : { then: 'send', move };
}
/** One step back: from the question to the thing, from the thing to nothing. */
export function stepBack(selection, moves) {
  if (selection.at !== 'confirm') return idle;
  return (moves.get(selection.from)?.length ?? 0) > 1 && selection.from.includes(':') ? { at: 'thing', thing: selection.from } : idle;
}
//# sourceMappingURL=selection.js.map
