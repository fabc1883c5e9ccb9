import type { Scope } from '@kronika/accounts';

export { type Scope, scopes } from '@kronika/accounts';

/** Somebody without an account: may look at what is public. */
export interface Anonymous {
  readonly kind: 'anonymous';
  /** Where the request comes from: for throttling, never stored. */
  readonly address: string;
}

/** Somebody who has shown a session or a token. */
export interface AccountCaller {
  readonly kind: 'account';
  readonly accountId: string;
  /** A guest's account has no password and plays against bots only. */
  readonly guest: boolean;
  readonly administrator: boolean;
  readonly scopes: readonly Scope[] | 'all';
  readonly address: string;
  /** Absent where a token was shown. */
  readonly sessionId?: string;
}

/** Who asks for something. Handed into every use case that depends on it; what they may see or do is decided there and nowhere else. */
export type Caller = Anonymous | AccountCaller;

/** Thrown where an account is needed and none was shown: in GraphQL an error with the code UNAUTHENTICATED, never a result. */
export class Unauthenticated extends Error {
  override readonly name = 'Unauthenticated';
}

/** The account behind a call that needs one. */
export function accountOf(caller: Caller): AccountCaller {
  if (caller.kind === 'anonymous') throw new Unauthenticated('Sign in first.');
  return caller;
}

export function mayUse({ scopes }: AccountCaller, scope: Scope): boolean {
  return scopes === 'all' || scopes.includes(scope);
}
