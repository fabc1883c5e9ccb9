import { resolve } from 'node:path';
import type { EventLog } from '@kronika/event-log';
import { EventStoreDbLog, WrongConnectionString } from '@kronika/event-log-eventstoredb';
import {
  LogDamaged,
  LogInUse,
  logFile,
  LogMissing,
  LogTooNew,
  ReadOnlySqliteLog,
  SqliteLog,
  TargetExists,
} from '@kronika/event-log-sqlite';
import { maskCredentials, type Settings, WrongSetting } from './settings';

/** Where a log is, as it is named on the command line: a data folder, or a connection string. */
export type LogPlace = { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'server'; readonly connection: string };

export function parseLogPlace(text: string): LogPlace {
  if (/^[a-z]+(\+discover)?:\/\//.test(text)) return { kind: 'server', connection: text };
  return { kind: 'folder', folder: resolve(text) };
}

/** The place that the settings name. */
export function settingsPlace({ log, dataFolder }: Settings): LogPlace {
  return log.kind === 'sqlite' ? { kind: 'folder', folder: dataFolder } : { kind: 'server', connection: log.connection };
}

/** The name of a place for people: no credentials. */
export function placeName(place: LogPlace): string {
  return place.kind === 'folder' ? logFile(place.folder) : maskCredentials(place.connection);
}

/** Opens a log to look at; works beside a running server. */
export function openToRead(place: LogPlace): EventLog {
  return explained(() =>
    place.kind === 'folder' ? ReadOnlySqliteLog.open({ file: logFile(place.folder) }) : new EventStoreDbLog(place.connection),
  );
}

/** Opens a log to write to; a folder that a server uses is refused. */
export function openToWrite(place: LogPlace, durability: Settings['durability'] = 'full'): EventLog {
  return explained(() =>
    place.kind === 'folder' ? SqliteLog.open({ folder: place.folder, durability }) : new EventStoreDbLog(place.connection),
  );
}

/** What the caller can put right about the log comes as one line. */
export function explained<Result>(open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    throw inOneLine(error);
  }
}

export function inOneLine(error: unknown): unknown {
  const known = [LogInUse, LogTooNew, LogDamaged, LogMissing, TargetExists, WrongConnectionString];
  return error instanceof Error && known.some((type) => error instanceof type) ? new WrongSetting(`${capital(error.message)}.`) : error;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
