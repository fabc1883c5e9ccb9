import type { Json } from '@kronika/event-log';
import { type Narrator, sentence } from '@kronika/game-kernel';
import { texts } from './texts';

/** The sample game in words. */
export function narrate(): Narrator {
  return {
    sentence: (language, description, nameOf) => sentence(texts[language], description, nameOf),
    move: (language, move, _state, nameOf) => sentence(texts[language], { key: moveKey(move), params: move }, nameOf),
  };
}

function moveKey(move: Json): string {
  if (typeof move !== 'object' || move === null || !('do' in move) || typeof move.do !== 'string') return JSON.stringify(move);
  return `move.${move.do}${Object.values(move).includes(null) ? '.none' : ''}`;
}
