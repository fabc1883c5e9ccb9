import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Caller } from '@kronika/application';
import { limits } from './limits';

/** Codes with which we close a socket, as graphql-ws understands them. */
export const closeCodes = { badRequest: 4400, signedOut: 4403, tooSlow: 4408, goingAway: 1001, internal: 4500 } as const;

/** One open socket: who is at its other end, and whether they keep up. */
export class LiveSocket {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** The token that came with the first message. */
  token: string | undefined;
  /** Who is there, once the first message has come. */
  caller: Caller | undefined;
  readonly subscriptions = new Set<string>();
  readonly #now: () => number;
  readonly #pending: number[] = [];
  #heardOf = true;

  constructor(socket: WebSocket, request: IncomingMessage, now: () => number) {
    this.socket = socket;
    this.request = request;
    this.#now = now;
    socket.on('pong', () => (this.#heardOf = true));
  }

  /** Resolves when the text has left: a subscription that waits for that reads on only as fast as its client does. */
  send(text: string): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return Promise.resolve();
    this.#pending.push(this.#now());
    return new Promise((resolve, reject) => {
      this.socket.send(text, (error) => {
        this.#pending.shift();
        // A socket that was closed meanwhile is nobody's fault.
        if (error instanceof Error && this.socket.readyState === this.socket.OPEN) reject(error);
        else resolve();
      });
    });
  }

  /** Called now and then: lets go whoever is gone, or leaves what was sent lying. */
  look(): void {
    const [oldest] = this.#pending;
    if (oldest !== undefined && this.#now() - oldest > limits.slowClientMs) {
      this.socket.terminate();
      return;
    }
    // Whoever still takes in what was sent before cannot hear the ping behind it.
    if (oldest !== undefined) return;
    if (!this.#heardOf) {
      this.socket.terminate();
      return;
    }
    this.#heardOf = false;
    this.socket.ping();
  }
}
