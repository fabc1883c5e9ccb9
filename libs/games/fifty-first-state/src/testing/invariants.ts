import { tokens } from '../goods';
import { colours, connectionDeck, mainDeck, type Rules } from '../pack/rules';
import { left, type Place, type Player, type State } from '../state/state';

/** What must hold after every event of a game, full states only; undefined when all of it does. */
export class Invariants {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #expected: number;

  constructor(rules: Rules, options: State['options']) {
    // Cards are compared by a sum of weights: cheap enough for every event, and two cards cannot pass for two others by accident.
    const cards = [...rules.cards.keys(), ...rules.connections.keys()];
    this.#weights = new Map(cards.map((card, index) => [card, (index + 1) * 1_000_003 + ((index * 7919) % 104_729) ** 2]));
    this.#expected = this.#sum([...mainDeck(rules, options), ...colours.flatMap((colour) => connectionDeck(rules, colour))]);
  }

  broken(state: State): string | undefined {
    return (
      this.#cards(state) ??
      zones(state) ??
      state.players.map((player, seat) => playerFault(player, seat, state)).find((fault) => fault !== undefined)
    );
  }

  #cards(state: State): string | undefined {
    let sum = this.#sum([...state.discard, ...state.display]) + this.#undrawn(state.deck);
    for (const colour of colours) {
      const { deck, discard, faceUp } = state.connections[colour];
      sum += this.#undrawn(deck) + this.#sum(discard) + (faceUp === null ? 0 : this.#sum([faceUp]));
    }
    for (const { hand, places, deals } of state.players) {
      sum += this.#sum(hand.cards ?? []);
      for (const { card } of places) sum += card === null ? 0 : this.#sum([card]);
      for (const { card } of deals) sum += this.#sum([card]);
    }
    if (state.solo !== null) {
      sum += this.#sum(state.solo.revealed);
      for (const { pile } of Object.values(state.solo.attempts)) sum += this.#sum(pile);
    }
    return sum === this.#expected ? undefined : 'a card came from nowhere or went there';
  }

  #undrawn({ order, drawn }: State['deck']): number {
    let sum = 0;
    for (let index = drawn; index < (order?.length ?? 0); index++) sum += this.#weights.get(order![index]!) ?? Number.NaN;
    return sum;
  }

  #sum(cards: readonly string[]): number {
    let sum = 0;
    for (const card of cards) sum += this.#weights.get(card) ?? Number.NaN;
    return sum;
  }
}

function zones(state: State): string | undefined {
  if (state.deck.order === null || left(state.deck) < 0 || state.deck.order.length !== state.deck.size) return 'the deck does not add up';
  const ids = state.players.flatMap(({ places, deals }) => [...places, ...deals].map(({ id }) => id));
  if (new Set(ids).size !== ids.length) return 'two places have one number';
  if (ids.some((id) => id >= state.nextId)) return 'a number from the future';
  if (state.stack.length > 1 && state.stack.at(-1)?.at === 'turn') return 'something is left to do below a turn';
  return undefined;
}

function playerFault(player: Player, seat: number, state: State): string | undefined {
  const { goods, hand, vp, places, brawlers } = player;
  if (tokens.some((token) => !Number.isInteger(goods[token]) || goods[token] < 0)) return `seat ${seat} has a negative supply`;
  if (!Number.isInteger(vp) || vp < 0 || brawlers < 0) return `seat ${seat} has a negative score`;
  if (hand.cards?.length !== hand.locations + hand.blue + hand.red) return `the hand of seat ${seat} does not add up`;
  if (seat >= state.seats && tokens.some((token) => goods[token] > 0)) return 'the automatic opponent owns goods';
  return places.map(placeFault).find((fault) => fault !== undefined);
}

function placeFault(place: Place): string | undefined {
  const lying = [...Object.values(place.spent), ...Object.values(place.cache), ...Object.values(place.stored)];
  if (lying.some((n) => !Number.isInteger(n) || n < 0)) return `negative goods on place ${place.id}`;
  if (place.ruined && (place.shield || place.worker || place.uses > 0 || lying.some((n) => n > 0)))
    return `something lies on Ruins ${place.id}`;
  return undefined;
}
