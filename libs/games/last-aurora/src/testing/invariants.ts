import { convoyCards, countOf } from '../convoy/queries';
import { type Rules, slotsOf } from '../pack/rules';
import { allCards } from '../resample';
import { left, type Player, type State } from '../state/state';

/** What must hold after every event of a game, full states only; undefined when all of it does. */
export class Invariants {
  readonly #rules: Rules;
  #cards: string | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** A new game: its cards are counted from its first state on. */
  begin(state: State): void {
    this.#cards = allCards(state).join();
  }

  broken(state: State, settled: boolean): string | undefined {
    // Starter cards of a colour come in when it is chosen.
    if (state.phase === 'setup') this.begin(state);
    if (allCards(state).join() !== this.#cards) return 'a card came from nowhere or went there';
    return zones(state) ?? state.players.map((player) => this.#player(player, state, settled)).find((fault) => fault !== undefined);
  }

  #player(player: Player, state: State, settled: boolean): string | undefined {
    const { fame } = this.#rules.constants;
    if (player.fame < fame.lowest || player.fame > fame.highest) return 'fame off the track';
    if (player.items.cards?.length !== player.items.n) return 'the items do not add up';
    if (player.top.length !== player.bottom.length) return 'a device without a vehicle';
    for (const { card, damage, tokens } of convoyCards(player)) {
      const slots = slotsOf(this.#rules, card);
      for (const [index, slot] of slots.entries()) {
        const token = tokens[index] ?? null;
        if (token === null) continue;
        if (damage[index]) return `a token on a damaged slot of ${card}`;
        if (slot.kind !== 'cargo' || !slot.accepts.includes(token)) return `${token} on a wrong slot of ${card}`;
      }
    }
    // LA-6.10: as soon as nothing is being placed or given up.
    if (settled && state.phase !== 'setup' && countOf(player, 'survivor') !== player.survivors.length)
      return 'tokens and cards of survivors differ';
    return player.survivors.some(({ contamination, food }) => contamination < 0 || food < 0) ? 'a negative counter' : undefined;
  }
}

/** Whether nobody is in the middle of placing or giving up survivors. */
export function isSettled(state: State): boolean {
  const busy = new Set(['place', 'lose-survivor', 'lose-token', 'tow', 'attach']);
  return !state.stack.some(({ at }) => busy.has(at));
}

function zones(state: State): string | undefined {
  for (const deck of [state.deck, state.itemDeck, state.lootDeck, state.outcomes.deck])
    if (left(deck) < 0 || deck.order?.length !== deck.size) return 'a deck does not add up';
  if (state.ended === null && left(state.outcomes.deck) === 0 && state.outcomes.current === null) return 'no outcome card on top';
  for (const { targets, damage, spaces } of state.enemies) {
    if (targets.length > 4) return 'more than four target counters on an enemy';
    if (damage > spaces) return 'more damage than defence spaces';
  }
  for (let seat = 0; seat <= state.seats; seat++) {
    const out = state.enemies.reduce((sum, { targets }) => sum + targets.filter((owner) => owner === seat).length, 0);
    if (out > 2) return 'more than two target counters of one side';
  }
  const { automa } = state;
  if (automa === null) return undefined;
  const counts = [automa.food, automa.fuel, automa.ammo, automa.survivors, automa.contaminated];
  if (counts.some((n) => n < 0) || automa.food > 7 || automa.fuel > 7 || automa.ammo > 7 || automa.survivors + automa.contaminated > 6)
    return 'a hold of the Automa overflows';
  return new Set(automa.damage).size === automa.damage.length ? undefined : 'a cell is damaged twice';
}
