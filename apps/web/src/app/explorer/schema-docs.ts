/** What introspection answers about a type that is used somewhere: wrappers around a name. */
export interface TypeUse {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType?: TypeUse | null;
}

export interface ArgumentDoc {
  readonly name: string;
  readonly description: string | null;
  readonly type: TypeUse;
  readonly defaultValue: string | null;
}

export interface FieldDoc {
  readonly name: string;
  readonly description: string | null;
  readonly args?: readonly ArgumentDoc[];
  readonly type: TypeUse;
}

export interface TypeDoc {
  readonly kind: string;
  readonly name: string;
  readonly description: string | null;
  readonly fields: readonly FieldDoc[] | null;
  readonly inputFields: readonly FieldDoc[] | null;
  readonly enumValues: readonly { readonly name: string; readonly description: string | null }[] | null;
  readonly possibleTypes: readonly { readonly name: string }[] | null;
}

export interface SchemaDocs {
  readonly queryType: { readonly name: string };
  readonly mutationType: { readonly name: string } | null;
  readonly subscriptionType: { readonly name: string } | null;
  readonly types: readonly TypeDoc[];
}

const typeUse = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

export const introspection = `query Describe {
  __schema {
    queryType { name }
    mutationType { name }
    subscriptionType { name }
    types {
      kind name description
      fields { name description args { name description defaultValue type { ${typeUse} } } type { ${typeUse} } }
      inputFields { name description type { ${typeUse} } }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}`;

/** `[Player!]!` */
export function written(type: TypeUse): string {
  if (type.kind === 'NON_NULL' && type.ofType) return `${written(type.ofType)}!`;
  if (type.kind === 'LIST' && type.ofType) return `[${written(type.ofType)}]`;
  return type.name ?? '';
}

/** The name inside the wrappers. */
export function innerName(type: TypeUse): string {
  return type.ofType ? innerName(type.ofType) : (type.name ?? '');
}

/** A query to start from: the field with its required arguments as variables, and the plain fields of what it answers. */
export function skeleton(kind: 'query' | 'mutation' | 'subscription', field: FieldDoc, docs: SchemaDocs): string {
  const required = (field.args ?? []).filter((argument) => argument.type.kind === 'NON_NULL' && argument.defaultValue === null);
  const variables = required.map((argument) => `$${argument.name}: ${written(argument.type)}`).join(', ');
  const given = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = selectionOf(innerName(field.type), docs, 3, '  ');
  const head = kind === 'query' && variables === '' ? '' : `${kind}${variables === '' ? '' : ` (${variables})`} `;
  return `${head}{\n  ${field.name}${given === '' ? '' : `(${given})`}${selection}\n}`;
}

function selectionOf(typeName: string, docs: SchemaDocs, depth: number, indent: string): string {
  const type = docs.types.find(({ name }) => name === typeName);
  if (type === undefined || depth === 0) return '';
  const inner = `${indent}  `;
  if (type.kind === 'UNION') {
    const parts = (type.possibleTypes ?? []).map(
      ({ name }) => `${inner}... on ${name}${selectionOf(name, docs, depth - 1, inner) || ' { __typename }'}`,
    );
    return ` {\n${inner}__typename\n${parts.join('\n')}\n${indent}}`;
  }
  const fields = (type.fields ?? []).flatMap((field) => {
    const answer = docs.types.find(({ name }) => name === innerName(field.type));
    const needsArguments = (field.args ?? []).some((argument) => argument.type.kind === 'NON_NULL' && argument.defaultValue === null);
    if (answer === undefined || needsArguments) return [];
    if (answer.kind === 'SCALAR' || answer.kind === 'ENUM') return [`${inner}${field.name}`];
    const below = answer.kind === 'OBJECT' ? selectionOf(answer.name, docs, depth - 1, inner) : '';
    return below === '' ? [] : [`${inner}${field.name}${below}`];
  });
  return fields.length === 0 ? '' : ` {\n${fields.join('\n')}\n${indent}}`;
}
