import type { Shape } from '@kronika/web/ui';

/** A number of something, as an icon and in words. */
export interface Amount {
  readonly shape: Shape;
  readonly n: number;
  readonly label: string;
}

/** A piece of an ability's row: goods, a sign, or an arrow or slash between them. */
export type FacePart =
  | ({ readonly kind: 'amount' } & Amount)
  | { readonly kind: 'sign'; readonly shape: Shape }
  | { readonly kind: 'text'; readonly text: string };

/** One ability in signs, with the same in words for those who do not see them. */
export interface FaceRow {
  readonly parts: readonly FacePart[];
  readonly label: string;
}

/** A stripe along the card's foot: what it is worth when it is not built. */
export interface FaceStripe {
  readonly tone: string;
  readonly shape: Shape;
  readonly label: string;
  readonly amounts: readonly Amount[];
}

/** A card of any game, ready to be drawn in one language. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  /** The token of its colour: `production`, `action`, … */
  readonly tone: string;
  /** What sort of card it is. */
  readonly kind: string;
  readonly kindShape: Shape;
  /** What it takes to get it, in its upper corner. */
  readonly cost?: Amount;
  readonly types: readonly { readonly shape: Shape; readonly label: string }[];
  readonly rows: readonly FaceRow[];
  readonly stripes: readonly FaceStripe[];
  /** What it does, in words made from its data. */
  readonly lines: readonly string[];
  /** Everything else that is known of it, for the zoomed card. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Ids of the rules that govern it. */
  readonly rules: readonly string[];
  /** Where its values come from; `designed` ones are our own and are marked. */
  readonly provenance: { readonly designed: boolean; readonly text: string };
}
