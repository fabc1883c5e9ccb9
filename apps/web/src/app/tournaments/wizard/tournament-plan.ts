import type { Json } from '@kronika/event-log';
import type { ClockSettings, TournamentSettings } from '@kronika/tournaments';
import { type FormatChoice, usualChoice } from './format-presets';

/** Everything that the wizard asks for, as its form holds it. */
export interface TournamentPlan {
  readonly title: string;
  readonly description: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly venue: TournamentSettings['venue'];
  /** As the element gives it: local time, or empty. */
  readonly startsAt: string;
  readonly expected: number;
  readonly format: FormatChoice;
  readonly clock: ClockSettings['kind'];
  readonly roundMinutes: number;
  readonly bankHours: number;
  readonly incrementHours: number;
  readonly vacationDays: number;
  readonly timeOut: TournamentSettings['timeOut'];
  readonly rated: boolean;
  readonly registration: TournamentSettings['registration'];
  readonly capacity: number | null;
  readonly checkIn: boolean;
  readonly lateEntry: boolean;
  readonly autopilot: boolean;
}

export const usualPlan: TournamentPlan = {
  title: '',
  description: '',
  game: 'fifty-first-state',
  options: {},
  venue: 'online',
  startsAt: '',
  expected: 16,
  format: usualChoice,
  clock: 'none',
  roundMinutes: 120,
  bankHours: 72,
  incrementHours: 8,
  vacationDays: 7,
  timeOut: 'adjudicate',
  rated: true,
  registration: 'open',
  capacity: null,
  checkIn: false,
  lateEntry: true,
  autopilot: false,
};

const minute = 60_000;
const hour = 60 * minute;

/** The plan as the domain has it; the server adds the seats that the game gives. */
export function settingsOf(plan: TournamentPlan): Omit<TournamentSettings, 'seats'> {
  const starts = plan.startsAt === '' ? NaN : new Date(plan.startsAt).getTime();
  return {
    game: plan.game,
    venue: plan.venue,
    registration: plan.registration,
    checkIn: plan.checkIn,
    lateEntry: plan.lateEntry,
    clock: clockOf(plan),
    timeOut: plan.timeOut,
    rated: plan.rated,
    ...(Object.keys(plan.options).length === 0 ? {} : { options: { ...plan.options } }),
    ...(plan.capacity === null ? {} : { capacity: plan.capacity }),
    ...(plan.autopilot ? { autopilot: true } : {}),
    ...(Number.isNaN(starts) ? {} : { startsAt: starts }),
  };
}

export function clockOf(plan: TournamentPlan): ClockSettings {
  switch (plan.clock) {
    case 'none':
      return { kind: 'none' };
    case 'round':
      return { kind: 'round', durationMs: plan.roundMinutes * minute };
    case 'async':
      return {
        kind: 'async',
        bankMs: plan.bankHours * hour,
        incrementMs: plan.incrementHours * hour,
        graceMs: minute,
        vacationDays: plan.vacationDays,
      };
  }
}
