/** The clock of asynchronous play: a bank plus increment, with a free grace per turn. */
export interface AsyncClock {
  readonly bankMs: number;
  readonly incrementMs: number;
  readonly graceMs: number;
}

/** A stretch of time during which a player's clock stands still. */
export interface Vacation {
  readonly from: number;
  readonly to: number;
}

export interface Turn {
  /** When the player was to act, and when the turn was committed; undo and redo in between change neither. */
  readonly began: number;
  readonly committed: number;
}

/** What is left in the bank after a committed turn: charged max(0, turn time - grace), then the increment. */
export function chargeTurn(clock: AsyncClock, leftMs: number, turn: Turn, vacations: readonly Vacation[] = []): number {
  return leftMs - charge(clock, turn.began, turn.committed, vacations) + clock.incrementMs;
}

/** The moment at which the bank is empty if nothing is committed: when a time-out may be sent. */
export function deadline(clock: AsyncClock, leftMs: number, began: number, vacations: readonly Vacation[] = []): number {
  let end = began + clock.graceMs + leftMs;
  for (const vacation of [...vacations].sort((x, y) => x.from - y.from)) {
    if (vacation.from < end) end += Math.max(0, vacation.to - Math.max(vacation.from, began));
  }
  return end;
}

/** Vacation days used up by a player, each begun day in full. */
export function vacationDays(vacations: readonly Vacation[]): number {
  const day = 24 * 60 * 60 * 1000;
  return vacations.reduce((days, { from, to }) => days + Math.ceil(Math.max(0, to - from) / day), 0);
}

function charge(clock: AsyncClock, began: number, committed: number, vacations: readonly Vacation[]): number {
  const away = vacations.reduce((ms, { from, to }) => ms + Math.max(0, Math.min(to, committed) - Math.max(from, began)), 0);
  return Math.max(0, committed - began - away - clock.graceMs);
}
