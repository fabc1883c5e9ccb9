export * from './card';
export * from './card-detail';
export * from './card-face';
export * from './face-row';
export * from './glyph';
export * from './goods-shapes';
export * from './landscape';
//# sourceMappingURL=index.js.map
