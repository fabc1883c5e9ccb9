import type { Json, SealedPart } from '@kronika/event-log';
import type { Draws } from './chance';
import type { GameEvent, Sealed, Seat } from './game';
import type { NewGameEvent } from './recorded-event';

/** The kernel's own records of an append, found on its first event behind the game's parts: see decision 0021. */
export interface KernelRecords {
  /** The move that caused the append; undefined where there was none, or where it is redacted. */
  readonly move: Json | undefined;
  /** The next counter of each label that was drawn from. */
  readonly draws: Draws | undefined;
}

/** What the kernel recorded on an event; undefined when it recorded nothing there. A redacted part may have been such a record. */
export function kernelRecords(event: GameEvent): KernelRecords | undefined {
  const parts = event.sealed;
  if (parts === undefined || parts.length === 0) return undefined;
  let move: Json | undefined;
  let draws: Draws | undefined;
  let found = false;
  for (let index = Math.max(0, parts.length - 2); index < parts.length; index++) {
    const data = parts[index]?.data;
    if (data === undefined) found = true;
    else if (typeof data === 'object' && data !== null) {
      if ('$move' in data) move = data.$move;
      else if ('$draws' in data) draws = counters(data.$draws);
    }
  }
  return found || move !== undefined || draws !== undefined ? { move, draws } : undefined;
}

const none: KernelRecords = { move: undefined, draws: undefined };

/** The move and the draws that an event carries, as far as they are there and readable. */
export function kernelParts(event: GameEvent): KernelRecords {
  return kernelRecords(event) ?? none;
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
  return events.map((event, index) => newEvent(event, by.seat, index === 0 ? records : noRecords));
}

const noRecords: readonly SealedPart[] = [];

function newEvent({ type, open, sealed }: GameEvent, seat: Seat | undefined, records: readonly SealedPart[]): NewGameEvent {
  const parts = sealed === undefined ? records : [...sealed.map((part) => asNew(part, type)), ...records];
  if (seat === undefined) return parts.length === 0 ? { type, open } : { type, open, sealed: parts };
  return parts.length === 0 ? { type, open, seat } : { type, open, seat, sealed: parts };
}

function asNew({ to, data }: Sealed, type: string): SealedPart {
  if (data === undefined) throw new Error(`${type}: a new event cannot hold a redacted part`);
  return { to, data };
}
