export * from './api-client';
export * from './people';
export * from './schema';
export * from './schema-walk';
export * from './server-process';
export * from './stand-in-process';
