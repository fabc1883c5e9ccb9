import type { Audience } from '@kronika/event-log';
import type { Seat } from '@kronika/game-kernel';
import type { Frame, GainedBy } from '../frames/frame';
import type { Amounts, Token, Tokens } from '../goods';
import type { Options } from '../options';
import type { Category } from '../pack/vocabulary';
import type { AttemptKind } from '../state/state';

export type Colour = 'blue' | 'red';

/** Goods that came from one source in Production: the board, a deal, a location (by number). */
export type Source = { readonly from: 'board' | 'deals' | number; readonly goods: Amounts };

/**
 * What can happen, each with what everybody learns (`open`) and, where something is hidden, what only some learn. Facts carry all that
 * `evolve` needs: amounts, rows, numbers of places; so a game replays exactly whatever becomes of the rules and the cards.
 */
export interface Facts {
  started: {
    readonly options: Options;
    readonly seats: number;
    /** Seats and, in a solo game, the automatic opponent. */
    readonly players: number;
    readonly first: Seat;
    readonly factions: readonly string[] | null;
    readonly startVp: number;
    readonly deck: number;
    readonly blue: number;
    readonly red: number;
  };
  factionChosen: { readonly seat: Seat; readonly faction: string };
  dealt: { readonly seat: Seat; readonly n: number };
  kept: { readonly seat: Seat };
  rejected: { readonly cards: readonly (readonly string[])[] };
  lookoutBegan: { readonly round: number; readonly blue: string | null; readonly red: string | null };
  revealed: { readonly draft: 1 | 2; readonly cards: readonly string[] };
  taken: { readonly seat: Seat; readonly card: string };
  displayDiscarded: { readonly cards: readonly string[] };
  reshuffled: { readonly n: number };
  connectionsReshuffled: { readonly colour: Colour; readonly n: number };
  productionBegan: Record<string, never>;
  storesReturned: { readonly seat: Seat; readonly goods: Tokens };
  diverted: { readonly seat: Seat; readonly via: number; readonly target: number };
  copied: { readonly seat: Seat; readonly via: number; readonly target: number };
  produced: { readonly seat: Seat; readonly sources: readonly Source[] };
  gained: { readonly seat: Seat; readonly goods: Amounts; readonly by: GainedBy; readonly card: string | null };
  drew: { readonly seat: Seat; readonly n: number; readonly by: GainedBy; readonly card: string | null };
  ruinsGained: { readonly seat: Seat; readonly place: number };
  cached: { readonly seat: Seat; readonly place: number; readonly goods: Tokens };
  actionBegan: Record<string, never>;
  turn: { readonly seat: Seat; readonly n: number; readonly turn: number };
  asked: { readonly turn: number; readonly stack: readonly Frame[] };
  paid: {
    readonly seat: Seat;
    readonly goods: Tokens;
    /** Goods that lay on own locations. */
    readonly cached: readonly { readonly place: number; readonly good: Token; readonly n: number }[];
    readonly to: { readonly place: number } | { readonly action: string } | null;
  };
  handCardPaid: { readonly seat: Seat; readonly card: string; readonly colour: Colour | null };
  dealPaid: { readonly seat: Seat; readonly deal: number };
  built: {
    readonly seat: Seat;
    readonly card: string;
    readonly row: Category;
    readonly place: number;
    readonly from: 'hand' | 'display' | 'deck';
  };
  developed: {
    readonly seat: Seat;
    readonly card: string;
    readonly row: Category;
    readonly place: number;
    readonly old: number;
    readonly oldCard: string;
    readonly wasRuins: boolean;
    /** Cached and stored goods of the old location, to its owner. */
    readonly back: Tokens;
  };
  dealSigned: { readonly seat: Seat; readonly card: string; readonly deal: number };
  razedFromHand: { readonly seat: Seat; readonly card: string };
  razed: {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly place: number;
    readonly card: string;
    readonly becomes: 'ruins' | 'discard';
    /** Cached and stored goods, to the owner. */
    readonly back: Tokens;
  };
  used: { readonly seat: Seat; readonly place: number };
  actionUsed: { readonly seat: Seat; readonly action: string };
  occupied: { readonly seat: Seat; readonly owner: Seat; readonly place: number };
  connectionTaken: { readonly seat: Seat; readonly colour: Colour; readonly card: string };
  connectionPlayed: { readonly seat: Seat; readonly colour: Colour; readonly card: string };
  shielded: { readonly seat: Seat; readonly place: number; readonly paid: boolean };
  shieldLost: { readonly seat: Seat; readonly place: number };
  stolen: { readonly seat: Seat; readonly from: Seat; readonly good: Token; readonly n: number };
  cleared: { readonly seat: Seat; readonly place: number };
  passed: { readonly seat: Seat };
  endTriggered: { readonly seat: Seat };
  cleanupBegan: Record<string, never>;
  stored: { readonly seat: Seat; readonly place: number; readonly good: Token };
  storingDone: { readonly seat: Seat };
  cleanedUp: { readonly first: Seat; readonly keepShields: readonly Seat[] };
  ended: { readonly by: 'vp' | 'rounds'; readonly bonus: readonly number[] };
  opponentTookConnection: { readonly seat: Seat; readonly colour: Colour; readonly card: string };
  attempted: { readonly kind: AttemptKind; readonly card: string | null };
  attemptEnded: { readonly kind: AttemptKind; readonly success: boolean };
  pileDiscarded: { readonly kind: AttemptKind; readonly cards: readonly string[] };
  dealLost: { readonly seat: Seat; readonly deal: number };
  borgoRevealed: { readonly card: string };
  borgoDiscarded: { readonly card: string };
  brawlers: { readonly seat: Seat; readonly n: number };
}

/** What some facts tell to their audience only. */
export interface Secrets {
  started: { readonly deck: readonly string[]; readonly blue: readonly string[]; readonly red: readonly string[] };
  dealt: readonly string[];
  kept: readonly string[];
  reshuffled: readonly string[];
  connectionsReshuffled: readonly string[];
  drew: readonly string[];
  ruinsGained: string;
}

export type FactType = keyof Facts;
export type SecretType = keyof Secrets;

/** A fact with its secret, where it has one, as the first sealed part; the secret is absent where it is redacted. */
export type Fact<Of extends FactType = FactType> = {
  [Type in Of]: { readonly type: Type; readonly open: Facts[Type]; readonly sealed?: readonly SecretPart<Type>[] };
}[Of];
export interface SecretPart<Type extends FactType> {
  readonly to: Audience;
  readonly data?: SecretOf<Type>;
}
export type SecretOf<Type extends FactType> = Type extends SecretType ? Secrets[Type] : never;
