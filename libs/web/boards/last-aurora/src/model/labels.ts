import type { Language } from '@kronika/game-kernel';
import type { Move, Rules, View } from '@kronika/games/last-aurora';
import { frameOf } from './parse';
import { effectsWords } from './words';

/** What an option means, where the move itself only says its number. */
export function optionWords(move: Move, view: View, rules: Rules, seat: number, language: Language): string | undefined {
  const frame = frameOf(view, seat);
  switch (move.do) {
    case 'bonusAction': {
      const option = rules.roads[view.options.map].record.slots[move.slot - 1]?.bonus[move.option];
      return option === undefined ? undefined : effectsWords(option, language);
    }
    case 'chooseEncounterOption':
    case 'ambushOption':
    case 'eventOption': {
      const option = frame?.at === 'option' ? frame.options[move.option] : undefined;
      return option === undefined ? undefined : effectsWords(option, language);
    }
    default:
      return undefined;
  }
}
