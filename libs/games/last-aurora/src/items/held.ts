import type { Seat } from '@kronika/game-kernel';
import type { Position } from '../frames/handler';
import { itemNamed } from '../pack/rules';
import type { ItemRecord } from '../pack/records';
import type { ItemEffect } from '../pack/vocabulary';
import { playerAt } from '../state/state';

/** The kinds of items that a seat holds, each once, in alphabetical order; nothing where they are not known. */
export function heldKinds({ rules, state }: Position, seat: Seat): readonly ItemRecord[] {
  const cards = playerAt(state, seat).items.cards ?? [];
  return [...new Set(cards)].sort().map((item) => itemNamed(rules, item));
}

/** A held item with this effect. */
export function heldItem<Do extends ItemEffect['do']>(
  position: Position,
  seat: Seat,
  does: Do,
): (ItemRecord & { readonly effect: Extract<ItemEffect, { do: Do }> }) | undefined {
  for (const item of heldKinds(position, seat)) if (isItem(item, does)) return item;
  return undefined;
}

function isItem<Do extends ItemEffect['do']>(
  item: ItemRecord,
  does: Do,
): item is ItemRecord & { readonly effect: Extract<ItemEffect, { do: Do }> } {
  return item.effect.do === does;
}
