import { Args, ArgsType, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Administration,
  type Caller,
  type CommandResult,
  Directory,
  type DirectoryEntry,
  type Rebuilding,
  type Rejection,
  type SignedIn as OpenedFor,
  type Written,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { type Connection, PageArguments } from '../common/connection';
import { type ApiContext, By, Within } from '../common/context';
import { PositionScalar } from '../scalars/position.scalar';
import { asConnection } from './directory-page';
import { AccountInput, ResetPasswordInput, SetUpAdministratorInput } from './inputs';
import { AccountResult, AccountsResult, type IssuedResetLink, ResetLinkResult, type SignedIn, SignInResult } from './results';
import { handOver } from './sign-in.resolver';

@ArgsType()
class AccountsArguments extends PageArguments {
  @Field({ defaultValue: '', description: 'Part of a name; empty for all.' })
  readonly text!: string;

  @Field({ defaultValue: true, description: 'Whether guests are listed, too.' })
  readonly guests!: boolean;

  @Field(() => PositionScalar, { nullable: true, description: 'Where in the log the answer has to have got to.' })
  readonly minPosition!: Position | null;
}

/** What administrators do, and how somebody becomes one. */
@Resolver()
export class AdministrationResolver {
  constructor(
    private readonly administration: Administration,
    private readonly directory: Directory,
  ) {}

  @Mutation(() => SignInResult, {
    description: 'Makes the account of the first administrator, with the link that the server printed at its start.',
  })
  setUpAdministrator(
    @Args('input', { description: 'The account.' }) { commandId, name, password, link }: SetUpAdministratorInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    const open = (): Promise<CommandResult<OpenedFor>> =>
      this.administration.setUp(context.caller, { commandId, name, password, link, label: context.browser });
    return handOver(context, open);
  }

  @Mutation(() => SignInResult, { description: 'Chooses a new password with a link from an administrator, and signs in.' })
  resetPassword(
    @Args('input', { description: 'The password.' }) { commandId, link, password }: ResetPasswordInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    const open = (): Promise<CommandResult<OpenedFor>> =>
      this.administration.resetPassword(context.caller, { commandId, link, password, label: context.browser });
    return handOver(context, open);
  }

  @Mutation(() => ResetLinkResult, {
    description: 'Makes a link with which somebody who forgot their password chooses a new one. It is shown once.',
  })
  async issueResetLink(
    @Args('input', { description: 'Whose.' }) { commandId, accountId }: AccountInput,
    @By() caller: Caller,
  ): Promise<CommandResult<IssuedResetLink>> {
    const issued = await this.administration.issueResetLink(caller, { commandId, accountId });
    if (issued.kind !== 'done') return issued;
    const { secret, until, version, position } = issued;
    return { kind: 'done', path: `/reset#${secret}`, until, version, position };
  }

  @Mutation(() => AccountResult, { description: 'Makes somebody an administrator.' })
  giveAdministrator(
    @Args('input', { description: 'Whom.' }) { commandId, accountId }: AccountInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.administration.giveAdministrator(caller, { commandId, accountId });
  }

  @Mutation(() => AccountResult, { description: 'Makes an administrator an ordinary player. The last one has to stay.' })
  takeAdministrator(
    @Args('input', { description: 'Whom.' }) { commandId, accountId }: AccountInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written>> {
    return this.administration.takeAdministrator(caller, { commandId, accountId });
  }

  @Query(() => AccountsResult, { description: 'All accounts by name: for administrators.' })
  async accounts(
    @Args() { text, guests, first, after, minPosition }: AccountsArguments,
    @By() caller: Caller,
  ): Promise<Rebuilding | Rejection | (Connection<DirectoryEntry> & { readonly kind: 'done' })> {
    const page = await this.directory.accounts(caller, { text, guests, first, after: after ?? undefined }, minPosition ?? undefined);
    return 'kind' in page ? page : asConnection(page, (entry) => ({ ...entry, player: { id: entry.id } }));
  }
}
