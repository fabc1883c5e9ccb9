export * from './json';
export * from './envelope';
export * from './event-log';
export * from './streams';
