export * from './compare';
export * from './world';
