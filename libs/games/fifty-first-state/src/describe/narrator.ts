import type { Json } from '@kronika/event-log';
import type { Description, Seat } from '@kronika/game-kernel';
import { type Amounts, type Good, goods } from '../goods';
import type { Rules } from '../pack/rules';
import { cardText } from './card-text';
import { sentencesEn } from './sentences-en';
import { sentencesPl } from './sentences-pl';
import { goodsText, type Language } from './words';

/** The sentences of both languages; the same keys with the same placeholders. */
export const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: sentencesEn, pl: sentencesPl };

/** Puts what `describe` and `describeMove` say into a language, with the names of the pack's cards. */
export interface Narrator {
  sentence(language: Language, description: Description, nameOf: (seat: Seat) => string): string;
  /** The name of a card, faction or opponent. */
  name(language: Language, id: string): string;
  /** What a location does, line by line. */
  cardText(language: Language, card: string): readonly string[];
}

export function makeNarrator(rules: Rules): Narrator {
  const { locations, connections, factions, solo } = rules.pack;
  const names = new Map<string, Readonly<Record<Language, string>>>();
  for (const { id, nameEn, namePl } of [...locations, ...connections, ...factions, ...solo.opponents, solo.borgo]) {
    names.set(id, { en: nameEn, pl: namePl });
  }
  names.set('ruins', { en: 'Ruins', pl: 'Ruiny' });
  const name = (language: Language, id: string) => names.get(id)?.[language] ?? id;

  const put = (language: Language, placeholder: string, value: Json | undefined, nameOf: (seat: Seat) => string): string => {
    const table = texts[language];
    if (value === undefined || value === null) return '';
    if (placeholder === 'goods') return goodsText(language, amountsIn(value), sentenceOf(table, 'nothing'));
    if (seatPlaceholders.has(placeholder)) return typeof value === 'number' ? nameOf(value) : name(language, text(value));
    if (placeholder === 'by') return sentenceOf(table, `by.${text(value)}`);
    if (placeholder === 'action') return table[`action.${text(value)}`] ?? text(value);
    if (isList(value))
      return value.length === 0 ? sentenceOf(table, 'nothing') : value.map((item) => name(language, text(item))).join(', ');
    return typeof value === 'string' ? name(language, value) : text(value);
  };

  return {
    name,
    cardText: (language, card) => cardText(rules, language, card),
    sentence(language, { key, params }, nameOf) {
      const values = isRecord(params) ? params : {};
      return sentenceOf(texts[language], key).replace(/\{(\w+)\}/g, (_, placeholder: string) =>
        put(language, placeholder, values[placeholder], nameOf),
      );
    },
  };
}

const seatPlaceholders: ReadonlySet<string> = new Set(['seat', 'owner', 'from']);

function sentenceOf(table: Readonly<Record<string, string>>, key: string): string {
  return table[key] ?? key;
}

function text(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function amountsIn(value: Json): Amounts {
  const found: Partial<Record<Good, number>> = {};
  if (!isRecord(value)) return found;
  for (const good of goods) {
    const n = value[good];
    if (typeof n === 'number') found[good] = n;
  }
  return found;
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
