import type { Seat, Viewer } from '@kronika/game-kernel';
import type { Frame } from './frames/frame';
import type { Supply, Tokens } from './goods';
import type { Options } from './options';
import type { ConnectionPile, Deck, Place, Player, State, UsedAction } from './state/state';
import { left } from './state/state';

/** What a viewer may see; null for what is hidden from this viewer. */
export type View = {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly phase: State['phase'];
  readonly first: Seat;
  readonly lastRound: boolean;
  readonly endedBy: State['endedBy'];
  readonly players: readonly PlayerView[];
  readonly deck: DeckView;
  readonly discard: readonly string[];
  readonly display: readonly string[];
  readonly connections: { readonly blue: ConnectionView; readonly red: ConnectionView };
  /** Production that goes to somebody else in this phase. */
  readonly diverted: readonly { readonly seat: Seat; readonly via: number; readonly target: number }[];
  /** The automatic opponent's piles and revealed cards. */
  readonly solo: { readonly attempts: Attempts; readonly revealed: readonly string[] } | null;
  /** What is being decided, the last first asked; all of it is public. */
  readonly stack: readonly Frame[];
};
type Attempts = Readonly<
  Record<'raze' | 'deal' | 'develop', { readonly failures: number; readonly success: boolean; readonly pile: readonly string[] }>
>;
export type PlayerView = {
  readonly faction: string | null;
  readonly vp: number;
  readonly goods: Supply;
  readonly hand: { readonly locations: number; readonly blue: number; readonly red: number; readonly cards: readonly string[] | null };
  readonly places: readonly PlaceView[];
  readonly deals: readonly { readonly id: number; readonly card: string }[];
  readonly board: Readonly<Record<string, { readonly uses: number; readonly spent: Tokens }>>;
  readonly passed: boolean;
  readonly turns: number;
  readonly confirmed: boolean;
  /** Starting cards that will be rejected, for those who may see the hand. */
  readonly rejected: readonly string[] | null;
  readonly brawlers: number;
};
export type PlaceView = {
  readonly id: number;
  readonly card: string | null;
  readonly row: Place['row'];
  readonly ruined: boolean;
  readonly uses: number;
  readonly spent: Tokens;
  readonly worker: boolean;
  readonly cache: Tokens;
  readonly stored: Tokens;
  readonly shield: boolean;
};
export type DeckView = { readonly cards: number; readonly order: readonly string[] | null };
export type ConnectionView = { readonly deck: DeckView; readonly discard: readonly string[]; readonly faceUp: string | null };

/** The table of zones (FS-4.1, FS-4.15 to FS-4.17): built up from nothing. */
export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    first: state.first,
    lastRound: state.endTriggered,
    endedBy: state.endedBy,
    players: state.players.map((player, seat) => playerView(player, seesHand(viewer, seat), seesRuins(state, viewer, seat))),
    deck: deckView(state.deck, viewer),
    discard: state.discard,
    display: state.display,
    connections: { blue: connectionView(state.connections.blue, viewer), red: connectionView(state.connections.red, viewer) },
    diverted: state.diverted.map(({ seat, via, target }) => ({ seat, via, target })),
    solo: state.solo === null ? null : { attempts: state.solo.attempts, revealed: state.solo.revealed },
    stack: state.stack,
  };
}

/** A hand is its owner's; a commentator knows what some seat knows. */
export function seesHand(viewer: Viewer, owner: Seat): boolean {
  if (viewer === 'everything' || viewer === 'commentator') return true;
  return viewer !== 'spectator' && viewer.seat === owner;
}

/** FS-4.16: the owner may look at own Ruins; nobody looks at Borgo's. */
export function seesRuins(state: State, viewer: Viewer, owner: Seat): boolean {
  return viewer === 'everything' || (owner < state.seats && seesHand(viewer, owner));
}

/** Nobody knows the order of a deck but who may see everything. */
export function seesDecks(viewer: Viewer): boolean {
  return viewer === 'everything';
}

function playerView(player: Player, hand: boolean, ruins: boolean): PlayerView {
  const { locations, blue, red, cards } = player.hand;
  return {
    faction: player.faction,
    vp: player.vp,
    goods: player.goods,
    hand: { locations, blue, red, cards: hand ? cards : null },
    places: player.places.map((place) => placeView(place, ruins)),
    deals: player.deals.map(({ id, card }) => ({ id, card })),
    board: Object.fromEntries(Object.entries(player.board).map(([action, used]) => [action, usedView(used)])),
    passed: player.passed,
    turns: player.turns,
    confirmed: player.confirmed,
    rejected: hand ? player.rejected : null,
    brawlers: player.brawlers,
  };
}

function placeView(place: Place, ruins: boolean): PlaceView {
  return {
    id: place.id,
    card: place.ruined && !ruins ? null : place.card,
    row: place.row,
    ruined: place.ruined,
    uses: place.uses,
    spent: place.spent,
    worker: place.worker,
    cache: place.cache,
    stored: place.stored,
    shield: place.shield,
  };
}

function usedView({ uses, spent }: UsedAction): { readonly uses: number; readonly spent: Tokens } {
  return { uses, spent };
}

function deckView(deck: Deck, viewer: Viewer): DeckView {
  return { cards: left(deck), order: seesDecks(viewer) ? (deck.order?.slice(deck.drawn) ?? null) : null };
}

function connectionView({ deck, discard, faceUp }: ConnectionPile, viewer: Viewer): ConnectionView {
  return { deck: deckView(deck, viewer), discard, faceUp };
}
