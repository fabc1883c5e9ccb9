import type { Json } from '@kronika/event-log';

export type TextTable = Readonly<Record<string, string>>;
export type TextTables = Readonly<Record<'en' | 'pl', TextTable>>;

/** A text with its parameters put in; seats are counted from 1 for people. Without a text, the key itself. */
export function sentence(table: TextTable | undefined, key: string, params: Json): string {
  const text = table?.[key];
  if (text === undefined) return key;
  const values: Readonly<Record<string, Json>> = isRecord(params) ? params : {};
  return text.replace(/\{(\w+)\}/g, (_, name: string) => word(name, values[name] ?? ''));
}

/** What a move says on its button. */
export function moveLabel(table: TextTable | undefined, move: Json): string {
  if (!isRecord(move) || typeof move.do !== 'string') return JSON.stringify(move);
  const isNone = Object.entries(move).some(([, value]) => value === null);
  const key = `move.${move.do}${isNone ? '.none' : ''}`;
  return table?.[key] === undefined ? JSON.stringify(move) : sentence(table, key, move);
}

const seatNames = new Set(['seat', 'lead', 'target', 'from']);

function word(name: string, value: Json): string {
  if (typeof value === 'number' && seatNames.has(name)) return `#${value + 1}`;
  if (Array.isArray(value)) return value.map((item: Json) => word(name === 'order' ? 'seat' : '', item)).join(', ');
  return typeof value === 'object' && value !== null ? Object.values(value).map(String).join(' ') : String(value);
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
