import { canonical, eventId, type NewEvent } from '@kronika/event-log';
import { type AnyGame, commitment } from '@kronika/game-kernel';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { appendEvents } from '../append-events';
import type { Platform } from '../platform';
import type { TableData, TableEvent } from './table-events';
import type { LoadedTable, TableStore } from './table-store';

/** Who causes something, and the command that it is part of: ids are derived from both. */
export interface Cause {
  readonly actor: string;
  readonly commandId: string;
}

export interface TableToOpen {
  readonly id: string;
  readonly game: AnyGame;
  readonly settings: Omit<TableData<'TableOpened'>, 'game' | 'rulesVersion' | 'packHash' | 'commitment' | 'request'>;
  /** What happens at the table at once: seats taken, perhaps the start. */
  readonly then: readonly TableEvent[];
  /** The same deals at every table of the round. */
  readonly duplicate?: { readonly roundId: string };
}

/**
 * Writes a table's first append, or finds what an earlier try wrote; 'taken' where the id stands for another request. The seed is drawn and committed
 * to here, before anybody can know what comes of it.
 */
export async function openTable(
  platform: Platform,
  store: TableStore,
  { actor, commandId }: Cause,
  wanted: TableToOpen,
): Promise<LoadedTable | 'taken'> {
  const { id, game, settings, then, duplicate } = wanted;
  const asked = canonical({ game: game.id, settings, then: then.map(({ type, open }) => ({ type, open })), duplicate: duplicate ?? null });
  const request = bytesToHex(platform.hashing.sha256(utf8ToBytes(asked)));
  const there = await store.load(id);
  if (there !== undefined) return there.request === request ? there : 'taken';

  const subject = duplicate?.roundId ?? id;
  const serverSeed = duplicate === undefined ? platform.randomHex(32) : await roundSeed(platform, game, duplicate.roundId);
  const hash = commitment({ serverSeed, subject, rulesVersion: game.rulesVersion }, platform.hashing);
  const opened: TableData<'TableOpened'> = {
    ...settings,
    game: game.id,
    rulesVersion: game.rulesVersion,
    packHash: game.packHash,
    commitment: { hash, subject },
    request,
  };
  const events = tableEnvelopes(id, [{ type: 'TableOpened', open: opened }, ...then], { actor, commandId }, platform.now());
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('A table opens with an event');
  await appendEvents(platform.log, `table-${id}`, [{ ...first, sealed: [{ to: 'nobody', data: { serverSeed } }] }, ...rest], 'no stream');
  // Somebody may have been faster: what counts is what stands there.
  const now = await store.load(id);
  if (now === undefined) throw new Error(`table-${id} was written and cannot be read`);
  return now.request === request ? now : 'taken';
}

/** Table events in envelopes, with ids from the command that caused them. */
export function tableEnvelopes(id: string, events: readonly TableEvent[], { actor, commandId }: Cause, time: number): readonly NewEvent[] {
  return events.map(({ type, open }, index) => ({
    id: eventId(`table-${id}`, actor, commandId, index),
    type,
    schema: 1,
    time,
    actor,
    command: commandId,
    open: { ...open },
  }));
}

/** The seed that all tables of a duplicate round share: drawn once, by whoever comes first. */
async function roundSeed(platform: Platform, game: AnyGame, roundId: string): Promise<string> {
  const stream = `table-round-${roundId}`;
  const serverSeed = platform.randomHex(32);
  const hash = commitment({ serverSeed, subject: roundId, rulesVersion: game.rulesVersion }, platform.hashing);
  const event: NewEvent = {
    id: eventId(stream, 'system', roundId, 0),
    type: 'RoundSeedDrawn',
    schema: 1,
    time: platform.now(),
    actor: 'system',
    command: roundId,
    open: { commitment: hash },
    sealed: [{ to: 'nobody', data: { serverSeed } }],
  };
  await appendEvents(platform.log, stream, [event], 'no stream');
  for await (const { sealed } of platform.log.read(stream, { limit: 1 })) {
    const data = sealed?.[0]?.data;
    if (typeof data === 'object' && data !== null && 'serverSeed' in data && typeof data.serverSeed === 'string') return data.serverSeed;
  }
  throw new Error(`${stream} has no seed`);
}
