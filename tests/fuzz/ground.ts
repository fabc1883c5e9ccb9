import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { apiSchema, Person, playSomething, startGame } from '@kronika-tests/support';

export interface FuzzGround {
  readonly schema: GraphQLSchema;
  /** Ids and names that mean something to the server. */
  readonly known: readonly string[];
  readonly clients: readonly Person[];
}

/** A server with little memory: what it does not give back, it soon lacks, and dies of. */
export const fuzzEnvironment = {
  KRONIKA_TEST_GAMES: 'on',
  KRONIKA_BUDGET: 'off',
  KRONIKA_JOURNAL: 'errors',
  NODE_OPTIONS: '--max-old-space-size=192',
};

/** People with accounts, a game in play and one that is over: so that strange requests get behind the first 'not found'. */
export async function fuzzGround(url: string): Promise<FuzzGround> {
  const people = [await Person.register(url, fuzzName()), await Person.register(url, fuzzName())];
  const running = await startGame(people, 'sample');
  const finished = await startGame(people, 'sample');
  for (let moved = true; moved;) {
    moved = false;
    for (const person of people) moved = (await playSomething(person, finished, () => 0)) || moved;
  }
  const ids = people.map(({ accountId }) => accountId);
  return { schema: apiSchema, clients: people, known: [running, finished, ...ids, randomUUID(), 'sample', 'fifty-first-state', 'random'] };
}

function fuzzName(): string {
  return `Fuzz ${randomUUID().slice(0, 8)}`;
}
