import { WebSocket } from 'ws';

const patience = 30_000;
const opensAtOnce = 50;

/** Many open sockets that note when a message reaches each of them. */
export class Audience {
  readonly #sockets: readonly WebSocket[];
  #onMessage: (place: number, message: Buffer) => void = () => undefined;

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    sockets.forEach((socket, place) => socket.on('message', (message: Buffer) => this.#onMessage(place, message)));
  }

  /** Opens the sockets some at a time: a server has a queue of callers that it has not answered yet. */
  static async of(size: number, open: () => Promise<WebSocket>): Promise<Audience> {
    const sockets: WebSocket[] = [];
    while (sockets.length < size) {
      const next = Array.from({ length: Math.min(opensAtOnce, size - sockets.length) }, open);
      sockets.push(...(await Promise.all(next)));
    }
    return new Audience(sockets);
  }

  /** Sends a message through the first of the sockets. */
  say(text: string): void {
    this.#sockets[0]?.send(text);
  }

  /** Makes something happen that everybody hears of: how long it took until each did, in ms, and what they heard. */
  hears(happen: () => void): Promise<{ readonly times: readonly number[]; readonly messages: readonly Buffer[] }> {
    return new Promise((done, failed) => {
      const times: number[] = [];
      const messages = new Map<number, Buffer>();
      const timer = setTimeout(() => failed(new Error(`Only ${times.length} of ${this.#sockets.length} were told`)), patience);
      const began = performance.now();
      this.#onMessage = (place, message) => {
        if (messages.has(place)) return;
        messages.set(place, message);
        times.push(performance.now() - began);
        if (times.length < this.#sockets.length) return;
        clearTimeout(timer);
        this.#onMessage = () => undefined;
        done({ times, messages: [...messages.values()] });
      };
      happen();
    });
  }
}

/** A bare socket. */
export function openSocket(url: string, protocols: readonly string[] = [], origin?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, [...protocols], { perMessageDeflate: false, ...(origin === undefined ? {} : { origin }) });
  return new Promise((ready, failed) => {
    socket.once('open', () => ready(socket));
    socket.once('error', failed);
  });
}

/** A socket with one GraphQL subscription. Hand-made: a client library in a thousand copies would be what is measured. */
export async function subscribedSocket(url: string, query: string, variables: unknown): Promise<WebSocket> {
  const socket = await openSocket(`${url.replace(/^http/, 'ws')}/graphql`, ['graphql-transport-ws'], url);
  const acknowledged = new Promise<void>((ready, failed) => {
    socket.once('message', (message: Buffer) => {
      const { type } = JSON.parse(message.toString()) as { readonly type: string };
      if (type === 'connection_ack') ready();
      else failed(new Error(`The server said ${type}`));
    });
    socket.once('close', (code) => failed(new Error(`The server closed the socket with ${code}`)));
  });
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await acknowledged;
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
  return socket;
}

/** The time that 99 of 100 did not pass. */
export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
