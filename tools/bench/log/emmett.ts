import { inPeerProcess } from '../peer-process';
import type { Contestant } from '../entry';

/** The peer at one of the tasks of `emmett-tasks.ts`. */
export function emmett(task: 'append-1' | 'append-100' | 'read-stream' | 'read-all' | 'subscribe'): Contestant & { readonly name: string } {
  return { name: '@event-driven-io/emmett-sqlite 0.38.5', run: () => inPeerProcess('log/emmett-tasks.ts', task) };
}
