import type { Json } from '@kronika/event-log';

/** How time is kept. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** One clock for the whole round, in a hall or on line. */
  | { readonly kind: 'round'; readonly durationMs: number }
  /** Asynchronous play: see `chargeTurn`. */
  | {
      readonly kind: 'async';
      readonly bankMs: number;
      readonly incrementMs: number;
      readonly graceMs: number;
      readonly vacationDays: number;
    };

/** When a round is to be published. */
export interface PlannedRound {
  readonly stage: number;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface TournamentSettings {
  /** Which game is played (`fifty-first-state`), and how many it seats. */
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly venue: 'online' | 'physical';
  readonly registration: 'open' | 'invite';
  /** Entries beyond this many wait. */
  readonly capacity?: number;
  readonly checkIn: boolean;
  readonly lateEntry: boolean;
  readonly clock: ClockSettings;
  /** What happens to somebody whose time is up: stated before the event. */
  readonly timeOut: 'bot' | 'forfeit' | 'adjudicate';
  readonly rated: boolean;
  /** Of the game, for tables on line. */
  readonly options?: Json;
  /** Rounds are paired and published, stages advance and the event ends without a person. */
  readonly autopilot?: boolean;
  /** Milliseconds since 1970. */
  readonly startsAt?: number;
  readonly plan?: readonly PlannedRound[];
}

export const usualSettings: Omit<TournamentSettings, 'game' | 'seats'> = {
  venue: 'online',
  registration: 'open',
  checkIn: false,
  lateEntry: true,
  clock: { kind: 'none' },
  timeOut: 'adjudicate',
  rated: true,
};
