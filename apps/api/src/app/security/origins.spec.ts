import type { IncomingMessage } from 'node:http';
import { Budget } from './budget';
import { clientAddress } from './client-address';
import { isOwnOrigin } from './origins';
import { readSessionCookie } from './session-cookie';

describe('an origin', () => {
  it.each([
    [undefined, 'kronika.example', 'https://kronika.example', true],
    ['https://kronika.example', 'kronika.example', 'https://kronika.example', true],
    ['http://kronika.example', 'kronika.example', 'https://kronika.example', false],
    ['https://evil.example', 'kronika.example', 'https://kronika.example', false],
    ['https://evil.example', 'evil.example', 'https://kronika.example', false],
    ['null', 'kronika.example', undefined, false],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', undefined, true],
    ['http://192.168.1.6:3000', '192.168.1.5:3000', undefined, false],
    ['http://localhost:4200', 'localhost:3000', undefined, true],
    ['http://localhost:4200', '192.168.1.5:3000', undefined, false],
    ['http://localhost:4200', 'kronika.example', 'https://kronika.example', false],
  ])('%s at %s where the page is %s: %s', (origin, host, page, own) => {
    expect(isOwnOrigin(origin, host, page)).toBe(own);
  });
});

describe('where a request comes from', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  it('is the line itself, where no proxy is ours', () => {
    expect(clientAddress(request('192.0.2.1', '10.9.9.9'), () => false)).toBe('192.0.2.1');
  });

  it('is what our proxies say, and no further', () => {
    const ours = (address: string): boolean => address.startsWith('10.');
    expect(clientAddress(request('10.0.0.1', '203.0.113.9, 192.0.2.7, 10.0.0.2'), ours)).toBe('192.0.2.7');
    expect(clientAddress(request('10.0.0.1', ''), ours)).toBe('10.0.0.1');
    expect(clientAddress(request('10.0.0.1', '10.0.0.3'), ours)).toBe('10.0.0.3');
  });
});

describe('the cookie of a session', () => {
  it('is found among others, by its whole name', () => {
    expect(readSessionCookie('a=b; kronika=secret; c=d', false)).toBe('secret');
    expect(readSessionCookie('xkronika=no; __Host-kronika=secret', true)).toBe('secret');
    expect(readSessionCookie('kronika=no', true)).toBeUndefined();
    expect(readSessionCookie(undefined, true)).toBeUndefined();
  });
});

describe('a budget', () => {
  it('comes back as time passes, for each caller on their own', () => {
    let now = 0;
    const budget = new Budget(600, () => now);
    const ada = { kind: 'account', accountId: 'ada', guest: false, administrator: false, scopes: 'all', address: '192.0.2.1' } as const;
    const address = { kind: 'anonymous', address: '192.0.2.1' } as const;
    expect(budget.spend(ada, 500)).toBe(0);
    expect(budget.spend(ada, 200)).toBe(10_000);
    expect(budget.spend(address, 1200)).toBe(0);
    expect(budget.spend(address, 1)).toBe(50);
    now += 10_000;
    expect(budget.spend(ada, 200)).toBe(0);
    expect(budget.spend(ada, 100)).toBeGreaterThan(0);
  });
});
