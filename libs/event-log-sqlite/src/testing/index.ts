export * from './temporary-folder';
export * from './sqlite-harness';
export * from './wal-copies';
export * from './kills/kill-writer';
export * from './kills/kill-subscriber';
