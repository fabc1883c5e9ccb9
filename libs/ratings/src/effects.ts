import { openSkillSystem, isRatable } from './openskill-system';
import { expectedAgainst, plackettLuce, type Skill } from './plackett-luce';
import type { PlayerId, RatedResult } from './rated-result';

/** How a seat or a faction did, beside what the players' ratings let one expect. */
export interface EffectReport {
  readonly effect: string;
  readonly games: number;
  /** Games in first place; a shared one counts its share. */
  readonly wins: number;
  /** Mean share of opponents beaten, half for those tied. */
  readonly meanShare: number;
  /** What the ratings before each game let one expect. */
  readonly expectedShare: number;
  /** The difference, and its standard error: an effect of less than two of them may well be chance. */
  readonly surplus: number;
  readonly standardError: number;
}

/** Seat and faction effects as statistics over the results, with the players' strength taken out. */
export function reportEffects(results: Iterable<RatedResult>): EffectReport[] {
  const ladder = openSkillSystem().open();
  const tallies = new Map<string, { share: number; expected: number; win: number }[]>();
  for (const result of results) {
    if (!isRatable(result)) continue;
    const skills = result.seats.map((seat) => skillOf(ladder.entry(seat.player)));
    result.seats.forEach((seat, i) => {
      const others = result.seats.flatMap((other, j) => (j === i ? [] : [{ place: other.place, skill: skills[j] ?? newcomer }]));
      const beaten = others.reduce((sum, other) => sum + (other.place > seat.place ? 1 : other.place === seat.place ? 0.5 : 0), 0);
      const expected = others.reduce((sum, other) => sum + expectedAgainst(skills[i] ?? newcomer, other.skill), 0);
      const sharing = result.seats.filter((other) => other.place === seat.place).length;
      const tally = { share: beaten / others.length, expected: expected / others.length, win: seat.place === 1 ? 1 / sharing : 0 };
      const effects = [`seat ${i + 1} of ${result.seats.length}`, ...(seat.faction === undefined ? [] : [`faction ${seat.faction}`])];
      for (const effect of effects) tallies.set(effect, [...(tallies.get(effect) ?? []), tally]);
    });
    ladder.add(result);
  }
  return [...tallies].map(([effect, tally]) => reportOf(effect, tally)).sort((x, y) => (x.effect < y.effect ? -1 : 1));
}

const newcomer: Skill = { mu: plackettLuce.mu, sigma: plackettLuce.sigma };

function skillOf(entry: { readonly player: PlayerId; readonly value: number; readonly deviation: number } | undefined): Skill {
  return entry ? { mu: entry.value, sigma: entry.deviation } : newcomer;
}

function reportOf(effect: string, tally: readonly { share: number; expected: number; win: number }[]): EffectReport {
  const games = tally.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / games;
  const surpluses = tally.map((t) => t.share - t.expected);
  const surplus = mean(surpluses);
  const variance = games > 1 ? surpluses.reduce((sum, value) => sum + (value - surplus) ** 2, 0) / (games - 1) : NaN;
  return {
    effect,
    games,
    wins: tally.reduce((sum, t) => sum + t.win, 0),
    meanShare: mean(tally.map((t) => t.share)),
    expectedShare: mean(tally.map((t) => t.expected)),
    surplus,
    standardError: Number.isNaN(variance) ? Infinity : Math.sqrt(variance / games),
  };
}
