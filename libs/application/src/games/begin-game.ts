import { derivedId } from '@kronika/event-log';
import { startGame } from '@kronika/game-kernel';
import { appendEvents } from '../append-events';
import type { CommandResult, Written } from '../command-result';
import type { Platform } from '../platform';
import type { LoadedTable } from '../tables/table-store';
import { asNewEvents } from './new-events';
import { asRejection } from './rejections';

export type GameStarted = Written & { readonly gameId: string };

/**
 * Starts the game of a table that has been started: everything follows from the table's stream, so that any node can do it, and a second time
 * does nothing.
 */
export async function beginGame(platform: Platform, { table, serverSeed }: LoadedTable): Promise<CommandResult<GameStarted>> {
  const { settings, id, seats } = table;
  const game = await platform.games.gameWithPack(settings.game, settings.packHash, platform.log);
  if (game === undefined) return { kind: 'not-found', what: `game ${settings.game}` };
  await platform.games.storePack(game.id, platform.log, platform.now());
  const taken = seats.flatMap((seat) => seat ?? []);
  const duplicate = settings.commitment.subject !== id;
  const started = startGame(
    game,
    {
      options: settings.options,
      seats: taken.map(({ occupant }) => occupant),
      fairness: {
        serverSeed,
        subject: settings.commitment.subject,
        rulesVersion: settings.rulesVersion,
        nonces: taken.map(({ nonce }) => (duplicate ? null : nonce)),
      },
    },
    { hashing: platform.hashing },
  );
  if (!started.ok) return asRejection(started.error, -1);
  const stream = `game-${id}`;
  const events = asNewEvents(stream, started.value.events, { actor: 'system', command: derivedId(id, 'start'), time: platform.now() });
  const written = await appendEvents(platform.log, stream, events, 'no stream');
  if (written.kind === 'appended') return { kind: 'done', gameId: id, version: written.version, position: written.position };
  // Another node was faster and wrote the same game; the first append is all of it that counts here.
  const last = events.length - 1;
  for await (const { position } of platform.log.read(stream, { from: last, limit: 1 })) {
    return { kind: 'done', gameId: id, version: last, position };
  }
  throw new Error(`${stream} is there and cannot be read`);
}
