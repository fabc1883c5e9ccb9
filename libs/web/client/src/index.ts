export type { Following, FollowState } from './follow';
export * from './graphql-client';
export * from './graphql.generated';
export * from './random-hex';
export * from './request-error';
