const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page of this origin may act for somebody who is signed in here. Requests without an origin come from programs, not from pages.
 * `allowed` is the public address; where none was set, the page is whatever the browser reached us by (a hall's LAN has no names).
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, allowed: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url === undefined) return false;
  if (localHosts.has(url.hostname)) return isLocal(host);
  return allowed === undefined ? url.host === host : url.origin === allowed;
}

/** Pages of this machine may talk to this machine: the page's development server runs on another port. */
function isLocal(host: string | undefined): boolean {
  return localHosts.has((host ?? '').replace(/:\d+$/, ''));
}
