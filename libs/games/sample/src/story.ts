import type { GameEvent } from '@kronika/game-kernel';
import { evolve } from './evolve';
import type { State } from './state';

/** Events as they are told, with the state that they lead to. */
export class Story {
  readonly events: GameEvent[] = [];
  #state: State | undefined;

  constructor(state: State | undefined) {
    this.#state = state;
  }

  get state(): State {
    if (this.#state === undefined) throw new Error('The story has not begun');
    return this.#state;
  }

  tell(event: GameEvent): void {
    this.events.push(event);
    this.#state = evolve(this.#state, event);
  }
}
