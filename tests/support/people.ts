import { randomBytes, randomUUID } from 'node:crypto';
import { getNamedType, isUnionType } from 'graphql';
import { ApiClient } from './api-client';
import { apiSchema } from './schema';

/** Somebody with an account, signed in. */
export class Person extends ApiClient {
  readonly accountId: string;
  readonly name: string;

  private constructor(url: string, accountId: string, name: string) {
    super(url);
    this.accountId = accountId;
    this.name = name;
  }

  static async register(url: string, name: string, password = `secret of ${name}`): Promise<Person> {
    return Person.#enter(url, 'register', name, password, 'RegisterInput');
  }

  static async signIn(url: string, name: string, password = `secret of ${name}`): Promise<Person> {
    return Person.#enter(url, 'signIn', name, password, 'SignInInput');
  }

  static async #enter(url: string, door: string, name: string, password: string, input: string): Promise<Person> {
    const unnamed = new ApiClient(url);
    const text = `mutation ($input: ${input}!) { result: ${door}(input: $input) { __typename ... on SignedIn { player { id } } } }`;
    const { result } = await unnamed.query<{ result: { __typename: string; player?: { id: string } } }>(text, {
      input: { commandId: randomUUID(), name, password },
    });
    if (result.player === undefined) throw new Error(`${name} could not ${door}: ${JSON.stringify(result)}`);
    const person = new Person(url, result.player.id, name);
    person.takeCookiesOf(unnamed);
    return person;
  }

  /** The same person with the same session on another server that has the same log. */
  at(url: string): Person {
    const person = new Person(url, this.accountId, this.name);
    person.takeCookiesOf(this);
    return person;
  }

  /** Carries a command out; throws when it was rejected. */
  async command<Done>(mutation: string, inputType: string, input: object, fields: string): Promise<Done> {
    const text = `mutation ($input: ${inputType}!) { result: ${mutation}(input: $input) { __typename ${fields} ${rejectionsOf(mutation)} } }`;
    const { result } = await this.query<{ result: Done & { __typename: string } }>(text, { input: { commandId: randomUUID(), ...input } });
    if (rejections.has(result.__typename)) throw new Error(`${mutation}: ${JSON.stringify(result)}`);
    return result;
  }
}

const rejections: ReadonlyMap<string, string> = new Map([
  ['Refused', 'code message'],
  ['Forbidden', 'reason: message'],
  ['Invalid', 'issues { path message }'],
  ['NotFound', 'what'],
  ['Conflict', 'conflict: code'],
  ['Throttled', 'retryAfterMs'],
  ['IllegalMove', 'rule illegal: message'],
  ['NotYourTurn', 'waitsFor: toAct'],
  ['CannotTakeBack', 'because: reason'],
]);

/** Asks of every rejection that a mutation may answer with what it says. */
function rejectionsOf(mutation: string): string {
  const type = getNamedType(apiSchema.getMutationType()?.getFields()[mutation]?.type);
  const members = isUnionType(type) ? type.getTypes().map(({ name }) => name) : [];
  return members.flatMap((name) => (rejections.has(name) ? [`... on ${name} { ${rejections.get(name) ?? ''} }`] : [])).join(' ');
}

export function nonce(): string {
  return randomBytes(16).toString('hex');
}

/** A table at which some people sit, started: the id of its game. */
export async function startGame(people: readonly Person[], game: string, options: object = {}): Promise<string> {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error('Nobody is there to play');
  const { tableId } = await owner.command<{ tableId: string }>(
    'openTable',
    'OpenTableInput',
    { game, options, seats: people.length, nonce: nonce() },
    '... on TableWritten { tableId started }',
  );
  for (const person of others) {
    await person.command('joinTable', 'JoinTableInput', { tableId, nonce: nonce() }, '... on TableWritten { tableId started }');
  }
  return tableId;
}

export interface Sight {
  readonly version: number;
  readonly seat: number | null;
  readonly released: boolean;
  readonly view: unknown;
  readonly toAct: readonly { readonly id: string; readonly seat: number }[];
  readonly legalMoves: readonly unknown[];
  readonly takeBackTargets: readonly number[];
}

export async function sightOf(client: ApiClient, gameId: string): Promise<Sight> {
  const text = `query ($gameId: ID!) { game(gameId: $gameId) { __typename ... on GameSight {
    version seat released view toAct { id seat } legalMoves takeBackTargets } } }`;
  const { game } = await client.query<{ game: Sight }>(text, { gameId });
  return game;
}

/** Plays one of the legal moves of a person who has to act; false where they have nothing to decide. */
export async function playSomething(person: Person, gameId: string, pick: (n: number) => number): Promise<boolean> {
  const { seat, toAct, legalMoves } = await sightOf(person, gameId);
  const decision = toAct.find((one) => one.seat === seat);
  if (decision === undefined || legalMoves.length === 0) return false;
  const move = legalMoves[pick(legalMoves.length)];
  await person.command('playMove', 'PlayMoveInput', { gameId, decisionId: decision.id, move }, '... on Written { version }');
  return true;
}
