import { counted, type Language, makeNarrator, type Narrator, type Rules } from '@kronika/games/fifty-first-state';
import { type Amount, type CardFace, goodsShapes, signShapes } from '@kronika/web/ui/cards';
import type { Shape } from '@kronika/web/ui';
import { abilityRow, amountOf, effectsRow, type Words } from './face-rows';
import { phrases } from './phrases';

type Location = Rules['pack']['locations'][number];
type Faces = Map<string, CardFace>;

const made = new WeakMap<Rules, Record<Language, Faces>>();
const narrators = new WeakMap<Rules, Narrator>();

/** The game's own words, once for each pack. */
export function narratorOf(rules: Rules): Narrator {
  const known = narrators.get(rules);
  if (known !== undefined) return known;
  const narrator = makeNarrator(rules);
  narrators.set(rules, narrator);
  return narrator;
}

/** A location's or connection card's face in a language; undefined for what the pack does not have. */
export function faceOf(rules: Rules, id: string, language: Language): CardFace | undefined {
  const faces = facesOf(rules)[language];
  const known = faces.get(id);
  if (known !== undefined) return known;
  const location = rules.cards.get(id)?.record;
  const face = location === undefined ? connectionFace(rules, id, language) : locationFace(rules, location, language);
  if (face !== undefined) faces.set(id, face);
  return face;
}

function facesOf(rules: Rules): Record<Language, Faces> {
  const known = made.get(rules);
  if (known !== undefined) return known;
  const fresh = { en: new Map<string, CardFace>(), pl: new Map<string, CardFace>() };
  made.set(rules, fresh);
  return fresh;
}

const categoryShapes = { production: signShapes.production, feature: signShapes.feature, action: signShapes.action };
const otherTypes: Readonly<Record<string, Shape>> = {
  contact: signShapes.contact,
  liberty: signShapes.liberty,
  toxic: signShapes.toxic,
};

function locationFace(rules: Rules, record: Location, language: Language): CardFace {
  const say = phrases[language];
  const words: Words = { language };
  const category = rules.pack.categories.find(({ id }) => id === record.category);
  const amounts = (list: Location['spoils']): readonly Amount[] => list.map(({ res, n }) => amountOf(language, res, n));
  const lines = narratorOf(rules).cardText(language, record.id);
  const open = record.abilities.some((ability) => ability.kind === 'production' && ability.open);
  return {
    id: record.id,
    name: language === 'en' ? record.nameEn : record.namePl,
    tone: record.category,
    kind: (language === 'en' ? category?.nameEn : category?.namePl) ?? record.category,
    kindShape: open ? signShapes.openProduction : categoryShapes[record.category],
    cost: { shape: signShapes.contact, n: record.distance, label: `${say.distance} ${record.distance}` },
    types: record.types.map((type) => ({
      shape: type in goodsShapes ? goodsShapes[type as keyof typeof goodsShapes] : (otherTypes[type] ?? signShapes.any),
      label: typeName(rules, type, language),
    })),
    rows: [
      ...record.abilities.map((ability, index) => abilityRow(ability, words, lines[index] ?? '')),
      ...(record.buildBonus.length === 0
        ? []
        : [effectsRow(record.buildBonus, words, signShapes.bonus, lines[record.abilities.length] ?? '')]),
    ],
    stripes: [
      { tone: 'red', shape: signShapes.spoils, label: say.spoils, amounts: amounts(record.spoils) },
      { tone: 'blue', shape: signShapes.deal, label: say.deal, amounts: amounts(record.deal) },
    ],
    lines,
    facts: [
      { label: say.defence, value: String((category?.defence ?? 0) + (record.printedShield ? rules.constants.shieldDefence : 0)) },
      { label: say.copies, value: copiesText(record, say) },
      { label: language === 'en' ? 'Polski' : 'English', value: language === 'en' ? record.namePl : record.nameEn },
      ...(record.namePlSource === 'ours' ? [{ label: say.name, value: say.ourName }] : []),
    ],
    rules: rulesFor(record),
    provenance: { designed: record.source === 'designed', text: say.source[record.source] },
  };
}

function typeName(rules: Rules, type: string, language: Language): string {
  const found = rules.pack.types.find(({ id }) => id === type);
  return (language === 'en' ? found?.nameEn : found?.namePl) ?? type;
}

function copiesText({ copies }: Location, say: (typeof phrases)[Language]): string {
  const decks = [
    [say.base, copies.base],
    ['New Era', copies['new-era']],
    ['Winter', copies.winter],
  ] as const;
  return decks
    .filter(([, n]) => n > 0)
    .map(([deck, n]) => `${n} (${deck})`)
    .join(', ');
}

/** The rules that govern what a location does: building, deal and razing always, then those of its abilities. */
function rulesFor(record: Location): readonly string[] {
  const found = new Set(['FS-M1', 'FS-M3', 'FS-M4']);
  for (const ability of record.abilities) {
    if (ability.kind === 'production') found.add(ability.open ? 'FS-7.18' : 'FS-6.9');
    if (ability.kind === 'action') found.add('FS-7.14');
    if (ability.kind === 'storage') found.add('FS-8.10');
    if (ability.kind === 'trigger') found.add('FS-8.2');
    if (ability.kind === 'productionThreshold') found.add('FS-6.10');
  }
  if (record.buildBonus.length > 0) found.add('FS-7.2');
  if (record.printedShield) found.add('FS-14.10');
  for (const ruling of record.rulings) if (ruling.startsWith('FS-')) found.add(/^FS-[\w.]+/.exec(ruling)?.[0] ?? ruling);
  return [...found];
}

function connectionFace(rules: Rules, id: string, language: Language): CardFace | undefined {
  const record = rules.connections.get(id);
  if (record === undefined) return undefined;
  const say = phrases[language];
  const goods = record.effects.flatMap((effect) => ('res' in effect ? [counted(language, effect.res, effect.n)] : []));
  const cost = record.cost.flatMap((item) => (item.pay === 'good' ? [counted(language, item.res, item.n)] : []));
  const line = `${cost.length === 0 ? '' : `${say.pay} ${cost.join(', ')}: `}${goods.join(', ')}.`;
  return {
    id,
    name: language === 'en' ? record.nameEn : record.namePl,
    tone: record.colour,
    kind: say.connection,
    kindShape: signShapes.contact,
    types: [],
    rows: [abilityRow({ kind: 'action', cost: record.cost, effects: record.effects, maxPerRound: 1 }, { language }, line)],
    stripes: [],
    lines: [line],
    facts: [{ label: say.copies, value: String(record.copies) }],
    rules: ['FS-M10', 'FS-M11'],
    provenance: { designed: record.source === 'designed', text: say.source[record.source] },
  };
}
