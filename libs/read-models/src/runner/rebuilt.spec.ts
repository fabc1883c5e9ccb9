import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { MemoryLog } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import { sampleEvents } from '@kronika-testing/event-log';
import { type Tally, type TallyQueries, tallyProjection } from '../testing';
import type { Projection } from '../projection';
import { ReadModels } from './read-models';
import { folderStorage, memoryStorage } from './storage';

type Step =
  | { readonly kind: 'append'; readonly stream: number; readonly count: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'rebuild' }
  /** The process dies within a batch, after so many of its events. */
  | { readonly kind: 'crash'; readonly after: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('append' as const), stream: fc.nat(3), count: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rebuild' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), after: fc.nat(12) }) },
);

/** Throws when told to, in the middle of a batch. */
function crashing(): { readonly projection: Projection<TallyQueries>; readonly crashAfter: (events: number) => void } {
  const plain = tallyProjection();
  let left = Infinity;
  const projection = tallyProjection({
    apply: (database, events) => {
      const lived = events.slice(0, left);
      left -= lived.length;
      plain.apply(database, lived);
      if (lived.length < events.length) throw new Error('crash');
    },
  });
  return { projection, crashAfter: (events) => (left = events) };
}

async function fresh(log: MemoryLog): Promise<readonly Tally[]> {
  const models = new ReadModels({ log, storage: memoryStorage() });
  const tally = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  const answer = await tally.ask((queries) => queries.all());
  await models.close();
  if ('kind' in answer) throw new Error('rebuilding');
  return answer;
}

it('is the same whether built in one go or event by event, over restarts, rebuilds and crashes in mid-batch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), fc.integer({ min: 1, max: 30 }), async (steps, batchSize) => {
      const folder = mkdtempSync(join(tmpdir(), 'kronika-read-models-'));
      const log = new MemoryLog(nativeSealing);
      const versions = new Map<string, number>();
      const open = async (): Promise<{ models: ReadModels; crashAfter: (events: number) => void; all: () => Promise<unknown> }> => {
        const { projection, crashAfter } = crashing();
        const models = new ReadModels({ log, storage: folderStorage(folder), batchSize });
        const tally = models.add(projection);
        await models.start();
        return { models, crashAfter, all: () => tally.ask((queries) => queries.all()) };
      };
      let running = await open();
      try {
        for (const each of steps) {
          if (each.kind === 'append') {
            const stream = `game-${each.stream}`;
            const version = versions.get(stream) ?? -1;
            await log.append(stream, sampleEvents(stream, each.count), version === -1 ? 'no stream' : version);
            versions.set(stream, version + each.count);
          } else if (each.kind === 'crash') {
            running.crashAfter(each.after);
          } else if (each.kind === 'rebuild') {
            await running.models.rebuild();
          } else {
            await running.models.close();
            running = await open();
          }
        }
        await running.models.close();
        running = await open();
        await running.models.caughtUp();
        expect(await running.all()).toEqual(await fresh(log));
      } finally {
        await running.models.close();
        rmSync(folder, { recursive: true });
      }
    }),
    { numRuns: 60 },
  );
});
