export { describeGame, type GameTests } from './describe-game';
export { type Divergence, unlawful } from './disclosure';
export { laws } from './laws';
export { heapGame, type HeapGame, type HeapMove, type HeapState } from './heap-game';
export { HeapTable, refusalOf } from './heap-table';
export { deepFreeze, notPlainJson } from './plain-json';
export { type Law, LawBroken, type LawReport, type Subject, type TableSample, viewersOf } from './subject';
export { playThrough, TestTable } from './test-table';
export { watched, withoutWorld } from './watched-game';
