import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** Headers that keep browsers from doing more with an answer than we mean. An answer of the API is data: it needs the least of them. */
export function securityHeaders(isSecure: boolean): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return ({ url }, response, next) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (url?.startsWith('/graphql') !== true) {
      response.setHeader('content-security-policy', pagePolicy);
      response.setHeader('referrer-policy', 'same-origin');
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('x-frame-options', 'DENY');
      response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
      if (isSecure) response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
    }
    next();
  };
}
