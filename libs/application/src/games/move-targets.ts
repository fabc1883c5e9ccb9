import type { Json } from '@kronika/event-log';

/** Something that a move points at: a card, a place, a seat. `kind` is what the game's moves call it. */
export interface MoveTarget {
  readonly kind: string;
  readonly value: Json;
}

export interface MoveOption {
  readonly move: Json;
  readonly targets: readonly MoveTarget[];
}

/** A move with what it points at: every member but `do`, which says what kind of move it is; lists point at each of their items. */
export function moveOption(move: Json): MoveOption {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return { move, targets: [] };
  const targets = Object.entries<Json>(Object.assign({}, move))
    .filter(([kind]) => kind !== 'do')
    .flatMap(([kind, value]) => (isList(value) ? value.map((item) => ({ kind, value: item })) : [{ kind, value }]));
  return { move, targets };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
