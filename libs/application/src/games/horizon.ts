import type { CommentaryDelay } from '../tables/settings';
import type { LoadedGame } from './loaded-game';

/** How far a delayed viewer may see now: a version, and when to look again. */
export interface Horizon {
  readonly version: number;
  /** When it will move by itself, in milliseconds since 1970; undefined where only the game can move it. */
  readonly next: number | undefined;
}

export interface TimedEvent {
  readonly version: number;
  readonly time: number;
}

/** The last version that is old enough. Nothing of a game is shown whose beginning is too young: then it is -1. */
export function horizonByTime(events: readonly TimedEvent[], ms: number, now: number): Horizon {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.time ?? Infinity) <= now - ms) low = middle + 1;
    else high = middle;
  }
  const next = events[low];
  return { version: events[low - 1]?.version ?? -1, next: next && next.time + ms };
}

/** The version at which the turn began that is so many turns behind. */
export function horizonByTurns({ turns }: Pick<LoadedGame, 'turns'>, behind: number): Horizon {
  return { version: turns.began.at(-1 - behind) ?? -1, next: undefined };
}

/** Where a commentator stands; a released game has no horizon. */
export function horizonOf(loaded: LoadedGame, events: readonly TimedEvent[], delay: CommentaryDelay, now: number): Horizon {
  if (loaded.kernel.table.released) return { version: loaded.kernel.version, next: undefined };
  return delay.kind === 'time' ? horizonByTime(events, delay.ms, now) : horizonByTurns(loaded, delay.turns);
}
