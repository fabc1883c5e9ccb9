export { checkTrf } from './check-trf';
export { pairNext } from './pair-next';
export { parseTrf } from './parse-trf';
export { headerFields, trfFile, usualTrfPoints } from './trf-file';
export { writeTrf } from './write-trf';
//# sourceMappingURL=index.js.map
