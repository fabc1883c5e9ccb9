import { Injectable, signal } from '@angular/core';
import { type Client, createClient } from 'graphql-ws';
import { Observable } from 'rxjs';
import type { TypedDocumentString } from './graphql.generated';

/** The server answered with GraphQL errors, or with something that is no GraphQL answer. */
export class GraphQLRequestError extends Error {
  override readonly name = 'GraphQLRequestError';
  readonly errors: readonly { readonly message: string }[];

  constructor(errors: readonly { readonly message: string }[]) {
    super(errors.map((error) => error.message).join('; '));
    this.errors = errors;
  }
}

export type LiveConnection = 'idle' | 'connected' | 'lost';

/** Our own thin client: typed documents as strings over fetch, subscriptions over one WebSocket that reconnects by itself. */
@Injectable({ providedIn: 'root' })
export class GraphQLClient {
  readonly #live = signal<LiveConnection>('idle');
  #socket: Client | undefined;

  /** Whether live updates arrive; 'lost' while the connection is being made anew. */
  readonly live = this.#live.asReadonly();

  async request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ query: document.toString(), variables }),
    });
    const body = (await readAnswer(response)) as Answer<Result>;
    if (body.errors?.length || body.data === undefined || body.data === null) {
      throw new GraphQLRequestError(body.errors ?? [{ message: `HTTP ${response.status}` }]);
    }
    return body.data;
  }

  /** One subscription on the server; it ends, with an error, when the connection is cut, so that its caller can resume from where it was. */
  subscribe<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Observable<Result> {
    return new Observable<Result>((subscriber) =>
      this.#open().subscribe<Result>(
        { query: document.toString(), variables: variables as Record<string, unknown> },
        {
          next: (message) => {
            if (message.errors) subscriber.error(new GraphQLRequestError(message.errors));
            else if (message.data !== null && message.data !== undefined) subscriber.next(message.data);
          },
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        },
      ),
    );
  }

  #open(): Client {
    return (this.#socket ??= createClient({
      url: new URL('graphql', document.baseURI.replace(/^http/, 'ws')).href,
      // A subscription resumes from its own version: only its caller knows it, so the client itself never repeats one.
      retryAttempts: 0,
      shouldRetry: () => false,
      keepAlive: 10_000,
      on: { connected: () => this.#live.set('connected'), closed: () => this.#live.set('lost') },
    }));
  }
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string }[];
}

async function readAnswer(response: Response): Promise<Answer<unknown>> {
  try {
    return (await response.json()) as Answer<unknown>;
  } catch {
    return { errors: [{ message: `HTTP ${response.status}: no GraphQL answer` }] };
  }
}
