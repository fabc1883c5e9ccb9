import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Accounts, type CommandResult, Sessions, type SignedIn as OpenedFor, type Written } from '@kronika/application';
import { GraphQLError } from 'graphql';
import { type ApiContext, Within } from '../common/context';
import { CommandInput, RegisterInput, SignInInput } from './inputs';
import { AccountResult, type SignedIn, SignInResult } from './results';

@Resolver()
export class SignInResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  @Mutation(() => SignInResult, { description: 'Makes an account and signs in. A guest who registers keeps the account and its games.' })
  async register(
    @Args('input', { description: 'The account to make.' }) { commandId, name, password }: RegisterInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    return handOver(context, () => this.accounts.register(context.caller, { commandId, name, password, label: context.browser }));
  }

  @Mutation(() => SignInResult, { description: 'Signs in with name and password; the session comes as a cookie.' })
  async signIn(
    @Args('input', { description: 'Who.' }) { commandId, name, password }: SignInInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    return handOver(context, () => this.sessions.signIn(context.caller, { commandId, name, password, label: context.browser }));
  }

  @Mutation(() => SignInResult, {
    description: 'Makes an account for the moment, without a password: to look around and to play against bots.',
  })
  async playAsGuest(
    @Args('input', { description: 'The command.' }) { commandId }: CommandInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    return handOver(context, () => this.accounts.playAsGuest(context.caller, { commandId, label: context.browser }));
  }

  @Mutation(() => AccountResult, { description: 'Ends the session that this was asked with.' })
  async signOut(
    @Args('input', { description: 'The command.' }) { commandId }: CommandInput,
    @Within() { caller, cookie }: ApiContext,
  ): Promise<CommandResult<Written>> {
    const result = await this.sessions.close(caller, commandId);
    cookie?.clear();
    return result;
  }

  @Mutation(() => AccountResult, { description: 'Ends every session of the account, this one included.' })
  async signOutEverywhere(
    @Args('input', { description: 'The command.' }) { commandId }: CommandInput,
    @Within() { caller, cookie }: ApiContext,
  ): Promise<CommandResult<Written>> {
    const result = await this.sessions.closeAll(caller, commandId);
    cookie?.clear();
    return result;
  }
}

/** Opens a session and gives its secret to the browser as a cookie, and nowhere else. */
export async function handOver({ cookie }: ApiContext, open: () => Promise<CommandResult<OpenedFor>>): Promise<CommandResult<SignedIn>> {
  if (cookie === undefined)
    throw new GraphQLError('A socket cannot take a session: sign in over HTTP.', { extensions: { code: 'BAD_REQUEST' } });
  const opened = await open();
  if (opened.kind !== 'done') return opened;
  const { accountId, sessionId, until, version, position } = opened;
  cookie.set(opened.secret, until);
  return { kind: 'done', player: { id: accountId }, sessionId, until, version, position };
}
