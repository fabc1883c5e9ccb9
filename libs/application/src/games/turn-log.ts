import type { Decision, Seat } from '@kronika/game-kernel';

/** A stretch of time in which a seat had something to decide; a turn that is interrupted or taken back to has several. */
export interface Span {
  readonly turn: string;
  readonly began: number;
  readonly committed: number;
}

/** The stretch that runs now. */
export interface RunningSpan {
  readonly turn: string;
  readonly began: number;
  /** The version that opened it. */
  readonly version: number;
}

export interface SeatTurns {
  readonly spans: readonly Span[];
  readonly running: RunningSpan | undefined;
}

/** Who had to act when, by event times alone: all that clocks need to know of a game. */
export interface TurnLog {
  readonly seats: readonly SeatTurns[];
  /** The versions after which a turn began. */
  readonly began: readonly number[];
}

const idle: SeatTurns = { spans: [], running: undefined };

export function emptyTurnLog(seats: number): TurnLog {
  return { seats: Array.from({ length: seats }, () => idle), began: [] };
}

/** An append, as far as clocks care. */
export interface Append {
  readonly time: number;
  /** Of its last event. */
  readonly version: number;
  /** Seats that somebody else plays from now on: their clock starts anew. */
  readonly takenOver: readonly Seat[];
}

/** The log after an append; what is open within one does not count. */
export function withAppend(log: TurnLog, decisions: readonly Decision[], at: Append): TurnLog {
  const turnOf = (seat: Seat) => decisions.find((decision) => decision.seat === seat)?.turn;
  const wasRunning = new Set(log.seats.map(({ running }) => running?.turn));
  const isNew = decisions.some(({ turn }) => !wasRunning.has(turn));
  return {
    seats: log.seats.map((seat, index) => seatAfter(seat, turnOf(index), at, at.takenOver.includes(index))),
    began: isNew ? [...log.began, at.version] : log.began,
  };
}

function seatAfter(seat: SeatTurns, turn: string | undefined, { time, version }: Append, isTakenOver: boolean): SeatTurns {
  const { running } = seat;
  if (running?.turn === turn && !isTakenOver) return seat;
  const spans = running === undefined ? seat.spans : [...seat.spans, { turn: running.turn, began: running.began, committed: time }];
  return { spans, running: turn === undefined ? undefined : { turn, began: time, version } };
}
