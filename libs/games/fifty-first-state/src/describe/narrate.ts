import type { Json } from '@kronika/event-log';
import type { Narrator } from '@kronika/game-kernel';
import { movesSchema } from '../moves/move';
import type { Pack } from '../pack/pack';
import { makeRules } from '../pack/rules';
import type { State } from '../state/state';
import { describeMove } from './describe-move';
import { makeNarrator } from './narrator';

/** The game in words, with the names of a pack. */
export function narrate(pack: Pack): Narrator {
  const narrator = makeNarrator(makeRules(pack));
  return {
    sentence: (language, description, nameOf) => narrator.sentence(language, description, nameOf),
    move(language, move: Json, state, nameOf) {
      const parsed = movesSchema.parse(move);
      if (!parsed.ok) return JSON.stringify(move);
      return narrator.sentence(language, describeMove(parsed.value, state as State), nameOf);
    },
  };
}
