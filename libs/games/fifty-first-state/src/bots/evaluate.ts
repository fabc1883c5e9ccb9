import type { Seat } from '@kronika/game-kernel';
import { entries, tokens } from '../goods';
import { type Card, cardNamed, type Rules } from '../pack/rules';
import { locationCount, standing } from '../state/queries';
import { type Player, playerAt, type State } from '../state/state';
import { goodsWorth, handWorth, incomeOf, priceOf } from './worth';

/** Worth of each card, looked up by card and rounds to come. */
export interface Appraisal {
  readonly income: ReadonlyMap<string, number>;
  readonly deal: ReadonlyMap<string, number>;
  /** By whole rounds to come. */
  readonly inHand: readonly ReadonlyMap<string, number>[];
}

const mostRounds = 5;

export function appraise(rules: Rules): Appraisal {
  const table = (value: (card: Card) => number) => new Map([...rules.cards.values()].map((card) => [card.id, value(card)]));
  return {
    income: table(incomeOf),
    deal: table((card) => goodsWorth(card.deal)),
    inHand: Array.from({ length: mostRounds + 1 }, (_, rounds) => table((card) => handWorth(rules, card, rounds))),
  };
}

/** Rounds that are likely to come after this one: the leader makes about seven VP a round. */
function roundsToCome(rules: Rules, state: State): number {
  if (state.endTriggered || state.phase === 'over') return 0;
  const lead = Math.max(...state.players.map(({ vp }) => vp));
  const rounds = (rules.constants.endTriggerVp - lead) / 7;
  return Math.min(mostRounds, rules.constants.maxRounds - state.round, Math.max(0.4, rounds));
}

/** VP, what stands and what it will bring, what can still be used, against what the others have. */
export function evaluate(rules: Rules, appraisal: Appraisal, state: State, seat: Seat): number {
  const rounds = roundsToCome(rules, state);
  const others = state.players.filter((_, other) => other !== seat).map((player) => player.vp + locationCount(player) * (1 + 0.4 * rounds));
  return (
    ownWorth(rules, appraisal, state, playerAt(state, seat), rounds) -
    0.3 * Math.max(0, ...others) -
    0.05 * others.reduce((sum, worth) => sum + worth, 0)
  );
}

function ownWorth(rules: Rules, appraisal: Appraisal, state: State, player: Player, rounds: number): number {
  if (state.phase === 'over') return player.vp;
  let worth = player.vp + usableGoods(player);
  for (const place of player.places) {
    const card = standing(rules, place);
    if (card === undefined) worth += 0.35;
    else worth += rules.constants.vpPerLocationAtEnd + rounds * (appraisal.income.get(card.id) ?? 0) + (place.shield ? 0.05 : 0);
    for (const [good, n] of entries(place.cache)) worth += 0.8 * n * priceOf(good);
    for (const [good, n] of entries(place.stored)) worth += 0.9 * n * priceOf(good);
  }
  for (const { card } of player.deals) worth += rounds * (appraisal.deal.get(card) ?? 0);
  return worth + handOnTheWhole(rules, appraisal, player, rounds);
}

/** Goods are lost in Cleanup: who has passed cannot use them any more. Many of one kind are worth less each. */
function usableGoods(player: Player): number {
  if (player.passed) return 0;
  let worth = 0;
  for (const good of tokens) {
    const n = player.goods[good];
    worth += priceOf(good) * (Math.min(n, 4) + 0.5 * Math.max(0, n - 4));
  }
  return worth;
}

/** The best cards count in full, the eighth hardly. */
function handOnTheWhole(rules: Rules, appraisal: Appraisal, player: Player, rounds: number): number {
  const table = appraisal.inHand[Math.round(rounds)];
  const values = (player.hand.cards ?? []).map((card) => table?.get(card) ?? connectionWorth(rules, card)).sort((a, b) => b - a);
  return values.reduce((sum, value, index) => sum + value * Math.max(0.15, 1 - index * 0.11), 0);
}

function connectionWorth(rules: Rules, id: string): number {
  const connection = rules.connections.get(id);
  if (connection === undefined) return cardNamed(rules, id).distance;
  return connection.effects.reduce((sum, effect) => sum + effect.n * priceOf(effect.res), 0) * 0.8;
}
