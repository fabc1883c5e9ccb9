/** One error of a GraphQL answer, as far as the page uses it. */
export interface AnswerError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown } | null;
}

/** The server answered with GraphQL errors, or with something that is no GraphQL answer. */
export class GraphQLRequestError extends Error {
  override readonly name: string = 'GraphQLRequestError';
  readonly errors: readonly AnswerError[];

  constructor(errors: readonly AnswerError[]) {
    super(errors.map((error) => error.message).join('; '));
    this.errors = errors;
  }
}

/** What was asked for needs an account, and nobody is signed in. */
export class SignedOutError extends GraphQLRequestError {
  override readonly name = 'SignedOutError';
}

/** No answer came: the server is down, or the line is. Whether a command was carried out is unknown; repeat it with the same id. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** The error class that fits what the server said. */
export function errorOf(errors: readonly AnswerError[]): GraphQLRequestError {
  return errors.some((error) => error.extensions?.code === 'UNAUTHENTICATED')
    ? new SignedOutError(errors)
    : new GraphQLRequestError(errors);
}
