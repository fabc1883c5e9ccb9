import type { Json } from '@kronika/event-log';
import * as z from 'zod';
import { scopes } from './scopes';

/** A password as it is kept: the parameters stand beside the tag, so that they can be raised one day. Bytes in hex. */
const passwordHash = z.readonly(
  z.object({
    algorithm: z.literal('argon2id'),
    memoryKiB: z.int().positive(),
    passes: z.int().positive(),
    parallelism: z.int().positive(),
    salt: z.string(),
    tag: z.string(),
  }),
);
export type PasswordHash = z.infer<typeof passwordHash>;

export const languages = ['en', 'pl'] as const;
export const themes = ['system', 'light', 'dark'] as const;
const preferences = z.readonly(z.object({ language: z.enum(languages).optional(), theme: z.enum(themes).optional() }));
export type Preferences = z.infer<typeof preferences>;

/** Preferences from outside, where null stands for no preference; undefined for what there is not. */
export function parsePreferences(wanted: Readonly<Record<keyof Preferences, string | null>>): Preferences | undefined {
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
  return preferences.safeParse(given).data;
}

const nothing = z.object({});
const session = z.object({ session: z.string() });
const token = z.object({ token: z.string() });

/** What can happen to an account. Everything here is personal data: it lives in a stream that can be erased, never in a chained one. */
const schemas = {
  AccountCreated: z.object({ name: z.string(), guest: z.boolean() }),
  NameChanged: z.object({ name: z.string() }),
  /** A guest became a player with a password, and keeps the games. */
  GuestRegistered: z.object({ name: z.string() }),
  PasswordSet: z.object({ password: passwordHash }),
  SessionOpened: z.object({ session: z.string(), secretHash: z.string(), until: z.number(), label: z.string() }),
  SessionClosed: session,
  AllSessionsClosed: z.object({ except: z.string().optional() }),
  TokenIssued: z.object({
    token: z.string(),
    secretHash: z.string(),
    scopes: z.readonly(z.array(z.enum(scopes))),
    until: z.number().optional(),
    label: z.string(),
  }),
  TokenRevoked: token,
  ResetLinkIssued: z.object({ secretHash: z.string(), until: z.number() }),
  ResetLinkUsed: nothing,
  PreferencesChanged: z.object({ preferences }),
  VacationTaken: z.object({ from: z.number(), until: z.number() }),
  /** The account is gone for everybody; its stream is about to be erased. */
  AccountDeleted: nothing,
} as const;

type Schemas = typeof schemas;
export type AccountEventType = keyof Schemas;
export type AccountEvent = {
  readonly [Type in AccountEventType]: { readonly type: Type; readonly open: Readonly<z.infer<Schemas[Type]>> };
}[AccountEventType];

/** The account event that an event of the log is; undefined for what is none. */
export function asAccountEvent({ type, open }: { readonly type: string; readonly open: unknown }): AccountEvent | undefined {
  if (!Object.hasOwn(schemas, type)) return undefined;
  const schema: z.ZodType = schemas[type as AccountEventType];
  const parsed = schema.safeParse(open);
  return parsed.success ? ({ type, open: parsed.data } as AccountEvent) : undefined;
}

/** What the log keeps of an event: members that are undefined are not there. */
export function accountEventData({ open }: AccountEvent): Json {
  return JSON.parse(JSON.stringify(open)) as Json;
}
