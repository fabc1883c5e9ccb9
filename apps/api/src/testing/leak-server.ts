import 'reflect-metadata';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { openPlatform, productVersion, readSettings } from '@kronika/runtime';
import { consoleJournal } from '../app/operations/journal';
import { startServer } from '../server';
import { countRunningGames, type Plant, withHistoryInViews, withMovesInMetadata } from './planted-leaks';
import { type Twin, twinLibrary } from './twins';

// The server for tests/leaks: the real one, with twins of games, or with a leak planted in it. KRONIKA_LEAKS says which.
const { twins = [], plant } = JSON.parse(process.env.KRONIKA_LEAKS ?? '{}') as { readonly twins?: readonly Twin[]; readonly plant?: Plant };
const settings = readSettings(process.env);
const opened = openPlatform(settings);
const offered = [...catalog, ...testCatalog];
const library = twinLibrary(offered, twins);
const platform = {
  ...opened,
  games: library,
  ...(plant === 'move-in-metadata' ? { log: withMovesInMetadata(opened.log) } : {}),
  ...(plant === 'undo-history' ? { games: withHistoryInViews(library.offered) } : {}),
};
const server = await startServer(settings, {
  version: productVersion(import.meta.dirname),
  webRoot: '',
  journal: consoleJournal('all'),
  platform,
  onOpened: (application) => {
    if (plant === 'statistics-of-running-games') countRunningGames(application, platform);
  },
});
console.log(`Kronika is ready: ${server.url}`);
