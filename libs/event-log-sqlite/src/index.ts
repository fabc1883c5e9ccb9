export * from './errors';
export * from './native-sealing';
export { SqliteLog, logFile, type SqliteLogOptions } from './sqlite-log';
export type { Durability } from './connection';
