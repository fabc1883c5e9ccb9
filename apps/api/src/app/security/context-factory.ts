import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sessions } from '@kronika/application';
import type { ApiContext } from '../common/context';
import { Loaders } from '../common/loaders';
import { clientAddress, type TrustsProxy } from './client-address';
import { isOwnOrigin } from './origins';
import { readSessionCookie, SessionCookie } from './session-cookie';

export interface Door {
  /** Whether the public address is https. */
  readonly isSecure: boolean;
  /** The origin of our page; absent where no address was set. */
  readonly origin?: string;
  readonly trustsProxy: TrustsProxy;
}

/** Finds out who asks, for every request and every operation on a socket. */
export class ContextFactory {
  readonly #sessions: Sessions;
  readonly #door: Door;

  constructor(sessions: Sessions, door: Door) {
    this.#sessions = sessions;
    this.#door = door;
  }

  async forRequest(request: IncomingMessage, response: ServerResponse): Promise<ApiContext> {
    const token = bearerToken(request);
    const cookie = new SessionCookie(response, this.#door.isSecure);
    return this.#context(request, token ?? this.#cookieOf(request), { cookie, hasToken: token !== undefined, loaders: new Loaders() });
  }

  /** A socket shows its cookie when it is opened, or a token with its first message. */
  async forSocket(request: IncomingMessage, token: string | undefined): Promise<ApiContext> {
    const own = token ?? bearerToken(request);
    const extra = { cookie: undefined, hasToken: own !== undefined, loaders: new Loaders(false) };
    return this.#context(request, own ?? this.#cookieOf(request), extra);
  }

  /** Whether a page of this origin may open a socket. */
  isOwn({ headers }: IncomingMessage): boolean {
    return isOwnOrigin(headers.origin, headers.host, this.#door.origin);
  }

  addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.#door.trustsProxy);
  }

  #cookieOf({ headers }: IncomingMessage): string | undefined {
    return readSessionCookie(headers.cookie, this.#door.isSecure);
  }

  async #context(
    request: IncomingMessage,
    secret: string | undefined,
    { cookie, hasToken, loaders }: Pick<ApiContext, 'cookie' | 'loaders'> & { readonly hasToken: boolean },
  ): Promise<ApiContext> {
    const address = this.addressOf(request);
    const caller = secret === undefined ? ({ kind: 'anonymous', address } as const) : await this.#sessions.authenticate(secret, address);
    // Looked at by mutations only: to read an address takes longer than all the rest.
    const isForeign = (): boolean => !hasToken && !this.isOwn(request);
    return { req: request, caller, loaders, cookie, isForeign, browser: request.headers['user-agent'] ?? '' };
  }
}

function bearerToken({ headers }: IncomingMessage): string | undefined {
  if (headers.authorization === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
}
