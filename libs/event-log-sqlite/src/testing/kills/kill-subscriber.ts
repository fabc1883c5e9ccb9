import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { collect } from '@kronika-testing/event-log';
import { ReadOnlySqliteLog } from '../../read-only-log';
import { logFile } from '../../sqlite-log';
import { temporaryFolder } from '../temporary-folder';
import { runAndKill } from './child-process';

export interface SubscriberReport {
  readonly events: number;
  /** Events whose effect is missing or doubled; empty when every effect happened exactly once. */
  readonly violations: readonly string[];
}

/** A child follows the log that it writes, effect and checkpoint in one transaction, and is killed again and again; the last one may finish. */
export async function killSubscriber(kills: number, onKill: (done: number) => void = () => undefined): Promise<SubscriberReport> {
  const folder = temporaryFolder();
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const child = await runAndKill('subscribing-child.ts', [folder, 'write'], { afterFirstLine: Math.random() * 80 });
      if (child.exitCode !== undefined) return { events: 0, violations: [`the child ended by itself: ${child.errors}`] };
      onKill(kill);
    }
    const last = await runAndKill('subscribing-child.ts', [folder, 'finish'], 'never');
    if (last.exitCode !== 0) return { events: 0, violations: [`the last child failed: ${last.errors}`] };
    return await compare(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compare(folder: string): Promise<SubscriberReport> {
  const log = ReadOnlySqliteLog.open({ file: logFile(folder) });
  const events = await collect(log.readAll());
  await log.close();
  const database = new DatabaseSync(join(folder, 'effects.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT event, times FROM effects').all();
  database.close();
  const times = new Map(rows.map((row) => [String(row.event), Number(row.times)]));
  const wrong = events.filter((event) => times.get(event.id) !== 1);
  const violations = wrong.map((event) => `${event.stream} version ${event.version}: ${times.get(event.id) ?? 0} effects`);
  if (rows.length !== events.length) violations.push(`${rows.length} effects of ${events.length} events`);
  return { events: events.length, violations };
}
