import { type AccountCaller, mayUse, Unauthenticated } from '@kronika/application';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { ApiContext } from '../common/context';
import { refusal } from './documents';
import { mutationScopes } from './mutation-scopes';

/**
 * Puts a fence around every mutation of the schema: nothing without an account, nothing beyond a token's scopes, nothing for a page of another site.
 * What somebody may do to which object is decided by the use cases; this holds even where one forgets to ask.
 */
export function fenceMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const fenced: GraphQLFieldResolver<unknown, ApiContext> = (source, args: unknown, context, info) => {
      mustPass(field.name, context);
      mustHaveName(args);
      return (resolve as GraphQLFieldResolver<unknown, ApiContext, unknown>)(source, args, context, info);
    };
    field.resolve = fenced;
  }
  return schema;
}

function mustPass(mutation: string, { caller, isForeign }: ApiContext): void {
  if (isForeign()) throw refusal('FORBIDDEN_ORIGIN', 'A page of another site cannot do this.', 403);
  const scope = Object.hasOwn(mutationScopes, mutation) ? mutationScopes[mutation] : undefined;
  if (scope === 'anybody') return;
  if (caller.kind === 'anonymous') throw new Unauthenticated('Sign in first.');
  if (caller.scopes !== 'all' && !isWithin(caller, scope)) throw refusal('FORBIDDEN', 'This token is not for that.', 403);
}

/** The log takes names only: what is none is the caller's mistake, and must not look like an outage. */
function mustHaveName(args: unknown): void {
  const { input } = args as { readonly input?: { readonly commandId?: unknown } };
  const commandId = input?.commandId;
  if (typeof commandId !== 'string' || commandName.test(commandId)) return;
  throw refusal('BAD_USER_INPUT', 'A commandId is 1 to 128 letters, digits and signs, without control characters.', 400);
}

const commandName = /^[\p{L}\p{N}\p{P}\p{S} ]{1,128}$/u;

function isWithin(caller: AccountCaller, scope: (typeof mutationScopes)[string] | undefined): boolean {
  return scope !== undefined && scope !== 'session' && scope !== 'anybody' && mayUse(caller, scope);
}
