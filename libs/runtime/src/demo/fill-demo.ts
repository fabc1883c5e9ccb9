import { Worker } from 'node:worker_threads';
import type { Demo, DemoPlan } from '@kronika/application';
import type { DemoMessage } from './demo-worker';

/** A demonstration that is being filled in. */
export interface DemoFilling {
  /** Settles, and never rejects, when everything is there, when it failed, or when it was stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Lets a thread perform the demonstration, and writes what it delivers into the log, while the server answers. */
export function fillDemo(demo: Demo, plan: DemoPlan, file: URL, onFailure: (error: unknown) => void): DemoFilling {
  const worker = new Worker(file);
  let writing = Promise.resolve();
  let isStopped = false;
  const ended = new Promise<void>((resolve) => {
    const fail = (error: unknown): void => {
      if (!isStopped) {
        demo.fail();
        onFailure(error);
      }
      resolve();
    };
    const take = async (message: DemoMessage): Promise<void> => {
      switch (message.kind) {
        case 'parcel':
          if (isStopped) return;
          await demo.receive(message.parcel);
          worker.postMessage('received');
          return;
        case 'end':
          await demo.complete();
          resolve();
          return;
        case 'error':
          throw new Error(message.message);
      }
    };
    worker.on('message', (message: DemoMessage) => {
      writing = writing.then(() => take(message)).catch(fail);
    });
    worker.on('error', fail);
    worker.on('exit', () => resolve());
  }).finally(() => worker.terminate());
  // A demonstration keeps no server alive.
  worker.unref();
  worker.postMessage(plan);
  return {
    ended,
    stop: async () => {
      isStopped = true;
      await writing;
      await worker.terminate();
      await ended;
    },
  };
}
