import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Caller } from '@kronika/application';
import type { SessionCookie } from '../security/session-cookie';
import type { Loaders } from './loaders';

/** What every resolver is handed: who asks, and what is loaded on the way. */
export interface ApiContext {
  /** Nest copies the context of a request that lacks it. */
  readonly req: IncomingMessage;
  readonly caller: Caller;
  /** For one execution; over a socket for the whole subscription, and then without a memory. */
  readonly loaders: Loaders;
  /** Where a session is handed over or taken back; a socket cannot set cookies. */
  readonly cookie: SessionCookie | undefined;
  /** Which browser asks, in the words that it uses for itself. */
  readonly browser: string;
  /** Whether a page of another site asks on behalf of somebody who is signed in here. */
  readonly isForeign: () => boolean;
}

/** The parameter of a resolver that is who asks: `@By() caller: Caller`. */
export const By = createParamDecorator((_: undefined, context: ExecutionContext): Caller => contextOf(context).caller);

/** The parameter of a resolver that is the whole context: `@Within() context: ApiContext`. */
export const Within = createParamDecorator((_: undefined, context: ExecutionContext): ApiContext => contextOf(context));

function contextOf(context: ExecutionContext): ApiContext {
  return GqlExecutionContext.create(context).getContext<ApiContext>();
}
