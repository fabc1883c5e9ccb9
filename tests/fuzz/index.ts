export * from './fuzz';
export * from './ground';
