import {
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type OperationTypeNode,
} from 'graphql';

/** Gives an argument or an input field its value; undefined leaves it out where that is allowed. */
export type ValueSource = (path: readonly string[], type: GraphQLInputType) => unknown;

export interface WalkedOperation {
  /** `query game`. */
  readonly name: string;
  readonly field: string;
  readonly kind: OperationTypeNode;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** One operation for every field of a root type, asking for everything that can be asked for down to a depth. */
export function operationsOf(schema: GraphQLSchema, kind: OperationTypeNode, values: ValueSource, depth = 6): WalkedOperation[] {
  const root = schema.getRootType(kind);
  return Object.values(root?.getFields() ?? {}).map((field) => operationOf(schema, kind, field, values, depth));
}

export function operationOf(
  schema: GraphQLSchema,
  kind: OperationTypeNode,
  field: GraphQLField<unknown, unknown>,
  values: ValueSource,
  depth = 6,
): WalkedOperation {
  const walk = new Walk(schema, values, depth);
  const selection = walk.field(field, field.name, 0);
  const declared = walk.declarations.length > 0 ? `(${walk.declarations.join(', ')})` : '';
  return {
    name: `${kind} ${field.name}`,
    field: field.name,
    kind,
    text: `${kind} Walk${declared} { ${selection} }`,
    variables: walk.variables,
  };
}

class Walk {
  readonly declarations: string[] = [];
  readonly variables: Record<string, unknown> = {};
  readonly #schema: GraphQLSchema;
  readonly #values: ValueSource;
  readonly #depth: number;

  constructor(schema: GraphQLSchema, values: ValueSource, depth: number) {
    this.#schema = schema;
    this.#values = values;
    this.#depth = depth;
  }

  field(field: GraphQLField<unknown, unknown>, alias: string, level: number): string {
    const used = field.args.flatMap((argument) => this.#argument(field.name, argument));
    const called = alias === field.name ? field.name : `${alias}: ${field.name}`;
    return `${called}${used.length > 0 ? `(${used.join(', ')})` : ''}${this.#selection(field.type, level)}`;
  }

  #argument(field: string, argument: GraphQLArgument): string[] {
    const value = valueOf(argument.type, [field, argument.name], this.#values, argument.defaultValue !== undefined);
    if (value === undefined) return [];
    const name = `v${this.declarations.length}`;
    this.declarations.push(`$${name}: ${String(argument.type)}`);
    this.variables[name] = value;
    return [`${argument.name}: $${name}`];
  }

  #selection(type: GraphQLOutputType, level: number): string {
    if (isNonNullType(type) || isListType(type)) return this.#selection(type.ofType as GraphQLOutputType, level);
    if (isLeafType(type)) return '';
    if (isUnionType(type) || isInterfaceType(type)) {
      const possible = this.#schema.getPossibleTypes(type);
      const members = possible.map((member, index) => {
        const fields = Object.values(member.getFields()).flatMap((field) =>
          this.#inner(field, isAmbiguous(field, possible) ? `m${index}_${field.name}` : field.name, level),
        );
        return `... on ${member.name} { __typename ${fields.join(' ')} }`;
      });
      return ` { __typename ${members.join(' ')} }`;
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).flatMap((field) => this.#inner(field, field.name, level));
    return ` { __typename ${fields.join(' ')} }`;
  }

  /** What lies too deep is left out, with everything that leads there and nowhere else. */
  #inner(field: GraphQLField<unknown, unknown>, alias: string, level: number): string[] {
    const isLeaf = isLeafType(innermost(field.type));
    return isLeaf || level < this.#depth ? [this.field(field, alias, level + 1)] : [];
  }
}

/** Whether the same field of another member is of another type or has arguments: only an alias keeps such fields apart. */
function isAmbiguous(field: GraphQLField<unknown, unknown>, members: readonly GraphQLObjectType[]): boolean {
  const namesakes = members.flatMap((member) => member.getFields()[field.name] ?? []);
  return namesakes.length > 1 && namesakes.some(({ type, args }) => String(type) !== String(field.type) || args.length > 0);
}

function innermost(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? innermost(type.ofType as GraphQLOutputType) : type;
}

/** A value of an input type, built up from the source; objects field by field. */
export function valueOf(type: GraphQLInputType, path: readonly string[], values: ValueSource, hasDefault = false): unknown {
  const given = values(path, type);
  if (given !== undefined) return given;
  if (!isNonNullType(type) || hasDefault) return undefined;
  return required(type.ofType, path, values);
}

function required(type: GraphQLInputType, path: readonly string[], values: ValueSource): unknown {
  if (isListType(type)) return [valueOf(type.ofType, [...path, '0'], values)].filter((item) => item !== undefined);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type) && type.isOneOf) {
    const [field] = Object.values(type.getFields());
    return field === undefined
      ? {}
      : { [field.name]: valueOf(new GraphQLNonNull(getNullableType(field.type)), [...path, field.name], values) };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, valueOf(field.type, [...path, field.name], values, field.defaultValue !== undefined)] as const,
    );
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  switch (String(type)) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return false;
    case 'JSON':
      return {};
    case 'DateTime':
      return '2026-01-01T00:00:00.000Z';
    case 'Position':
      return '0';
    default:
      return 'x';
  }
}
