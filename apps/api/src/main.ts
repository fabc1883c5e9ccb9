import 'reflect-metadata';
import { resolve } from 'node:path';
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
  console.error(maskCredentials(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.exit(1);
}
