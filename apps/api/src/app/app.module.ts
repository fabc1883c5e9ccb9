import { existsSync } from 'node:fs';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ServeStaticModule } from '@nestjs/serve-static';
import { GameLibrary, Games, type Platform, Wakes } from '@kronika/application';
import { productVersion } from './health.resolver';
import { resolvers } from './resolvers';
import { Shutdown } from './shutdown';

export interface AppParts {
  readonly platform: Platform;
  readonly wakes: Wakes;
  /** The folder of the built page; where there is none, the API stands alone. */
  readonly webRoot: string;
  readonly version: string;
}

@Module({})
export class AppModule {
  static of({ platform, wakes, webRoot, version }: AppParts): DynamicModule {
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
          subscriptions: { 'graphql-ws': { path: '/graphql' } },
        }),
        ...(existsSync(webRoot) ? [ServeStaticModule.forRoot({ rootPath: webRoot, exclude: ['/graphql{/*any}'] })] : []),
      ],
      providers: [
        ...resolvers,
        { provide: productVersion, useValue: version },
        { provide: Games, useValue: new Games(platform, wakes) },
        { provide: GameLibrary, useValue: platform.games },
        { provide: Shutdown, useValue: new Shutdown(platform.log, wakes) },
      ],
    };
  }
}
