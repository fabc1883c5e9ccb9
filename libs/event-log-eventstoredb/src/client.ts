import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { EventStoreDBClient, type ChannelCredentialOptions, type SingleNodeOptions } from '@eventstore/db-client';
import { sleep } from './back-off';
import { needsName, type ConnectionSettings } from './connection-string';

/**
 * How events go over the wire. `single`: one call for each append, so that a failed one touches no other. `batch`: all appends share one
 * call. The client keeps the pending appends of every connection of a process in one map, which an error on any of them empties; an answer
 * that then arrives on another connection is an unhandled rejection. So `batch` is safe only where a process has one connection.
 */
export type AppendProtocol = 'single' | 'batch';

/** A node that the cluster told us of, and that cannot be talked to. */
export class UnusableNode extends Error {
  override readonly name = 'UnusableNode';
}

type Channel = Awaited<ReturnType<LogClient['getChannel']>>;

/** How long one attempt may take when the connection string does not say. */
const defaultDeadline = 5000;

/** The official client with what it leaves to be wished: a choice of protocol, and an end to its connection. */
export class LogClient extends EventStoreDBClient {
  /** Milliseconds that one attempt at something may take. */
  readonly deadline: number;
  #channel: Channel | undefined;

  constructor(settings: ConnectionSettings, protocol: AppendProtocol) {
    super(...clientArguments(settings));
    this.deadline = settings.numbers.defaultDeadline ?? defaultDeadline;
    if (protocol === 'single') this.supports = () => Promise.resolve(false);
    const { getChannel } = this;
    this.getChannel = async () => (this.#channel = await getChannel());
    const { handleError } = this;
    // Nobody waits for this promise: if it failed (when there is no cluster to be found), it would end the process.
    this.handleError = (client, error) => handleError(client, error).catch(() => undefined);
    const { resolveUri } = this;
    this.resolveUri = async () => {
      const uri = await resolveUri();
      const [address = ''] = uri.split(':');
      if (settings.tls && isIP(address) !== 0) throw new UnusableNode(needsName(address));
      return uri;
    };
  }

  /** Cancels what goes on and hangs up: `dispose` alone leaves the connection open. */
  async shutDown(): Promise<void> {
    // A call that does not end in time ends with its connection.
    const disposed = new AbortController();
    await Promise.race([this.dispose(), sleep(1000, disposed.signal)]);
    disposed.abort();
    this.#channel?.close();
  }
}

function clientArguments(settings: ConnectionSettings): [SingleNodeOptions, ChannelCredentialOptions, ConnectionSettings['credentials']] {
  const { endpoints, discover, numbers, connectionName, nodePreference } = settings;
  const common = {
    defaultDeadline,
    ...numbers,
    ...(connectionName === undefined ? {} : { connectionName }),
    ...(nodePreference === undefined ? {} : { nodePreference }),
    // Otherwise the client answers a conflict with a wrong revision.
    throwOnAppendFailure: true,
  };
  const [first] = endpoints;
  const where = discover ? { discover: first } : endpoints.length > 1 ? { endpoints: [...endpoints] } : { endpoint: first };
  // The constructor is overloaded for each of the three, and so does not take their union.
  return [{ ...common, ...where } as SingleNodeOptions, channelCredentials(settings), settings.credentials];
}

function channelCredentials(settings: ConnectionSettings): ChannelCredentialOptions {
  const { tls, tlsCAFile, userCertFile, userKeyFile } = settings;
  if (!tls) return { insecure: true };
  return {
    ...(tlsCAFile === undefined ? {} : { rootCertificate: readFileSync(tlsCAFile) }),
    ...(userCertFile === undefined ? {} : { userCertFile: readFileSync(userCertFile) }),
    ...(userKeyFile === undefined ? {} : { userKeyFile: readFileSync(userKeyFile) }),
  };
}
