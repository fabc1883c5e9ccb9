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
