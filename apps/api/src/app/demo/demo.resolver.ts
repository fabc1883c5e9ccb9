import { type Caller, type CommandResult, Demo } from '@kronika/application';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type SignedIn, SignInResult } from '../accounts/results';
import { handOver } from '../accounts/sign-in.resolver';
import { type ApiContext, By, Within } from '../common/context';
import { DemoStatus, TryDemoInput } from './demo-types';

@Resolver()
export class DemoResolver {
  constructor(private readonly demonstration: Demo) {}

  @Query(() => DemoStatus, { description: 'The demonstration: how far it is, and whether it can be tried.' })
  demo(@By() caller: Caller): DemoStatus {
    return { ...this.demonstration.status, canTry: this.demonstration.isOpenTo(caller) };
  }

  @Mutation(() => SignInResult, {
    description: 'Signs in as somebody of the demonstration, without a password: on the machine itself only, while KRONIKA_DEMO is on.',
  })
  tryDemo(
    @Args('input', { description: 'As whom.' }) { commandId, role }: TryDemoInput,
    @Within() context: ApiContext,
  ): Promise<CommandResult<SignedIn>> {
    return handOver(context, () => this.demonstration.tryAs(context.caller, role, commandId));
  }
}
