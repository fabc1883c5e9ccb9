import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Sessions } from '@kronika/application';
import { type ExecutionArgs, getOperationAST, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer, type Server as ProtocolServer, type SubscribePayload } from 'graphql-ws';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Journal } from '../operations/journal';
import type { Metrics } from '../operations/metrics';
import { describeFailure, outcomeOf } from '../operations/operation-plugin';
import { admit, turnAway } from './admission';
import type { Budget } from './budget';
import type { ContextFactory } from './context-factory';
import { type Documents, refusal } from './documents';
import { limits } from './limits';
import { closeCodes, LiveSocket } from './live-socket';
import { maskError } from './masked-errors';

export interface SocketParts {
  readonly schema: () => GraphQLSchema;
  readonly documents: () => Documents;
  readonly contexts: ContextFactory;
  readonly sessions: Sessions;
  readonly budget: Budget;
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** The path of the API. */
  readonly path: string;
}

interface Extra {
  readonly live: LiveSocket;
}

const lookEveryMs = 10_000;

/** The sockets of the API: who may open one, what it may ask, and when it is closed. */
export class LiveSockets implements OnModuleDestroy {
  readonly #parts: SocketParts;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, handleProtocols, clientTracking: false });
  readonly #sockets = new Set<LiveSocket>();
  readonly #byAddress = new Map<string, number>();
  readonly #protocol: ProtocolServer<Extra>;
  #stop: () => void = () => undefined;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#protocol = makeServer<Record<string, unknown>, Extra>({
      onConnect: async ({ connectionParams, extra }) => this.#greet(extra.live, connectionParams),
      onSubscribe: ({ extra }, id, payload) => this.#subscribe(extra.live, id, payload),
      onComplete: ({ extra }, id) => this.#forget(extra.live, id),
      onNext: (_, __, ___, ____, { errors, data = null }) =>
        errors === undefined ? undefined : { data, errors: this.#masked('subscription', errors) },
      onError: (_, __, ___, errors) => this.#masked('subscription', errors),
    });
  }

  /** Takes the upgrades of an HTTP server. */
  attach(server: Server): void {
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => this.#upgrade(request, socket, head);
    server.on('upgrade', upgrade);
    const timer = setInterval(() => this.#lookAround(), lookEveryMs).unref();
    const ignore = this.#parts.sessions.onChange((accountId) => void this.#checkAgain(accountId));
    this.#stop = () => {
      server.off('upgrade', upgrade);
      clearInterval(timer);
      ignore();
    };
  }

  /** Before Apollo drains the server, which would cut the lines. */
  async onModuleDestroy(): Promise<void> {
    this.#stop();
    const closed = [...this.#sockets].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of this.#sockets) {
      socket.close(closeCodes.goingAway, 'Going away');
      setTimeout(() => socket.terminate(), 1000).unref();
    }
    await Promise.all(closed);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { contexts, path } = this.#parts;
    const address = contexts.addressOf(request);
    const problem =
      new URL(request.url ?? '/', 'http://here').pathname !== path
        ? '404 Not Found'
        : !contexts.isOwn(request)
          ? '403 Forbidden'
          : (this.#byAddress.get(address) ?? 0) >= limits.socketsPerAddress
            ? '429 Too Many Requests'
            : undefined;
    if (problem !== undefined) {
      refuse(socket, problem);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, request, address));
  }

  #open(socket: WebSocket, request: IncomingMessage, address: string): void {
    const live = new LiveSocket(socket, request, () => performance.now());
    this.#sockets.add(live);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    this.#parts.metrics.socket(1);
    const closed = this.#protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => live.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (data: RawData) => {
            take(text(data)).catch(() => socket.close(closeCodes.badRequest, 'Invalid message received'));
          });
        },
      },
      { live },
    );
    // Bad frames and cut lines: `ws` closes the socket by itself.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.#sockets.delete(live);
      this.#parts.metrics.socket(-1);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
      void closed(code, reason.toString());
    });
  }

  async #greet(live: LiveSocket, connectionParams: Readonly<Record<string, unknown>> | undefined): Promise<boolean> {
    const token = connectionParams?.token;
    if (typeof token === 'string') live.token = token;
    const { caller } = await this.#parts.contexts.forSocket(live.request, live.token);
    live.caller = caller;
    // Whoever shows a token that is good no longer should hear about it.
    return live.token === undefined || caller.kind === 'account';
  }

  async #subscribe(live: LiveSocket, id: string, payload: SubscribePayload): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { contexts, documents, budget, schema, metrics } = this.#parts;
    const context = await contexts.forSocket(live.request, live.token);
    if (live.caller?.kind === 'account' && context.caller.kind !== 'account') {
      live.socket.close(closeCodes.signedOut, 'Signed out');
      return [refusal('UNAUTHENTICATED', 'The session has ended.')];
    }
    live.caller = context.caller;
    if (live.subscriptions.size >= limits.subscriptionsPerSocket) {
      return [refusal('RATE_LIMITED', `A socket carries at most ${limits.subscriptionsPerSocket} operations at a time.`)];
    }
    const checked = documents().check(payload.query);
    if (!('document' in checked)) return turnAway(budget, context.caller, checked);
    const { operationName, variables } = payload;
    const refused = admit({ documents: documents(), budget }, checked, {
      caller: context.caller,
      operationName,
      variables: variables ?? {},
    });
    if (refused !== undefined) return [refused];
    live.subscriptions.add(id);
    metrics.subscription(1);
    const type = getOperationAST(checked.document, operationName)?.operation ?? 'unknown';
    metrics.operation(type, 'ok', 0);
    return {
      schema: schema(),
      document: checked.document,
      contextValue: context,
      ...(operationName === undefined || operationName === null ? {} : { operationName }),
      ...(variables === undefined || variables === null ? {} : { variableValues: variables }),
    };
  }

  #forget(live: LiveSocket, id: string): void {
    if (live.subscriptions.delete(id)) this.#parts.metrics.subscription(-1);
  }

  #masked(type: 'subscription', errors: readonly GraphQLError[]): readonly GraphQLFormattedError[] {
    const outcome = outcomeOf(errors);
    this.#parts.metrics.operation(type, outcome, 0);
    this.#parts.journal.note(outcome === 'failed' ? 'error' : 'info', 'socket operation', { outcome, ...describeFailure(errors, outcome) });
    return errors.map((error) => maskError(error.toJSON(), error));
  }

  /** Somebody signed out, or was signed out: their sockets end with their session. */
  async #checkAgain(accountId: string): Promise<void> {
    for (const live of [...this.#sockets]) {
      if (live.caller?.kind !== 'account' || live.caller.accountId !== accountId) continue;
      const { caller } = await this.#parts.contexts.forSocket(live.request, live.token);
      if (caller.kind === 'anonymous') live.socket.close(closeCodes.signedOut, 'Signed out');
    }
  }

  #lookAround(): void {
    for (const live of this.#sockets) live.look();
  }
}

function text(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
