import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { EventStoreDbLog } from '@kronika/event-log-eventstoredb';
import type { ContractHarness } from '@kronika-testing/event-log';

/** Every connection that this process opens: the only way to break one to a server that is not ours. */
class OpenSockets {
  readonly #sockets = new Set<Socket>();

  constructor() {
    channel('net.client.socket').subscribe((message) => {
      const { socket } = message as { readonly socket: Socket };
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** The contract over a server that was started by somebody else and may be shared: every case uses streams of its own. */
export function serverHarness(connectionString: string): ContractHarness {
  const sockets = new OpenSockets();
  return {
    open() {
      let log = new EventStoreDbLog(connectionString);
      return Promise.resolve({
        log,
        async reopen() {
          await log.close();
          return (log = new EventStoreDbLog(connectionString));
        },
        cutConnection() {
          sockets.cut();
          return Promise.resolve();
        },
        dispose: () => log.close(),
      });
    },
  };
}
