/** An iterator over something else; returning it returns the first one. */
export function mapped<From, To>(source: AsyncIterableIterator<From>, map: (item: From) => To): AsyncIterableIterator<To> {
  const through = (result: IteratorResult<From, unknown>): IteratorResult<To> =>
    result.done === true ? { done: true, value: undefined } : { done: false, value: map(result.value) };
  return {
    next: async () => through(await source.next()),
    return: async () => {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
