import { computed, Injectable, signal } from '@angular/core';
import { type Client, createClient } from 'graphql-ws';
import { Observable } from 'rxjs';
import { follow, type Following, type FollowState } from './follow';
import type { TypedDocumentString } from './graphql.generated';
import { OwnWrites } from './own-writes';
import { type AnswerError, errorOf, NoAnswerError } from './request-error';

/** 'reconnecting' while something that is followed live is cut off. */
export type LiveConnection = 'idle' | 'live' | 'reconnecting';

/** Our own thin client: typed documents as strings over fetch, subscriptions over one WebSocket that reconnects by itself. */
@Injectable({ providedIn: 'root' })
export class GraphQLClient {
  readonly #states = signal<ReadonlyMap<number, FollowState>>(new Map());
  readonly #writes = new OwnWrites();
  #socket: Client | undefined;
  #followed = 0;

  /** How live updates are, over everything that the page follows. */
  readonly live = computed((): LiveConnection => {
    const states = [...this.#states().values()];
    if (states.includes('reconnecting')) return 'reconnecting';
    return states.includes('live') ? 'live' : 'idle';
  });

  /** Asks or commands. What was written before is in what is asked for after, where the document takes `$minPosition`. */
  async request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: VariablesOf<Variables>
  ): Promise<Result> {
    const body = await this.ask<Result>(document.toString(), variables ?? {});
    if (body.errors?.length || body.data === undefined || body.data === null) {
      throw errorOf(body.errors ?? [{ message: 'no data' }]);
    }
    return body.data;
  }

  /** A document of any kind, with the whole answer: for the query explorer. */
  async ask<Result>(text: string, variables: Readonly<Record<string, unknown>>): Promise<Answer<Result>> {
    const filled = this.#writes.fill(text, variables, Date.now());
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ query: text, variables: filled }),
    }).catch((cause: unknown) => {
      throw new NoAnswerError('no answer', { cause });
    });
    const body = (await readAnswer(response)) as Answer<Result>;
    this.#writes.notice(body.data, Date.now());
    return body;
  }

  /** One subscription on the server; it ends, with an error, when the connection is cut, so that its caller can resume from where it was. */
  subscribe<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Observable<Result> {
    return new Observable<Result>((subscriber) =>
      this.#open().subscribe<Result>(
        { query: document.toString(), variables: variables as Record<string, unknown> },
        {
          next: (message) => {
            if (message.errors) subscriber.error(errorOf(message.errors));
            else if (message.data !== null && message.data !== undefined) subscriber.next(message.data);
          },
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        },
      ),
    );
  }

  /** Follows something for as long as it is not stopped, through every break; the shell tells the reader about the breaks. */
  follow<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: () => Variables,
    take: (result: Result) => void,
    tell: (state: FollowState) => void = () => undefined,
  ): Following {
    const id = this.#followed++;
    const following = follow(
      () => this.subscribe(document, variables()),
      take,
      (state) => {
        this.#states.update((states) => new Map(states).set(id, state));
        tell(state);
      },
    );
    return {
      stop: () => {
        following.stop();
        this.#states.update((states) => new Map([...states].filter(([other]) => other !== id)));
      },
    };
  }

  /** Closes the socket, so that the next subscription is made as whoever is signed in then. */
  signedInAnew(): void {
    void this.#socket?.dispose();
    this.#socket = undefined;
  }

  #open(): Client {
    return (this.#socket ??= createClient({
      url: new URL('graphql', document.baseURI.replace(/^http/, 'ws')).href,
      // A subscription resumes from its own version: only its caller knows it, so the client itself never repeats one.
      retryAttempts: 0,
      shouldRetry: () => false,
      keepAlive: 10_000,
    }));
  }
}

/** May be left out where none is required. */
type VariablesOf<Variables> =
  Variables extends Record<string, never>
    ? [variables?: Variables]
    : Partial<Variables> extends Variables
      ? [variables?: Variables]
      : [Variables];

export interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly AnswerError[];
}

async function readAnswer(response: Response): Promise<Answer<unknown>> {
  try {
    return (await response.json()) as Answer<unknown>;
  } catch (cause) {
    throw new NoAnswerError(`HTTP ${response.status}: no GraphQL answer`, { cause });
  }
}
