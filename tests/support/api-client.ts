import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

export interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Somebody who talks to a server over HTTP and WebSocket only, with a cookie jar of their own. */
export class ApiClient {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Is whoever the other client is from now on. */
  takeCookiesOf(other: ApiClient): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  /** The answer as it came, errors and all. */
  async ask<Data>(query: string, variables: unknown = {}): Promise<GraphQLAnswer<Data>> {
    const response = await this.send('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) });
    return (await response.json()) as GraphQLAnswer<Data>;
  }

  /** The data of an answer that should have no errors. */
  async query<Data>(query: string, variables: unknown = {}): Promise<Data> {
    const { data, errors } = await this.ask<Data>(query, variables);
    if (data === undefined || data === null || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json', ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader } : {}) });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const equals = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  }

  /** A WebSocket of its own, with this client's cookies. */
  live(): Client {
    const { cookieHeader, url } = this;
    class SignedIn extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie: cookieHeader, origin: url } });
      }
    }
    return createClient({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: SignedIn,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
    });
  }
}
