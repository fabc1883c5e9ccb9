import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { Settings } from '@kronika/runtime';
import { HealthResolver } from './health.resolver';

/** The built page, beside the built server. */
const webRoot = resolve(import.meta.dirname, '../web/browser');

@Module({})
export class AppModule {
  static of(_settings: Settings): DynamicModule {
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
