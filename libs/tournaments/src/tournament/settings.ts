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
