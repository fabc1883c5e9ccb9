import type { Signal } from '@angular/core';
import type { Language, Seat } from '@kronika/game-kernel';
import type { Move, Rules, View } from '@kronika/games/last-aurora';
import type { BoardMark, Change, Thing } from '@kronika/web/boards/contract';
import type { CardFace } from '@kronika/web/ui/cards';
import type { Selection } from './model/selection';

/** What the parts of the board know of it: the board itself provides this. */
export abstract class TableContext {
  abstract readonly table: Signal<View>;
  abstract readonly lang: Signal<Language>;
  abstract readonly rules: Signal<Rules>;
  abstract readonly seat: Signal<Seat | undefined>;
  abstract readonly playing: Signal<boolean>;
  abstract readonly byThing: Signal<ReadonlyMap<Thing, readonly Move[]>>;
  abstract readonly changedThings: Signal<ReadonlyMap<Thing, Change>>;
  abstract readonly markedThings: Signal<ReadonlyMap<Thing, BoardMark>>;
  abstract readonly selection: Signal<Selection>;
  abstract name(seat: Seat): string;
  abstract face(card: string): CardFace | undefined;
  abstract press(thing: Thing, card: string | undefined): void;
  abstract look(thing: Thing, card: string | undefined): void;
}
