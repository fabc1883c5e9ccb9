import type { IncomingMessage } from 'node:http';

/** Whether the machine at this address, so many hops away, is a proxy of ours: Express's 'trust proxy fn'. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Where a request comes from, for sockets as for requests: the last address that is no proxy of ours. */
export function clientAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  let address = request.socket.remoteAddress ?? 'unknown';
  const header = request.headers['x-forwarded-for'];
  if (header === undefined) return address;
  const forwarded = (Array.isArray(header) ? header.join(',') : header).split(',').map((part) => part.trim());
  for (let hop = 0; trusts(address, hop); hop++) {
    const before = forwarded.pop();
    if (before === undefined || before === '') break;
    address = before;
  }
  return address;
}
