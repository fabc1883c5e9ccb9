import type { Json } from '@kronika/event-log';
import type { SchemaIssue } from '@kronika/game-kernel';
import { filterIssues, type GameFilter } from './game-filter';

/** The names that a filter's conditions have in an address or on a command line; `option.<path>` is one more. */
export const filterNames = ['game', 'player', 'tournament', 'from', 'to', 'seats', 'rated', 'imported', 'bots', 'metric', 'event'] as const;

type Parsed = { readonly ok: true; readonly filter: GameFilter } | { readonly ok: false; readonly issues: readonly SchemaIssue[] };

/**
 * Reads a filter from texts: `game=fifty-first-state`, `player=<id>` (several: all of them), `from=2026-05-01`, `rated=true`,
 * `option.expansion=winter`, `metric=built:Shipyard`.
 */
export function parseFilter(texts: Iterable<readonly [name: string, text: string]>): Parsed {
  const issues: SchemaIssue[] = [];
  const given = new Map<string, string[]>();
  for (const [name, text] of texts) given.set(name, [...(given.get(name) ?? []), text]);
  const known = new Set<string>(filterNames);
  for (const name of given.keys())
    if (!known.has(name) && !name.startsWith('option.')) issues.push({ path: name, message: 'no such filter' });

  const last = (name: string): string | undefined => given.get(name)?.at(-1);
  const list = (name: string): readonly string[] | undefined => given.get(name);
  const read = <Value>(name: string, parse: (text: string) => Value | undefined, what: string): Value | undefined => {
    const text = last(name);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) issues.push({ path: name, message: what });
    return value;
  };
  const moment = (text: string): number | undefined => (Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text));
  const truth = (text: string): boolean | undefined => (text === 'true' ? true : text === 'false' ? false : undefined);
  const options = [...given].flatMap(([name, values]) =>
    name.startsWith('option.') ? values.map((text) => ({ path: name.slice('option.'.length), value: jsonOrText(text) })) : [],
  );
  const filter = withoutAbsent({
    game: last('game'),
    players: list('player'),
    tournaments: list('tournament'),
    from: read('from', moment, 'a date such as 2026-05-01'),
    to: read('to', moment, 'a date such as 2026-05-01'),
    seats: read('seats', (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined), 'a number of seats'),
    rated: read('rated', truth, 'true or false'),
    imported: read('imported', truth, 'true or false'),
    bots: read('bots', truth, 'true or false'),
    metrics: list('metric')?.map(metricOf),
    eventTypes: list('event'),
    options: options.length === 0 ? undefined : options,
  });
  issues.push(...filterIssues(filter));
  return issues.length > 0 ? { ok: false, issues } : { ok: true, filter };
}

function metricOf(text: string): { readonly metric: string; readonly of?: string } {
  const colon = text.indexOf(':');
  return colon === -1 ? { metric: text } : { metric: text.slice(0, colon), of: text.slice(colon + 1) };
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function withoutAbsent<Members extends object>(members: Members): { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Members]?: Exclude<Members[Name], undefined>;
  };
}
