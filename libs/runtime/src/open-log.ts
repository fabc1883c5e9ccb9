import { accessSync, constants, mkdirSync } from 'node:fs';
import type { EventLog } from '@kronika/event-log';
import { EventStoreDbLog, WrongConnectionString } from '@kronika/event-log-eventstoredb';
import { LogDamaged, LogInUse, LogTooNew, SqliteLog } from '@kronika/event-log-sqlite';
import { type Settings, WrongSetting } from './settings';

/** Opens the log that the settings name, for reading and writing. What an operator can put right is a `WrongSetting`. */
export function openLog(settings: Settings): EventLog {
  return settings.log.kind === 'sqlite' ? openSqlite(settings) : openEventStore(settings.log.connection);
}

function openSqlite({ dataFolder, durability }: Settings): EventLog {
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`KRONIKA_DATA: ${dataFolder} cannot be written to (${error instanceof Error ? error.message : String(error)}).`);
  }
  try {
    return SqliteLog.open({ folder: dataFolder, durability });
  } catch (error) {
    if (error instanceof LogInUse || error instanceof LogTooNew || error instanceof LogDamaged) {
      throw new WrongSetting(`KRONIKA_DATA: ${error.message}.`);
    }
    throw error;
  }
}

function openEventStore(connection: string): EventLog {
  try {
    return new EventStoreDbLog(connection);
  } catch (error) {
    if (error instanceof WrongConnectionString) throw new WrongSetting(`KRONIKA_LOG: ${error.message}.`);
    throw error;
  }
}
