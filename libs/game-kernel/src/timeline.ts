import type { Description, Seat } from './game';
import { foldEvent } from './fold';
import { asKernelEvent, kernelEventTypes } from './kernel-events';
import { type GameOf, type KernelState, openDecisions } from './kernel-state';
import type { RecordedEvent } from './recorded-event';

/** The effective line of a game for the reader: what happened, in words, by turn and round. */
export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** Where each turn began: the version after which its first decision was open. */
  readonly turns: readonly { readonly turn: string; readonly version: number; readonly seats: readonly Seat[]; readonly round: number }[];
  /** Where each round began. */
  readonly rounds: readonly { readonly round: number; readonly version: number }[];
}
export interface TimelineEntry {
  readonly version: number;
  readonly time: number;
  readonly seat: Seat | undefined;
  readonly description: Description;
}

/** Reads a recorded game, full or redacted, from its beginning. */
export function timelineOf<State>(game: GameOf<State>, events: Iterable<RecordedEvent>): Timeline {
  const entries: TimelineEntry[] = [];
  const turns: Timeline['turns'][number][] = [];
  const rounds: Timeline['rounds'][number][] = [];
  let kernel: KernelState<State> | undefined;
  for (const event of events) {
    const back = asKernelEvent(event);
    if (back?.type === 'TakenBack') {
      for (const list of [entries, turns, rounds]) while ((list.at(-1)?.version ?? -1) > back.open.toVersion) list.pop();
      kernel = foldEvent(game, kernel, event);
      continue;
    }
    entries.push({ version: event.version, time: event.time, seat: event.seat, description: words(game, event, kernel) });
    kernel = foldEvent(game, kernel, event);
    if (kernel.state === undefined) continue;
    const round = game.round(kernel.state);
    if (round !== rounds.at(-1)?.round) rounds.push({ round, version: event.version });
    const decisions = openDecisions(game, kernel);
    const turn = decisions[0]?.turn;
    if (turn === undefined || decisions.some((decision) => decision.turn === turns.at(-1)?.turn)) continue;
    turns.push({ turn, version: event.version, seats: decisions.map((decision) => decision.seat), round });
  }
  return { entries, turns, rounds };
}

/** The game describes its own events; the kernel's are described by `kernel.<type>` with their open data. */
function words<State>(game: GameOf<State>, event: RecordedEvent, before: KernelState<State> | undefined): Description {
  if (kernelEventTypes.has(event.type)) return { key: `kernel.${event.type}`, params: event.open };
  return game.describe(event, before?.state);
}
