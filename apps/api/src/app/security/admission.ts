import type { Caller } from '@kronika/application';
import type { GraphQLError } from 'graphql';
import type { Budget } from './budget';
import { type CheckedDocument, type Documents, refusal } from './documents';
import { limits } from './limits';

/** What an operation of our own page takes from the budget, however much it asks for. */
const trustedCost = 1;

/** What it costs to send something that cannot be answered: to find that out is work, too. */
const wrongCost = 10;

/** What is wrong with a document that cannot be answered: its errors, or that there have been too many such. */
export function turnAway(budget: Budget, caller: Caller, errors: readonly GraphQLError[]): readonly GraphQLError[] {
  const retryAfterMs = budget.spend(caller, wrongCost);
  return retryAfterMs === 0 ? errors : [tooMany(retryAfterMs)];
}

/** Whether somebody may have an operation answered now; what it costs is taken from their budget. */
export function admit(
  { documents, budget }: { readonly documents: Documents; readonly budget: Budget },
  checked: CheckedDocument,
  asked: {
    readonly caller: Caller;
    readonly operationName: string | null | undefined;
    readonly variables: Readonly<Record<string, unknown>>;
  },
): GraphQLError | undefined {
  const cost = checked.trusted ? trustedCost : (documents.cost(checked, asked.operationName, asked.variables) ?? 1);
  if (cost > limits.cost) {
    return refusal('QUERY_TOO_LARGE', `This asks for too much at once: it costs ${cost}, and ${limits.cost} is the most.`, 400, { cost });
  }
  const retryAfterMs = budget.spend(asked.caller, cost);
  return retryAfterMs === 0 ? undefined : tooMany(retryAfterMs);
}

function tooMany(retryAfterMs: number): GraphQLError {
  return refusal('RATE_LIMITED', 'Too many requests: ask again later.', 429, { retryAfterMs });
}
