import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** What an operation costs with its variables. */
export type Cost = (variables: Readonly<Record<string, unknown>>) => number;

const mutationCost = 10;
const introspectionCost = 500;
/** How long a list without a limit is taken to be, and a page of which nothing is said. */
const listLength = 5;
const defaultPage = 20;
const most = 1_000_000_000;

/**
 * The cost of an operation: one for every object that it may fetch, as often as it may be fetched. The items of a page count `first` times, each
 * alias counts on its own, plain values are free. Made once a document; a function only because `first` may be a variable.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation) ?? undefined;
  const fields = ofSet(operation.selectionSet, root);
  const base = operation.operation === OperationTypeNode.MUTATION ? mutationCost * operation.selectionSet.selections.length : 0;
  if (typeof fields === 'number') return () => base + Math.max(1, fields);
  return (variables) => base + Math.max(1, fields(variables));

  function ofSet({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number | Cost {
    let fixed = 0;
    const varying: Cost[] = [];
    for (const selection of selections) {
      const cost =
        selection.kind === Kind.FIELD
          ? ofField(selection, type)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(selection.selectionSet, conditionType(selection.typeCondition?.name.value) ?? type)
            : ofFragment(selection.name.value);
      if (typeof cost === 'number') fixed = Math.min(most, fixed + cost);
      else varying.push(cost);
    }
    if (varying.length === 0) return fixed;
    return (variables) => varying.reduce((sum, cost) => Math.min(most, sum + cost(variables)), fixed);
  }

  function ofFragment(name: string): number | Cost {
    const fragment = fragments.get(name);
    return fragment === undefined ? 0 : ofSet(fragment.selectionSet, conditionType(fragment.typeCondition.name.value));
  }

  function conditionType(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : schema.getType(name);
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined): number | Cost {
    if (node.name.value.startsWith('__')) return node.name.value === '__typename' ? 0 : introspectionCost;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined || node.selectionSet === undefined) return 0;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return 0;
    const inner = ofSet(node.selectionSet, type);
    const times = howOften(node, field);
    if (typeof inner === 'number' && typeof times === 'number') return Math.min(most, (1 + inner) * times);
    return (variables) => {
      const often = typeof times === 'number' ? times : times(variables);
      return Math.min(most, (1 + (typeof inner === 'number' ? inner : inner(variables))) * often);
    };
  }
}

/** How many of a field's objects there may be: as many as its page has, where it is a page. */
function howOften(node: FieldNode, field: GraphQLField<unknown, unknown>): number | Cost {
  if (!field.args.some(({ name }) => name === 'first')) {
    // The list of a page's edges is counted by the page itself.
    return isListType(getNullableType(field.type)) && field.name !== 'edges' ? listLength : 1;
  }
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (first === undefined) return defaultPage;
  if (first.kind === Kind.INT) return pageSize(Number(first.value));
  if (first.kind !== Kind.VARIABLE) return defaultPage;
  const variable = first.name.value;
  return (variables) => pageSize(variables[variable]);
}

function pageSize(first: unknown): number {
  return typeof first === 'number' && Number.isFinite(first) ? Math.max(1, first) : defaultPage;
}
