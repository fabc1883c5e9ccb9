export * from './quick-passwords';
export * from './table';
