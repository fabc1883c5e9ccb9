import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Sends one request over and over on some connections, each time as soon as the answer has come, and returns how many a second were answered.
 * Bare sockets: a real HTTP client would take more of the two cores than the servers that are compared.
 */
export async function requestsPerSecond(url: string, request: Buffer, connections: number, milliseconds: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const clients = await Promise.all(Array.from({ length: connections }, () => opened(hostname, Number(port))));
  let answered = 0;
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.ask(request);
        answered++;
      }
    }),
  );
  const spent = performance.now() - began;
  for (const client of clients) client.close();
  return (answered / spent) * 1000;
}

/** The bytes of a POST of a GraphQL operation. */
export function graphqlRequest(url: string, body: { readonly query: string; readonly variables?: unknown }, cookie?: string): Buffer {
  const { host } = new URL(url);
  const text = JSON.stringify(body);
  const lines = [
    'POST /graphql HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${new URL(url).origin}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

export interface RawClient {
  /** The body of the answer; throws when it is not a success. */
  ask(request: Buffer): Promise<Buffer>;
  close(): void;
}

export async function opened(host: string, port: number): Promise<RawClient> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((ready, failed) => {
    socket.once('connect', ready);
    socket.once('error', failed);
  });
  return {
    ask: (request) => answerOf(socket, request),
    close: () => socket.destroy(),
  };
}

function answerOf(socket: Socket, request: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    let received: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headLength = received.indexOf(headEnd);
      if (headLength === -1) return;
      const head = received.toString('latin1', 0, headLength);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (received.length < headLength + 4 + length) return;
      socket.off('data', take);
      socket.off('close', lost);
      if (head.startsWith('HTTP/1.1 200')) done(received.subarray(headLength + 4));
      else failed(new Error(`${head.split('\r\n')[0] ?? ''} ${received.toString('utf8', headLength + 4).slice(0, 300)}`));
    };
    const lost = (): void => failed(new Error('the connection was closed'));
    socket.on('data', take);
    socket.once('close', lost);
    socket.write(request);
  });
}
