export * from './recorded-games';
export * from './tally';
