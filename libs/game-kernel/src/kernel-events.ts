import type { Json } from '@kronika/event-log';
import * as z from 'zod';
import type { GameEvent } from './game';
import { outcomeSchema } from './outcome-schema';

const json: z.ZodType<Json> = z.json();
const seat = z.int().nonnegative();

/** Who plays a seat: a player by pseudonymous id, or a bot by name. */
const occupant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), id: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);
export type Occupant = Readonly<z.infer<typeof occupant>>;

const opens = {
  GameStarted: z.object({
    game: z.string(),
    rulesVersion: z.int(),
    packHash: z.string(),
    seats: z.array(occupant).min(1),
    options: json,
    commitment: z.object({
      hash: z.string(),
      subject: z.string(),
      rulesVersion: z.int(),
      nonces: z.array(z.string().nullable()),
    }),
  }),
  /** Somebody else plays the seat from now on. A substitute takes the result over, too: the seat no longer counts as given up. */
  SeatTakenOver: z.object({ seat, occupant, reason: z.enum(['resigned', 'timed-out', 'substitute', 'returned']) }),
  Resigned: z.object({ seat }),
  TimedOut: z.object({ seat, decision: z.string(), policy: z.enum(['bot', 'forfeit', 'adjudicate']) }),
  /** The effective line goes on from the state at this version. */
  TakenBack: z.object({ toVersion: z.int().nonnegative() }),
  RulesChanged: z.object({ from: z.int(), to: z.int(), packHash: z.string() }),
  /** An arbiter's decision; its text is kept elsewhere, by hash. */
  Adjudicated: z.object({ outcome: outcomeSchema, reasonHash: z.string().nullable() }),
  Abandoned: z.object({ reason: z.enum(['agreed', 'organiser', 'never-started', 'inactive']) }),
  Ended: z.object({
    by: z.enum(['play', 'resignation', 'time-out', 'adjudication', 'abandonment']),
    outcome: outcomeSchema.nullable(),
    /** The chain's head before this append; null where there is no chain. */
    head: z.object({ version: z.int(), chain: z.string() }).nullable(),
  }),
  /** The seed is open, and with it everything. */
  Released: z.object({ seed: z.string(), serverSeed: z.string() }),
} as const;

export type KernelEventType = keyof typeof opens;
export type KernelData<Type extends KernelEventType> = z.infer<(typeof opens)[Type]>;
/** An event that is the same for all games. */
export type KernelEvent = { [Type in KernelEventType]: { readonly type: Type; readonly open: KernelData<Type> } }[KernelEventType];

export type EndedBy = KernelData<'Ended'>['by'];
export type TimeOutPolicy = KernelData<'TimedOut'>['policy'];
export type AbandonReason = KernelData<'Abandoned'>['reason'];

/** The types that no game may use for its own events. */
export const kernelEventTypes: ReadonlySet<string> = new Set(Object.keys(opens));

function isKernelType(type: string): type is KernelEventType {
  return kernelEventTypes.has(type);
}

/** The kernel event that a recorded event is; undefined for one of the game's own. */
export function asKernelEvent(event: GameEvent): KernelEvent | undefined {
  if (!isKernelType(event.type)) return undefined;
  return parseOpen(event.type, event.open);
}

function parseOpen(type: KernelEventType, open: Json): KernelEvent {
  const parsed = opens[type].safeParse(open);
  if (!parsed.success) throw new Error(`Corrupt ${type}: ${parsed.error.message}`);
  return { type, open: parsed.data } as KernelEvent;
}

/** The kernel event that a command of this kernel has just made: its shape need not be checked. */
export function ownKernelEvent(event: GameEvent): KernelEvent | undefined {
  return isKernelType(event.type) ? (event as KernelEvent) : undefined;
}

const seedPart = z.object({ seed: z.string(), serverSeed: z.string() });
export type OpenedSeed = Readonly<z.infer<typeof seedPart>>;

/** The place of the seed among GameStarted's sealed parts: the one part that only Released opens. */
export const seedPartIndex = 0;

/** The seed in a GameStarted event; undefined where it is redacted. */
export function sealedSeed(started: GameEvent): OpenedSeed | undefined {
  const data = started.sealed?.at(seedPartIndex)?.data;
  return data === undefined ? undefined : seedPart.parse(data);
}
