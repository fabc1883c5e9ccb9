/**
 * An iterator whose `return` also wakes it: a generator that waits for something can otherwise be ended only after that something came, and a
 * viewer who left would be kept until then.
 */
export function abortable<Item>(make: (signal: AbortSignal) => AsyncGenerator<Item>): AsyncIterableIterator<Item> {
  const controller = new AbortController();
  const generator = make(controller.signal);
  return {
    next: () => generator.next(),
    return: () => {
      controller.abort();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
