import type { Type } from '@angular/core';
import type { Json } from '@kronika/event-log';
import type { Decision, Seat, SeatNames, Viewer } from '@kronika/game-kernel';
import type { Language } from '@kronika/web/i18n';
import type { Shape } from '@kronika/web/ui';
import type { CardFace } from '@kronika/web/ui/cards';

/** A thing on a board, by a name that stays the same from view to view: `place:12`, `good:0:fuel`. Marks of annotations use it, too. */
export type Thing = string;

/** What became of a thing since the view before; `by` for numbers. */
export interface Change {
  readonly thing: Thing;
  readonly kind: 'new' | 'changed' | 'gone';
  readonly by?: number;
}
export type Changed = readonly Change[];

/** Something that an annotation points at, in the shapes and colours of annotations. */
export interface BoardMark {
  readonly thing: Thing;
  readonly label: string;
  readonly shape: 'circle' | 'highlight' | 'arrow';
  readonly colour: 'green' | 'red' | 'blue' | 'yellow';
  /** Where an arrow points to. */
  readonly to: Thing | null;
}

/** What somebody wants to look at closely. */
export interface Inspected {
  readonly thing: Thing;
  /** The card's id, where the thing is a card whose face is known. */
  readonly card: string | undefined;
}

/** The inputs that every board has, as signal inputs; and the outputs `move: Json`, `inspect: Inspected`, `mark: Thing`. */
export interface BoardInputs {
  readonly view: Json;
  /** Empty in a replay, or when it is not one's turn. */
  readonly legalMoves: readonly Json[];
  /** The seat that plays on this board, if any. */
  readonly seat: Seat | undefined;
  readonly viewer: Viewer;
  readonly lang: Language;
  readonly changed: Changed;
  readonly toAct: readonly Decision[];
  readonly names: SeatNames;
  /** The content that the game is played with. */
  readonly pack: Json;
  /** A move as its button says it. */
  readonly moveLabel: (move: Json) => string;
  readonly marks: readonly BoardMark[];
  /** Things can be pointed at, to be marked by an annotation. */
  readonly marking: boolean;
  /** A move is on its way: nothing can be chosen. */
  readonly busy: boolean;
}

/** A number that can be drawn over the course of a game. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly shape: Shape;
  of(view: Json, seat: Seat): number;
}

/** What a game's board library exports as `board`; it is loaded when a board of that game is shown. */
export interface BoardModule {
  readonly component: Type<unknown>;
  /** How many States a view has: the seats, and an automatic opponent. */
  players(view: Json): number;
  changes(before: Json | undefined, after: Json): Changed;
  /** The phase as a word that stays the same, for the timeline's bands. */
  phase(view: Json): string;
  phaseName(phase: string, language: Language): string;
  measures(language: Language): readonly Measure[];
  /** A card's face; undefined where the game has no such card. */
  face(pack: Json, card: string, language: Language): CardFace | undefined;
  /** The types of events in whose data a card's history stands. */
  readonly cardEvents: ReadonlySet<string>;
  /** The types of events that only prepare the next decision: a replay does not stop at them. */
  readonly quietEvents: ReadonlySet<string>;
}
