export * from './errors';
export * from './native-sealing';
export { SqliteLog, logFile, type SqliteLogOptions } from './sqlite-log';
export { ReadOnlySqliteLog, type ReadOnlyOptions } from './read-only-log';
export { backupSqliteLog, restoreSqliteLog, verifySqliteLog, type BackupOptions } from './backup';
export type { Durability } from './connection';
