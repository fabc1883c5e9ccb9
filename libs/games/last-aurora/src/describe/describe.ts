import type { Description, GameEvent } from '@kronika/game-kernel';
import type { State } from '../state/state';

export function describe(event: GameEvent, _before: State | undefined): Description {
  return { key: event.type, params: {} };
}
