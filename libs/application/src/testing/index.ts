export * from './account-house';
export * from './quick-passwords';
export * from './table';
export * from './tournament-hall';
