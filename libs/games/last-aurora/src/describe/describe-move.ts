import type { JsonObject } from '@kronika/event-log';
import type { Description } from '@kronika/game-kernel';
import type { Move } from '../moves/move';
import type { State } from '../state/state';

/** A move in words, for buttons and for reviews; `state` is what the seat that moves sees of the game. */
export function describeMove(move: Move, state: State): Description {
  const words = (params: JsonObject = {}, variant = ''): Description => ({ key: `move.${move.do}${variant}`, params });
  switch (move.do) {
    case 'useItem':
      return move.card === null ? words({ item: move.item }) : words({ item: move.item, card: move.card }, '.on');
    case 'startExplore':
      return words({ n: move.slot, card: state.zone[move.slot - 1]?.card ?? '' });
    case 'bonusAction':
      return words({ n: move.slot, option: move.option + 1 });
    case 'chooseEncounterOption':
    case 'ambushOption':
    case 'eventOption':
      return words({ option: move.option + 1 });
    case 'takeWaypoint':
      return words({}, move.take ? '' : '.leave');
    case 'renegade':
      return move.enemy === null ? words({}, '.none') : words({ enemy: move.enemy });
    case 'attack':
      return words({ enemy: move.enemy, slot: move.weapon }, move.ammo === null ? '.item' : '');
    case 'moveTarget':
      return words({ enemy: move.enemy });
    case 'evictTarget':
      return words({ n: move.space + 1 });
    case 'startMove':
      return words({}, `.${move.with}`);
    case 'chooseMount':
    case 'chooseTrailerToDrop':
    case 'chooseTrailerToReplace':
      return words({ n: move.position });
    case 'restAbility':
      return words({ what: move.source });
    case 'step':
      return words({ link: move.link });
    default: {
      const { do: _, ...params } = move;
      return words(params);
    }
  }
}
