import { randomUUID } from 'node:crypto';

export interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Somebody who talks to the server over HTTP, and keeps the cookie that it gives. */
export class ApiClient {
  readonly url: string;
  cookie = '';
  token = '';

  constructor(url: string) {
    this.url = url;
  }

  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Asks, and takes the cookies that come along. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Data>> {
    const response = await this.post({ query, variables }, headers);
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.slice(0, cookie.indexOf(';'));
    return (await response.json()) as Answer<Data>;
  }

  /** What one mutation with an input answers; the command id is filled in. */
  async mutate<Result = Record<string, unknown>>(name: string, type: string, input: object, selection: string): Promise<Result> {
    const { data, errors } = await this.ask<Record<string, Result>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} } }`,
      { input: { commandId: randomUUID(), ...input } },
    );
    const result = data?.[name];
    if (result === undefined) throw new Error(JSON.stringify(errors));
    return result;
  }

  /** Makes an account and is signed in with it. Returns its id. */
  async register(name: string, password = 'a good long password'): Promise<string> {
    const result = await this.mutate<{ readonly player?: { readonly id: string } }>(
      'register',
      'RegisterInput',
      { name, password },
      '... on SignedIn { player { id } } ... on Refused { code } ... on Invalid { issues { path message } }',
    );
    if (result.player === undefined) throw new Error(JSON.stringify(result));
    return result.player.id;
  }
}
