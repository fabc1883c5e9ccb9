import type { Json, SealedPart } from '@kronika/event-log';
import type { Draws } from './chance';
import type { GameEvent, Seat } from './game';
import type { NewGameEvent } from './recorded-event';

/** The kernel's own records of an append, found on its first event behind the game's parts: see decision 0021. */
export interface KernelParts {
  /** The move that caused the append; undefined where it was not a move, or where it is redacted. */
  readonly move: Json | undefined;
  /** The next counter of each label that was drawn from. */
  readonly draws: Draws | undefined;
}

const none: KernelParts = { move: undefined, draws: undefined };

/** What the kernel recorded on an event. */
export function kernelParts(event: GameEvent): KernelParts {
  const parts = event.sealed;
  if (parts === undefined || parts.length === 0) return none;
  let move: Json | undefined;
  let draws: Draws | undefined;
  for (let index = parts.length - 1; index >= Math.max(0, parts.length - 2); index--) {
    const data = parts[index]?.data;
    if (typeof data !== 'object' || data === null) continue;
    if ('$move' in data) move = data.$move;
    else if ('$draws' in data) draws = counters(data.$draws);
  }
  return move === undefined && draws === undefined ? none : { move, draws };
}

function counters(data: Json | undefined): Draws {
  if (typeof data !== 'object' || data === null) throw new Error('A $draws part without counters');
  const draws: Record<string, number> = {};
  for (const [label, next] of Object.entries(data)) if (typeof next === 'number') draws[label] = next;
  return draws;
}

/** A game's events as one append of a seat: the first carries the kernel's records, and all carry the seat. */
export function asAppend(
  events: readonly GameEvent[],
  by: { readonly seat?: Seat; readonly move?: { readonly data: Json; readonly open: boolean }; readonly draws: Draws | undefined },
): readonly NewGameEvent[] {
  const records: SealedPart[] = [];
  if (by.move !== undefined) {
    records.push({ to: by.move.open || by.seat === undefined ? 'everyone' : [by.seat], data: { $move: by.move.data } });
  }
  if (by.draws !== undefined) records.push({ to: 'nobody', data: { $draws: by.draws } });
  return events.map((event, index) => newEvent(event, by.seat, index === 0 ? records : []));
}

function newEvent(event: GameEvent, seat: Seat | undefined, records: readonly SealedPart[]): NewGameEvent {
  const own = event.sealed?.map(({ to, data }) => {
    if (data === undefined) throw new Error(`${event.type}: a new event cannot hold a redacted part`);
    return { to, data };
  });
  const sealed = own === undefined && records.length === 0 ? undefined : [...(own ?? []), ...records];
  return {
    type: event.type,
    open: event.open,
    ...(seat === undefined ? {} : { seat }),
    ...(sealed === undefined ? {} : { sealed }),
  };
}
