import { buildSchema, graphqlSync, parse, validate } from 'graphql';
import { type FieldDoc, introspection, type SchemaDocs, skeleton, written } from './schema-docs';

const schema = buildSchema(`
  type Query { player(id: ID!, at: Int = 3): Found! hello: String! list(first: Int): [Player!]! }
  type Player { id: ID! name: String games(first: Int!): [String!]! friend: Player }
  type NotFound { what: String! }
  union Found = Player | NotFound
  type Mutation { rename(input: Rename!): Player! }
  input Rename { name: String! }
`);
const docs = (graphqlSync({ schema, source: introspection }).data as unknown as { __schema: SchemaDocs }).__schema;

function field(type: string, name: string): FieldDoc {
  const found = docs.types.find((each) => each.name === type)?.fields?.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

describe('skeleton', () => {
  it.each([
    ['query', 'Query', 'player'],
    ['query', 'Query', 'hello'],
    ['query', 'Query', 'list'],
    ['mutation', 'Mutation', 'rename'],
  ] as const)('writes a valid %s from %s.%s', (kind, type, name) => {
    expect(validate(schema, parse(skeleton(kind, field(type, name), docs)))).toEqual([]);
  });
  it('asks for what is required only', () => {
    expect(skeleton('query', field('Query', 'player'), docs)).toContain('query ($id: ID!) {\n  player(id: $id) {\n    __typename');
  });
});

it('writes types as the language does', () => {
  expect(written(field('Query', 'list').type)).toBe('[Player!]!');
});
