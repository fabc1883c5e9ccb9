export * from './sorting';
export * from './table';
//# sourceMappingURL=index.js.map
