import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between a browser and the server that can be cut and mended: every connection breaks at once, and none is taken until then. */
export class CuttableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(serverUrl: string): Promise<CuttableLine> {
    const target = new URL(serverUrl);
    const server = createServer();
    const line = new CuttableLine(server);
    server.on('connection', (near) => line.#join(near, Number(target.port), target.hostname));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number, host: string): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
