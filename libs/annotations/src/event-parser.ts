import type { Json } from '@kronika/event-log';
import type * as z from 'zod';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** The union of the events that a table of schemas describes, told apart by type. */
export type EventOf<Table extends Schemas> = {
  [Type in keyof Table & string]: { readonly type: Type; readonly open: Readonly<z.infer<Table[Type]>> };
}[keyof Table & string];

/** Reads recorded events: undefined for a type that is not in the table, an exception for one that is there and corrupt. */
export function eventParser<const Table extends Schemas>(
  table: Table,
): (event: { readonly type: string; readonly open: Json }) => EventOf<Table> | undefined {
  return ({ type, open }) => {
    const schema = Object.hasOwn(table, type) ? table[type] : undefined;
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(open);
    if (!parsed.success) throw new Error(`Corrupt ${type}: ${parsed.error.message}`);
    return { type, open: parsed.data } as EventOf<Table>;
  };
}

/** What a fold is told of a recorded event beside its content. */
export interface Recorded {
  readonly type: string;
  readonly open: Json;
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}
