import type { Json, StoredEvent } from '@kronika/event-log';
import * as z from 'zod';
import { clockSchema, delaySchema, releaseSchema, timeOutPolicies, tournamentLinkSchema } from './settings';

const seat = z.int().nonnegative();
const json: z.ZodType<Json> = z.json();

/** Who holds a seat: an account, or a bot by name. */
export const occupantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), id: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);

const opens = {
  /** The seed is committed to before anything can be drawn from it. The server's part of it is sealed to nobody. */
  TableOpened: z.object({
    game: z.string(),
    rulesVersion: z.int(),
    packHash: z.string(),
    options: json,
    seats: z.int().positive(),
    /** `subject`: the game's id, or the round's where all its tables get the same deals. */
    commitment: z.object({ hash: z.string(), subject: z.string() }),
    /** Null where no person opened it. */
    owner: z.string().nullable(),
    /** Public tables stand in the lobby; others are for those who know the link, kept as its hash. */
    access: z.enum(['public', 'link']),
    linkHash: z.string().nullable(),
    startsWhenFull: z.boolean(),
    clock: clockSchema,
    timeOut: z.enum(timeOutPolicies),
    release: releaseSchema,
    rated: z.boolean(),
    delay: delaySchema,
    tournament: tournamentLinkSchema.nullable(),
    /** Where the game was recorded elsewhere: its stream there and the head of that chain. */
    imported: z.object({ stream: z.string(), chain: z.string().nullable(), by: z.string() }).nullable(),
    /** SHA-256 of what was asked for: a repeated command is known by it. */
    request: z.string(),
  }),
  SeatTaken: z.object({ seat, occupant: occupantSchema, guest: z.boolean(), nonce: z.string().nullable() }),
  SeatLeft: z.object({ seat, why: z.enum(['left', 'removed']) }),
  /** Somebody may watch as a commentator: everything that some seat knows, with the delay. */
  CommentatorNamed: z.object({ account: z.string() }),
  /** No more changes of seats: the game begins. */
  TableStarted: z.object({}),
  TableClosed: z.object({}),
  AbandonAgreed: z.object({ seat }),
  AbandonRefused: z.object({ seat }),
  VacationTaken: z.object({ seat, from: z.number(), to: z.number() }),
} as const;

export type TableEventType = keyof typeof opens;
export type TableData<Type extends TableEventType> = Readonly<z.infer<(typeof opens)[Type]>>;
export type TableEvent = { [Type in TableEventType]: { readonly type: Type; readonly open: TableData<Type> } }[TableEventType];

function isTableType(type: string): type is TableEventType {
  return Object.hasOwn(opens, type);
}

/** A stored event of a table's stream; undefined for a type that this build does not know. */
export function asTableEvent({ type, open, stream }: Pick<StoredEvent, 'type' | 'open' | 'stream'>): TableEvent | undefined {
  if (!isTableType(type)) return undefined;
  const parsed = opens[type].safeParse(open);
  if (!parsed.success) throw new Error(`Corrupt ${type} in ${stream}: ${parsed.error.message}`);
  return { type, open: parsed.data } as TableEvent;
}

const seedPart = z.object({ serverSeed: z.string() });

/** The server's part of the seed in a TableOpened event. */
export function sealedServerSeed(opened: Pick<StoredEvent, 'sealed' | 'stream'>): string {
  const parsed = seedPart.safeParse(opened.sealed?.[0]?.data);
  if (!parsed.success) throw new Error(`${opened.stream} has no seed`);
  return parsed.data.serverSeed;
}
