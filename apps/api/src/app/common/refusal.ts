import type { Rejection } from '@kronika/application';
import { GraphQLError } from 'graphql';

/** Why a subscription does not begin: there is no result to put it in, so it is an error with a code. */
export function refusal(rejection: Rejection): GraphQLError {
  const message = 'message' in rejection ? rejection.message : 'what' in rejection ? `Not found: ${rejection.what}` : rejection.kind;
  return new GraphQLError(message, { extensions: { code: rejection.kind.toUpperCase().replaceAll('-', '_') } });
}
