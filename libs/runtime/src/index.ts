export * from './answer-tasks';
export * from './native-hashing';
export * from './open-log';
export * from './open-platform';
export * from './product-version';
export * from './progress';
export * from './settings';
export * from './worker-pool';
