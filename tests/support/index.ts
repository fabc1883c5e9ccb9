export * from './api-client';
export * from './schema-walk';
export * from './server-process';
