import type { Json } from '@kronika/event-log';
import { sentence, type TextTable } from '@kronika/game-kernel';

/** What a move says on its button. */
export function moveLabel(table: TextTable | undefined, move: Json): string {
  if (typeof move !== 'object' || move === null || !('do' in move) || typeof move.do !== 'string') return JSON.stringify(move);
  const isNone = Object.values(move).some((value) => value === null);
  const key = `move.${move.do}${isNone ? '.none' : ''}`;
  return table?.[key] === undefined ? JSON.stringify(move) : sentence(table, key, move);
}
