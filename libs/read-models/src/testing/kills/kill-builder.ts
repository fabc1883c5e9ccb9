import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EventLog } from '@kronika/event-log';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { freshStream, sampleEvents } from '@kronika-testing/event-log';
import { ReadModels } from '../../runner/read-models';
import { folderStorage, memoryStorage, type ModelStorage } from '../../runner/storage';
import { type Tally, tallyProjection } from '../tally';

/** What the tables hold after all the kills, and what they ought to hold. */
export interface BuilderReport {
  readonly found: readonly Tally[];
  readonly expected: readonly Tally[];
}

/** A child builds a read model of a log that grows, and is killed again and again; the last one may finish. */
export async function killBuilder(kills: number, onKill: (done: number) => void = () => undefined): Promise<BuilderReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-killed-'));
  const log = SqliteLog.open({ folder, durability: 'fast' });
  try {
    await grow(log, 200);
    for (let kill = 1; kill <= kills; kill++) {
      const child = start(folder, Math.random() < 0.15 ? 'rebuild' : 'follow');
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      const growing = grow(log, 10);
      await setTimeout(Math.random() * 60);
      child.kill('SIGKILL');
      await once(child, 'close');
      await growing;
      onKill(kill);
    }
    const last = start(folder, 'finish');
    const [code] = (await once(last, 'close')) as [number];
    if (code !== 0) throw new Error(`The last child ended with ${code}`);
    const found = await tally(log, folderStorage(join(folder, 'read-models')));
    return { found, expected: await tally(log, memoryStorage()) };
  } finally {
    await log.close();
    rmSync(folder, { recursive: true });
  }
}

function start(folder: string, how: string) {
  return spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './tools/run/register.mjs',
      'libs/read-models/src/testing/kills/building-child.ts',
      folder,
      how,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

async function grow(log: EventLog, streams: number): Promise<void> {
  for (let count = 0; count < streams; count++) {
    const stream = freshStream();
    await log.append(stream, sampleEvents(stream, 20), 'no stream');
  }
}

async function tally(log: EventLog, storage: ModelStorage): Promise<readonly Tally[]> {
  const models = new ReadModels({ log, storage });
  const model = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  const answer = await model.ask((queries) => queries.all());
  await models.close();
  if ('kind' in answer) throw new Error('rebuilding');
  return answer;
}
