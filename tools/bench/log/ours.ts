import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { SqliteLog } from '@kronika/event-log-sqlite';
import type { Side } from '../paired';
import { freshFolder } from '../work-folder';
import { freshAppends, type Append } from './game-events';

export async function appendTo(log: SqliteLog, { stream, start, events }: Append): Promise<void> {
  const result = await log.append(stream, events, start === 0 ? 'no stream' : start - 1);
  if (result.kind !== 'appended') throw new Error(`not appended: ${result.kind}`);
}

/** A fresh log of ours in a folder of its own, shown to be as durable as everybody else in the run. */
function openLog(): { readonly log: SqliteLog; readonly close: () => Promise<void> } {
  const folder = freshFolder('ours');
  const log = SqliteLog.open({ folder });
  assert.deepEqual(log.settings(), { journalMode: 'wal', synchronous: 2 });
  return {
    log,
    async close() {
      await log.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One caller that waits for each answer. A step is some appends of `size` events, to twenty streams in turn. */
export function ourAppends(appendsPerStep: number, size: number, prefix = 'game-'): Side {
  return {
    open() {
      const { log, close } = openLog();
      const next = freshAppends(20, size, prefix);
      const prepare = (): (() => Promise<void>) => {
        const appends = Array.from({ length: appendsPerStep }, next);
        return async () => {
          for (const append of appends) await appendTo(log, append);
        };
      };
      return { perStep: appendsPerStep * size, prepare, close };
    },
  };
}

/** Callers at once, each of which plays a game of its own and waits for its answer before it sends its next append. */
export function ourConcurrentAppends(appendsPerStep: number, callers: number): Side {
  return {
    open() {
      const { log, close } = openLog();
      const next = freshAppends(callers, 1);
      const prepare = (): (() => Promise<void>) => {
        const appends = Array.from({ length: appendsPerStep }, next);
        const caller = async (number: number): Promise<void> => {
          for (let index = number; index < appends.length; index += callers) {
            const append = appends[index];
            if (append !== undefined) await appendTo(log, append);
          }
        };
        return async () => {
          await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
        };
      };
      return { perStep: appendsPerStep, prepare, close };
    },
  };
}
