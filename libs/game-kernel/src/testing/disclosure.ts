import { canonical, type Json } from '@kronika/event-log';
import type { GameEvent, RecordedEvent, Viewer } from '../index';
import type { Subject } from './subject';

/** The first place where a viewer could tell twin runs apart. */
export interface Divergence<State> {
  readonly viewer: Viewer;
  /** The event as the viewer gets it in each run; undefined where a run has no event left. */
  readonly a: RecordedEvent | undefined;
  readonly b: RecordedEvent | undefined;
  /** The states after it. */
  readonly afterA: State;
  readonly afterB: State;
}

/**
 * Why a divergence is no lawful disclosure, or undefined when it is one. Twin runs differ only in cards that the viewer cannot see, and make the
 * same move; so what the viewer can tell apart must be such a card being shown. That is:
 * 1. both runs have an event there, of the same type, by the same seat, with parts for the same audiences: whether something happens, and how
 *    much, tells nothing;
 * 2. its open and readable data differ in leaves only, not in shape: a card was put in the place of another;
 * 3. it is not undoable: who was told something new cannot be made to forget it;
 * 4. the viewer's views after it differ as well: the rules show the viewer what was told, so it is no by-product.
 * Ended follows from what was disclosed, or discloses the outcome itself: it is lawful when both runs end.
 */
export function unlawful<State>(subject: Subject<State>, { viewer, a, b, afterA, afterB }: Divergence<State>): string | undefined {
  if (subject.discloses?.(a, b, viewer) === true) return undefined;
  if (a === undefined || b === undefined) return 'one run has more events than the other';
  if (a.type !== b.type) return 'the events are of different types';
  if (a.seat !== b.seat) return 'the events are by different seats';
  if (a.type === 'Ended') return undefined;
  if (audiences(a) !== audiences(b)) return 'the sealed parts have different audiences';
  if (shape(readable(a)) !== shape(readable(b))) return 'the data differ in shape';
  if (subject.game.undoable(a)) return 'the event is undoable, so it may tell nobody anything new';
  const { game } = subject;
  if (canonical(game.view(afterA, viewer)) === canonical(game.view(afterB, viewer))) return 'the view does not show what the event tells';
  return undefined;
}

function audiences(event: GameEvent): string {
  return canonical((event.sealed ?? []).map((part) => part.to));
}

function readable(event: GameEvent): Json {
  return [event.open, ...(event.sealed ?? []).map((part) => part.data ?? null)];
}

/** The value with every leaf blanked. Which leaves are null is not part of the shape: nothing, too, can be in the place of a card. */
function shape(value: Json): string {
  if (typeof value !== 'object' || value === null) return '.';
  if (Array.isArray(value)) return `[${value.map((member: Json) => shape(member)).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${key}:${shape(member)}`).join()}}`;
}
