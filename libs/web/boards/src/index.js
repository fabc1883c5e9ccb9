export * from './board-host';
export * from './board-module';
export * from './board-registry';
export { CardDialog } from './card-dialog';
//# sourceMappingURL=index.js.map
