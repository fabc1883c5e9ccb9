import type { DirectoryEntry, DirectoryPage } from '@kronika/application';
import type { Connection } from '../common/connection';

/** A page of the directory as a connection; `kind` tells it apart from what can go wrong. */
export function asConnection<Node>(
  { items, hasNextPage, total }: DirectoryPage,
  nodeOf: (entry: DirectoryEntry) => Node,
): Connection<Node> & { readonly kind: 'done' } {
  const edges = items.map(({ entry, cursor }) => ({ node: nodeOf(entry), cursor }));
  return { kind: 'done', edges, pageInfo: { hasNextPage, endCursor: items.at(-1)?.cursor ?? null }, totalCount: total };
}
