import 'reflect-metadata';
import { resolve } from 'node:path';
import { LogUnavailable } from '@kronika/event-log';
import { isLocalOnly, maskCredentials, productVersion, readSettings, WrongSetting } from '@kronika/runtime';
import { showDemo } from './app/demo/show-demo';
import { consoleJournal } from './app/operations/journal';
import { startServer } from './server';

/** Settings, data folder, port: what the person who starts the server can put right. */
const wrongSettingExit = 2;

try {
  const version = productVersion(import.meta.dirname);
  const settings = readSettings(process.env);
  const journal = consoleJournal(settings.journal);
  const botWorker = new URL('./bot-worker.mjs', import.meta.url);
  const server = await startServer(settings, {
    version,
    webRoot: resolve(import.meta.dirname, '../web/browser'),
    journal,
    botWorker,
    demoWorker: new URL('./demo-worker.mjs', import.meta.url),
    onOpened: ({ demo }) => showDemo(demo),
  });
  console.log(`Kronika ${version} is ready: ${server.url}`);
  if (settings.url.startsWith('http:') && !isLocalOnly(settings)) {
    console.log('Passwords and sessions cross the network unencrypted: use plain http within a hall only, and https everywhere else.');
  }
  if (server.setUpLink !== undefined) console.log(`There is no administrator yet. To become one, open: ${server.setUpLink}`);
} catch (error) {
  if (error instanceof WrongSetting) {
    console.error(error.message);
    process.exit(wrongSettingExit);
  }
  if (error instanceof LogUnavailable) {
    console.error(maskCredentials(`The log cannot be reached: ${error.message}.`));
    process.exit(1);
  }
  console.error(maskCredentials(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.exit(1);
}
