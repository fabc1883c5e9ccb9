import { GameLibrary, type Platform } from '@kronika/application';
import type { EventLog } from '@kronika/event-log';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { nativeChainHash, nativeHashing, randomHex } from './native-hashing';
import { NativePasswords } from './native-passwords';
import { openLog } from './open-log';
import type { Settings } from './settings';

/** Everything that the use cases need, opened as the settings say. */
export function openPlatform(settings: Settings, log: EventLog = openLog(settings)): Platform {
  return {
    log,
    games: new GameLibrary(settings.testGames ? [...catalog, ...testCatalog] : catalog),
    now: () => Date.now(),
    randomHex,
    hashing: nativeHashing,
    chainHash: nativeChainHash,
    passwords: new NativePasswords(),
  };
}
