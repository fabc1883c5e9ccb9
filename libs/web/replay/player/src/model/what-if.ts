import type { Json } from '@kronika/event-log';
import {
  type AnyGame,
  fastSource,
  gameState,
  type KernelState,
  openDecisions,
  playMove,
  type RecordedEvent,
  type Seat,
} from '@kronika/game-kernel';

/** A line that somebody tries out from a moment of a released game. Nothing of it leaves the page until it is saved. */
export interface WhatIf {
  /** The version that it leaves the game at. */
  readonly from: number;
  readonly steps: readonly WhatIfStep[];
  readonly start: KernelState<unknown>;
}
export interface WhatIfStep {
  readonly seat: Seat;
  readonly move: Json;
  readonly events: readonly RecordedEvent[];
  readonly after: KernelState<unknown>;
}

export function startWhatIf(from: number, start: KernelState<unknown>): WhatIf {
  return { from, start, steps: [] };
}

/** The state at the end of the line. */
export function endOf({ start, steps }: WhatIf): KernelState<unknown> {
  return steps.at(-1)?.after ?? start;
}

/** Who decides next, and what they may do. */
export function choicesAt(game: AnyGame, line: WhatIf): { readonly seat: Seat; readonly moves: readonly Json[] } | undefined {
  const kernel = endOf(line);
  const [decision] = openDecisions(game, kernel);
  return decision && { seat: decision.seat, moves: game.legalMoves(gameState(kernel), decision.seat) };
}

/** The line with one move more; the same line where the rules refuse it. Chance is fresh: the game's own seed is spent on the game. */
export function played(game: AnyGame, line: WhatIf, seat: Seat, move: Json): WhatIf {
  const before = endOf(line);
  const result = playMove(game, before, { seat, move }, { chance: fastSource(`what-if ${line.from} ${line.steps.length}`) });
  if (!result.ok) return line;
  const { events, after } = result.value;
  const recorded = events.map((event, index) => ({ ...event, version: before.version + 1 + index, time: 0 }));
  return { ...line, steps: [...line.steps, { seat, move, events: recorded, after }] };
}

/** The line without its last move. */
export function withoutLast(line: WhatIf): WhatIf {
  return { ...line, steps: line.steps.slice(0, -1) };
}
