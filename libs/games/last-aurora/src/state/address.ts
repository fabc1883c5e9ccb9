import type { ConvoyCard, Player } from './state';

/**
 * The name of a slot: row, position and index, as `b1.0` for the truck's first slot or `t2.1` for the second slot of the device on the first
 * trailer. `b` is the row of vehicles, `t` the row of devices.
 */
export type Address = string;

export interface Place {
  readonly row: 'b' | 't';
  /** From 0: the truck's column. */
  readonly column: number;
  readonly index: number;
}

export function addressOf(row: 'b' | 't', column: number, index: number): Address {
  return `${row}${column + 1}.${index}`;
}

export function placeOf(address: Address): Place {
  return {
    row: address.startsWith('t') ? 't' : 'b',
    column: Number(address.slice(1, address.indexOf('.'))) - 1,
    index: Number(address.slice(address.indexOf('.') + 1)),
  };
}

/** The card that a slot belongs to. */
export function cardAt(player: Player, address: Address): ConvoyCard | undefined {
  const { row, column } = placeOf(address);
  return (row === 'b' ? player.bottom[column] : player.top[column]) ?? undefined;
}

/** Calls back for every slot of a convoy, vehicles first, front to rear. */
export function eachSlot(player: Player, visit: (card: ConvoyCard, index: number, row: 'b' | 't', column: number) => void): void {
  for (const row of ['b', 't'] as const) {
    const cards = row === 'b' ? player.bottom : player.top;
    cards.forEach((card, column) => {
      if (card === null) return;
      for (let index = 0; index < card.damage.length; index++) visit(card, index, row, column);
    });
  }
}
