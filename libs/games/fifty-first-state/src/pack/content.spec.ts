import { corePack } from '../content/core-pack';
import { optionsSchema } from '../options';
import { connectionDeck, factionPool, mainDeck, makeRules } from './rules';

const rules = makeRules(corePack);
const options = (input: object) => {
  const parsed = optionsSchema.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
};
const location = (id: string) => corePack.locations.find((record) => record.id === id)!;
const faction = (id: string) => corePack.factions.find((record) => record.id === id)!;
const size = (deck: 'base' | 'new-era' | 'winter') => corePack.locations.reduce((sum, { copies }) => sum + copies[deck], 0);

describe('the core pack', () => {
  it('FS-3.1 has 88 base, 50 New Era and 50 Winter cards of 139 locations, and 12 connection cards', () => {
    expect([size('base'), size('new-era'), size('winter')]).toEqual([88, 50, 50]);
    expect(corePack.locations).toHaveLength(139);
    expect([connectionDeck(rules, 'blue').length, connectionDeck(rules, 'red').length]).toEqual([6, 6]);
  });

  it('FS-3.2 has 4 base and 5 promo factions', () => {
    expect(corePack.factions.filter(({ set }) => set === 'base').map(({ id }) => id)).toEqual([
      'new-york',
      'appalachian-federation',
      'merchants-guild',
      'mutants-union',
    ]);
    expect(corePack.factions.filter(({ set }) => set === 'promo')).toHaveLength(5);
  });

  it('FS-3.6 has two Junk Trains, four Merchants, four Punks and two Thugs', () => {
    expect(
      corePack.connections.map(({ id, colour, copies, cost, effects }) => [
        id,
        colour,
        copies,
        cost.length,
        effects[0]!.res,
        effects[0]!.n,
      ]),
    ).toEqual([
      ['junk-train', 'blue', 2, 0, 'contact-blue', 3],
      ['merchants', 'blue', 4, 0, 'contact-blue', 2],
      ['punks', 'red', 4, 0, 'contact-red', 2],
      ['thugs', 'red', 2, 1, 'contact-red', 3],
    ]);
    expect(rules.connections.get('thugs')!.cost).toEqual([{ pay: 'good', res: 'gun', n: 1 }]);
  });

  it('FS-3.7 counts the types of the base deck; toxic occurs in the expansions only', () => {
    const counts: Record<string, number> = {};
    for (const { types, copies } of corePack.locations) for (const type of types) counts[type] = (counts[type] ?? 0) + copies.base;
    expect(counts).toEqual({
      vp: 33,
      ammo: 27,
      fuel: 19,
      iron: 17,
      gun: 16,
      brick: 13,
      worker: 9,
      contact: 9,
      liberty: 7,
      card: 4,
      toxic: 0,
    });
    expect(corePack.locations.some(({ types }) => types.includes('toxic'))).toBe(true);
  });

  it('FS-5.3, FS-R38 shuffles one expansion at most into the base deck, or both as a house option', () => {
    expect(mainDeck(rules, options({}))).toHaveLength(88);
    expect(mainDeck(rules, options({ expansion: 'winter' }))).toHaveLength(138);
    expect(mainDeck(rules, options({ expansion: 'new-era' }))).toHaveLength(138);
    expect(mainDeck(rules, options({ mixBothDecks: true }))).toHaveLength(188);
  });

  it('FS-13.1 gives every board production, a kept hand, three actions once a round and the unlimited exchange', () => {
    for (const { production, feature, actions } of corePack.factions) {
      expect(production.length).toBeGreaterThan(1);
      expect(feature).toEqual([{ kind: 'keepHandInCleanup' }]);
      expect(actions.filter(({ maxPerRound }) => maxPerRound === 1).map(({ id }) => id)).toEqual(
        expect.arrayContaining(['grey', 'red', 'blue']),
      );
      const exchange = actions.find(({ id }) => id === 'exchange-workers')!;
      expect(exchange.maxPerRound).toBeNull();
      expect(exchange.cost).toEqual([{ pay: 'good', res: 'worker', n: 2 }]);
    }
  });

  it('FS-13.2 adds the five promo boards to the pool when they are wanted', () => {
    expect(factionPool(rules, options({}))).toHaveLength(4);
    expect(factionPool(rules, options({ promoFactions: true }))).toHaveLength(9);
  });

  it('FS-8.10 limits storage by kind of slot, and stores no ammo and no universal contact', () => {
    const slots = (id: string) => rules.cards.get(id)!.storage!.slots;
    const basics = ['fuel', 'iron', 'gun', 'brick'];
    expect(slots('ruined-library')).toEqual([{ of: basics, max: 3 }]);
    expect(slots('underground-warehouse')).toEqual([{ of: basics, max: 3 }]);
    expect(slots('thieves-den')).toEqual([
      { of: basics, max: 2 },
      { of: ['worker'], max: 2 },
    ]);
    expect(slots('black-market-contacts')).toEqual([{ of: ['contact-blue'], max: 3 }]);
    expect(slots('gangers-dive')).toEqual([{ of: ['contact-red'], max: 3 }]);
    expect(slots('crossing')).toEqual([{ of: ['contact-grey'], max: 3 }]);
    expect(slots('hibernation-chambers')).toEqual([{ of: ['worker'], max: null }]);
    const stored = [...rules.cards.values()].flatMap(({ storage }) => storage?.slots.flatMap(({ of }) => of) ?? []);
    expect(stored).not.toContain('ammo');
    expect(stored).not.toContain('contact-universal');
  });

  it('FS-R15 never counts ammo as a basic resource: not for storage, theft, thresholds, dependent production or the exchange', () => {
    const thresholds = [...rules.cards.values()].flatMap((card) => card.thresholds.flatMap(({ of }) => of));
    expect(thresholds).not.toContain('ammo');
    expect(rules.cards.get('thieves-caravan')!.action!.effects).toEqual([{ do: 'steal', of: ['fuel', 'iron', 'gun', 'brick'], n: 1 }]);
    const exchange = faction('texas').actions.find(({ id }) => id === 'exchange-workers')!.effects[0]!;
    expect(exchange.do === 'chooseOne' && exchange.options.map(([effect]) => effect!.res)).toEqual([
      'fuel',
      'iron',
      'gun',
      'brick',
      'card',
    ]);
  });

  it('names everything in both languages and marks Polish names of our own', () => {
    for (const { namePl, namePlSource, id } of [...corePack.locations, ...corePack.connections, ...corePack.factions]) {
      expect({ id, named: namePl.length > 0, marked: ['rulebook', 'ours'].includes(namePlSource) }).toEqual({
        id,
        named: true,
        marked: true,
      });
    }
    expect([location('school').namePl, location('school').namePlSource]).toEqual(['Szkoła', 'rulebook']);
    expect([location('archive').namePl, location('archive').namePlSource]).toEqual(['Archiwum', 'ours']);
    expect(new Set(corePack.locations.map(({ namePl }) => namePl)).size).toBe(139);
  });
});

describe('rulings on the data', () => {
  it('FS-R40 Gangers’ Dive is of type contact and gun', () => {
    expect([...location('gangers-dive').types].sort()).toEqual(['contact', 'gun']);
  });

  it('FS-R41 The Bronx Gang costs 1 worker and 1 gun', () => {
    expect(rules.cards.get('the-bronx-gang')!.action!.cost).toEqual([
      { pay: 'good', res: 'worker', n: 1 },
      { pay: 'good', res: 'gun', n: 1 },
    ]);
  });

  it('FS-R42 The Iron Gang produces 1 red contact', () => {
    expect(rules.cards.get('the-iron-gang')!.production!.effects).toEqual([{ do: 'gain', res: 'contact-red', n: 1 }]);
  });

  it('FS-R43 Thieves Caravan costs 2 workers', () => {
    expect(rules.cards.get('thieves-caravan')!.action!.cost).toEqual([{ pay: 'good', res: 'worker', n: 2 }]);
  });

  it('FS-R44 Construction Site counts bricks', () => {
    expect(rules.cards.get('construction-site')!.production!.effects[0]).toMatchObject({ do: 'gainPerProduced', per: 'brick' });
  });

  it('FS-R45 Black Fortress gives iron or gun, not both', () => {
    expect(rules.cards.get('black-fortress')!.production!.effects).toEqual([
      { do: 'chooseOne', options: [[{ do: 'gain', res: 'iron', n: 1 }], [{ do: 'gain', res: 'gun', n: 1 }]] },
    ]);
  });

  it('FS-R47 Solitary Trader gives 3 VP for five goods, twice a round', () => {
    expect(rules.cards.get('solitary-trader')!.action).toMatchObject({ effects: [{ do: 'gain', res: 'vp', n: 3 }], maxPerRound: 2 });
    expect(rules.cards.get('solitary-trader')!.action!.cost).toHaveLength(5);
  });

  it('FS-R48 Crossing and Hibernation Chambers give 4 when built', () => {
    expect(location('crossing').buildBonus).toEqual([{ do: 'gain', res: 'contact-grey', n: 4 }]);
    expect(location('hibernation-chambers').buildBonus).toEqual([{ do: 'gain', res: 'worker', n: 4 }]);
  });

  it('FS-R49 Pub is called Knajpa in Polish', () => {
    expect(location('pub').namePl).toBe('Knajpa');
  });

  it('FS-R50 uses the newer titles of Hunters and Human Trafficker and keeps the older ones', () => {
    expect(location('hunters').altNamesEn).toEqual(['Slave Hunters']);
    expect(location('human-trafficker').altNamesEn).toContain('Slave Merchant');
  });

  it('FS-R51 says of each card on what its values rest', () => {
    const winterOnly = corePack.locations.filter(({ copies }) => copies.winter > 0 && copies.base + copies['new-era'] === 0);
    expect(winterOnly).toHaveLength(39);
    expect(winterOnly.reduce((sum, { copies }) => sum + copies.winter, 0)).toBe(41);
    for (const { evidence } of winterOnly) expect(evidence).toEqual(['card-table']);
    for (const { evidence, copies } of corePack.locations) if (copies.base > 0) expect(evidence).toContain('bga');
  });

  it('FS-R60, FS-R61 Texas: 4 workers, 1 grey contact, 1 card; three exchanges 1 to 1 and the repeat', () => {
    expect(faction('texas').production).toEqual([
      { res: 'worker', n: 4 },
      { res: 'contact-grey', n: 1 },
      { res: 'card', n: 1 },
    ]);
    expect(faction('texas').actions.find(({ id }) => id === 'again')!.effects).toEqual([{ do: 'repeatFactionAction' }]);
    expect(faction('hegemony').actions.some(({ effects }) => effects.some((effect) => effect.do === 'repeatFactionAction'))).toBe(false);
  });

  it('FS-R62 Hegemony produces a universal contact', () => {
    expect(faction('hegemony').production).toContainEqual({ res: 'contact-universal', n: 1 });
  });

  it('FS-R63, FS-R64, FS-R65 marks what was designed: Mississippi, University, Uranopolis', () => {
    for (const id of ['mississippi', 'university', 'uranopolis']) expect(faction(id).source).toBe('designed');
    expect(faction('mississippi').production).toContainEqual({ res: 'brick', n: 1 });
    expect(faction('mississippi').actions.find(({ id }) => id === 'red')!.effects).toContainEqual({ do: 'gainRuins', n: 1 });
    expect(faction('university').production).toContainEqual({ res: 'card', n: 2 });
    expect(faction('university').actions.find(({ id }) => id === 'red')!.effects).toContainEqual({ do: 'gain', res: 'card', n: 1 });
    expect(faction('uranopolis').production).toContainEqual({ res: 'ammo', n: 1 });
  });

  it('FS-R72 compares 14 goods of spoils in a reconstructed order', () => {
    expect(corePack.solo.spoilsPriority.order).toHaveLength(14);
    expect(corePack.solo.spoilsPriority.source).toBe('designed');
    expect(corePack.solo.spoilsPriority.order[0]).toBe('vp');
    expect(corePack.solo.spoilsPriority.order.at(-1)).toBe('shield');
  });
});
