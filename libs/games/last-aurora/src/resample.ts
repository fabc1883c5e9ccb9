import type { Chance, Viewer } from '@kronika/game-kernel';
import { itemDeck, outcomeNamed, type Rules } from './pack/rules';
import { type LootPair, lootPairs, periods } from './pack/vocabulary';
import { convoyCards } from './convoy/queries';
import { type Automa, type Deck, type HiddenLoot, type Items, left, type State } from './state/state';
import { seesDecks, seesItems, undrawn } from './view';

/**
 * Another full state that the viewer cannot tell apart. The table of zones (section 4): decks, the box, loot and what the Automa holds are
 * nobody's, items their owner's, all else is open. What the viewer does not see is dealt again to the same places: exploration cards
 * within their period, loot within its pair, the top outcome card among those with its back.
 */
export function resample(rules: Rules, state: State, viewer: Viewer, chance: Chance): State {
  if (seesDecks(viewer)) return state;
  const { deck, box } = newExploration(rules, state, chance);
  const items = dealer(chance.shuffle('resample', unseenItems(rules, state, viewer)));
  const players = state.players.map((player, seat) =>
    seesItems(viewer, seat) ? player : { ...player, items: dealt(player.items, items) },
  );
  const loot = lootDealer(rules, state, chance);
  return {
    ...state,
    deck,
    box,
    players,
    automa: state.automa === null ? null : newAutoma(rules, state.automa, items, loot, chance),
    itemDeck: newDeck(items(left(state.itemDeck))),
    enemies: state.enemies.map((enemy) => ({ ...enemy, loot: loot(enemy.loot) })),
    lootGone: state.lootGone.map(loot),
    won: state.won.map((won) => (won.seat < state.seats ? won : { ...won, ...loot(won) })),
    lootDeck: newLootDeck(state.lootDeck, loot),
    outcomes: { ...state.outcomes, deck: newOutcomes(rules, state, chance) },
  };
}

type Dealer = (n: number) => readonly string[];

function dealer(cards: readonly string[]): Dealer {
  let next = 0;
  return (n) => {
    next += n;
    if (next > cards.length) throw new Error('More hidden places than hidden cards');
    return cards.slice(next - n, next);
  };
}

function newDeck(order: readonly string[]): Deck {
  return { order, drawn: 0, size: order.length };
}

function dealt({ n }: Items, deal: Dealer): Items {
  return { n, cards: deal(n) };
}

/** Every exploration card, enemy and starter that lies open. */
function seenCards(state: State): ReadonlySet<string> {
  const seen = new Set<string>([...state.discard, ...state.gone, ...state.transit, ...state.lootDiscard]);
  for (const found of state.zone) if (found !== null) seen.add(found.card);
  for (const { card } of state.enemies) seen.add(card);
  for (const player of state.players) {
    for (const { card } of player.survivors) seen.add(card);
    for (const { card } of convoyCards(player)) seen.add(card);
  }
  for (const { card, seat } of state.won) if (card !== null && seat < state.seats) seen.add(card);
  return seen;
}

/** Cards of a period are in the deck or, if they are extra ones, perhaps in the box. */
function newExploration(rules: Rules, state: State, chance: Chance): { readonly deck: Deck; readonly box: readonly string[] } {
  const seen = seenCards(state);
  const order: string[] = [];
  const box: string[] = [];
  let below = 0;
  periods.forEach((period, index) => {
    const size = state.layers[index] ?? 0;
    const rest = Math.max(0, Math.min(size, below + size - state.deck.drawn));
    below += size;
    const own = rules.pack.exploration.filter((card) => card.period === period && !seen.has(card.id));
    const fixed = [
      ...own.filter((card) => !card.extra),
      ...rules.pack.enemies.filter((card) => card.period === period && !seen.has(card.id)),
    ];
    const extra = chance.shuffle(
      'resample',
      own.filter((card) => card.extra).map(({ id }) => id),
    );
    const wanted = rest - fixed.length;
    order.push(...chance.shuffle('resample', [...fixed.map(({ id }) => id), ...extra.slice(0, wanted)]));
    box.push(...extra.slice(wanted));
  });
  // Drawn cards stand before the others, so that the backs of the rest are still known from their places.
  return {
    deck: { order: [...new Array<string>(state.deck.drawn).fill(''), ...order], drawn: state.deck.drawn, size: state.deck.size },
    box,
  };
}

function unseenItems(rules: Rules, state: State, viewer: Viewer): readonly string[] {
  const seen = [...state.itemDiscard];
  state.players.forEach(({ items }, seat) => {
    if (seesItems(viewer, seat)) seen.push(...(items.cards ?? []));
  });
  return minus(itemDeck(rules, state.options.mine), seen);
}

/** Gives a hidden loot card another face with the same back. */
function lootDealer(rules: Rules, state: State, chance: Chance): (hidden: HiddenLoot) => HiddenLoot {
  const seen = seenCards(state);
  const deals = new Map<LootPair, Dealer>();
  for (const pair of lootPairs) {
    const unseen = rules.pack.loot.filter((card) => card.pair === pair && !seen.has(card.id)).map(({ id }) => id);
    deals.set(pair, dealer(chance.shuffle('resample', unseen)));
  }
  return ({ pair }) => ({ pair, card: deals.get(pair)?.(1)[0] ?? null });
}

function newLootDeck(deck: Deck, loot: (hidden: HiddenLoot) => HiddenLoot): Deck {
  const order = new Array<string>(deck.drawn).fill('');
  for (let index = deck.drawn; index < deck.size; index++)
    order.push(loot({ pair: lootPairs[Math.floor(index / 2)] ?? 'I-II', card: null }).card ?? '');
  return { ...deck, order };
}

/** LA-4.12: the back on top is known. */
function newOutcomes(rules: Rules, state: State, chance: Chance): Deck {
  const { outcomes } = state;
  const seen = [...outcomes.discard, ...(outcomes.current === null ? [] : [outcomes.current])];
  const unseen = chance.shuffle(
    'resample',
    minus(
      rules.pack.outcomes.map(({ id }) => id),
      seen,
    ),
  );
  const top = unseen.findIndex((id) => outcomeNamed(rules, id).backZone === outcomes.top);
  const first = unseen[top];
  return newDeck(first === undefined ? unseen : [first, ...unseen.toSpliced(top, 1)]);
}

function newAutoma(rules: Rules, automa: Automa, items: Dealer, loot: (hidden: HiddenLoot) => HiddenLoot, chance: Chance): Automa {
  const unseen = minus(
    rules.pack.automa.actions.map(({ id }) => id),
    [...automa.faceUp, ...automa.discard],
  );
  const actions = dealer(chance.shuffle('resample', unseen));
  return {
    ...automa,
    down: dealt(automa.down, actions),
    deck: newDeck(actions(left(automa.deck))),
    items: dealt(automa.items, items),
    loot: automa.loot.map(loot),
  };
}

/** A list without each of some cards once. */
function minus(cards: readonly string[], seen: readonly string[]): readonly string[] {
  const gone = new Map<string, number>();
  for (const card of seen) gone.set(card, (gone.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const number = gone.get(card) ?? 0;
    if (number > 0) gone.set(card, number - 1);
    return number === 0;
  });
}

/** Every card there is, wherever it lies, sorted: nothing may change this. Only of full states. */
export function allCards(state: State): readonly string[] {
  const hidden = [...state.enemies.map(({ loot }) => loot), ...state.lootGone, ...(state.automa?.loot ?? [])];
  const { outcomes, automa } = state;
  return [
    ...undrawn(state.deck),
    ...(state.box ?? []),
    ...state.discard,
    ...state.gone,
    ...state.transit,
    ...state.zone.flatMap((found) => (found === null ? [] : [found.card])),
    ...state.enemies.map(({ card }) => card),
    ...undrawn(state.lootDeck),
    ...state.lootDiscard,
    ...hidden.map(({ card }) => card ?? ''),
    ...state.won.map(({ card }) => card ?? ''),
    ...undrawn(state.itemDeck),
    ...state.itemDiscard,
    ...undrawn(outcomes.deck),
    ...outcomes.discard,
    ...(outcomes.current === null ? [] : [outcomes.current]),
    ...state.players.flatMap((player) => [
      ...player.survivors.map(({ card }) => card),
      ...convoyCards(player).map(({ card }) => card),
      ...(player.items.cards ?? []),
    ]),
    ...(automa === null
      ? []
      : [...undrawn(automa.deck), ...(automa.down.cards ?? []), ...automa.faceUp, ...automa.discard, ...(automa.items.cards ?? [])]),
  ].sort();
}
