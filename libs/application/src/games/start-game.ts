import { canonical, derivedId, eventId, type Json, type NewEvent, type StoredEvent } from '@kronika/event-log';
import { type AnyGame, commitment, startGame as startGameStep } from '@kronika/game-kernel';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { appendEvents } from '../append-events';
import type { CommandResult } from '../command-result';
import type { Platform } from '../platform';
import type { GameStarted } from './begin-game';
import { asNewEvents } from './new-events';
import { asRejection } from './rejections';
import type { SeatKeys } from './seat-keys';

export interface StartGame {
  readonly commandId: string;
  readonly game: string;
  readonly options: unknown;
  /** One a seat: the secret that its holder will show, and what the seat adds to the seed. */
  readonly seats: readonly { readonly key: string; readonly nonce: string }[];
}

const guest = 'guest';

/**
 * Opens a table, seats its holders and starts the game. The table's stream comes first, so that the seed is committed to before anything is
 * drawn from it; a repeated command goes on from wherever the first one got to.
 */
export async function startGame(platform: Platform, keys: SeatKeys, command: StartGame): Promise<CommandResult<GameStarted>> {
  const game = await platform.games.game(command.game);
  if (game === undefined) return { kind: 'not-found', what: `game ${command.game}` };
  const weak = command.seats.findIndex(({ key, nonce }) => !/^[0-9a-f]{32,64}$/.test(key) || !/^[0-9a-f]{32,64}$/.test(nonce));
  if (weak !== -1) return { kind: 'invalid', issues: [{ path: `seats[${weak}]`, message: 'a key and a nonce are 16 to 32 bytes in hex' }] };
  if (new Set(command.seats.map(({ key }) => key)).size < command.seats.length) {
    return { kind: 'invalid', issues: [{ path: 'seats', message: 'every seat has a key of its own' }] };
  }

  const gameId = derivedId('game', guest, command.commandId);
  const opened = await openTable(platform, keys, game, gameId, command);
  if (opened === undefined) return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for another game' }] };
  await platform.games.storePack(game.id, platform.log, platform.now());

  const started = startGameStep(
    game,
    {
      options: command.options,
      seats: command.seats.map(({ key }) => ({ kind: 'player', id: keys.actor(key) })),
      fairness: {
        serverSeed: opened.serverSeed,
        subject: gameId,
        rulesVersion: game.rulesVersion,
        nonces: command.seats.map(({ nonce }) => nonce),
      },
    },
    { hashing: platform.hashing },
  );
  if (!started.ok) return asRejection(started.error, -1);
  const stream = `game-${gameId}`;
  const events = asNewEvents(stream, started.value.events, { actor: guest, command: command.commandId, time: platform.now() });
  const written = await appendEvents(platform.log, stream, events, 'no stream');
  if (written.kind === 'wrong-expected-version') return { kind: 'conflict', code: 'busy', version: 0 };
  return { kind: 'done', gameId, version: written.version, position: written.position };
}

/** Writes the table's stream, or finds what an earlier try wrote; undefined when that was for another game. */
async function openTable(
  platform: Platform,
  keys: SeatKeys,
  game: AnyGame,
  gameId: string,
  command: StartGame,
): Promise<{ readonly serverSeed: string } | undefined> {
  const stream = `table-${gameId}`;
  const seats = command.seats.map(({ key, nonce }, seat) => ({ seat, keyHash: keys.hash(key), nonce }));
  const wanted = canonical({ game: game.id, options: command.options, seats });
  const request = bytesToHex(platform.hashing.sha256(utf8ToBytes(wanted)));
  for await (const first of platform.log.read(stream, { limit: 1 })) return sameRequest(first, request);

  const serverSeed = platform.randomHex(32);
  const hash = commitment({ serverSeed, subject: gameId, rulesVersion: game.rulesVersion }, platform.hashing);
  const open = { game: game.id, rulesVersion: game.rulesVersion, packHash: game.packHash, seats: seats.length, commitment: hash, request };
  const envelope = (type: string, index: number, data: Json): NewEvent => ({
    id: eventId(stream, guest, command.commandId, index),
    type,
    schema: 1,
    time: platform.now(),
    actor: guest,
    command: command.commandId,
    open: data,
  });
  const events = [
    { ...envelope('TableOpened', 0, open), sealed: [{ to: 'nobody', data: { serverSeed } }] as const },
    ...seats.map((seat) => envelope('SeatTaken', seat.seat + 1, seat)),
  ];
  const written = await appendEvents(platform.log, stream, events, 'no stream');
  // Somebody was faster, or this is a repeat whose first answer was lost: what counts is what stands there.
  if (written.kind === 'appended' && !written.repeated) return { serverSeed };
  for await (const first of platform.log.read(stream, { limit: 1 })) return sameRequest(first, request);
  return undefined;
}

function sameRequest(first: StoredEvent, request: string): { readonly serverSeed: string } | undefined {
  const sealed = first.sealed?.[0]?.data;
  const isSame = typeof first.open === 'object' && first.open !== null && 'request' in first.open && first.open.request === request;
  if (!isSame || typeof sealed !== 'object' || sealed === null || !('serverSeed' in sealed)) return undefined;
  return typeof sealed.serverSeed === 'string' ? { serverSeed: sealed.serverSeed } : undefined;
}
