import { canBePaired } from './completion';
import { furtherDown, pairBracket, theBye } from './pair-bracket';
/** Pairs the brackets from the top down; all places refer to `cards`, which are in pairing order. */
export function pairBrackets(cards, compatibility, completion) {
  const groups = scoreGroups(cards);
  const paired = [];
  let movedDown = [];
  for (const [index, residents] of groups.entries()) {
    const byeScore = completion.kind === 'bye' ? completion.score : -Infinity;
    const score = cards[residents[0] ?? 0]?.score ?? 0;
    const bracket = {
      cards,
      movedDown,
      residents,
      next: groups[index + 1] ?? [],
      rest: groups.slice(index + 2).flat(),
      byeCandidates: completion.kind === 'bye' ? candidatesFrom(completion.candidates, score >= byeScore, movedDown) : undefined,
    };
    const pairing = pairOne(bracket, compatibility);
    paired.push({ bracket, pairing });
    movedDown = pairing.downfloaters;
  }
  return paired;
}
/** Below the score of the bye its holder is among those moved down. */
function candidatesFrom(candidates, stillAbove, movedDown) {
  return stillAbove ? candidates : new Set(movedDown.filter((place) => candidates.has(place)));
}
/** C4: first with the next score group only; if the players below could then not be paired, with everybody below. */
function pairOne(bracket, compatibility) {
  if (bracket.rest.length > 0) {
    const pairing = pairBracket(bracket, compatibility, false);
    if (pairing !== undefined && isComplete(bracket, pairing, compatibility)) return pairing;
  }
  const pairing = pairBracket(bracket, compatibility, true);
  if (pairing === undefined) throw new Error('A bracket that was known to be pairable has no pairing.');
  return pairing;
}
function isComplete(bracket, pairing, compatibility) {
  const waiting = [...pairing.below].filter(([, mate]) => mate === furtherDown).map(([place]) => place);
  const byeGiven = [...pairing.below.values()].includes(theBye);
  return canBePaired([...waiting, ...bracket.rest], compatibility, byeGiven ? undefined : bracket.byeCandidates);
}
function scoreGroups(cards) {
  const groups = [];
  cards.forEach((card, place) => {
    const last = groups.at(-1);
    if (last !== undefined && cards[last[0] ?? 0]?.score === card.score) last.push(place);
    else groups.push([place]);
  });
  return groups;
}
//# sourceMappingURL=pair-brackets.js.map
