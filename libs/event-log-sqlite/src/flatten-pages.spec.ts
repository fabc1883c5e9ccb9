import fc from 'fast-check';
import { collect } from '@kronika-testing/event-log';
import { flattenPages } from './flatten-pages';

async function* pagesOf<Item>(
  pages: readonly (readonly Item[])[],
  onEnd: () => void = () => undefined,
): AsyncGenerator<readonly Item[], void, void> {
  try {
    for (const page of pages) yield await Promise.resolve(page);
  } finally {
    onEnd();
  }
}

const anyPages = fc.array(fc.array(fc.nat(), { maxLength: 5 }), { maxLength: 6 });

describe('flattening pages', () => {
  it('gives every item once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(anyPages, async (pages) => {
        expect(await collect(flattenPages(pagesOf(pages)))).toEqual(pages.flat());
      }),
    );
  });

  it('gives the same to callers that do not wait for one item before they ask for the next', async () => {
    await fc.assert(
      fc.asyncProperty(anyPages, fc.integer({ min: 1, max: 7 }), async (pages, atOnce) => {
        const iterator = flattenPages(pagesOf(pages))[Symbol.asyncIterator]();
        const seen: number[] = [];
        while (seen.length < pages.flat().length) {
          const results = await Promise.all(Array.from({ length: atOnce }, () => iterator.next()));
          seen.push(...results.flatMap((result) => (result.done === true ? [] : [result.value])));
        }
        expect(seen).toEqual(pages.flat());
        expect(await iterator.next()).toEqual({ done: true, value: undefined });
      }),
    );
  });

  it('ends the pages when the reader leaves half-way', async () => {
    let ended = false;
    const items = flattenPages(
      pagesOf([[1, 2], [3]], () => {
        ended = true;
      }),
    );
    for await (const item of items) if (item === 1) break;
    expect(ended).toBe(true);
    expect(await collect(items)).toEqual([]);
  });

  it('passes on what goes wrong', async () => {
    const failing = pagesOf([[1]]);
    failing.next = () => Promise.reject(new Error('planted'));
    await expect(collect(flattenPages(failing))).rejects.toThrow('planted');
  });
});
