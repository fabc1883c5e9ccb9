import { packHash } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { packSchema } from './pack';

/** The core pack with one location changed. */
function withSchool(change: object): unknown {
  return { ...corePack, locations: corePack.locations.map((record) => (record.id === 'school' ? { ...record, ...change } : record)) };
}
const refused = (pack: unknown) => {
  const result = packSchema.parse(pack);
  return result.ok ? [] : result.issues.map(({ message }) => message);
};

describe('packs', () => {
  it('FS-18.1 takes location records with all their fields, and nothing else', () => {
    expect(packSchema.parse(corePack).ok).toBe(true);
    expect(refused(withSchool({ colour: 'green' }))).not.toEqual([]);
    expect(refused(withSchool({ distance: -1 }))).not.toEqual([]);
    const { locations, ...rest } = corePack;
    expect(refused({ ...rest, locations: locations.map(({ deal: _, ...others }) => others) })).not.toEqual([]);
  });

  it('FS-18.2 knows the costs good, anyBasic, handCard and ownDeal', () => {
    const costs = new Set(
      corePack.locations.flatMap(({ abilities }) =>
        abilities.flatMap((one) => (one.kind === 'action' ? one.cost.map(({ pay }) => pay) : [])),
      ),
    );
    expect([...costs].sort()).toEqual(['anyBasic', 'good', 'handCard', 'ownDeal']);
    expect(
      refused(
        withSchool({
          abilities: [{ kind: 'action', cost: [{ pay: 'blood', n: 1 }], effects: [{ do: 'gain', res: 'vp', n: 1 }], maxPerRound: 1 }],
        }),
      ),
    ).not.toEqual([]);
  });

  it('FS-18.3 knows the effects of the vocabulary and uses every one of them', () => {
    const effects = new Set<string>();
    for (const { abilities, buildBonus } of corePack.locations) {
      for (const ability of abilities) if ('effects' in ability) for (const effect of ability.effects) effects.add(effect.do);
      for (const effect of buildBonus) effects.add(effect.do);
    }
    for (const { actions } of corePack.factions) for (const { effects: list } of actions) for (const effect of list) effects.add(effect.do);
    for (const list of Object.values(corePack.solo.borgo.developmentByDeck)) for (const effect of list) effects.add(effect.do);
    expect([...effects].sort()).toEqual([
      'addBrawlers',
      'cache',
      'chooseOne',
      'clearLocations',
      'copyProduction',
      'gain',
      'gainPerProduced',
      'gainPerType',
      'gainRuins',
      'repeatFactionAction',
      'shieldHighestDistance',
      'steal',
      'useDeals',
    ]);
  });

  it('FS-18.4 knows the kinds of abilities', () => {
    const kinds = new Set(
      [...corePack.locations, ...corePack.factions.map(({ feature }) => ({ abilities: feature }))].flatMap(({ abilities }) =>
        abilities.map(({ kind }) => kind),
      ),
    );
    expect([...kinds].sort()).toEqual(['action', 'keepHandInCleanup', 'production', 'productionThreshold', 'storage', 'trigger']);
  });

  it.each([
    ['a verb', { buildBonus: [{ do: 'explode' }] }],
    ['a good', { spoils: [{ res: 'gold', n: 1 }] }],
    ['a type', { types: ['magic'] }],
    ['a trigger', { abilities: [{ kind: 'trigger', on: ['card-drawn'], effects: [{ do: 'gain', res: 'vp', n: 1 }] }] }],
    ['a kind of ability', { abilities: [{ kind: 'curse' }] }],
  ])('FS-18.5 refuses a record with %s that is not in the vocabulary', (_, change) => {
    expect(refused(withSchool(change))).not.toEqual([]);
  });

  it.each([
    [
      'two productions',
      { abilities: [1, 2].map(() => ({ kind: 'production', open: false, effects: [{ do: 'gain', res: 'vp', n: 1 }] })) },
      /more than one/,
    ],
    [
      'open production that copies',
      { abilities: [{ kind: 'production', open: true, effects: [{ do: 'copyProduction', from: 'own' }] }] },
      /cannot copy/,
    ],
    ['a bonus that diverts', { buildBonus: [{ do: 'copyProduction', from: 'opponent', divert: true }] }, /cannot divert/],
    [
      'overlapping storage',
      {
        abilities: [
          {
            kind: 'storage',
            slots: [
              { of: ['fuel'], max: 1 },
              { of: ['fuel', 'iron'], max: 1 },
            ],
          },
        ],
      },
      /overlap/,
    ],
  ])('FS-18.5 refuses what the rules could not carry out: %s', (_, change, message) => {
    expect(refused(withSchool(change)).join()).toMatch(message);
  });

  it('refuses a pack whose cards share an id, or that is too small to play with', () => {
    expect(refused({ ...corePack, locations: [...corePack.locations, corePack.locations[0]] }).join()).toMatch(/occurs twice/);
    expect(
      refused({
        ...corePack,
        connections: corePack.connections.map((card) => ({ ...card, id: card.id === 'punks' ? 'school' : card.id })),
      }).join(),
    ).toMatch(/two cards/);
    expect(refused({ ...corePack, factions: corePack.factions.slice(1) }).join()).toMatch(/four base factions/);
    expect(refused({ ...corePack, locations: corePack.locations.slice(0, 5) }).join()).toMatch(/too few/);
  });

  it('lets an operator correct a value: another pack, another hash', () => {
    const corrected = packSchema.parse(withSchool({ distance: 2 }));
    if (!corrected.ok) throw new Error('refused');
    expect(packHash(corrected.value)).not.toBe(packHash(corePack));
    expect(packHash(corePack)).toMatch(/^[0-9a-f]{64}$/);
  });
});
