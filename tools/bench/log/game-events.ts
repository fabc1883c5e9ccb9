import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@kronika/event-log';

const types = ['CardDrawn', 'ResourcesGained', 'LocationBuilt', 'SeatPassed'];

/** The n-th of many events as a game writes them: a small fact with a sealed part; as JSON about 300 bytes. */
export function gameEvent(n: number): NewEvent {
  const seat = n % 4;
  return {
    id: randomUUID(),
    type: types[n % types.length] ?? 'CardDrawn',
    schema: 1,
    time: 1_750_000_000_000 + n,
    actor: `account-${(n % 50).toString().padStart(8, '0')}`,
    command: randomUUID(),
    seat,
    open: { from: `deck[${n % 7}]`, iron: n % 3, to: 'hand' },
    sealed: [{ to: [seat], data: { card: `oil-rig-${n % 60}` } }],
  };
}

/** Events of several games, each game's in order. */
export interface GameLoad {
  readonly stream: string;
  readonly events: readonly NewEvent[];
}

/** So many events over so many games; `prefix` decides about the chain. */
export function gameLoad(events: number, games: number, prefix = 'game-'): readonly GameLoad[] {
  return Array.from({ length: games }, (_, game) => ({
    stream: `${prefix}${randomUUID()}`,
    events: Array.from({ length: Math.ceil(events / games) }, (_unused, index) => gameEvent(game + index * games)),
  }));
}

/** The load cut into appends of `size` events, each the outcome of one command; game after game within each round, as on a busy server. */
export function appendsOf(load: readonly GameLoad[], size: number): readonly Append[] {
  const appends: Append[] = [];
  const longest = Math.max(...load.map(({ events }) => events.length));
  for (let start = 0; start < longest; start += size) {
    for (const { stream, events } of load) {
      const [first, ...rest] = events.slice(start, start + size);
      if (first === undefined) continue;
      const { actor, command } = first;
      appends.push({ stream, start, events: [first, ...rest.map((event) => ({ ...event, actor, command }))] });
    }
  }
  return appends;
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
    const first = gameEvent(n++);
    const { actor, command } = first;
    const rest = Array.from({ length: size - 1 }, () => ({ ...gameEvent(n++), actor, command }));
    return { stream: game.stream, start, events: [first, ...rest] };
  };
}

export interface Append {
  readonly stream: string;
  /** The version of the first event. */
  readonly start: number;
  readonly events: readonly NewEvent[];
}

/** Whatever was done, in so many a second. */
export async function perSecond(count: number, work: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (count / (performance.now() - began)) * 1000;
}

/** Adds up what it is shown, and leaves out what happens in between. */
export class Stopwatch {
  #milliseconds = 0;

  async time(work: () => void | Promise<void>): Promise<void> {
    const began = performance.now();
    await work();
    this.#milliseconds += performance.now() - began;
  }

  perSecond(count: number): number {
    return (count / this.#milliseconds) * 1000;
  }
}
