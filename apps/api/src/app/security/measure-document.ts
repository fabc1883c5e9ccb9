import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

/** How much a document asks for, before anything is looked up in the schema. Counts stop growing at a million. */
export interface DocumentSize {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
  /** How often the most frequent field stands in the same braces. */
  readonly repeats: number;
}

const nothing: DocumentSize = { depth: 0, aliases: 0, fields: 0, repeats: 0 };
const most = 1_000_000;

/**
 * Measures in one walk: every fragment is measured once and counted as often as it is spread, so that fragments of fragments cost the
 * measuring nothing. What stands in introspection is left to the rule of graphql-js.
 */
export function measureDocument({ definitions }: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, DocumentSize>();
  let all = nothing;
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) all = beside(all, ofSet(definition.selectionSet));
  }
  return all;

  function ofSet({ selections }: SelectionSetNode): DocumentSize {
    let size = { ...nothing, repeats: mostFrequent(selections) };
    for (const selection of selections) size = beside(size, ofSelection(selection));
    return size;
  }

  function ofSelection(selection: SelectionNode): DocumentSize {
    switch (selection.kind) {
      case Kind.INLINE_FRAGMENT:
        return ofSet(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return ofFragment(selection.name.value);
      case Kind.FIELD: {
        const aliases = selection.alias === undefined ? 0 : 1;
        const isIntrospection = selection.name.value.startsWith('__');
        const inner = selection.selectionSet === undefined || isIntrospection ? nothing : ofSet(selection.selectionSet);
        return { ...inner, depth: inner.depth + 1, aliases: inner.aliases + aliases, fields: inner.fields + 1 };
      }
    }
  }

  function ofFragment(name: string): DocumentSize {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that spreads itself is refused by validation, which comes later.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment === undefined ? nothing : ofSet(fragment.selectionSet);
    measured.set(name, size);
    return size;
  }
}

function beside(a: DocumentSize, b: DocumentSize): DocumentSize {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.min(most, a.aliases + b.aliases),
    fields: Math.min(most, a.fields + b.fields),
    repeats: Math.max(a.repeats, b.repeats),
  };
}

function mostFrequent(selections: readonly SelectionNode[]): number {
  const counts = new Map<string, number>();
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const key = (selection.alias ?? selection.name).value;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
