import { parentPort } from 'node:worker_threads';
import { type DemoParcel, type DemoPlan, GameLibrary } from '@kronika/application';
import type { CatalogEntry } from '@kronika/games/catalog';
import { performDemo } from './perform-demo';

/** What the performing thread says: a parcel, which is answered when it is in the log, or that it is all. */
export type DemoMessage =
  | { readonly kind: 'parcel'; readonly parcel: DemoParcel }
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly message: string };

/** The performing side, called once in a worker's file: performs the plan that comes as the first message. */
export function performInWorker(offered: readonly CatalogEntry[]): void {
  const port = parentPort;
  if (port === null) throw new Error('This file is for worker threads.');
  const say = (message: DemoMessage): void => port.postMessage(message);
  const deliver = (parcel: DemoParcel): Promise<void> =>
    new Promise((resolve) => {
      port.once('message', () => resolve());
      say({ kind: 'parcel', parcel });
    });
  port.once('message', (plan: DemoPlan) => {
    performDemo(new GameLibrary(offered), plan, deliver).then(
      () => say({ kind: 'end' }),
      (error: unknown) => say({ kind: 'error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
