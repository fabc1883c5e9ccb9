export * from './chance';
export * from './game';
export * from './outcome';
export * from './schema';
