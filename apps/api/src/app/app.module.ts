import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ServeStaticModule } from '@nestjs/serve-static';
import { type Application, useCasesOf } from '@kronika/runtime';
import { productVersion } from './health.resolver';
import { resolvers } from './resolvers';
import { ContextFactory, type Door } from './security/context-factory';
import { Shutdown } from './shutdown';

export interface AppParts {
  readonly application: Application;
  readonly door: Door;
  /** The folder of the built page; where there is none, the API stands alone. */
  readonly webRoot: string;
  readonly version: string;
}

type Asked = { readonly req: IncomingMessage; readonly res: ServerResponse } | { readonly extra: { readonly request: IncomingMessage } };

@Module({})
export class AppModule {
  static of({ application, webRoot, version, door }: AppParts): DynamicModule {
    const contexts = new ContextFactory(application.sessions, door);
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          path: '/graphql',
          autoSchemaFile: true,
          sortSchema: true,
          graphiql: false,
          introspection: true,
          includeStacktraceInErrorResponses: false,
          context: (asked: Asked) =>
            'extra' in asked ? contexts.forSocket(asked.extra.request, undefined) : contexts.forRequest(asked.req, asked.res),
          subscriptions: { 'graphql-ws': { path: '/graphql' } },
        }),
        ...(existsSync(webRoot) ? [ServeStaticModule.forRoot({ rootPath: webRoot, exclude: ['/graphql{/*any}'] })] : []),
      ],
      providers: [
        ...resolvers,
        { provide: productVersion, useValue: version },
        ...useCasesOf(application).map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
        { provide: Shutdown, useValue: new Shutdown(application) },
      ],
    };
  }
}
