import DataLoader from 'dataloader';

/** Loads many things at once: as many values as keys, in their order. */
export type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

/** The loaders of one execution, made when they are asked for: what many fields want to know is asked once. */
export class Loaders {
  readonly #remembers: boolean;
  #loaders: Map<object, unknown> | undefined;

  /** `remembers`: keeps what was loaded. Not for a subscription, which may go on for days. */
  constructor(remembers = true) {
    this.#remembers = remembers;
  }

  /** The loader of an owner (the resolver, mostly). Every call of one owner must mean the same question. */
  of<Key, Value>(owner: object, load: LoadMany<Key, Value>): DataLoader<Key, Value> {
    this.#loaders ??= new Map();
    const known = this.#loaders.get(owner) as DataLoader<Key, Value> | undefined;
    if (known !== undefined) return known;
    const loader = new DataLoader<Key, Value>(load, { cache: this.#remembers });
    this.#loaders.set(owner, loader);
    return loader;
  }
}
