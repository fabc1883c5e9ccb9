import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contestant } from '../entry';

/**
 * A contestant in a thread of its own. All three run the same rules code, and the peer feeds it frozen objects of other shapes: in one
 * engine, each would be optimised for the others' objects, too.
 */
export function inWorker(name: string): Contestant {
  let worker: Worker | undefined;
  return {
    async run() {
      worker ??= new Worker(new URL('worker.ts', import.meta.url), { workerData: name });
      worker.postMessage('run');
      const [figure] = (await once(worker, 'message')) as [number];
      return figure;
    },
  };
}
