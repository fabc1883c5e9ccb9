import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The listening socket of a node, with its connections at hand, so that they can be cut as a broken network cuts them. */
export class FrontDoor {
  readonly #enter: (socket: Socket) => void;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port: number;

  /** `port` 0: any free one, which is then kept. */
  constructor(port: number, enter: (socket: Socket) => void) {
    this.#port = port;
    this.#enter = enter;
  }

  get port(): number {
    return this.#port;
  }

  async open(): Promise<void> {
    const server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      // A cut connection is what the tests want: no reason to stop.
      socket.on('error', () => undefined);
      this.#enter(socket);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Nobody comes in any more (connection refused) and everybody is thrown out; `open` undoes it. */
  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    const shut = new Promise((resolve) => server.close(resolve));
    this.dropConnections();
    await shut;
  }

  dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
