import 'reflect-metadata';
import { resolve } from 'node:path';
import { LogUnavailable } from '@kronika/event-log';
import { maskCredentials, productVersion, readSettings, WrongSetting } from '@kronika/runtime';
import { startServer } from './server';

/** Settings, data folder, port: what the person who starts the server can put right. */
const wrongSettingExit = 2;

try {
  const version = productVersion(import.meta.dirname);
  const server = await startServer(readSettings(process.env), { version, webRoot: resolve(import.meta.dirname, '../web/browser') });
  console.log(`Kronika ${version} is ready: ${server.url}`);
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
