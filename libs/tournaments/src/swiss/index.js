export { pairDutch } from './pair-dutch';
//# sourceMappingURL=index.js.map
