import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { type DocumentNode, type GraphQLError, parse } from 'graphql';
import type { ApiContext } from '../common/context';
import { admit, turnAway } from '../security/admission';
import type { Budget } from '../security/budget';
import type { Documents } from '../security/documents';
import { isInternal, maskError } from '../security/masked-errors';
import type { Journal } from './journal';
import type { Metrics, Outcome } from './metrics';

export interface OperationParts {
  readonly documents: () => Documents;
  readonly budget: Budget;
  readonly journal: Journal;
  readonly metrics: Metrics;
}

const nothingToWaitFor = Promise.resolve();
/** Stands in for a document that was refused, until Apollo can be told so. */
const nothingAsked: DocumentNode = parse('{ __typename }');

/** Goes along with every request: hands out documents that were looked through before, refuses what asks too much, keeps the books. */
export function operationPlugin(parts: OperationParts): ApolloServerPlugin<ApiContext> {
  let requests = 0;
  return {
    requestDidStart: () => Promise.resolve(new FollowedRequest(parts, ++requests)),
  };
}

class FollowedRequest implements GraphQLRequestListener<ApiContext> {
  readonly #parts: OperationParts;
  readonly #number: number;
  readonly #began = performance.now();
  /** The first place where Apollo takes an error for the caller's; there where something was refused. */
  didResolveOperation?: () => Promise<void>;

  constructor(parts: OperationParts, number: number) {
    this.#parts = parts;
    this.#number = number;
  }

  /** Apollo parses and validates only where it is handed no document: to say in its own words what is wrong with one. */
  didResolveSource(context: GraphQLRequestContext<ApiContext>): Promise<void> {
    const { documents, budget } = this.#parts;
    const { request, contextValue, source } = context;
    const checked = documents().check(source ?? '');
    if ('document' in checked) {
      const { operationName, variables = {} } = request;
      const refused = admit({ documents: documents(), budget }, checked, { caller: contextValue.caller, operationName, variables });
      if (refused === undefined) answer(context, checked.document);
      else this.#refuse(context, refused);
    } else {
      const [first] = turnAway(budget, contextValue.caller, checked);
      const code = first?.extensions.code;
      if (code !== 'GRAPHQL_PARSE_FAILED' && code !== 'GRAPHQL_VALIDATION_FAILED') {
        this.#refuse(context, first);
      }
    }
    return nothingToWaitFor;
  }

  #refuse(context: GraphQLRequestContext<ApiContext>, error: GraphQLError | undefined): void {
    answer(context, nothingAsked);
    this.didResolveOperation = () => Promise.reject(error ?? new Error('Nothing was refused.'));
  }

  willSendResponse({ operation, operationName, errors, contextValue }: GraphQLRequestContext<ApiContext>): Promise<void> {
    const milliseconds = performance.now() - this.#began;
    const type = operation?.operation ?? 'unknown';
    const outcome = outcomeOf(errors);
    const { journal, metrics } = this.#parts;
    metrics.operation(type, outcome, milliseconds / 1000);
    const account = contextValue.caller.kind === 'account' ? contextValue.caller.accountId : undefined;
    const note = { request: this.#number, type, milliseconds, outcome, account };
    const name = operationName ?? undefined;
    if (outcome === 'ok') journal.operation({ ...note, name });
    else
      journal.note(outcome === 'failed' ? 'error' : 'info', 'operation', { ...note, operation: name, ...describeFailure(errors, outcome) });
    return nothingToWaitFor;
  }
}

/** Gives Apollo the document: it parses one itself only where there is none. */
function answer(context: { document?: DocumentNode }, document: DocumentNode): void {
  context.document = document;
}

/** `failed` is the server's fault, `refused` is not. */
export function outcomeOf(errors: readonly GraphQLError[] | undefined): Outcome {
  if (errors === undefined || errors.length === 0) return 'ok';
  return errors.some((error) => isInternal(maskError(error.toJSON(), error))) ? 'failed' : 'refused';
}

/** What really went wrong, for the operator: where in the code, but no values from the request. */
export function describeFailure(
  errors: readonly GraphQLError[] | undefined,
  outcome: Outcome,
): Readonly<Record<string, string | undefined>> {
  if (outcome === 'ok') return {};
  const [first] = errors ?? [];
  if (outcome === 'refused') return { code: String(maskError(first?.toJSON() ?? { message: '' }, first).extensions?.code) };
  return { error: first?.originalError?.stack ?? first?.stack };
}
