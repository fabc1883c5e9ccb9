import { derivedId, eventId, type Json, type JsonObject, type NewEvent, type RedactedEvent, type StoredEvent } from '@kronika/event-log';
import { asKernelEvent, type GameFile, type Occupant } from '@kronika/game-kernel';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection } from '../command-result';
import type { Platform } from '../platform';
import { tableEnvelopes } from '../tables/open-table';
import { defaultDelay } from '../tables/settings';
import type { TableEvent } from '../tables/table-events';
import type { TableStore } from '../tables/table-store';
import type { GameImported } from './game-files';

const perAppend = 100;

/**
 * Writes a verified game into streams of its own: the same facts at the same times, under a local id and with its players' ids made foreign, so that
 * nobody can bring in claims about accounts of this system. A repeat goes on from wherever the first try got to.
 */
export async function importGame(
  platform: Platform,
  tables: TableStore,
  actor: string,
  file: GameFile,
  mayBringPack: boolean,
): Promise<CommandResult<GameImported>> {
  const { header, events } = file;
  const chain = events.at(-1)?.chain ?? null;
  const gameId = derivedId('imported', header.stream, chain ?? JSON.stringify(events.at(-1)));
  const problem = timesProblem(events) ?? (await packProblem(platform, file, mayBringPack));
  if (problem !== undefined) return problem;
  if ((await tables.load(gameId)) === undefined) await openImported(platform, gameId, actor, file, chain);

  const stream = `game-${gameId}`;
  const foreign = (id: string) => `imported:${derivedId(header.stream, id)}`;
  const wanted = asOwnEvents(stream, events, foreign);
  let last = await lastOf(platform, stream);
  while ((last?.version ?? -1) + 1 < wanted.length) {
    const from = (last?.version ?? -1) + 1;
    const head = last?.chain === undefined ? null : { version: last.version, chain: last.chain };
    const batch = nextAppend(wanted, from).map((event) => withHead(event, head));
    await appendEvents(platform.log, stream, batch, from === 0 ? 'no stream' : from - 1);
    last = await lastOf(platform, stream);
    if (last === undefined || last.version < from) throw new Error(`${stream} does not grow`);
  }
  if (last === undefined) throw new Error(`${stream} is empty`);
  return { kind: 'done', gameId, version: last.version, position: last.position };
}

function timesProblem(events: readonly RedactedEvent[]): Rejection | undefined {
  const isSane = events.every(({ time }, index) => Number.isSafeInteger(time) && time >= (events[index - 1]?.time ?? 0));
  return isSane ? undefined : { kind: 'invalid', issues: [{ path: 'file', message: 'its times run backwards' }] };
}

/** Content comes with the games, or from the operator. */
async function packProblem(platform: Platform, { header, pack }: GameFile, mayBringPack: boolean): Promise<Rejection | undefined> {
  const known = await platform.games.pack(header.game, header.packHash, platform.log);
  if (known === undefined && !mayBringPack) {
    return { kind: 'refused', code: 'unknown-pack', message: 'It was played with content that is not installed here.', details: {} };
  }
  await platform.games.keepPack(header.game, header.packHash, pack, platform.log, platform.now());
  return undefined;
}

/** The table that the game would have come from here. */
async function openImported(platform: Platform, gameId: string, actor: string, file: GameFile, chain: string | null): Promise<void> {
  const { header, events } = file;
  const started = events[0] && asKernelEvent(events[0]);
  const released = events.map(asKernelEvent).find((event) => event?.type === 'Released');
  if (started?.type !== 'GameStarted' || released?.type !== 'Released') throw new Error('A verified game was started and released');
  const { game, rulesVersion, packHash, options, seats, commitment } = started.open;
  const foreign = (id: string) => `imported:${derivedId(header.stream, id)}`;
  const opening: readonly TableEvent[] = [
    {
      type: 'TableOpened',
      open: {
        game,
        rulesVersion,
        packHash,
        options,
        seats: seats.length,
        commitment: { hash: commitment.hash, subject: commitment.subject },
        owner: null,
        access: 'public',
        linkHash: null,
        startsWhenFull: true,
        clock: { kind: 'none' },
        timeOut: 'bot',
        release: 'at-end',
        rated: false,
        delay: defaultDelay,
        tournament: null,
        imported: { stream: header.stream, chain, by: actor },
        request: derivedId('imported', header.stream),
      },
    },
    ...seats.map((occupant, seat): TableEvent => ({
      type: 'SeatTaken',
      open: { seat, occupant: foreignOccupant(occupant, foreign), guest: false, nonce: commitment.nonces[seat] ?? null },
    })),
    { type: 'TableStarted', open: {} },
  ];
  const [first, ...rest] = tableEnvelopes(gameId, opening, { actor, commandId: derivedId(gameId, 'import') }, platform.now());
  if (first === undefined) return;
  const { serverSeed } = released.open;
  // A wrong expected version says that somebody else brings the same game in just now.
  await appendEvents(
    platform.log,
    `table-${gameId}`,
    [{ ...first, sealed: [{ to: 'nobody', data: { serverSeed } }] }, ...rest],
    'no stream',
  );
}

function foreignOccupant(occupant: Occupant, foreign: (id: string) => string): Occupant {
  return occupant.kind === 'player' ? { kind: 'player', id: foreign(occupant.id) } : occupant;
}

/** The recorded events as this system would have written them. */
function asOwnEvents(stream: string, events: readonly RedactedEvent[], foreign: (id: string) => string): readonly NewEvent[] {
  const counts = new Map<string, number>();
  return events.map((recorded) => {
    const { type, schema, time, command, seat, sealed } = recorded;
    const actor = foreign(recorded.actor);
    const index = counts.get(`${actor} ${command}`) ?? 0;
    counts.set(`${actor} ${command}`, index + 1);
    return {
      id: eventId(stream, actor, command, index),
      type,
      schema,
      time,
      actor,
      command,
      ...(seat === undefined ? {} : { seat }),
      open: foreignOpen(recorded, foreign),
      ...(sealed === undefined ? {} : { sealed: sealed.flatMap((part) => ('data' in part ? [{ to: part.to, data: part.data }] : [])) }),
    };
  });
}

function foreignOpen(event: RedactedEvent, foreign: (id: string) => string): Json {
  const kernel = asKernelEvent(event);
  if (kernel?.type === 'GameStarted') {
    return { ...kernel.open, seats: kernel.open.seats.map((occupant) => ({ ...foreignOccupant(occupant, foreign) })) };
  }
  if (kernel?.type === 'SeatTakenOver') return { ...kernel.open, occupant: { ...foreignOccupant(kernel.open.occupant, foreign) } };
  return event.open;
}

/** Whole commands, so that no append of the original is torn; an append that ends the game stands alone, as it repeats the chain's head. */
function nextAppend(events: readonly NewEvent[], from: number): readonly NewEvent[] {
  const batch: NewEvent[] = [];
  while (from + batch.length < events.length) {
    const command = commandFrom(events, from + batch.length);
    const ends = command.some(({ type }) => type === 'Ended');
    if (batch.length > 0 && (ends || batch.length + command.length > perAppend)) break;
    batch.push(...command);
    if (ends) break;
  }
  return batch;
}

function commandFrom(events: readonly NewEvent[], from: number): readonly NewEvent[] {
  const first = events[from];
  let to = from + 1;
  while (events[to]?.command === first?.command && events[to]?.actor === first?.actor && to < events.length) to++;
  return events.slice(from, to);
}

/** The chain here is another one: Ended repeats its head. */
function withHead(event: NewEvent, head: { readonly version: number; readonly chain: string } | null): NewEvent {
  const ended = asKernelEvent(event);
  return ended?.type === 'Ended' && isObject(event.open) ? { ...event, open: { ...event.open, head } } : event;
}

function isObject(data: Json): data is JsonObject {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

async function lastOf(platform: Platform, stream: string): Promise<StoredEvent | undefined> {
  for await (const event of platform.log.read(stream, { direction: 'backwards', limit: 1 })) return event;
  return undefined;
}
