import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { Unauthenticated } from '@kronika/application';
import { LogUnavailable } from '@kronika/event-log';
import type { GraphQLFormattedError } from 'graphql';

/** The words for a caller; what really went wrong is for the log alone. */
const internalMessage = 'Something went wrong on the server. It has been noted.';

/**
 * What a caller gets to know of an error: everything about their own mistakes, that an account is needed, that the log cannot be reached, and of
 * everything else only that it happened.
 */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations, path } = formatted;
  const place = { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
  if (cause instanceof Unauthenticated) return { message: cause.message, ...place, extensions: { code: 'UNAUTHENTICATED' } };
  if (isOutage(cause)) return { message: 'The log cannot be reached. Try again soon.', ...place, extensions: { code: 'UNAVAILABLE' } };
  // Apollo takes this for an accident; it is the last of a long list of the caller's own mistakes.
  if (formatted.message.startsWith('Too many errors processing variables')) {
    return { message: formatted.message, ...place, extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT } };
  }
  if (isInternal(formatted)) return { message: internalMessage, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const { stacktrace: _, http: __, ...extensions } = formatted.extensions ?? {};
  return { message: formatted.message, ...place, extensions };
}

export function isInternal({ extensions }: GraphQLFormattedError): boolean {
  const code = extensions?.code;
  return code === undefined || code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
}

/** Read models that were closed, or wait in vain, are as much of an outage as the log itself. */
function isOutage(cause: unknown): boolean {
  return cause instanceof LogUnavailable || (cause instanceof Error && /^ReadModels?(Closed|Failed)$/.test(cause.name));
}
