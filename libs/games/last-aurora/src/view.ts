import type { Seat, Viewer } from '@kronika/game-kernel';
import { skillOf } from './convoy/crew';
import { hasTracks } from './convoy/queries';
import type { Frame } from './frames/frame';
import type { Position } from './frames/handler';
import type { Options } from './options';
import { speedOf } from './movement/drive';
import { placeOnRoad, regionOf, roadOf } from './movement/road';
import { type Colour, lootPairs, type LootPair, periods, type Period, type Token } from './pack/vocabulary';
import { sheets, totalOf } from './phases/scoring';
import {
  type Automa,
  type ConvoyCard,
  type Deck,
  type Items,
  left,
  type Pile,
  type Player,
  type ScoreSheet,
  type State,
} from './state/state';

/** What a viewer may see; null for what is hidden from this viewer. */
export type View = {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly phase: State['phase'];
  /** The turn order track from the left; the Automa is the seat behind the last one. */
  readonly order: readonly Seat[];
  readonly active: Seat | null;
  readonly map: MapView;
  readonly players: readonly PlayerView[];
  readonly automa: AutomaView | null;
  readonly zone: readonly (ZoneCardView | null)[];
  readonly deck: { readonly cards: number; readonly period: Period | null; readonly order: readonly string[] | null };
  readonly discard: readonly string[];
  readonly items: { readonly deck: number; readonly discard: readonly string[] };
  readonly loot: {
    readonly deck: number;
    readonly pair: LootPair | null;
    readonly discard: readonly string[];
    readonly gone: readonly LootPair[];
  };
  readonly outcomes: {
    readonly cards: number;
    /** LA-4.12: the back on top is always public. */
    readonly top: string;
    readonly current: string | null;
    readonly discard: readonly string[];
  };
  readonly enemies: readonly EnemyView[];
  /** Loot won and not yet received. */
  readonly won: readonly { readonly seat: Seat; readonly card: string | null; readonly pair: LootPair }[];
  readonly owed: readonly { readonly seat: Seat; readonly n: number }[];
  readonly transit: readonly string[];
  /** Points as they stand, by source; the Automa's come last. */
  readonly scores: readonly ScoreView[];
  readonly ended: string | null;
  /** What is being decided, the last first asked; all of it is public. */
  readonly stack: readonly Frame[];
  readonly lanes: readonly (readonly Frame[])[] | null;
};
export type ScoreView = { readonly total: number; readonly sheet: ScoreSheet };

/** The road as it can be drawn: everything has coordinates on a drawing of the given size. */
export type MapView = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly string[];
  readonly stops: readonly StopView[];
  readonly links: readonly LinkView[];
  readonly moorings: readonly {
    readonly number: number;
    readonly stop: string;
    readonly x: number;
    readonly y: number;
    readonly aurora: boolean;
  }[];
};
export type StopView = {
  readonly id: string;
  readonly index: number;
  readonly region: string;
  readonly x: number;
  readonly y: number;
  readonly special: boolean;
  /** The counter that lies there. */
  readonly waypoint: string | null;
  /** The convoys that stand there. */
  readonly convoys: readonly Seat[];
};
export type LinkView = {
  readonly id: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly tracks: boolean;
  readonly damage: number;
  readonly contamination: number;
  readonly blocked: boolean;
  readonly mine: Seat | null;
};
export type ConvoyCardView = { readonly card: string; readonly damage: readonly boolean[]; readonly tokens: readonly (Token | null)[] };
export type PlayerView = {
  readonly colour: Colour | null;
  readonly fame: number;
  readonly stop: string;
  readonly index: number;
  readonly region: string;
  readonly survivors: readonly {
    readonly card: string;
    readonly zone: string;
    readonly contamination: number;
    readonly food: number;
    readonly skill: number;
  }[];
  readonly bottom: readonly ConvoyCardView[];
  readonly top: readonly (ConvoyCardView | null)[];
  readonly items: { readonly n: number; readonly cards: readonly string[] | null };
  readonly used: readonly string[];
  readonly spared: string | null;
  readonly eliminated: number;
  /** Movement points before fuel and items, and whether tracked shortcuts are open. */
  readonly speed: number;
  readonly tracks: boolean;
};
export type AutomaView = {
  readonly fame: number;
  readonly stop: string;
  readonly index: number;
  readonly region: string;
  readonly counter: number;
  readonly food: number;
  readonly fuel: number;
  readonly ammo: number;
  readonly survivors: number;
  readonly contaminated: number;
  readonly damage: readonly string[];
  readonly used: readonly string[];
  readonly deck: number;
  readonly down: number;
  readonly faceUp: readonly string[];
  readonly discard: readonly string[];
  readonly items: number;
  readonly loot: readonly LootPair[];
};
export type ZoneCardView = { readonly card: string; readonly left: Pile; readonly right: Pile; readonly tokens: Pile };
export type EnemyView = {
  readonly card: string;
  readonly region: string;
  readonly loot: LootPair;
  readonly spaces: number;
  readonly damage: number;
  readonly targets: readonly Seat[];
};

/** The table of zones (LA-4.1 to LA-4.17): built up from nothing. */
export function view(position: Position, viewer: Viewer): View {
  const { state } = position;
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    order: state.order,
    active: state.active,
    map: mapView(position),
    players: state.players.map((player, seat) => playerView(position, player, seat, seesItems(viewer, seat))),
    automa: state.automa === null ? null : automaView(position, state.automa),
    zone: state.zone.map((found) =>
      found === null ? null : { card: found.card, left: found.left, right: found.right, tokens: found.tokens },
    ),
    deck: {
      cards: left(state.deck),
      period: periodOf(state),
      order: seesDecks(viewer) ? (state.deck.order?.slice(state.deck.drawn) ?? null) : null,
    },
    discard: state.discard,
    items: { deck: left(state.itemDeck), discard: state.itemDiscard },
    loot: {
      deck: left(state.lootDeck),
      pair: lootPairs[Math.floor(state.lootDeck.drawn / 2)] ?? null,
      discard: state.lootDiscard,
      gone: state.lootGone.map(({ pair }) => pair),
    },
    outcomes: {
      cards: left(state.outcomes.deck),
      top: state.outcomes.top,
      current: state.outcomes.current,
      discard: state.outcomes.discard,
    },
    enemies: state.enemies.map(({ card, region, loot, spaces, damage, targets }) => ({
      card,
      region,
      loot: loot.pair,
      spaces,
      damage,
      targets,
    })),
    won: state.won.map(({ seat, card, pair }) => ({ seat, card: seat < state.seats ? card : null, pair })),
    owed: state.owed.map(({ seat, n }) => ({ seat, n })),
    transit: state.transit,
    scores: (state.ended?.sheets ?? sheets(position)).map((sheet) => ({ total: totalOf(sheet), sheet })),
    ended: state.ended?.by ?? null,
    stack: state.stack,
    lanes: state.lanes === null ? null : state.lanes.map(({ stack }) => stack),
  };
}

/** LA-4.7: items are their owner's; a commentator knows what some seat knows. */
export function seesItems(viewer: Viewer, owner: Seat): boolean {
  if (viewer === 'everything' || viewer === 'commentator') return true;
  return viewer !== 'spectator' && viewer.seat === owner;
}

/** Nobody knows the order of a deck but who may see everything. */
export function seesDecks(viewer: Viewer): boolean {
  return viewer === 'everything';
}

/** LA-4.2: the back of the deck's top card. */
function periodOf({ deck, layers }: State): Period | null {
  let below = 0;
  for (const [index, period] of periods.entries()) {
    below += layers[index] ?? 0;
    if (deck.drawn < below) return period;
  }
  return null;
}

function mapView(position: Position): MapView {
  const { state } = position;
  const { record, links } = roadOf(position);
  return {
    id: record.id,
    width: record.size.width,
    height: record.size.height,
    regions: record.regions.map(({ id }) => id),
    stops: record.stops.map(({ id, region, x, y, special }, index) => ({
      id,
      index,
      region,
      x,
      y,
      special,
      waypoint: state.waypoints.find(({ stop }) => stop === id)?.kind ?? null,
      convoys: state.order.filter((seat) => placeOnRoad(position, seat) === index),
    })),
    links: [...links.values()].map(({ id, kind, from, to, tracks, effects }) => ({
      id,
      kind,
      from,
      to,
      tracks,
      damage: effects.reduce((sum, effect) => sum + (effect.do === 'damage' ? effect.n : 0), 0),
      contamination: effects.reduce((sum, effect) => sum + (effect.do === 'contaminate' ? effect.n : 0), 0),
      blocked: state.blocked.includes(id),
      mine: state.mines.find(({ link }) => link === id)?.seat ?? null,
    })),
    moorings: record.moorings.map(({ number, stop, x, y }) => ({ number, stop, x, y, aurora: number === state.aurora })),
  };
}

function convoyCardView({ card, damage, tokens }: ConvoyCard): ConvoyCardView {
  return { card, damage, tokens };
}

function itemsView({ n, cards }: Items, seen: boolean): PlayerView['items'] {
  return { n, cards: seen ? cards : null };
}

function playerView(position: Position, player: Player, seat: Seat, seesOwn: boolean): PlayerView {
  return {
    colour: player.colour,
    fame: player.fame,
    stop: player.stop,
    index: placeOnRoad(position, seat),
    region: regionOf(position, seat),
    survivors: player.survivors.map((survivor) => ({
      card: survivor.card,
      zone: survivor.zone,
      contamination: survivor.contamination,
      food: survivor.food,
      skill: skillOf(position.rules, survivor),
    })),
    bottom: player.bottom.map(convoyCardView),
    top: player.top.map((card) => (card === null ? null : convoyCardView(card))),
    items: itemsView(player.items, seesOwn),
    used: player.used,
    spared: player.spared,
    eliminated: player.eliminated,
    speed: player.bottom.length === 0 ? 0 : speedOf(position, seat),
    tracks: hasTracks(position.rules, player),
  };
}

function automaView(position: Position, automa: Automa): AutomaView {
  const seat = position.state.seats;
  const { fame, stop, counter, food, fuel, ammo, survivors, contaminated, damage, used, faceUp, discard } = automa;
  return {
    fame,
    stop,
    index: placeOnRoad(position, seat),
    region: regionOf(position, seat),
    counter,
    food,
    fuel,
    ammo,
    survivors,
    contaminated,
    damage,
    used,
    deck: left(automa.deck),
    down: automa.down.n,
    faceUp,
    discard,
    items: automa.items.n,
    loot: automa.loot.map(({ pair }) => pair),
  };
}

/** The cards of a deck that are still in it, where they are known. */
export function undrawn({ order, drawn: gone }: Deck): readonly string[] {
  return order?.slice(gone) ?? [];
}
