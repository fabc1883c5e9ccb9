import { sameAbsolutePreference } from './colour-preference';
import { roundsPlayed } from './pairing-card';
import { usualPoints } from './request';
export function absoluteCriteria(request) {
  const played = roundsPlayed(request);
  const { win, draw } = request.points ?? usualPoints;
  return { lastRound: played >= request.totalRounds - 1, topscoreAbove: Math.floor((played * Math.round(Math.max(win, draw) * 10)) / 2) };
}
/** What keeps two players apart, if anything. */
export function obstacle(criteria, a, b) {
  if (a.met.has(b.number) || b.met.has(a.number)) return 'met before';
  if (a.forbidden.has(b.number)) return 'forbidden pair';
  if (!sameAbsolutePreference(a.preference, b.preference)) return undefined;
  const topscorer = criteria.lastRound && (a.score > criteria.topscoreAbove || b.score > criteria.topscoreAbove);
  return topscorer ? undefined : 'same absolute colour';
}
/** Who can meet whom, by place in the list of cards. */
export class Compatibility {
  #allowed;
  constructor(cards, criteria) {
    this.size = cards.length;
    this.#allowed = new Uint8Array(cards.length * cards.length);
    cards.forEach((a, i) => {
      for (let j = 0; j < i; j++) {
        const b = cards[j];
        if (b === undefined || obstacle(criteria, a, b) !== undefined) continue;
        this.#allowed[i * this.size + j] = 1;
        this.#allowed[j * this.size + i] = 1;
      }
    });
  }
  allows(i, j) {
    return this.#allowed[i * this.size + j] === 1;
  }
}
//# sourceMappingURL=compatibility.js.map
