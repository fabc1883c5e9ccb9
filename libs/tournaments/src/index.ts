export * from './random/generator';
export * from './scoring/exact';
export * from './scoring/placement-points';
export * from './scoring/scheme';
export * from './scoring/score-book';
export * from './standings/standings';
export * from './tie-breaks/tie-break';
