import { exposable, largestMatching } from './matching/cardinality-matching';
/** Looks at a whole round before it is paired (C1-C5). */
export function completionOf(cards, compatibility) {
  const size = cards.length;
  const allows = (a, b) => compatibility.allows(a, b);
  const mate = largestMatching(size, allows);
  const unpaired = cards.flatMap((_, place) => (mate[place] === -1 ? [place] : []));
  if (unpaired.length > size % 2) return { kind: 'impossible', reason: 'no complete pairing', unpaired };
  const [exposed] = unpaired;
  if (exposed === undefined) return { kind: 'even' };
  const possible = [...exposable(size, allows, mate, exposed)].filter((place) => cards[place]?.mayHaveBye);
  if (possible.length === 0) return { kind: 'impossible', reason: 'no player may have the bye', unpaired };
  const score = Math.min(...possible.map((place) => cards[place]?.score ?? 0));
  const candidates = cards.flatMap((card, place) => (card.mayHaveBye && card.score === score ? [place] : []));
  return { kind: 'bye', score, candidates: new Set(candidates) };
}
/** Whether these players can all be paired with each other, one of the candidates having the bye when there are candidates. */
export function canBePaired(places, compatibility, byeCandidates) {
  const withBye = byeCandidates !== undefined;
  const size = places.length + (withBye ? 1 : 0);
  if (size % 2 === 1) return false;
  const place = (v) => places[v] ?? -1;
  const mate = largestMatching(size, (a, b) => {
    if (withBye && a === places.length) return byeCandidates.has(place(b));
    if (withBye && b === places.length) return byeCandidates.has(place(a));
    return compatibility.allows(place(a), place(b));
  });
  return !mate.includes(-1);
}
//# sourceMappingURL=completion.js.map
