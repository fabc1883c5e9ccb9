export * from './rebuilt-game';
