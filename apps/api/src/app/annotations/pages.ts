import { type Connection, largestPage, type PageArguments } from '../common/connection';

/** Where a page begins and how long it is; cursors are places in the list. */
export function placeOf({ first, after }: PageArguments): { readonly offset: number; readonly limit: number } {
  const place = after !== null && /^\d{1,9}$/.test(after) ? Number(after) : 0;
  return { offset: place, limit: Math.max(0, Math.min(first, largestPage)) };
}

/** The connection of a page that begins at `offset` of a list of `total`. */
export function connection<Item>(items: readonly Item[], offset: number, total: number): Connection<Item> & { readonly kind: 'done' } {
  const edges = items.map((node, index) => ({ node, cursor: String(offset + index + 1) }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { kind: 'done', edges, pageInfo: { hasNextPage: offset + items.length < total, endCursor }, totalCount: total };
}

/** The page of a list that is all there. */
export function pageOf<Item>(all: readonly Item[], page: PageArguments): Connection<Item> & { readonly kind: 'done' } {
  const { offset, limit } = placeOf(page);
  return connection(all.slice(offset, offset + limit), offset, all.length);
}
