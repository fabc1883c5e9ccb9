import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLDoor } from './graphql-door';
import { apiPath } from './limits';

/** Angular loads its style sheet with this attribute; browsers allow such a thing by its hash only. */
const styleSheetLoader = "'unsafe-hashes' 'sha256-MhtPZXr7+LpJUY5qtMutB+qWfQtMaPccfe7QXtCcEYc='";

/** For our page: everything from here, styles also from within (Angular puts each component's there), no frames, no plug-ins. */
const pagePolicy = [
  "default-src 'self'",
  `script-src 'self' ${styleSheetLoader}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const yearSeconds = 31_536_000;

/** Something that answers a request, or hands it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Rooms {
  /** Whether the public address is https. */
  readonly isSecure: boolean;
  readonly api: GraphQLDoor;
  readonly operations: Handler;
  /** The framework, for everything else. */
  readonly rest: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * What every request comes through first: headers that keep browsers from doing more with an answer than we mean. An answer of the API is data and
 * needs the least of them.
 */
export function frontDoor({ isSecure, api, operations, rest }: Rooms): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (isApi(request.url ?? '')) {
      void api.answer(request, response);
      return;
    }
    response.setHeader('content-security-policy', pagePolicy);
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
    operations(request, response, () => rest(request, response));
  };
}

function isApi(url: string): boolean {
  return url === apiPath || url.startsWith(`${apiPath}?`);
}
