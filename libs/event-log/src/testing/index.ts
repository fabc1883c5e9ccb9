export * from './harness';
export * from './contract';
export * from './sample-events';
export * from './memory-harness';
export { collect, pause, until, type ContractCase } from './contract-case';
