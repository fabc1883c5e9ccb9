export * from './graphql-client';
export * from './graphql.generated';
export * from './random-hex';
