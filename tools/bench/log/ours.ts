import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { freshFolder } from '../work-folder';
import type { Append } from './game-events';

/** A fresh log of ours in a folder of its own, shown to be as durable as everybody else in the run. */
export async function withFreshLog<Result>(work: (log: SqliteLog) => Promise<Result>): Promise<Result> {
  const folder = freshFolder('ours');
  const log = SqliteLog.open({ folder });
  assert.deepEqual(log.settings(), { journalMode: 'wal', synchronous: 2 });
  try {
    return await work(log);
  } finally {
    await log.close();
    rmSync(folder, { recursive: true });
  }
}

export async function appendTo(log: SqliteLog, { stream, start, events }: Append): Promise<void> {
  const result = await log.append(stream, events, start === 0 ? 'no stream' : start - 1);
  if (result.kind !== 'appended') throw new Error(`not appended: ${result.kind}`);
}
