import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Caller } from '@kronika/application';

/** What every resolver is handed: who asks. */
export interface ApiContext {
  readonly caller: Caller;
}

/** The parameter of a resolver that is who asks: `@By() caller: Caller`. */
export const By = createParamDecorator((_: undefined, context: ExecutionContext): Caller => {
  return GqlExecutionContext.create(context).getContext<ApiContext>().caller;
});
