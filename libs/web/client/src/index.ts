export * from './graphql-client';
export * from './graphql.generated';
