import { existsSync } from 'node:fs';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ServeStaticModule } from '@nestjs/serve-static';
import { type Application, useCasesOf } from '@kronika/runtime';
import { Nodes } from './common/node';
import { productVersion } from './health.resolver';
import { resolvers } from './resolvers';
import { apiPath } from './security/limits';
import { LiveSockets } from './security/live-sockets';
import type { ApiShell } from './shell';
import { Shutdown } from './shutdown';

export interface AppParts {
  readonly application: Application;
  readonly shell: ApiShell;
  /** The folder of the built page; where there is none, the API stands alone. */
  readonly webRoot: string;
  readonly version: string;
}

@Module({})
export class AppModule {
  static of({ application, shell, webRoot, version }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          path: apiPath,
          autoSchemaFile: true,
          sortSchema: true,
          graphiql: false,
          introspection: true,
          includeStacktraceInErrorResponses: false,
          csrfPrevention: true,
          allowBatchedHttpRequests: false,
          // Documents are kept by the shell, for sockets as well.
          documentStore: null,
          persistedQueries: false,
          ...shell.graphQL(),
        }),
        ...(existsSync(webRoot) ? [ServeStaticModule.forRoot({ rootPath: webRoot, exclude: [`${apiPath}{/*any}`] })] : []),
      ],
      providers: [
        ...resolvers,
        { provide: Nodes, useValue: new Nodes() },
        { provide: productVersion, useValue: version },
        ...useCasesOf(application).map((useCase) => ({ provide: useCase.constructor, useValue: useCase })),
        { provide: LiveSockets, useValue: shell.sockets },
        { provide: Shutdown, useValue: new Shutdown(application) },
      ],
    };
  }
}
