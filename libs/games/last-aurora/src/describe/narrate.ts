import type { Json } from '@kronika/event-log';
import type { Description, Language, Narrator, SeatNames } from '@kronika/game-kernel';
import { movesSchema } from '../moves/move';
import type { Pack } from '../pack/pack';
import { type Link, makeRules } from '../pack/rules';
import { placeOf } from '../state/address';
import type { State } from '../state/state';
import { describeMove } from './describe-move';
import { sentencesEn } from './sentences-en';
import { sentencesPl } from './sentences-pl';

/** The sentences of both languages; the same keys with the same placeholders. */
export const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: sentencesEn, pl: sentencesPl };

type Names = ReadonlyMap<string, Readonly<Record<Language, string>>>;

/** The game in words, with the names of a pack. */
export function narrate(pack: Pack): Narrator {
  const names = namesOf(pack);
  const rules = makeRules(pack);
  const links = new Map<string, Link>([...rules.roads.alpha.links, ...rules.roads.beta.links]);
  const say = (language: Language, { key, params }: Description, nameOf: SeatNames): string => {
    const values: Readonly<Record<string, Json>> = isRecord(params) ? params : {};
    return text(language, key).replace(/\{(\w+)\}/g, (_, placeholder: string) =>
      put({ language, names, links, nameOf }, placeholder, values[placeholder]),
    );
  };
  return {
    sentence: say,
    move(language, move: Json, state, nameOf) {
      const parsed = movesSchema.parse(move);
      return parsed.ok ? say(language, describeMove(parsed.value, state as State), nameOf) : JSON.stringify(move);
    },
  };
}

/** The name of everything that has one. */
function namesOf(pack: Pack): Names {
  const named = [...pack.starters, ...pack.exploration, ...pack.enemies, ...pack.loot, ...pack.items, ...pack.maps];
  const places = pack.maps.flatMap(({ regions, stops }) => [...regions, ...stops]);
  return new Map([...named, ...places].map(({ id, nameEn, namePl }) => [id, { en: nameEn, pl: namePl }]));
}

interface Speaking {
  readonly language: Language;
  readonly names: Names;
  readonly links: ReadonlyMap<string, Link>;
  readonly nameOf: SeatNames;
}

function text(language: Language, key: string): string {
  return texts[language][key] ?? key;
}

function put(speaking: Speaking, placeholder: string, value: Json | undefined): string {
  const { language, nameOf } = speaking;
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    // Lists of seats are of who stands in the order.
    const words = value.map((one: Json) => put(speaking, placeholder === 'seats' ? 'seat' : placeholder, one));
    return words.length === 0 ? text(language, 'nothing') : words.join(', ');
  }
  if (placeholder === 'seat') return typeof value === 'number' ? nameOf(value) : text(language, 'automa');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (placeholder === 'by') return text(language, `by.${value}`);
  if (placeholder === 'phase') return text(language, `phase.${value}`);
  return wordFor(speaking, value);
}

/** A card, an item, a stop, a link, a slot, or a plain word. */
function wordFor({ language, names, links }: Speaking, value: string): string {
  const named = names.get(value)?.[language];
  if (named !== undefined) return named;
  if (/^[bt]\d\.\d$/.test(value)) return slotText(language, value);
  const link = links.get(value);
  if (link !== undefined) {
    const name = (stop: string) => names.get(stop)?.[language] ?? stop;
    return text(language, link.kind === 'road' ? 'link.road' : 'link.shortcut')
      .replace('{from}', name(link.from))
      .replace('{to}', name(link.to));
  }
  return texts[language][`word.${value}`] ?? value;
}

function slotText(language: Language, address: string): string {
  const { row, column, index } = placeOf(address);
  const key = row === 't' ? 'slot.device' : column === 0 ? 'slot.truck' : 'slot.trailer';
  return text(language, key)
    .replace('{at}', String(row === 't' ? column + 1 : column))
    .replace('{n}', String(index + 1));
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
