import { randomUUID } from 'node:crypto';
import { eventId, type NewEvent } from '@kronika/event-log';

const types = ['CardDrawn', 'ResourcesGained', 'LocationBuilt', 'SeatPassed'];

/** What the events of an append share: they are the outcome of one command. */
interface Command {
  readonly actor: string;
  readonly command: string;
  readonly time: number;
}

function newCommand(n: number): Command {
  return { actor: `account-${(n % 50).toString().padStart(8, '0')}`, command: randomUUID(), time: 1_750_000_000_000 + n };
}

/**
 * An event as a game writes it: a small fact, as JSON about 300 bytes. The first event of an append (with the move) and every third one after
 * it have a sealed part; in recorded games, every third event has one.
 */
function gameEvent(stream: string, n: number, index: number, { actor, command, time }: Command): NewEvent {
  const seat = n % 4;
  const event = {
    id: eventId(stream, actor, command, index),
    type: types[n % types.length] ?? 'CardDrawn',
    schema: 1,
    time,
    actor,
    command,
    seat,
    open: { cause: `production of location ${n % 90} in row 2`, from: `deck[${n % 7}]`, iron: n % 3, to: 'hand' },
  };
  return index % 3 === 0 ? { ...event, sealed: [{ to: [seat], data: { card: `oil-rig-${n % 60}` } }] } : event;
}

export interface Append {
  readonly stream: string;
  /** The version of the first event. */
  readonly start: number;
  readonly events: readonly NewEvent[];
}

/** Makes one append after the other. */
export type AppendMaker = () => Append;

/** Appends of `size` events, made when they are asked for, as a game makes them: events that lie about for long have to be fetched anew. */
export function freshAppends(games: number, size: number, prefix = 'game-'): AppendMaker {
  const streams = Array.from({ length: games }, () => ({ stream: `${prefix}${randomUUID()}`, next: 0 }));
  let turn = 0;
  let n = 0;
  return () => {
    const game = streams[turn++ % games] ?? { stream: prefix, next: 0 };
    const start = game.next;
    game.next += size;
    const command = newCommand(n);
    const events = Array.from({ length: size }, (_, index) => gameEvent(game.stream, n++, index, command));
    return { stream: game.stream, start, events };
  };
}

/** So many events over so many games, as appends of `size` events: game after game in turn, as on a busy server. */
export function gameAppends(events: number, games: number, size: number): readonly Append[] {
  const next = freshAppends(games, size);
  return Array.from({ length: Math.ceil(events / size) }, next);
}

/** Whatever was done, in so many a second. */
export async function perSecond(count: number, work: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (count / (performance.now() - began)) * 1000;
}
