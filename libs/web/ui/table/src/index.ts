export * from './sorting';
export * from './table';
