export * from './append-events';
export * from './command-result';
export * from './platform';
export * from './games/game-library';
export * from './games/game-sight';
export * from './games/games';
export type { GameStarted, StartGame } from './games/start-game';
export type { RedactedBatch } from './games/watch-game';
export * from './live/wakes';
