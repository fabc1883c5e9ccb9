import { defaultPack, makeRules } from '@kronika/games/fifty-first-state';
import { faceLabel } from '@kronika/web/ui/cards';
import { faceOf } from './faces';
import { present } from '../testing/present';

const rules = makeRules(defaultPack);
const cards = [...rules.cards.keys(), ...rules.connections.keys()];

describe.each(['en', 'pl'] as const)('faces in %s', (language) => {
  it.each(cards)('%s says everything that its record holds', (id) => {
    const face = present(faceOf(rules, id, language));
    const record = rules.cards.get(id)?.record;
    expect(face.name).toBe(
      language === 'en' ? (record ?? present(rules.connections.get(id))).nameEn : (record ?? present(rules.connections.get(id))).namePl,
    );
    expect(face.rules.length).toBeGreaterThan(0);
    expect(face.lines.every((line) => line.length > 0 && !/undefined|\[object/.test(line))).toBe(true);
    expect(face.rows.every(({ parts }) => parts.length > 0)).toBe(true);
    if (record !== undefined) {
      expect(face.cost?.n).toBe(record.distance);
      expect(face.rows).toHaveLength(record.abilities.length + Math.min(1, record.buildBonus.length));
      expect(face.stripes.map(({ amounts }) => amounts.map(({ n }) => n))).toEqual([
        record.spoils.map(({ n }) => n),
        record.deal.map(({ n }) => n),
      ]);
      expect(faceLabel(face)).toContain(face.name);
    }
  });
});

it('marks values of our own design', () => {
  const changed = {
    ...defaultPack,
    locations: defaultPack.locations.map((record, index) => (index === 0 ? { ...record, source: 'designed' as const } : record)),
  };
  const [first, second] = changed.locations;
  const own = makeRules(changed);
  expect(present(faceOf(own, present(first).id, 'en')).provenance.designed).toBe(true);
  expect(present(faceOf(own, present(second).id, 'en')).provenance.designed).toBe(false);
});

it('makes a face once', () => {
  expect(faceOf(rules, 'docks', 'en')).toBe(faceOf(rules, 'docks', 'en'));
  expect(faceOf(rules, 'no-such-card', 'en')).toBeUndefined();
});
