import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { costOf } from './query-cost';

const schema = buildSchema(`
  type Query { hello: String me: Player games(first: Int, after: String): Games tags: [Tag!]! }
  type Mutation { write: Player }
  type Player { name: String games(first: Int): Games }
  type Games { edges: [Edge!]! totalCount: Int }
  type Edge { node: Game cursor: String }
  type Game { id: ID players: [Player!]! }
  type Tag { text: String }
`);

function cost(text: string, variables: Readonly<Record<string, unknown>> = {}): number {
  const document = parse(text);
  const operation = document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return costOf(schema, document, operation)(variables);
}

describe('the cost of a query', () => {
  it.each([
    ['{ hello }', 1],
    ['{ me { name } }', 1],
    ['{ a: me { name } b: me { name } c: me { name } }', 3],
    ['{ tags { text } }', 5],
    ['{ games { totalCount } }', 20],
    ['{ games(first: 3) { edges { node { id } } } }', 9],
    ['{ games(first: 100) { edges { node { players { name } } } } }', 800],
    ['{ me { games(first: 10) { edges { node { id } } } } }', 31],
    ['{ ...f } fragment f on Query { me { name } ... on Query { me { name } } }', 2],
    ['mutation { write { name } }', 11],
    ['{ __typename }', 1],
    ['{ __schema { types { name } } }', 500],
  ])('%s is %d', (text, expected) => {
    expect(cost(text)).toBe(expected);
  });

  it('follows the variables', () => {
    const text = 'query ($n: Int) { games(first: $n) { edges { node { id } } } }';
    expect(cost(text, { n: 7 })).toBe(21);
    expect(cost(text)).toBe(60);
    expect(cost(text, { n: 2_000_000_000 })).toBe(1_000_000_000);
    expect(cost(text, { n: -5 })).toBe(3);
  });
});
