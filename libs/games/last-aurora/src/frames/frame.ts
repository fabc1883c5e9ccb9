import type { Seat } from '@kronika/game-kernel';
import type { By } from '../events/facts';
import type { Effect, HitZone, Resource, TargetLetter, Token } from '../pack/vocabulary';
import type { Address } from '../state/address';

/** Why tokens wait to be placed: what may be discarded depends on it (LA-14.3). */
export type Pending = 'gain' | 'recruit' | 'prisoner' | 'set-aside' | 'produced';

/** The exploration that effects belong to. */
export type Exploring = {
  /** The explored slot, from 0; null where effects do not come from one. */
  readonly slot: number | null;
  /** The committed survivors. */
  readonly crew: readonly string[];
  readonly part: 'cardAction' | 'bonusAction' | null;
};

/** What a turn of driving has come to. */
export type Stage = 'ready' | 'paying' | 'rolling' | 'done';

/**
 * What is still to be done, as plain data. The last frame of the stack comes first. A frame is either carried out at once or waits for
 * somebody's decision; frames of a seat that was eliminated are dropped (LA-15.14).
 */
export type Frame =
  // The course of the game (section 7).
  | { readonly at: 'colours'; readonly left: readonly Seat[] }
  | { readonly at: 'together'; readonly what: 'setup' | 'rest' }
  | { readonly at: 'round' }
  | { readonly at: 'explore-cycle'; readonly left: readonly Seat[] }
  | { readonly at: 'explore'; readonly seat: Seat; readonly acted: boolean }
  | { readonly at: 'commit'; readonly seat: Seat; readonly slot: number; readonly crew: readonly string[] }
  | {
      readonly at: 'resolve';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
      readonly crew: readonly string[];
      readonly cardDone: boolean;
      readonly bonusDone: boolean;
    }
  | { readonly at: 'explored'; readonly seat: Seat; readonly crew: readonly string[] }
  | { readonly at: 'refill'; readonly slot: number }
  | { readonly at: 'reveal'; readonly n: number }
  | { readonly at: 'explore-end'; readonly seat: Seat }
  | { readonly at: 'rest-feed'; readonly seat: Seat }
  | { readonly at: 'rest-act'; readonly seat: Seat }
  | { readonly at: 'movement'; readonly left: readonly Seat[] }
  | {
      readonly at: 'drive';
      readonly seat: Seat;
      readonly stage: Stage;
      readonly points: number;
      /** Links traversed in this move. */
      readonly path: readonly string[];
      /** Damage due to the truck after the move (Nitromethane). */
      readonly strain: number;
      /** A bonus move of the Exploration phase, with the survivors that make it (LA-16.5). */
      readonly bonus: readonly string[] | null;
    }
  | { readonly at: 'link'; readonly seat: Seat; readonly link: string; readonly crew: readonly string[] | null }
  | { readonly at: 'waypoint'; readonly seat: Seat; readonly crew: readonly string[] | null }
  | { readonly at: 'fire' }
  | { readonly at: 'renegades'; readonly left: readonly Seat[] }
  | { readonly at: 'ambushes' }
  | { readonly at: 'convoy-fire'; readonly left: readonly Seat[] }
  | { readonly at: 'fire-turn'; readonly seat: Seat }
  | { readonly at: 'target'; readonly seat: Seat; readonly enemy: string }
  | { readonly at: 'defeat'; readonly enemy: string; readonly now: boolean }
  | {
      readonly at: 'rewards';
      readonly left: readonly Seat[];
      /** LA-R52: in Fire each player's rewards count as an own turn. */
      readonly own: boolean;
    }
  | { readonly at: 'loot'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'enemy-fire'; readonly regions: readonly string[] }
  | { readonly at: 'automa-fire' }
  | { readonly at: 'automa-hit'; readonly n: number; readonly row: TargetLetter }
  | { readonly at: 'abandon' }
  | { readonly at: 'round-end'; readonly left: readonly Seat[] }
  | { readonly at: 'round-slots'; readonly seat: Seat; readonly slots: readonly Address[] }
  | { readonly at: 'automa-round-end' }
  | { readonly at: 'end-check' }
  // Steps (section 6).
  | { readonly at: 'place'; readonly seat: Seat; readonly tokens: readonly Token[]; readonly why: Pending; readonly by: By }
  | { readonly at: 'lose-survivor'; readonly seat: Seat }
  | { readonly at: 'lose-token'; readonly seat: Seat }
  | { readonly at: 'damage'; readonly seat: Seat; readonly n: number; readonly zone: HitZone; readonly by: By }
  | { readonly at: 'repair'; readonly seat: Seat; readonly n: number; readonly must: boolean; readonly by: By }
  | { readonly at: 'contaminate'; readonly seat: Seat; readonly n: number; readonly crew: readonly string[] | null; readonly by: By }
  | {
      readonly at: 'decontaminate';
      readonly seat: Seat;
      readonly n: number;
      readonly crew: readonly string[] | null;
      readonly most: number;
      readonly chosen: readonly string[];
      readonly by: By;
    }
  | { readonly at: 'crew-check'; readonly seat: Seat }
  | { readonly at: 'draw'; readonly seat: Seat; readonly n: number; readonly by: By }
  | { readonly at: 'overflow'; readonly seat: Seat }
  | { readonly at: 'rearrange'; readonly seat: Seat }
  | { readonly at: 'fame'; readonly seat: Seat; readonly n: number; readonly by: By }
  | { readonly at: 'effects'; readonly seat: Seat; readonly list: readonly Effect[]; readonly exploring: Exploring; readonly by: By }
  | {
      readonly at: 'option';
      readonly seat: Seat;
      readonly options: readonly (readonly Effect[])[];
      readonly exploring: Exploring;
      readonly by: By;
    }
  | { readonly at: 'pay'; readonly seat: Seat; readonly of: readonly Resource[]; readonly swap: number | null; readonly by: By }
  | { readonly at: 'pay-item'; readonly seat: Seat }
  | { readonly at: 'gather'; readonly seat: Seat; readonly slot: number }
  | { readonly at: 'attach'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'tow'; readonly seat: Seat; readonly aside: readonly Token[] }
  | { readonly at: 'salvage'; readonly seat: Seat }
  | { readonly at: 'bonus-attack'; readonly seat: Seat };

export type FrameAt = Frame['at'];
export type FrameOf<At extends FrameAt> = Extract<Frame, { at: At }>;

export const notExploring: Exploring = { slot: null, crew: [], part: null };
