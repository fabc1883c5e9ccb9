export * from './account';
export * from './account-event';
export * from './administrators';
export * from './claim';
export * from './decide-account';
export * from './names';
export * from './scopes';
