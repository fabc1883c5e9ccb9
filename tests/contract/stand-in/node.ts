import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type ConnectionInjector } from '@grpc/grpc-js';
import { faultFailure, type Endpoint } from './answers';
import { append, batchAppend } from './append-service';
import { softDelete, tombstone } from './delete-service';
import { Faults } from './faults';
import { FrontDoor } from './front-door';
import { clusterInfo, supportedMethods, type Member } from './information-services';
import { read } from './read-service';
import { fallSilent, type ServiceContext, type StandInUser } from './service-context';
import { StandInStore } from './store';

export interface StandInOptions {
  readonly store?: StandInStore;
  /** 0, the default: any free one. */
  readonly port?: number;
  readonly tls?: { readonly key: string; readonly certificate: string };
  readonly users?: Readonly<Record<string, StandInUser>>;
  /** Default true. Without it, clients fall back to Append. */
  readonly announceBatchAppend?: boolean;
  /** The cluster that the node is part of; absent: it stands alone, and leads. */
  readonly members?: () => readonly Member[];
}

/** One node of a stand-in for EventStoreDB: it speaks the real gRPC protocol, in memory, with fault switches. Not EventStoreDB. */
export class StandInNode {
  readonly id = crypto.randomUUID();
  readonly store: StandInStore;
  readonly faults = new Faults();
  /** By which calls appends have come. */
  readonly appendCalls = new Set<'Append' | 'BatchAppend'>();
  readonly #options: StandInOptions;
  readonly #door: FrontDoor;
  readonly #server = new Server();
  readonly #injector: ConnectionInjector;

  private constructor(options: StandInOptions) {
    this.#options = options;
    this.store = options.store ?? new StandInStore();
    this.#offer();
    this.#injector = this.#server.createConnectionInjector(credentials(options.tls));
    this.#door = new FrontDoor(options.port ?? 0, (socket) => this.#injector.injectConnection(socket));
  }

  static async start(options: StandInOptions = {}): Promise<StandInNode> {
    const node = new StandInNode(options);
    await node.resume();
    return node;
  }

  get endpoint(): Endpoint {
    return { host: '127.0.0.1', port: this.#door.port };
  }

  /** `esdb://127.0.0.1:<port>`, without the question of TLS. */
  get address(): string {
    return `${this.endpoint.host}:${this.endpoint.port}`;
  }

  /** As when the network breaks: every connection is gone, new ones are welcome. */
  dropConnections(): void {
    this.#door.dropConnections();
  }

  /** Refuses connections until `resume`. */
  pause(): Promise<void> {
    return this.#door.shut();
  }

  resume(): Promise<void> {
    return this.#door.open();
  }

  /** For good. Another node can be started on the same port with the same store. */
  async stop(): Promise<void> {
    await this.pause();
    this.#injector.destroy();
    this.#server.forceShutdown();
  }

  #members(): readonly Member[] {
    return this.#options.members?.() ?? [{ id: this.id, endpoint: this.endpoint, alive: true, leader: true }];
  }

  #offer(): void {
    const context: ServiceContext = {
      store: this.store,
      faults: this.faults,
      users: this.#options.users,
      leader: () => this.#members().find((member) => member.leader)?.endpoint ?? this.endpoint,
      isLeader: () => this.#members().some((member) => member.leader && member.id === this.id),
      dropConnections: () => this.dropConnections(),
    };
    this.#server.addService(streams.StreamsService, {
      append: (call, answer) => {
        this.appendCalls.add('Append');
        append(context, call, answer);
      },
      batchAppend: (call) => {
        this.appendCalls.add('BatchAppend');
        batchAppend(context, call);
      },
      read: (call) => read(context, call),
      delete: (call, answer) => softDelete(context, call, answer),
      tombstone: (call, answer) => tombstone(context, call, answer),
    } satisfies streams.IStreamsServer);
    this.#server.addService(features.ServerFeaturesService, {
      getSupportedMethods: (_call, answer) => answer(null, supportedMethods(this.#options.announceBatchAppend ?? true)),
    } satisfies features.IServerFeaturesServer);
    this.#server.addService(gossip.GossipService, {
      read: (_call, answer) => {
        const fault = this.faults.take('gossip');
        if (fault?.kind === 'answer') answer(faultFailure(fault.answer, context.leader()));
        else if (!fallSilent(context, fault)) answer(null, clusterInfo(this.#members()));
      },
    } satisfies gossip.IGossipServer);
  }
}

function credentials(tls: StandInOptions['tls']): ServerCredentials {
  if (tls === undefined) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(null, [{ private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) }]);
}
