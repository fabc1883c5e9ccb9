import type { Json, SealedPart, StoredEvent } from '@kronika/event-log';
import type { NameTable } from './name-table';

/** The columns of an event in the order of `EventRow`. */
export const eventColumns = 'position, stream, version, id, type, schema, time, actor, command, seat, open, sealed, chain';

/** A row as the driver returns it when asked for arrays, which it makes twice as fast as objects. */
export type EventRow = readonly [
  position: number,
  stream: number,
  version: number,
  id: string,
  type: number,
  schema: number,
  time: number,
  actor: number,
  command: string,
  seat: number | null,
  open: string,
  sealed: string | null,
  chain: string | null,
];

interface Names {
  readonly streams: NameTable;
  readonly names: NameTable;
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The event that a row holds. Optional members are set only where there is something, as they were when the event came. */
export function eventOfRow(row: EventRow, { streams, names }: Names): StoredEvent {
  const event: Mutable<StoredEvent> = {
    stream: streams.name(row[1]),
    version: row[2],
    position: BigInt(row[0]),
    id: row[3],
    type: names.name(row[4]),
    schema: row[5],
    time: row[6],
    actor: names.name(row[7]),
    command: row[8],
    open: JSON.parse(row[10]) as Json,
  };
  if (row[9] !== null) event.seat = row[9];
  if (row[11] !== null) event.sealed = JSON.parse(row[11]) as readonly SealedPart[];
  if (row[12] !== null) event.chain = row[12];
  return event;
}
