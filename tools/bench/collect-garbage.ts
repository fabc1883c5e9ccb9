import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' | 'major' }) => void;

/** Everything that is no longer used: between contestants, so that nobody pays for what another has left behind. */
export function collectGarbage(): void {
  collect();
}

/** What was just made and thrown away: between the preparation of a step and the step. */
export function collectFreshGarbage(): void {
  collect({ type: 'minor' });
}
