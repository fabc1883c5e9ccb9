import { absoluteCriteria, Compatibility } from './compatibility';
import { completionOf } from './completion';
import { pairBrackets } from './pair-brackets';
import { pairingCards, roundsPlayed } from './pairing-card';
import { explainBracket, reportBracket, roundQuality } from './report';
/** Pairs the next round by the FIDE (Dutch) system, rules of 2026: the same request always gets the same answer. */
export function pairDutch(request) {
  const round = roundsPlayed(request) + 1;
  const cards = pairingCards(request);
  const criteria = absoluteCriteria(request);
  const compatibility = new Compatibility(cards, criteria);
  const completion = completionOf(cards, compatibility);
  if (completion.kind === 'impossible') {
    return {
      kind: 'needs-ruling',
      round,
      reason: completion.reason,
      leftOver: completion.unpaired.map((place) => cards[place]?.number ?? 0),
    };
  }
  const brackets = pairBrackets(cards, compatibility, completion);
  const pairings = brackets.flatMap((bracket, index) => explainBracket(bracket, index + 1, criteria, request.initialColour));
  return {
    kind: 'paired',
    round,
    pairings: inBoardOrder(pairings, cards),
    bye: byeOf(brackets, cards),
    brackets: brackets.map(reportBracket),
    quality: roundQuality(brackets),
  };
}
function byeOf(brackets, cards) {
  const [place] = brackets.at(-1)?.pairing.downfloaters ?? [];
  const card = place === undefined ? undefined : cards[place];
  return card === undefined ? undefined : { player: card.number, score: card.score / 10, unplayedBefore: card.unplayed };
}
/** C.04.2: the higher score of a pair, then the lower, then the higher ranked player; virtual points do not count. */
function inBoardOrder(pairings, cards) {
  const cardOf = new Map(cards.map((card) => [card.number, card]));
  const keys = new Map(
    pairings.map((pairing) => {
      const pair = [pairing.white, pairing.black].map((number) => ({ number, score: cardOf.get(number)?.ownScore ?? 0 }));
      const [first, second] = pair.sort((a, b) => b.score - a.score || a.number - b.number);
      return [pairing, { high: first?.score ?? 0, low: second?.score ?? 0, number: first?.number ?? 0 }];
    }),
  );
  const none = { high: 0, low: 0, number: 0 };
  return [...pairings].sort((a, b) => {
    const keyA = keys.get(a) ?? none;
    const keyB = keys.get(b) ?? none;
    return keyB.high - keyA.high || keyB.low - keyA.low || keyA.number - keyB.number;
  });
}
//# sourceMappingURL=pair-dutch.js.map
