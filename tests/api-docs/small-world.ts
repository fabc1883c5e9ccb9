import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { defaultPack, makeGame } from '@kronika/games/fifty-first-state';
import { player, recordGame } from '@kronika-testing/read-models';
import { Person, ServerProcess } from '@kronika-tests/support';

/** A server with four accounts and a dozen games of 51st State that bots played in their names. */
export interface SmallWorld {
  readonly server: ServerProcess;
  readonly people: readonly Person[];
  /** A game that can be verified. */
  readonly game: string;
  close(): Promise<void>;
}

const expansions = ['none', 'new-era', 'winter'];

export async function openSmallWorld(): Promise<SmallWorld> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kronika-api-docs-'));
  const first = await ServerProcess.start({ dataFolder });
  const people: Person[] = [];
  for (const name of ['Ada', 'Bob', 'Cyd', 'Dan']) people.push(await Person.register(first.url, name));
  await first.stop();
  const ids = people.map(({ accountId }) => accountId);
  const game = await playGames(dataFolder, ids);
  const server = await ServerProcess.start({ dataFolder });
  await readyToAnswer(server.url);
  return {
    server,
    people,
    game,
    close: async () => {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The games were written behind the server's back: it has to read them first. */
async function readyToAnswer(url: string): Promise<void> {
  while ((await fetch(`${url}/health/ready`)).status !== 200) await setTimeout(100);
}

async function playGames(folder: string, ids: readonly string[]): Promise<string> {
  const log = SqliteLog.open({ folder, durability: 'fast' });
  const game = makeGame(defaultPack);
  let verifiable = '';
  for (let number = 0; number < 12; number++) {
    // Ada and Bob sit at every table, in turn as first player.
    const seats = (number % 2 === 0 ? ids : ids.toReversed().slice(2 - (number % 3))).slice(0, 2 + (number % 3)).map(player);
    const gameId = await recordGame(log, {
      game,
      seats,
      seed: number,
      options: { expansion: expansions[number % 3] ?? 'none' },
      startedAt: Date.UTC(2026, number % 6, 1 + number),
      committed: number === 0,
    });
    if (number === 0) verifiable = gameId;
  }
  await log.close();
  return verifiable;
}
