import { type GraphQLInputType, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { operationOf } from '@kronika-tests/support';
import type { Dice } from './dice';
import { strangeValue } from './strange-values';

export interface StrangeRequest {
  readonly kind: string;
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly contentType: string;
  readonly body?: string;
}

/** What the fuzzer knows of the server: its schema, and ids of things that are there. */
export interface Ground {
  readonly schema: GraphQLSchema;
  readonly known: readonly string[];
}

/** The next request, of one of many kinds of wrong. */
export function strangeRequest(dice: Dice, ground: Ground): StrangeRequest {
  const kind = dice.pick(Object.keys(kinds) as (keyof typeof kinds)[]);
  return kinds[kind](dice, ground);
}

const json = 'application/json';
const post = (kind: string, body: string, contentType = json): StrangeRequest => ({
  kind,
  method: 'POST',
  path: '/graphql',
  contentType,
  body,
});
const operation = (kind: string, query: string, variables: unknown = {}): StrangeRequest =>
  post(kind, JSON.stringify({ query, variables }));

const kinds = {
  /** A real operation, with values that are mostly wrong. */
  values: (dice: Dice, ground: Ground) => walked('values', dice, ground, 3),
  /** Mostly right: gets behind the first checks. */
  nearlyRight: (dice: Dice, ground: Ground) => walked('nearly right', dice, ground, 12),
  malformed: (dice: Dice, { known }: Ground) => {
    const whole = JSON.stringify({ query: `{ game(gameId: "${dice.pick(known)}") { __typename } }` });
    return post(
      'malformed JSON',
      dice.pick([whole.slice(0, dice.below(whole.length)), `${whole}}`, '', '[]', 'null', '"x"', '[1,2', '\u0000']),
    );
  },
  contentType: (dice: Dice) =>
    post(
      'content type',
      '{"query":"{health{status}}"}',
      dice.pick(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x']),
    ),
  batch: (dice: Dice) =>
    post('batch', JSON.stringify(Array.from({ length: 1 + dice.below(50) }, () => ({ query: '{ health { status } }' })))),
  syntax: (dice: Dice) =>
    operation('syntax', dice.pick(['{', '{ a', 'query {', '{ health { status } } {', '{ ...F }', 'fragment F on Query { ...F } { ...F }'])),
  unknownField: (dice: Dice) =>
    operation('unknown field', `{ ${dice.pick(['nothing', 'health { nothing }', '__schemas', 'health { status { x } }'])} }`),
  cycle: () => operation('cycle', 'query { ...A } fragment A on Query { health { status } ...B } fragment B on Query { ...A }'),
  aliases: (dice: Dice) =>
    operation('aliases', `{ ${Array.from({ length: 50 + dice.below(3000) }, (_, i) => `a${i}: health { status }`).join(' ')} }`),
  deep: (dice: Dice) => {
    const depth = 10 + dice.below(500);
    return operation('deep', `{ __schema { types { ${'ofType { '.repeat(depth)}name${' }'.repeat(depth)} } } }`);
  },
  wide: (dice: Dice) => operation('wide', `{ health { ${'status '.repeat(100 + dice.below(20_000))} } }`),
  directives: (dice: Dice) => operation('directives', `{ health ${'@skip(if: false) '.repeat(10 + dice.below(2000))} { status } }`),
  huge: (dice: Dice) => operation('huge', '{ health { status } }', { x: 'x'.repeat(100_000 + dice.below(3_000_000)) }),
  variables: (dice: Dice, { known }: Ground) => operation('variables', 'query ($a: Int!) { health { status } }', strangeValue(dice, known)),
  mutationByGet: (dice: Dice, { schema }: Ground) => {
    const field = dice.pick(Object.keys(schema.getMutationType()?.getFields() ?? {}));
    return get('mutation by GET', `mutation { ${field} { __typename } }`);
  },
  queryByGet: () => get('query by GET', '{ health { status } }'),
  paths: (dice: Dice) => ({
    kind: 'paths',
    method: 'GET' as const,
    path: dice.pick([
      '/%00',
      '/..%2f..%2fetc/passwd',
      '/graphql/x',
      '/export/games.ndjson?game=%00',
      '/health/live/x',
      `/${'a'.repeat(5000)}`,
      '/metrics',
    ]),
    contentType: json,
  }),
} as const satisfies Record<string, (dice: Dice, ground: Ground) => StrangeRequest>;

function get(kind: string, query: string): StrangeRequest {
  return { kind, method: 'GET', path: `/graphql?query=${encodeURIComponent(query)}`, contentType: json };
}

const farewells = new Set(['signOut', 'signOutEverywhere', 'deleteAccount', 'closeSession', 'changePassword']);

/** One value in `wrongOneIn` is strange, the others are as the schema wants them, with ids of things that are there. */
function walked(kind: string, dice: Dice, { schema, known }: Ground, wrongOneIn: number): StrangeRequest {
  const operationKind = dice.pick([OperationTypeNode.QUERY, OperationTypeNode.MUTATION]);
  // Who has left gets the same answer to everything: that is tried, but not often.
  const fields = Object.values(schema.getRootType(operationKind)?.getFields() ?? {}).filter(
    ({ name }) => !farewells.has(name) || dice.chance(40),
  );
  const value = (path: readonly string[], type: GraphQLInputType): unknown => {
    if (dice.chance(wrongOneIn)) return strangeValue(dice, known);
    // Ids of commands are new, repeated or strange, whatever the rest is.
    if (path.at(-1) === 'commandId') return dice.pick([String(dice.below(2 ** 31)), 'repeated', '\u0007', 'x'.repeat(3000), ' ', '\uD800']);
    return /^(ID|String)!?$/.test(String(type)) ? dice.pick(known) : undefined;
  };
  const walk = operationOf(schema, operationKind, dice.pick(fields), value, 1 + dice.below(3));
  return operation(`${kind}: ${operationKind}`, walk.text, walk.variables);
}
