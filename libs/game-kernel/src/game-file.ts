import type { Json, RedactedEvent } from '@kronika/event-log';
import * as z from 'zod';
import type { Result } from './game';
import { packHash } from './game-module';

/** A game as JSON Lines: a header, the pack, then one event a line with its link of the chain. */
export interface GameFile {
  readonly header: GameFileHeader;
  readonly pack: Json;
  readonly events: readonly RedactedEvent[];
}

const header = z.strictObject({
  kronika: z.literal('game'),
  format: z.literal(1),
  stream: z.string().startsWith('game-'),
  game: z.string(),
  rulesVersion: z.int(),
  packHash: z.string().regex(/^[0-9a-f]{64}$/),
  events: z.int().positive(),
});
export type GameFileHeader = Readonly<z.infer<typeof header>>;

const hex = z.string().regex(/^[0-9a-f]*$/);
const audience = z.union([z.array(z.int().nonnegative()), z.literal(['nobody', 'everyone'])]);
const eventLine = z.strictObject({
  version: z.int().nonnegative(),
  id: z.string(),
  type: z.string(),
  schema: z.int(),
  time: z.number(),
  actor: z.string(),
  command: z.string(),
  seat: z.int().nonnegative().exactOptional(),
  open: z.json(),
  sealed: z
    .array(
      z.union([z.strictObject({ to: audience, data: z.json(), salt: hex.exactOptional() }), z.strictObject({ to: audience, hash: hex })]),
    )
    .exactOptional(),
  chain: hex.exactOptional(),
});

/** Why a text is no game file; lines are counted from 1. */
export type GameFileError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bad-line'; readonly line: number; readonly message: string }
  | { readonly kind: 'pack-does-not-match'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'wrong-number-of-events'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'version-out-of-order'; readonly line: number; readonly version: number };

/** The text of a game file; every line ends with a line feed. */
export function formatGameFile({ header: head, pack, events }: GameFile): string {
  const lines: Json[] = [{ ...head }, { pack }];
  for (const event of events) lines.push(eventJson(event));
  return lines.map((line) => JSON.stringify(line) + '\n').join('');
}

function eventJson(event: RedactedEvent): Json {
  const { version, id, type, schema, time, actor, command, seat, open, sealed, chain } = event;
  return {
    version,
    id,
    type,
    schema,
    time,
    actor,
    command,
    ...(seat === undefined ? {} : { seat }),
    open,
    ...(sealed === undefined ? {} : { sealed: sealed.map((part) => ({ ...part })) }),
    ...(chain === undefined ? {} : { chain }),
  };
}

/** Reads a game file. Whether what it says is true is for the verifier. */
export function parseGameFile(text: string): Result<GameFile, GameFileError> {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const [first, second, ...rest] = lines;
  if (first === undefined || second === undefined) return { ok: false, error: { kind: 'empty' } };
  const head = parseLine(header, first, 1);
  if (!head.ok) return head;
  const pack = parseLine(z.strictObject({ pack: z.json() }), second, 2);
  if (!pack.ok) return pack;
  const actual = packHash(pack.value.pack);
  if (actual !== head.value.packHash) return { ok: false, error: { kind: 'pack-does-not-match', expected: head.value.packHash, actual } };
  if (rest.length !== head.value.events) {
    return { ok: false, error: { kind: 'wrong-number-of-events', expected: head.value.events, actual: rest.length } };
  }
  const events: RedactedEvent[] = [];
  for (const [index, line] of rest.entries()) {
    const event = parseLine(eventLine, line, index + 3);
    if (!event.ok) return event;
    if (event.value.version !== index) {
      return { ok: false, error: { kind: 'version-out-of-order', line: index + 3, version: event.value.version } };
    }
    events.push({ ...event.value, stream: head.value.stream });
  }
  return { ok: true, value: { header: head.value, pack: pack.value.pack, events } };
}

function parseLine<Value>(schema: z.ZodType<Value>, text: string, line: number): Result<Value, GameFileError> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, error: { kind: 'bad-line', line, message: 'not JSON' } };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const message = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return { ok: false, error: { kind: 'bad-line', line, message } };
}
