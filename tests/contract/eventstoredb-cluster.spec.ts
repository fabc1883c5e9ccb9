import { pureHash, verifyChain, type StoredEvent } from '@kronika/event-log';
import { collect, freshStream, sampleEvents, until } from '@kronika-testing/event-log';
import { StandInCluster } from './stand-in/cluster';
import { Workbench } from './stand-in/connected';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

async function cluster(): Promise<StandInCluster> {
  const started = await StandInCluster.start();
  bench.later(() => started.stop());
  return started;
}

describe.each([{ protocol: 'single' }, { protocol: 'batch' }] as const)(
  'a cluster of three, over the $protocol protocol',
  ({ protocol }) => {
    it.each(['esdb', 'kurrentdb'])('is found by gossip from %s:// with three nodes, and survives its leader', async (scheme) => {
      const nodes = await cluster();
      const log = bench.log(`${scheme}://${nodes.addresses}?tls=false&gossipTimeout=1&discoveryInterval=20&maxDiscoverAttempts=3`, {
        protocol,
      });
      const [stream, followed] = [freshStream(), new Array<StoredEvent>()];
      const subscription = log.subscribe({}, (batch) => void followed.push(...batch.events));
      bench.later(() => subscription.stop());
      for (let version = 0; version < 30; version++) {
        const pending = log.append(stream, sampleEvents(stream, 1), version === 0 ? 'no stream' : version - 1);
        if (version === 10) await nodes.killLeader();
        if (version === 20) nodes.moveLeadership();
        expect(await pending).toMatchObject({ kind: 'appended', version });
      }
      await until(() => followed.length >= 30, 'all events');
      expect(followed.map((event) => event.version)).toEqual(Array.from({ length: 30 }, (_, version) => version));
      expect(verifyChain(await collect(log.read(stream)), pureHash)).toMatchObject({ kind: 'valid', events: 30 });
      expect(nodes.store.stream(stream)).toHaveLength(30);
    });

    it.each(['esdb+discover', 'kurrentdb+discover'])('is found through one node by %s://', async (scheme) => {
      const nodes = await cluster();
      const log = bench.log(`${scheme}://${nodes.followers[0]!.address}?tls=false&gossipTimeout=1`, { protocol });
      const stream = freshStream();
      expect(await log.append(stream, sampleEvents(stream, 2), 'no stream')).toMatchObject({ kind: 'appended', version: 1 });
    });

    it('sends on to the leader who asked a follower', async () => {
      const nodes = await cluster();
      const log = bench.log(`esdb://${nodes.followers[1]!.address}?tls=false`, { protocol });
      const stream = freshStream();
      expect(await log.append(stream, sampleEvents(stream, 2), 'no stream')).toMatchObject({
        kind: 'appended',
        version: 1,
        repeated: false,
      });
      expect(await collect(log.read(stream))).toHaveLength(2);
    });

    it('answers not-leader in the middle of the work without anything being lost', async () => {
      const nodes = await cluster();
      const log = bench.log(`esdb://${nodes.addresses}?tls=false&gossipTimeout=1&discoveryInterval=20`, { protocol });
      const stream = freshStream();
      await log.append(stream, sampleEvents(stream, 1), 'no stream');
      nodes.leader.faults.next('append', { kind: 'answer', answer: 'not-leader' }, 2);
      nodes.leader.faults.next('read', { kind: 'answer', answer: 'not-leader' });
      expect(await log.append(stream, sampleEvents(stream, 1), 0)).toMatchObject({ kind: 'appended', version: 1 });
    });

    it('refuses as unavailable when all nodes are down', async () => {
      const nodes = await cluster();
      const log = bench.log(`esdb://${nodes.addresses}?tls=false&gossipTimeout=1&discoveryInterval=10&maxDiscoverAttempts=2`, {
        protocol,
        patience: 200,
      });
      for (const node of nodes.nodes) await node.pause();
      const stream = freshStream();
      expect(await log.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    });
  },
);
