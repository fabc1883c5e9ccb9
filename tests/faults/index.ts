export * from './killed-server';
