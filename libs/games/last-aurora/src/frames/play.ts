import type { Chance, GameEvent, Seat } from '@kronika/game-kernel';
import { evolve } from '../events/evolve';
import type { Fact } from '../events/facts';
import type { Rules } from '../pack/rules';
import type { State } from '../state/state';
import type { Frame } from './frame';

/** A move being carried out: the facts so far, the state after them, and what is still to be done. */
export interface Play {
  readonly rules: Rules;
  readonly chance: Chance;
  readonly events: GameEvent[];
  /** The stack that is worked on: the table's, or one seat's where all choose at once. */
  stack: Frame[];
  lane: Seat | null;
  state: State;
}

/** Lets something happen: the fact is recorded, and the state follows it. */
export function tell(play: Play, fact: Fact): void {
  play.events.push(fact);
  play.state = evolve(play.state, fact);
}

/** Puts frames on the stack so that they are carried out in the order given. */
export function push(play: Play, ...frames: readonly Frame[]): void {
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index];
    if (frame !== undefined) play.stack.push(frame);
  }
}
