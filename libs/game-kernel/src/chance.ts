/**
 * The only source of chance in `setup` and `decide`. Draws are keyed by a label and a counter, so that the same game can be continued on any
 * machine and re-run by a verifier; label what a draw is for (`deck`, `event-die`), never with anything hidden.
 */
export interface Chance {
  /** A whole number from 0 to below `bound`, each equally likely. */
  int(label: string, bound: number): number;
  /** A shuffled copy (Fisher-Yates). */
  shuffle<Item>(label: string, items: readonly Item[]): Item[];
  /** One of the items, each equally likely; there must be at least one. */
  pick<Item>(label: string, items: readonly Item[]): Item;
}

/** The next counter of each label that was drawn from. */
export type Draws = Readonly<Record<string, number>>;

/** Chance that keeps count, for the kernel: what was drawn becomes part of the append. */
export interface CountedChance extends Chance {
  /** Labels drawn from since this was made, each with its next counter; undefined when there was no draw. */
  used(): Draws | undefined;
}

/** Chance for one command, continuing where a game's counters stand. */
export type ChanceSource = (at: { readonly seed: string | undefined; readonly draws: Draws }) => CountedChance;

/** Everything else follows from one kind of draw. */
export abstract class DrawnChance implements Chance {
  abstract int(label: string, bound: number): number;

  shuffle<Item>(label: string, items: readonly Item[]): Item[] {
    const shuffled = items.slice();
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(label, last + 1);
      const kept = itemAt(shuffled, last);
      shuffled[last] = itemAt(shuffled, other);
      shuffled[other] = kept;
    }
    return shuffled;
  }

  pick<Item>(label: string, items: readonly Item[]): Item {
    return itemAt(items, this.int(label, items.length));
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}
