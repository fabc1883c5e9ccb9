import type { Json } from '@kronika/event-log';

export type TextTable = Readonly<Record<string, string>>;

const seatParameters = new Set(['seat', 'lead', 'target', 'from']);

/** A text with its parameters put in; seats are counted from 1 for people. Without a text, the key itself. */
export function sentence(table: TextTable | undefined, key: string, params: Json): string {
  const text = table?.[key];
  if (text === undefined) return key;
  const values: Readonly<Record<string, Json>> = isRecord(params) ? params : {};
  return text.replace(/\{(\w+)\}/g, (_, name: string) => word(name, values[name] ?? ''));
}

function word(name: string, value: Json): string {
  if (typeof value === 'number' && seatParameters.has(name)) return `#${value + 1}`;
  if (isList(value)) return value.map((item) => word(name === 'order' ? 'seat' : '', item)).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([member, item]) => word(member, item))
      .join(' ');
  return String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
