import { randomInt, randomUUID } from 'node:crypto';
import { Person, sightOf, startGame } from '@kronika-tests/support';
import { graphqlRequest } from './http-load';
import { once, ourServer } from './servers';

const game = 'fifty-first-state';
const playMove = `mutation ($input: PlayMoveInput!) { result: playMove(input: $input) { __typename ... on Written { version } } }`;

/** The four who play all games here. */
export const players = once(async () => {
  const { url } = await ourServer();
  return Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => Person.register(url, name)));
});

/** A move that somebody may make now. */
export interface ReadyMove {
  readonly person: Person;
  /** The bytes of the mutation, to be sent as they are. */
  readonly request: Buffer;
}

/** A game of four, with nobody but us at the table. */
export class PlayedGame {
  readonly id: string;
  readonly #people: readonly Person[];

  private constructor(id: string, people: readonly Person[]) {
    this.id = id;
    this.#people = people;
  }

  static async start(): Promise<PlayedGame> {
    const people = await players();
    return new PlayedGame(await startGame(people, game), people);
  }

  /** A legal move of whoever is to act; undefined when the game is over. */
  async nextMove(): Promise<ReadyMove | undefined> {
    for (const person of this.#people) {
      const { seat, toAct, legalMoves } = await sightOf(person, this.id);
      const decision = toAct.find((one) => one.seat === seat);
      if (decision === undefined || legalMoves.length === 0) continue;
      const move = legalMoves[randomInt(legalMoves.length)];
      const input = { commandId: randomUUID(), gameId: this.id, decisionId: decision.id, move };
      return { person, request: graphqlRequest(person.url, { query: playMove, variables: { input } }, person.cookieHeader) };
    }
    return undefined;
  }

  /** A move of a game that has not been played for long. */
  async mustMove(): Promise<ReadyMove> {
    const move = await this.nextMove();
    if (move === undefined) throw new Error('The game was over too soon');
    return move;
  }
}

/** Games that are played in turns and replaced when they end: there is always another move. */
export class EndlessPlay {
  readonly #games: PlayedGame[];
  #turn = 0;

  private constructor(games: PlayedGame[]) {
    this.#games = games;
  }

  static async start(count: number): Promise<EndlessPlay> {
    return new EndlessPlay(await Promise.all(Array.from({ length: count }, () => PlayedGame.start())));
  }

  async nextMove(): Promise<ReadyMove> {
    for (;;) {
      const place = this.#turn++ % this.#games.length;
      const move = await this.#games[place]?.nextMove();
      if (move !== undefined) return move;
      this.#games[place] = await PlayedGame.start();
    }
  }
}

/** The version that a move wrote; throws when it was refused. */
export function versionWritten(answer: Buffer): number {
  const { data } = JSON.parse(answer.toString()) as { readonly data?: { readonly result: { readonly version?: number } } };
  if (data?.result.version === undefined) throw new Error(`The move was refused: ${answer.toString()}`);
  return data.result.version;
}
