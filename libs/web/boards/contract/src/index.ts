export * from './board-module';
