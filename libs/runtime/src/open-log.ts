import { accessSync, constants, mkdirSync } from 'node:fs';
import type { EventLog } from '@kronika/event-log';
import { openToWrite, settingsPlace } from './log-places';
import { type Settings, WrongSetting } from './settings';

/** Opens the log that the settings name, for reading and writing. What an operator can put right is a `WrongSetting`. */
export function openLog(settings: Settings): EventLog {
  const isFolder = settings.log.kind === 'sqlite';
  if (isFolder) makeWritable(settings.dataFolder);
  try {
    return openToWrite(settingsPlace(settings), settings.durability);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    throw new WrongSetting(`${isFolder ? 'KRONIKA_DATA' : 'KRONIKA_LOG'}: ${error.message}`);
  }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`KRONIKA_DATA: ${folder} cannot be written to (${error instanceof Error ? error.message : String(error)}).`);
  }
}
