import { buildSchema, OperationTypeNode, parse, validate } from 'graphql';
import { apiSchema as schema } from './schema';
import { operationsOf } from './schema-walk';

const kinds = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION, OperationTypeNode.SUBSCRIPTION];

describe('the walk through the schema', () => {
  it.each(kinds)('makes a valid %s of every field', (kind) => {
    const operations = operationsOf(schema, kind, () => undefined);
    expect(operations.map(({ field }) => field)).toEqual(Object.keys(schema.getRootType(kind)?.getFields() ?? {}));
    for (const { text } of operations) expect(validate(schema, parse(text), undefined, { maxErrors: 1 })).toEqual([]);
  });

  it('hands values in by their path', () => {
    const [game] = operationsOf(schema, OperationTypeNode.QUERY, (path) => (path.join('.') === 'game.gameId' ? 'g1' : undefined)).filter(
      ({ field }) => field === 'game',
    );
    expect(Object.values(game!.variables)).toContain('g1');
  });

  it('asks for every leaf of a small schema', () => {
    const small = buildSchema(
      'type Query { a(n: Int!): A } type A { x: Int, b: B, u: U } type B { x: Int, y: Int } type C { x: String, z: Int } union U = B | C',
    );
    const [operation] = operationsOf(small, OperationTypeNode.QUERY, () => undefined);
    expect(operation!.text).toBe(
      'query Walk($v0: Int!) { a(n: $v0) { __typename x b { __typename x y } u { __typename ... on B { __typename m0_x: x y } ... on C { __typename m1_x: x z } } } }',
    );
  });
});
