import { effectiveLine } from './effective-line';
import type { Metric } from './game';
import { kernelEventTypes } from './kernel-events';
import type { GameOf } from './kernel-state';
import type { RecordedEvent } from './recorded-event';

/** What statistics are made of, over the effective line of a game. */
export interface Figures {
  readonly metrics: readonly RecordedMetric[];
  /** Each seat's score at the end of each round that was begun; the last as the game stands. */
  readonly scores: readonly (readonly number[])[];
}
export interface RecordedMetric extends Metric {
  /** The version of the event that it comes from. */
  readonly version: number;
  readonly round: number;
}

/** The figures of a recorded game, finished or not. */
export function figuresOf<State>(
  game: Pick<GameOf<State>, 'evolve' | 'metrics' | 'round' | 'scores'>,
  events: Iterable<RecordedEvent>,
): Figures {
  const metrics: RecordedMetric[] = [];
  const scores: (readonly number[])[] = [];
  let state: State | undefined;
  let round = 1;
  for (const event of effectiveLine(events)) {
    if (kernelEventTypes.has(event.type)) continue;
    const after = game.evolve(state, event);
    for (const metric of game.metrics(event, state)) metrics.push({ ...metric, version: event.version, round });
    const next = game.round(after);
    if (state !== undefined && next > round) {
      // A round's scores are those before the event that opens the next one.
      for (; round < next; round++) scores.push(game.scores(state));
    }
    round = next;
    state = after;
  }
  if (state !== undefined) scores.push(game.scores(state));
  return { metrics, scores };
}
