import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, RedactedEvent } from '@kronika/event-log';
import { type AnyGame, parseGameFile } from '@kronika/game-kernel';
import { makeGame, type Pack, packSchema } from '@kronika/games/fifty-first-state';

const folder = join(import.meta.dirname, '../../../../../../tests/golden/games/fifty-first-state');

export interface Golden {
  readonly game: AnyGame;
  readonly pack: Pack & Json;
  readonly events: readonly RedactedEvent[];
}

/** A recorded game of 51st State. */
export function golden(name: string): Golden {
  const file = parseGameFile(readFileSync(join(folder, `${name}.jsonl`), 'utf8'));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const pack = packSchema.parse(file.value.pack);
  if (!pack.ok) throw new Error('the pack does not fit');
  return { game: makeGame(pack.value), pack: pack.value, events: file.value.events };
}
