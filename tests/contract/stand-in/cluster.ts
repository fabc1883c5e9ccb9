import type { Member } from './information-services';
import { StandInNode, type StandInOptions } from './node';
import { StandInStore } from './store';

/** Several stand-in nodes over one store, one of them the leader. When the leader is killed, the next one alive takes over. */
export class StandInCluster {
  readonly store: StandInStore;
  readonly nodes: StandInNode[] = [];
  readonly #killed = new Set<StandInNode>();
  #leader = 0;

  private constructor(store: StandInStore) {
    this.store = store;
  }

  static async start(size = 3, options: Omit<StandInOptions, 'port' | 'members'> = {}): Promise<StandInCluster> {
    const cluster = new StandInCluster(options.store ?? new StandInStore());
    const members = (): readonly Member[] => cluster.#members();
    for (let i = 0; i < size; i++) cluster.nodes.push(await StandInNode.start({ ...options, store: cluster.store, members }));
    return cluster;
  }

  get leader(): StandInNode {
    const leader = this.nodes[this.#leader];
    if (leader === undefined) throw new Error('a cluster has a leader');
    return leader;
  }

  get followers(): readonly StandInNode[] {
    return this.nodes.filter((node) => node !== this.leader && !this.#killed.has(node));
  }

  /** `host:port,host:port,…`, as a connection string names the nodes of a cluster. */
  get addresses(): string {
    return this.nodes.map((node) => node.address).join();
  }

  async killLeader(): Promise<void> {
    const killed = this.leader;
    this.#killed.add(killed);
    this.#leader = this.nodes.findIndex((node) => !this.#killed.has(node));
    await killed.stop();
  }

  /** Leadership moves without anybody going down. */
  moveLeadership(): void {
    this.#leader = this.nodes.findIndex((node) => node !== this.leader && !this.#killed.has(node));
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) if (!this.#killed.has(node)) await node.stop();
  }

  #members(): readonly Member[] {
    return this.nodes.map((node, index) => ({
      id: node.id,
      endpoint: node.endpoint,
      alive: !this.#killed.has(node),
      leader: index === this.#leader,
    }));
  }
}
