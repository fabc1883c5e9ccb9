import type { IncomingMessage, ServerResponse } from 'node:http';
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

/**
 * What every request comes through first: headers that keep browsers from doing more with an answer than we mean. An answer of the API is data and
 * needs the least of them, and nothing else is in its way.
 */
export function frontDoor(isSecure: boolean, operations: Handler): Handler {
  return (request, response, next) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.url?.startsWith(apiPath) === true) {
      next();
      return;
    }
    response.setHeader('content-security-policy', pagePolicy);
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
    operations(request, response, next);
  };
}
