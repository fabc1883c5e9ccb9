import type { Language } from '@kronika/game-kernel';
import type { Rules } from '@kronika/games/last-aurora';
import type { Shape } from '@kronika/web/ui';
import type { CardFace, FacePart, FaceRow } from '@kronika/web/ui/cards';
import { effectParts, slotShape } from './face-parts';
import type { CardRecord, Effect, ItemRecord } from './parse';
import { shapeOf, shapes } from './shapes';
import { abilityWords, effectsWords, itemWords, slotWords, word, wordsOf } from './words';

const phrases = {
  en: {
    truck: 'Truck',
    trailer: 'Trailer',
    device: 'Device',
    survivor: 'Survivor',
    location: 'Location',
    encounter: 'Encounter',
    event: 'Event',
    enemy: 'Enemy',
    item: 'Item',
    speed: 'Speed',
    tow: 'Pulls trailers',
    skill: 'Skill',
    period: 'Period',
    number: 'Number',
    ambush: 'Ambush',
    fields: 'Of our own design',
    name: 'Polish name',
    ourName: 'our own translation',
    source: { rulebook: 'Values from the rulebook.', public: 'Values from public sources.', designed: 'Values of our own design.' },
  },
  pl: {
    truck: 'Ciężarówka',
    trailer: 'Przyczepa',
    device: 'Urządzenie',
    survivor: 'Ocalały',
    location: 'Lokacja',
    encounter: 'Spotkanie',
    event: 'Wydarzenie',
    enemy: 'Wróg',
    item: 'Przedmiot',
    speed: 'Prędkość',
    tow: 'Ciągnie przyczepy',
    skill: 'Umiejętność',
    period: 'Okres',
    number: 'Numer',
    ambush: 'Zasadzka',
    fields: 'Naszego pomysłu',
    name: 'Polska nazwa',
    ourName: 'nasze tłumaczenie',
    source: { rulebook: 'Wartości z instrukcji.', public: 'Wartości ze źródeł publicznych.', designed: 'Wartości naszego pomysłu.' },
  },
} as const;

const tones: Readonly<Record<CardRecord['type'], string>> = {
  truck: 'faction',
  trailer: 'faction',
  device: 'feature',
  survivor: 'blue',
  location: 'production',
  encounter: 'action',
  event: 'ruins',
  enemy: 'red',
};

/** The name of a card, an item, a stop or a region, in a language. */
export function nameOf(record: { readonly nameEn: string; readonly namePl: string }, language: Language): string {
  return language === 'pl' ? record.namePl : record.nameEn;
}

export function cardName(rules: Rules, id: string, language: Language): string {
  const record = rules.cards.get(id) ?? rules.items.get(id);
  return record === undefined ? id : nameOf(record, language);
}

/** Whether something of a record was designed by us rather than printed. */
export function isDesigned({ source, designedFields }: Pick<ItemRecord, 'source' | 'designedFields'>): boolean {
  return source === 'designed' || designedFields.length > 0;
}

/** A card or an item as a face. */
export function faceOf(rules: Rules, id: string, language: Language): CardFace | undefined {
  const card = rules.cards.get(id);
  if (card !== undefined) return cardFace(card, language);
  const item = rules.items.get(id);
  return item === undefined ? undefined : itemFace(item, language);
}

interface Line {
  readonly parts: readonly FacePart[];
  readonly text: string;
}

function face(
  record: CardRecord | ItemRecord,
  language: Language,
  kind: keyof typeof tones | 'item',
  shape: Shape,
  lines: readonly Line[],
): CardFace {
  const words = phrases[language];
  const designed = isDesigned(record);
  const period = 'period' in record ? [{ label: words.period, value: record.period }] : [];
  const fields = record.designedFields.length === 0 ? [] : [{ label: words.fields, value: record.designedFields.join(', ') }];
  const ours = record.namePlSource === 'ours' ? [{ label: words.name, value: words.ourName }] : [];
  return {
    id: record.id,
    name: nameOf(record, language),
    tone: kind === 'item' ? 'action' : tones[kind],
    kind: words[kind],
    kindShape: shape,
    types: [{ shape, label: words[kind] }],
    rows: lines.map(({ parts, text }): FaceRow => ({ parts, label: text })),
    stripes: [],
    lines: lines.map(({ text }) => text),
    facts: [...period, ...ours, ...fields],
    rules: [],
    provenance: { designed, text: words.source[record.source] },
  };
}

function itemFace(item: ItemRecord, language: Language): CardFace {
  const text = itemWords(item, language);
  return face(item, language, 'item', shapes.item, [{ parts: [{ kind: 'text', text }], text }]);
}

function cardFace(card: CardRecord, language: Language): CardFace {
  return face(card, language, card.type, shapeOf(card.type), linesOf(card, language));
}

function effectLine(effects: readonly Effect[], language: Language, before = ''): Line {
  return { parts: effectParts(effects, language), text: before + effectsWords(effects, language) };
}

function linesOf(card: CardRecord, language: Language): readonly Line[] {
  const words = phrases[language];
  switch (card.type) {
    case 'truck':
      return [
        {
          parts: [
            { kind: 'amount', shape: shapes.speed, n: card.speed, label: words.speed },
            { kind: 'amount', shape: shapes.trailer, n: card.tow, label: words.tow },
          ],
          text: `${words.speed}: ${card.speed}. ${words.tow}: ${card.tow}`,
        },
        slotLine(card.slots, language),
      ];
    case 'trailer':
    case 'device':
      return [slotLine(card.slots, language)];
    case 'survivor':
      return [
        { parts: [{ kind: 'amount', shape: shapes.skill, n: card.skill, label: words.skill }], text: `${words.skill}: ${card.skill}` },
        ...card.abilities.map((ability): Line => {
          const text = abilityWords(ability, language);
          return { parts: [{ kind: 'text', text }], text };
        }),
      ];
    case 'location':
      return [
        ...(card.effects.length === 0 ? [] : [effectLine(card.effects, language)]),
        ...(['left', 'right'] as const).map((side) => blockLine(card.blocks[side], language)),
      ];
    case 'encounter':
      return card.options.map((option) => effectLine(option, language));
    case 'event':
      return card.effects.map(({ lowestFame, effects }) => {
        const who = wordsOf(language)[lowestFame ? 'eachLowest' : 'each'];
        return effectLine(effects, language, `${who}: `);
      });
    case 'enemy':
      return [effectLine(card.ambush, language, `${words.ambush}: `)];
  }
}

function slotLine(slots: Extract<CardRecord, { type: 'device' }>['slots'], language: Language): Line {
  return {
    parts: slots.map((slot) => ({ kind: 'sign', shape: slotShape(slot) })),
    text: slots.map((slot) => slotWords(slot, language)).join('; '),
  };
}

function blockLine(block: Readonly<Record<string, number>>, language: Language): Line {
  const found = Object.entries(block).filter(([, n]) => n > 0);
  return {
    parts: found.map(([what, n]) => ({ kind: 'amount', shape: shapeOf(what), n, label: word(what, language) })),
    text: found.map(([what, n]) => `${n} ${word(what, language)}`).join(', '),
  };
}
