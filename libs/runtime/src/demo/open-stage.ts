import { hash } from 'node:crypto';
import {
  AccountMeans,
  Accounts,
  GameAccess,
  GameCommands,
  type GameLibrary,
  Games,
  GameStore,
  noOfficials,
  type Platform,
  Sessions,
  type Stage,
  StageClock,
  TableStore,
  TournamentStore,
  Wakes,
} from '@kronika/application';
import { type EventLog, MemoryLog } from '@kronika/event-log';
import { memoryStorage, ReadModels } from '@kronika/read-models';
import { openAnnotations } from '../annotation-parts';
import { nativeChainHash, nativeHashing } from '../native-hashing';
import { openTournaments } from '../tournament-parts';

/** Nobody can sign in with a password that has no hash. */
const noPassword = {
  algorithm: 'argon2id',
  memoryKiB: 19 * 1024,
  passes: 2,
  parallelism: 1,
  salt: '00'.repeat(16),
  tag: '00'.repeat(32),
} as const;

export interface OpenStage extends Stage {
  readonly log: EventLog;
  close(): Promise<void>;
}

/** The use cases on a log in memory. The same seed and the same beginning give the same ids, secrets and times, however often it is opened. */
export async function openStage(games: GameLibrary, seed: string, begin: number): Promise<OpenStage> {
  let drawn = 0;
  const randomHex = (bytes: number): string => {
    let hex = '';
    while (hex.length < 2 * bytes) hex += hash('sha256', `${seed} ${drawn++}`, 'hex');
    return hex.slice(0, 2 * bytes);
  };
  const log = new MemoryLog({ hash: nativeChainHash, drawSalt: () => randomHex(16) });
  const clock = new StageClock(begin);
  const platform: Platform = {
    log,
    games,
    now: () => clock.now,
    randomHex,
    hashing: nativeHashing,
    chainHash: nativeChainHash,
    passwords: { hash: () => Promise.resolve(noPassword), verify: () => Promise.resolve('wrong'), isOutdated: () => false },
  };
  const means = new AccountMeans(platform);
  const sessions = new Sessions(means, { demo: false });
  const accounts = new Accounts(means, sessions);
  const wakes = new Wakes();
  const readModels = new ReadModels({ log, storage: memoryStorage() });
  const store = new GameStore(log, games);
  const tables = new TableStore(log);
  const access = new GameAccess(store, tables, noOfficials, nativeHashing);
  const gameCommands = new GameCommands(platform, store, tables);
  const play = new Games(platform, access, gameCommands);
  const tournamentStore = new TournamentStore(log);
  const annotations = openAnnotations(platform, readModels, wakes, access);
  const tournaments = openTournaments(platform, readModels, wakes, {
    store: tournamentStore,
    games: play,
    gameCommands,
    names: { namesOf: () => Promise.resolve(new Map()) },
  });
  await means.start();
  await readModels.start();
  return {
    log,
    platform,
    clock,
    accounts,
    games: play,
    tournaments: tournaments.tournaments,
    tournamentStore,
    leagues: tournaments.leagues,
    ...annotations,
    settle: async () => {
      for (let before: bigint | undefined = -1n; before !== (await log.lastPosition());) {
        before = await log.lastPosition();
        await tournaments.browser.leagues({ first: 1 }, before);
        for (const manager of tournaments.managers) await manager.act();
      }
    },
    close: async () => {
      await readModels.close();
      await means.stop();
      await log.close();
    },
  };
}
