import type { Good } from '../goods';
import { type Amounts, goods as allGoods } from '../goods';

export type Language = 'en' | 'pl';

/** Forms of a good by number: one, few (2 to 4 in Polish), many. Polish ones in the accusative. */
type Forms = readonly [one: string, few: string, many: string];

const english = (one: string, many = one): Forms => [one, many, many];

const en: Readonly<Record<Good, Forms>> = {
  fuel: english('fuel'),
  iron: english('iron'),
  gun: english('gun', 'guns'),
  brick: english('brick', 'bricks'),
  ammo: english('ammo'),
  worker: english('worker', 'workers'),
  'contact-grey': english('grey contact', 'grey contacts'),
  'contact-red': english('red contact', 'red contacts'),
  'contact-blue': english('blue contact', 'blue contacts'),
  'contact-universal': english('universal contact', 'universal contacts'),
  development: english('development token', 'development tokens'),
  shield: english('shield', 'shields'),
  card: english('card', 'cards'),
  vp: english('VP'),
};

const pl: Readonly<Record<Good, Forms>> = {
  fuel: ['paliwo', 'paliwa', 'paliwa'],
  iron: ['żelazo', 'żelaza', 'żelaza'],
  gun: ['broń', 'bronie', 'broni'],
  brick: ['budulec', 'budulce', 'budulców'],
  ammo: ['nabój', 'naboje', 'naboi'],
  worker: ['robotnika', 'robotników', 'robotników'],
  'contact-grey': ['szary kontakt', 'szare kontakty', 'szarych kontaktów'],
  'contact-red': ['czerwony kontakt', 'czerwone kontakty', 'czerwonych kontaktów'],
  'contact-blue': ['niebieski kontakt', 'niebieskie kontakty', 'niebieskich kontaktów'],
  'contact-universal': ['uniwersalny kontakt', 'uniwersalne kontakty', 'uniwersalnych kontaktów'],
  development: ['żeton przebudowy', 'żetony przebudowy', 'żetonów przebudowy'],
  shield: ['żeton obrony', 'żetony obrony', 'żetonów obrony'],
  card: ['kartę', 'karty', 'kart'],
  vp: ['PZ', 'PZ', 'PZ'],
};

const words = { en, pl };
const rules = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') };

/** "3 workers", "3 robotników". */
export function counted(language: Language, good: Good, n: number): string {
  const [one, few, many] = words[language][good];
  const rule = rules[language].select(n);
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** The name of a good without a number. */
export function named(language: Language, good: Good): string {
  return words[language][good][0];
}

/** "3 workers, 1 iron", in the order of the goods. */
export function goodsText(language: Language, amounts: Amounts, nothing: string): string {
  const parts = allGoods.flatMap((good) => {
    const n = amounts[good] ?? 0;
    return n === 0 ? [] : [counted(language, good, n)];
  });
  return parts.length === 0 ? nothing : parts.join(', ');
}
