/**
 * The items of some pages, one by one. An async generator would do the same, but takes three turns of the microtask queue for every item;
 * here an item that is at hand costs one.
 */
export function flattenPages<Item>(pages: AsyncGenerator<readonly Item[], void, void>): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => new PageIterator(pages) };
}

class PageIterator<Item> implements AsyncIterator<Item, undefined> {
  readonly #pages: AsyncGenerator<readonly Item[], void, void>;
  #page: readonly Item[] = [];
  #index = 0;
  /** Settles when no page is being fetched; callers that do not wait for their items queue up behind it. */
  #fetched: Promise<unknown> | undefined;

  constructor(pages: AsyncGenerator<readonly Item[], void, void>) {
    this.#pages = pages;
  }

  next(): Promise<IteratorResult<Item, undefined>> {
    const item = this.#fetched === undefined ? this.#page[this.#index] : undefined;
    if (item !== undefined) {
      this.#index++;
      return Promise.resolve({ done: false, value: item });
    }
    const result = (this.#fetched ?? Promise.resolve()).then(() => this.#nextOfPages());
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#fetched = settled;
    void settled.then(() => {
      if (this.#fetched === settled) this.#fetched = undefined;
    });
    return result;
  }

  async #nextOfPages(): Promise<IteratorResult<Item, undefined>> {
    for (;;) {
      const item = this.#page[this.#index];
      if (item !== undefined) {
        this.#index++;
        return { done: false, value: item };
      }
      const page = await this.#pages.next();
      if (page.done === true) return { done: true, value: undefined };
      this.#page = page.value;
      this.#index = 0;
    }
  }

  async return(): Promise<IteratorResult<Item, undefined>> {
    this.#page = [];
    await this.#pages.return();
    return { done: true, value: undefined };
  }
}
