import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person, playSomething, ServerProcess, sightOf, startGame } from '@kronika-tests/support';

/** What stands in one game, and through whose eyes twins of it are compared. */
export interface Pair {
  readonly gameId: string;
  readonly game: string;
  /** Places in the list of people, in the order of seats. */
  readonly seated: readonly number[];
  /** A place in the list of people; undefined for somebody without an account. */
  readonly viewer: number | undefined;
  readonly version: number;
  readonly seed: string;
}

export interface World {
  readonly folder: string;
  readonly pairs: readonly Pair[];
  readonly people: readonly Person[];
  /** A game that has ended, so that statistics, exports and annotations have something to tell. */
  readonly finished: string;
  remove(): void;
}

export const program = 'dist/tests/api/leak-server.mjs';
export const environment = { KRONIKA_TEST_GAMES: 'on', KRONIKA_BUDGET: 'off' };
const names = ['Ada', 'Bartek', 'Celina', 'Dorota'] as const;

/** Plays some games part of the way, on a server of their own. */
export async function makeWorld(pairs: number, pick: (n: number) => number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-leaks-'));
  const server = await ServerProcess.start({ dataFolder: folder, environment, program });
  try {
    const people: Person[] = [];
    for (const name of names) people.push(await Person.register(server.url, name));
    const made: Pair[] = [];
    for (let i = 0; i < pairs; i++) made.push(await somePair(people, i, pick));
    return {
      folder,
      pairs: made,
      people,
      finished: await finishedGame(people, pick),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  } finally {
    await server.stop();
  }
}

async function somePair(people: readonly Person[], i: number, pick: (n: number) => number): Promise<Pair> {
  const game = i % 3 === 0 ? 'fifty-first-state' : 'sample';
  const seated = [0, 1, 2, 3].slice(0, 2 + pick(game === 'sample' ? 2 : 3));
  const players = seated.map((place) => people[place]!);
  const gameId = await startGame(players, game);
  for (let moves = pick(game === 'sample' ? 8 : 40); moves > 0; moves--) if (!(await anybodyPlays(players, gameId, pick))) break;
  const { version } = await sightOf(people[0]!, gameId);
  // Those at the table see most; one in four looks on from outside.
  const viewer = pick(4) > 0 ? seated[pick(seated.length)] : undefined;
  return { gameId, game, seated, viewer, version, seed: `twin ${i} ${pick(1_000_000)}` };
}

/** One move of somebody who has to act; false when the game is over. */
async function anybodyPlays(players: readonly Person[], gameId: string, pick: (n: number) => number): Promise<boolean> {
  for (const person of players) if (await playSomething(person, gameId, pick)) return true;
  return false;
}

async function finishedGame(people: readonly Person[], pick: (n: number) => number): Promise<string> {
  const players = people.slice(0, 2);
  const gameId = await startGame(players, 'sample');
  while (await anybodyPlays(players, gameId, pick));
  return gameId;
}

/** Two servers on copies of the world: in the second one, each game's hidden things are something else from its pair's version on. */
export async function openTwins(
  world: World,
  plant?: string,
): Promise<{ readonly a: ServerProcess; readonly b: ServerProcess; close(): Promise<void> }> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'kronika-twin-')));
  const twins = world.pairs.map(({ gameId, version, viewer, seated, seed }) => ({
    gameId,
    version,
    viewer: viewer === undefined ? 'spectator' : { seat: seated.indexOf(viewer) },
    seed,
  }));
  const [a, b] = await Promise.all(
    folders.map((dataFolder, index) => {
      cpSync(world.folder, dataFolder, { recursive: true, filter: (path) => !path.includes('read-models') });
      const leaks = JSON.stringify({ twins: index === 0 ? [] : twins, plant });
      return ServerProcess.start({ dataFolder, program, environment: { ...environment, KRONIKA_LEAKS: leaks } });
    }),
  );
  if (a === undefined || b === undefined) throw new Error('Two servers were asked for');
  return {
    a,
    b,
    close: async () => {
      await Promise.all([a.stop(), b.stop()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
