import type { Rejection } from '../command-result';
import { type AccountCaller, accountOf, type Caller } from './caller';

/** What only somebody at the keyboard may do, never a token: a stolen token must not be able to make itself at home. */
export function sessionOf(caller: Caller): AccountCaller | Rejection {
  const account = accountOf(caller);
  return account.scopes === 'all' ? account : { kind: 'forbidden', message: 'A token cannot do this: sign in.' };
}

/** The administrator behind a call that only one may make. */
export function administratorOf(caller: Caller): AccountCaller | Rejection {
  const account = accountOf(caller);
  return account.administrator ? account : { kind: 'forbidden', message: 'Only an administrator can do this.' };
}

export function isRejection(answer: AccountCaller | Rejection): answer is Rejection {
  return answer.kind !== 'account';
}
