import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { Application, Settings } from '@kronika/runtime';
import type { GraphQLSchema } from 'graphql';
import type { Journal } from './operations/journal';
import { Metrics } from './operations/metrics';
import { operationPlugin } from './operations/operation-plugin';
import { Budget } from './security/budget';
import type { TrustsProxy } from './security/client-address';
import { ContextFactory } from './security/context-factory';
import { Documents } from './security/documents';
import { GraphQLDoor } from './security/graphql-door';
import { apiPath } from './security/limits';
import { LiveSockets } from './security/live-sockets';
import { maskError } from './security/masked-errors';
import { fenceMutations } from './security/mutation-fence';
import { trustedDocuments } from './security/trusted-documents.generated';

/** What stands around the resolvers: who asks, how much they may ask, what goes wrong, what is counted. */
export class ApiShell {
  readonly metrics: Metrics;
  readonly sockets: LiveSockets;
  readonly #contexts: ContextFactory;
  readonly #budget: Budget;
  readonly #journal: Journal;
  readonly #trustedOnly: boolean;
  #schema: GraphQLSchema | undefined;
  #documents: Documents | undefined;
  #trustsProxy: TrustsProxy = () => false;

  constructor(settings: Settings, application: Application, journal: Journal) {
    const { sessions, readModels } = application;
    this.#journal = journal;
    this.#trustedOnly = settings.trustedOnly;
    this.#budget = new Budget(settings.budgetPerMinute);
    this.#contexts = new ContextFactory(sessions, {
      isSecure: settings.url.startsWith('https:'),
      ...(settings.urlIsSet ? { origin: new URL(settings.url).origin } : {}),
      trustsProxy: (address, hop) => this.#trustsProxy(address, hop),
    });
    this.metrics = new Metrics(() =>
      readModels.status().map(({ name, progress, state }) => ({ name, progress, failed: state === 'failed' })),
    );
    const common = { documents: () => this.#looked(), budget: this.#budget, journal, metrics: this.metrics };
    this.sockets = new LiveSockets({ ...common, schema: () => this.#made(), contexts: this.#contexts, sessions, path: apiPath });
  }

  /** How Nest is to run Apollo. */
  graphQL(): Pick<ApolloDriverConfig, 'context' | 'plugins' | 'formatError' | 'transformSchema'> {
    const parts = { documents: () => this.#looked(), budget: this.#budget, journal: this.#journal, metrics: this.metrics };
    return {
      context: ({ req, res }: { readonly req: IncomingMessage; readonly res: ServerResponse }) => this.#contexts.forRequest(req, res),
      plugins: [operationPlugin(parts)],
      formatError: maskError,
      transformSchema: fenceMutations,
    };
  }

  /** The way of requests to Apollo. */
  door(apollo: ApolloServer): GraphQLDoor {
    return new GraphQLDoor(apollo, this.#contexts);
  }

  /** When the schema is made, and Express knows whom to trust: before the first request. */
  open(schema: GraphQLSchema, trustsProxy: TrustsProxy): void {
    this.#schema = schema;
    this.#documents = new Documents(schema, { hashes: new Set(trustedDocuments), only: this.#trustedOnly });
    this.#trustsProxy = trustsProxy;
  }

  #made(): GraphQLSchema {
    if (this.#schema === undefined) throw new Error('The schema is not made yet.');
    return this.#schema;
  }

  #looked(): Documents {
    if (this.#documents === undefined) throw new Error('The schema is not made yet.');
    return this.#documents;
  }
}
