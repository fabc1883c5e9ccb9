import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { parsePreferences } from '@kronika/accounts';
import {
  Accounts,
  type Caller,
  type CommandResult,
  Erasure,
  type IssuedToken,
  type Scope,
  scopes,
  Sessions,
  Tokens,
  type Written,
} from '@kronika/application';
import { type ApiContext, By, Within } from '../common/context';
import {
  ChangeNameInput,
  ChangePasswordInput,
  ChangePreferencesInput,
  CloseSessionInput,
  DeleteAccountInput,
  IssueTokenInput,
  RevokeTokenInput,
  TakeVacationInput,
} from './inputs';
import { AccountResult, IssueTokenResult } from './results';

/** What somebody does with their own account. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly erasure: Erasure,
  ) {}

  @Mutation(() => AccountResult, { description: 'Goes by another name, if nobody else has it.' })
  changeName(
    @Args('input', { description: 'The name.' }) { commandId, name }: ChangeNameInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.accounts.changeName(caller, { commandId, name });
  }

  @Mutation(() => AccountResult, { description: 'Changes the password, and signs out everywhere else.' })
  changePassword(
    @Args('input', { description: 'The passwords.' }) { commandId, oldPassword, newPassword }: ChangePasswordInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.accounts.changePassword(caller, { commandId, oldPassword, newPassword });
  }

  @Mutation(() => AccountResult, { description: 'Remembers how somebody likes the page.' })
  changePreferences(
    @Args('input', { description: 'The preferences.' }) { commandId, language, theme }: ChangePreferencesInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> | CommandResult<Written> {
    const preferences = parsePreferences({ language, theme });
    if (preferences === undefined) return { kind: 'invalid', issues: [{ path: '', message: 'There is no such language or theme.' }] };
    return this.accounts.changePreferences(caller, { commandId, preferences });
  }

  @Mutation(() => AccountResult, { description: 'Takes a vacation: at most 30 days in a year.' })
  takeVacation(
    @Args('input', { description: 'The time.' }) { commandId, from, until }: TakeVacationInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.accounts.takeVacation(caller, { commandId, from, until });
  }

  @Mutation(() => AccountResult, { description: 'Ends one of the sessions of the account.' })
  closeSession(
    @Args('input', { description: 'The session.' }) { commandId, sessionId }: CloseSessionInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.sessions.close(caller, commandId, sessionId);
  }

  @Mutation(() => IssueTokenResult, { description: 'Makes a token with which a program may act for the account. It is shown once.' })
  issueToken(
    @Args('input', { description: 'The token.' }) { commandId, label, scopes: wanted, until }: IssueTokenInput,
    @By() caller: Caller,
  ): Promise<CommandResult<IssuedToken>> | CommandResult<IssuedToken> {
    const unknown = wanted.findIndex((scope) => !isScope(scope));
    if (unknown !== -1) return { kind: 'invalid', issues: [{ path: `scopes[${unknown}]`, message: `is none of ${scopes.join(', ')}` }] };
    return this.tokens.issue(caller, { commandId, label, scopes: wanted.filter(isScope), until: until ?? undefined });
  }

  @Mutation(() => AccountResult, { description: 'Ends a token.' })
  revokeToken(
    @Args('input', { description: 'The token.' }) { commandId, tokenId }: RevokeTokenInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.tokens.revoke(caller, { commandId, tokenId });
  }

  @Mutation(() => AccountResult, { description: 'Deletes the account and erases its personal data. Its games stay, without a name.' })
  async deleteAccount(
    @Args('input', { description: 'The password, once more.' }) { commandId, password }: DeleteAccountInput,
    @Within() { caller, cookie }: ApiContext,
  ): Promise<CommandResult<Written>> {
    const result = await this.erasure.deleteAccount(caller, { commandId, password });
    if (result.kind === 'done') cookie?.clear();
    return result;
  }
}

function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text);
}
