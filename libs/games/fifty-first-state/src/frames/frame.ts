import type { Seat } from '@kronika/game-kernel';
import type { Token } from '../goods';
import type { Effect } from '../pack/vocabulary';

/** An ability that can be used: a location's action, or an action of the faction board. */
export type Usable = { readonly of: 'location'; readonly place: number } | { readonly of: 'faction'; readonly action: string };

/** One unit of a cost (FS-4.10, FS-4.12). */
export type CostUnit = Token | 'anyBasic' | 'handCard' | 'ownDeal';

/** Where paid goods go (FS-4.13): back to the general supply, onto an own location, or onto an action of the board. */
export type PaidTo = null | { readonly place: number } | { readonly action: string };

/** Why goods come: for the log and for statistics. */
export type GainedBy =
  | 'production'
  | 'bonus'
  | 'spoils'
  | 'deal'
  | 'compensation'
  | 'action'
  | 'faction'
  | 'connection'
  | 'open-production'
  | 'trigger'
  | 'threshold'
  | 'development'
  | 'opponent';

/** Effects under way: who gains, whose State is counted, which location they belong to. */
export type EffectContext = {
  readonly seat: Seat;
  /** FS-14.9: counts of locations use this player's State. */
  readonly owner: Seat;
  /** The location that the effects belong to; null for boards. */
  readonly place: number | null;
  readonly by: GainedBy;
  /** The card or board that gives, for the log. */
  readonly card: string | null;
};

/**
 * What is still to be done, as plain data. The last frame of the stack comes first. A frame is either carried out at once or waits for
 * somebody's decision; every compound move is a few of these.
 */
export type Frame =
  // The course of the game (section 6).
  | { readonly at: 'factions'; readonly left: readonly Seat[] }
  | { readonly at: 'keep' }
  | { readonly at: 'lookout' }
  | { readonly at: 'reveal'; readonly draft: 1 | 2 }
  | { readonly at: 'draft'; readonly draft: 1 | 2; readonly left: readonly Seat[] }
  | { readonly at: 'solo-draft'; readonly step: 1 | 2 }
  | { readonly at: 'brawlers' }
  | { readonly at: 'production' }
  | { readonly at: 'divert'; readonly seat: Seat; readonly via: number }
  | { readonly at: 'produce'; readonly seat: Seat }
  | { readonly at: 'dependent' }
  | { readonly at: 'thresholds'; readonly seat: Seat }
  | { readonly at: 'action' }
  | { readonly at: 'turn'; readonly seat: Seat; readonly acted: boolean; readonly again: Usable | null }
  | { readonly at: 'acted'; readonly seat: Seat; readonly ability: Usable | null }
  | { readonly at: 'next'; readonly after: Seat }
  | { readonly at: 'store' }
  | { readonly at: 'cleanup' }
  // Steps of a move (section 7).
  | { readonly at: 'pay'; readonly seat: Seat; readonly units: readonly CostUnit[]; readonly to: PaidTo }
  | { readonly at: 'build'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'develop'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'develop-pay'; readonly seat: Seat; readonly card: string; readonly old: number }
  | { readonly at: 'deal'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'raze-hand'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'raze'; readonly seat: Seat; readonly place: number }
  | { readonly at: 'use'; readonly seat: Seat; readonly ability: Usable; readonly option: number | null }
  | { readonly at: 'occupy'; readonly seat: Seat; readonly place: number }
  | { readonly at: 'owner-gains'; readonly place: number; readonly owner: Seat }
  | { readonly at: 'take-connection'; readonly seat: Seat; readonly colour: 'blue' | 'red' }
  | { readonly at: 'play-connection'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'triggers'; readonly seat: Seat; readonly on: 'deal-signed' | 'razed' }
  // Effects (section 18).
  | { readonly at: 'effects'; readonly context: EffectContext; readonly list: readonly Effect[] }
  | { readonly at: 'option'; readonly context: EffectContext; readonly options: readonly (readonly Effect[])[] }
  | { readonly at: 'copy'; readonly context: EffectContext; readonly from: 'own' | 'own-other' | 'opponent' }
  | {
      readonly at: 'use-deals';
      readonly context: EffectContext;
      readonly from: 'own' | 'opponent';
      readonly left: number;
      readonly used: readonly number[];
    }
  | { readonly at: 'victim'; readonly seat: Seat; readonly of: readonly Token[]; readonly n: number }
  | { readonly at: 'loot'; readonly seat: Seat; readonly victim: Seat; readonly of: readonly Token[]; readonly n: number }
  | { readonly at: 'clear'; readonly context: EffectContext; readonly left: number; readonly excludeSelf: boolean; readonly begun: boolean }
  | { readonly at: 'repeat'; readonly seat: Seat }
  // The automatic opponents (sections 10 to 12).
  | { readonly at: 'opponent' }
  | { readonly at: 'attack'; readonly targets: readonly number[]; readonly revealed: string | null }
  | { readonly at: 'lose-deal'; readonly deals: readonly number[] }
  | { readonly at: 'borgo'; readonly acts: readonly BorgoAct[] }
  | { readonly at: 'borgo-end' }
  | { readonly at: 'borgo-decks' }
  | { readonly at: 'borgo-occupy'; readonly places: readonly number[] }
  | { readonly at: 'borgo-shield'; readonly places: readonly number[] };

export type BorgoAct = 'standard' | 'attack' | 'build' | 'development';
export type FrameAt = Frame['at'];
export type FrameOf<At extends FrameAt> = Extract<Frame, { at: At }>;
