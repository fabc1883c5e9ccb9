export { BracketChart } from './bracket-chart';
export * from './bracket-view';
export { CrossTable, type CrossCell, type CrossRow } from './cross-table';
export * from './from-matches';
export * from './from-tables';
