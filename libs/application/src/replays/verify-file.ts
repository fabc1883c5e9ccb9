import { type GameFileError, parseGameFile, verifyGame, type Verdict } from '@kronika/game-kernel';
import type { CatalogEntry } from '@kronika/games/catalog';
import type { Platform } from '../platform';

export type FileVerdict =
  | { readonly kind: 'bad-file'; readonly error: GameFileError }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'bad-pack'; readonly problems: readonly string[] }
  | { readonly kind: 'checked'; readonly events: number; readonly game: string; readonly verdict: Verdict };

/** Re-runs an exported game with the pack that it carries. */
export async function verifyFile(
  offered: readonly CatalogEntry[],
  text: string,
  { hashing, chainHash }: Pick<Platform, 'hashing' | 'chainHash'>,
): Promise<FileVerdict> {
  const file = parseGameFile(text);
  if (!file.ok) return { kind: 'bad-file', error: file.error };
  const { header, pack, events } = file.value;
  const module = await offered.find((entry) => entry.id === header.game)?.load();
  if (module === undefined) return { kind: 'unknown-game', game: header.game };
  const parsed = module.packSchema.parse(pack);
  if (!parsed.ok) return { kind: 'bad-pack', problems: parsed.issues.map(({ path, message }) => `${path}: ${message}`) };
  const game = module.makeGame(parsed.value);
  const verdict = verifyGame({
    events,
    folds: game,
    rules: ({ rulesVersion, packHash }) => (rulesVersion === game.rulesVersion && packHash === game.packHash ? game : undefined),
    hashing,
    chainHash,
  });
  return { kind: 'checked', events: events.length, game: header.game, verdict };
}
