import { randomUUID } from 'node:crypto';
import { type EventLog, eventId, type Json, type NewEvent } from '@kronika/event-log';
import { type AnyGame, kernelParts, type NewGameEvent, type Occupant, packHash, randomBot, simulateOne } from '@kronika/game-kernel';
import type { TableData } from '@kronika/application';

/** A game to be played by bots and written down as if accounts had played it. */
export interface GameToRecord {
  readonly game: AnyGame;
  readonly seats: readonly Occupant[];
  readonly gameId?: string;
  readonly options?: Json;
  readonly seed?: number | string;
  readonly startedAt?: number;
  readonly guests?: readonly number[];
  /** Draws from a committed seed, so that the game can be verified: slower. */
  readonly committed?: boolean;
  readonly table?: Partial<TableData<'TableOpened'>>;
  /** Leaves the last events away: 1 for a game that is not released yet, more for one that still runs. */
  readonly without?: number;
}

/** Plays a whole game at random and writes its table and its events; returns its id. */
export async function recordGame(log: EventLog, wanted: GameToRecord): Promise<string> {
  const { game, seats, gameId = randomUUID(), seed = gameId, startedAt = Date.UTC(2026, 2, 1), without = 0 } = wanted;
  const options = parsedOptions(game, wanted.options ?? {});
  const bots = seats.map(() => randomBot);
  const { events } = simulateOne({ game, options, bots, seed, committed: wanted.committed === true });
  await append(log, `table-${gameId}`, startedAt - 60_000, [
    {
      type: 'TableOpened',
      open: { ...tableOf(game, options, seats.length), ...wanted.table },
      sealed: [{ to: 'nobody', data: { serverSeed: packHash(gameId) } }],
    },
    ...seats.map((occupant, seat) => ({
      type: 'SeatTaken',
      open: { seat, occupant, guest: wanted.guests?.includes(seat) === true, nonce: null },
    })),
    { type: 'TableStarted', open: {} },
  ]);
  const [started, ...rest] = events;
  if (started === undefined) throw new Error('Nothing was played');
  const seated = {
    ...started,
    open: { ...(started.open as Readonly<Record<string, Json>>), seats: seats.map((occupant) => ({ ...occupant })) },
  };
  const played = [seated, ...rest].slice(0, events.length - without).map(({ version: _version, time: _time, ...event }) => event);
  let time = startedAt;
  for (const command of byCommand(played)) {
    await append(log, `game-${gameId}`, time, await withHead(log, `game-${gameId}`, command));
    time += 10_000;
  }
  return gameId;
}

/** The events of each command: a move and what followed from it. */
function byCommand(events: readonly NewGameEvent[]): readonly (readonly NewGameEvent[])[] {
  const commands: NewGameEvent[][] = [];
  for (const event of events) {
    const begins =
      commands.length === 0 || event.type === 'Released' || (event.seat !== undefined && kernelParts(event).move !== undefined);
    if (begins) commands.push([event]);
    else commands.at(-1)?.push(event);
  }
  return commands;
}

/** An end repeats the head of the chain before its append. */
async function withHead(log: EventLog, stream: string, events: readonly NewGameEvent[]): Promise<readonly NewGameEvent[]> {
  if (!events.some(({ type }) => type === 'Ended')) return events;
  for await (const { version, chain = '' } of log.read(stream, { direction: 'backwards', limit: 1 })) {
    const head = { version, chain };
    return events.map((event) =>
      event.type === 'Ended' ? { ...event, open: { ...(event.open as Readonly<Record<string, Json>>), head } } : event,
    );
  }
  return events;
}

/** The default table of a rated game that everybody may watch. */
function tableOf(game: AnyGame, options: Json, seats: number): TableData<'TableOpened'> {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    packHash: game.packHash,
    options,
    seats,
    commitment: { hash: packHash('commitment'), subject: 'test' },
    owner: null,
    access: 'public',
    linkHash: null,
    startsWhenFull: true,
    clock: { kind: 'none' },
    timeOut: 'adjudicate',
    release: 'at-end',
    rated: true,
    delay: { kind: 'time', ms: 0 },
    tournament: null,
    imported: null,
    request: 'test',
  };
}

function parsedOptions(game: AnyGame, options: Json): Json {
  const parsed = game.options.parse(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

/** Appends the events of one command, a second apart. */
export async function append(log: EventLog, stream: string, time: number, events: readonly NewGameEvent[]): Promise<void> {
  const command = randomUUID();
  const complete = events.map((event, index): NewEvent => ({
    ...event,
    id: eventId(stream, 'test', command, index),
    schema: 1,
    time: time + index * 1000,
    actor: 'test',
    command,
  }));
  let version = -1;
  for await (const last of log.read(stream, { direction: 'backwards', limit: 1 })) version = last.version;
  const result = await log.append(stream, complete, version === -1 ? 'no stream' : version);
  if (result.kind !== 'appended') throw new Error(`${stream}: ${result.kind}`);
}

export const player = (id: string): Occupant => ({ kind: 'player', id });
export const bot = (name: string): Occupant => ({ kind: 'bot', bot: name });
