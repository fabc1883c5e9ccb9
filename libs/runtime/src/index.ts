export * from './native-hashing';
export * from './open-log';
export * from './open-platform';
export * from './product-version';
export * from './settings';
