export * from './recorded-games';
export * from './tally';
export * from './kills/kill-builder';
