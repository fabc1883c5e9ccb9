import type { Json } from '@kronika/event-log';
import type { Description, Seat } from './game';

export type TextTable = Readonly<Record<string, string>>;

const seatParameters = new Set(['seat', 'lead', 'target', 'from']);

/** A description's text with its parameters put in. Without a text, the key itself. */
export function sentence(table: TextTable, { key, params }: Description, nameOf: (seat: Seat) => string): string {
  const text = table[key];
  if (text === undefined) return key;
  const values: Readonly<Record<string, Json>> = isRecord(params) ? params : {};
  return text.replace(/\{(\w+)\}/g, (_, name: string) => word(name, values[name] ?? '', nameOf));
}

function word(name: string, value: Json, nameOf: (seat: Seat) => string): string {
  if (typeof value === 'number' && seatParameters.has(name)) return nameOf(value);
  if (isList(value)) return value.map((item) => word(name === 'order' ? 'seat' : '', item, nameOf)).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([member, item]) => word(member, item, nameOf))
      .join(' ');
  return String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
