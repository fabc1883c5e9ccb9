import { freshStream, sampleEvents } from '@kronika-testing/event-log';
import { tallyProjection } from '@kronika-testing/read-models';
import { memoryStorage, ReadModels } from '@kronika/read-models';
import { Workbench } from './stand-in/connected';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

it('read models of two nodes on one server are equal, over dropped connections and a rebuild, and callers read their own writes', async () => {
  const node = await bench.node();
  const nodes = [1, 2].map(() => {
    const log = bench.log(`esdb://${node.address}?tls=false`);
    const models = new ReadModels({ log, storage: memoryStorage(), batchSize: 7 });
    bench.later(() => models.close());
    const filter = { streamPrefixes: ['game-'] };
    return { log, models, tally: models.add(tallyProjection({ filter })) };
  });
  const write = async (): Promise<bigint> => {
    const { log } = nodes[Math.floor(Math.random() * 2)] ?? nodes[0] ?? { log: bench.log('') };
    let position = 0n;
    for (const stream of [freshStream(), freshStream('account-')]) {
      const result = await log.append(stream, sampleEvents(stream, 5), 'no stream');
      if (result.kind !== 'appended') throw new Error(result.kind);
      position = result.position;
    }
    return position;
  };
  for (let count = 0; count < 10; count++) await write();
  for (const { models } of nodes) await models.start();
  let position = 0n;
  for (let count = 0; count < 10; count++) {
    position = await write();
    if (count === 3) node.dropConnections();
    if (count === 6) await nodes[0]?.models.rebuild();
    for (const { tally } of nodes) expect(await tally.ask((queries) => queries.all().length, position)).toBe(11 + count);
  }
  for (const { models } of nodes) await models.caughtUp();
  const [one, other] = await Promise.all(nodes.map(({ tally }) => tally.ask((queries) => queries.all(), position)));
  expect(one).toHaveLength(20);
  expect(other).toEqual(one);
});
