export { EventStoreDbLog, type EventStoreDbOptions } from './event-store-db-log';
export { parseConnectionString, WrongConnectionString, type ConnectionSettings } from './connection-string';
export type { AppendProtocol } from './client';
export type { BackOff } from './back-off';
export { MalformedEvent } from './event-codec';
