import type { Json, RedactedEvent } from '@kronika/event-log';
import { type AnyGame, formatGameFile } from '@kronika/game-kernel';

/** A file to be saved on the reader's machine. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** The game as this viewer holds it, in the format of exports. */
export function gameFileOf(game: AnyGame, pack: Json, events: readonly RedactedEvent[]): SavedFile {
  const stream = events[0]?.stream ?? 'game-unknown';
  const header = {
    kronika: 'game',
    format: 1,
    stream,
    game: game.id,
    rulesVersion: game.rulesVersion,
    packHash: game.packHash,
    events: events.length,
  } as const;
  return { name: `${stream}.jsonl`, text: formatGameFile({ header, pack, events }) };
}

/** Hands a file to the browser. */
export function download({ name, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
