import { existsSync } from 'node:fs';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ServeStaticModule } from '@nestjs/serve-static';
import { HealthResolver } from './health.resolver';

@Module({})
export class AppModule {
  /** `webRoot`: the folder of the built page; where there is none, the API stands alone. */
  static of(webRoot: string): DynamicModule {
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
      providers: [HealthResolver],
    };
  }
}
