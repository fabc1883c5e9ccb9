import type { ServerResponse } from 'node:http';

/** On https the prefix makes browsers refuse the cookie from anybody else; on a hall's plain http there is no such help. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-kronika' : 'kronika';
}

/** The session's secret among the cookies of a request. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | undefined {
  if (header === undefined) return undefined;
  const start = `${cookieName(isSecure)}=`;
  for (const part of header.split(';')) {
    const cookie = part.trim();
    if (cookie.startsWith(start)) return cookie.slice(start.length);
  }
  return undefined;
}

/** Hands a session to the browser that asked, or takes it back. */
export class SessionCookie {
  readonly #response: ServerResponse;
  readonly #isSecure: boolean;

  constructor(response: ServerResponse, isSecure: boolean) {
    this.#response = response;
    this.#isSecure = isSecure;
  }

  set(secret: string, until: number): void {
    this.#write(secret, new Date(until));
  }

  clear(): void {
    this.#write('', new Date(0));
  }

  #write(value: string, expires: Date): void {
    const secure = this.#isSecure ? '; Secure' : '';
    const cookie = `${cookieName(this.#isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
    this.#response.setHeader('set-cookie', cookie);
  }
}
