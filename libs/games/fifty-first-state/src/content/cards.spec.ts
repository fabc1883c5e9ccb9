import { packHash } from '@kronika/game-kernel';
import { emptySupply, type Good, goods as allGoods, tokens } from '../goods';
import { amountsOf } from '../pack/rules';
import type { Effect } from '../pack/vocabulary';
import { given, type Given } from '../testing';
import { corePack } from './core-pack';

const plenty = Object.fromEntries(tokens.map((token) => [token, 20]));
const deck = ['pub', 'quarry', 'docks', 'arena', 'church', 'museum', 'camp', 'motel', 'factory', 'rubble'];

/** What came and went, by good. */
function change(before: Given['state'], after: Given['state'], seat = 0): Partial<Record<Good, number>> {
  const count = (state: Given['state'], good: Good) => {
    const player = state.players[seat]!;
    if (good === 'vp') return player.vp;
    return good === 'card' ? player.hand.locations : player.goods[good];
  };
  const found: Partial<Record<Good, number>> = {};
  for (const good of allGoods) {
    const n = count(after, good) - count(before, good);
    if (n !== 0) found[good] = n;
  }
  return found;
}

/** Effects that give the same whatever else there is; the others have tests of their own. */
function plainGains(effects: readonly Effect[]): Partial<Record<Good, number>> | undefined {
  const found: Partial<Record<Good, number>> = {};
  for (const effect of effects) {
    if (effect.do === 'gain') found[effect.res] = (found[effect.res] ?? 0) + effect.n;
    // Alone in its State a location counts itself.
    else if (effect.do === 'gainPerType') found[effect.res] = (found[effect.res] ?? 0) + effect.n;
    else if (effect.do === 'gainPerProduced' || effect.do === 'cache') continue;
    else return undefined;
  }
  return found;
}

const plus = (...lots: readonly Partial<Record<Good, number>>[]) => {
  const sum: Partial<Record<Good, number>> = {};
  for (const lot of lots) for (const good of allGoods) if (lot[good] !== undefined) sum[good] = (sum[good] ?? 0) + lot[good];
  for (const good of allGoods) if (sum[good] === 0) sum[good] = undefined!;
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => (n as number | undefined) !== undefined));
};

describe.each(corePack.locations.map((record) => [record.id, record] as const))('%s', (id, record) => {
  it('FS-7.10, FS-M4 razed from hand gives its spoils for its distance', () => {
    const table = given({ players: [{ hand: [id], goods: { 'contact-red': record.distance } }, {}], deck }).turnOf(0);
    const { state } = table;
    table.play(0, { do: 'razeFromHand', card: id });
    expect(change(state, table.state)).toEqual(plus(amountsOf(record.spoils), { 'contact-red': -record.distance }, { card: -1 }));
    expect(table.state.discard).toEqual([id]);
  });

  it('FS-7.8, FS-M3 as a deal gives its deal goods for its distance', () => {
    const table = given({ players: [{ hand: [id], goods: { 'contact-blue': record.distance } }, {}], deck }).turnOf(0);
    const { state } = table;
    table.play(0, { do: 'signDeal', card: id });
    expect(change(state, table.state)).toEqual(plus(amountsOf(record.deal), { 'contact-blue': -record.distance }, { card: -1 }));
  });

  it('FS-7.2, FS-M1 when built gives its production, then its bonus', () => {
    const production = record.abilities.find((ability) => ability.kind === 'production');
    const now = plainGains([...(production?.onBuild ? production.effects : []), ...record.buildBonus]);
    const table = given({ players: [{ hand: [id], goods: { 'contact-grey': record.distance } }, {}], deck }).turnOf(0);
    const { state } = table;
    table.play(0, { do: 'construct', card: id });
    if (now !== undefined) expect(change(state, table.state)).toEqual(plus(now, { 'contact-grey': -record.distance }, { card: -1 }));
    expect(table.place(0, id)).toMatchObject({ row: record.category, ruined: false });
  });

  it('FS-7.11, FS-M5 razed by an opponent gives that one its spoils and its owner the deal goods', () => {
    const table = given({ players: [{ goods: { 'contact-red': 9 } }, { built: [id] }], deck }).turnOf(0);
    const { state } = table;
    table.play(0, { do: 'razeOpponent', place: table.id(1, id) });
    const defence = { production: 3, feature: 4, action: 5 }[record.category] + (record.printedShield ? 1 : 0);
    expect(change(state, table.state)).toEqual(plus(amountsOf(record.spoils), { 'contact-red': -defence }));
    expect(change(state, table.state, 1)).toEqual(plus(amountsOf(record.deal)));
  });

  const action = record.abilities.find((ability) => ability.kind === 'action');
  if (action !== undefined) {
    it('FS-M6, FS-7.14 in use takes its cost onto the card and gives its effect, as often as it says', () => {
      const table = given({
        players: [
          {
            built: [id, 'docks', { card: 'motel', uses: 1, spent: { worker: 1 } }],
            deals: ['school', 'quarry', 'assassin'],
            hand: ['camp', 'pub', 'church'],
            goods: plenty,
          },
          { goods: { ...emptySupply, fuel: 5 }, deals: ['sharrash'], passed: false },
        ],
        deck,
      }).turnOf(0);
      const most = action.maxPerRound ?? 2;
      for (let use = 0; use < most; use++) {
        const { state } = table;
        table.play(0, use === 0 ? { do: 'activateLocation', place: table.id(0, id) } : { do: 'again' });
        // Whatever is asked on the way, the first answer will do.
        while (table.asked[0] !== '0 turn' && table.asked[0] !== '1 turn') table.play(0, table.legal(0)[0]!);
        expect(table.place(0, id).uses).toBe(use + 1);
        const gains = plainGains(action.effects);
        if (gains === undefined) continue;
        const paid = Object.fromEntries(action.cost.flatMap((item) => (item.pay === 'good' ? [[item.res, -item.n]] : [])));
        const others = action.cost.reduce((sum, item) => sum + (item.pay === 'anyBasic' ? item.n : 0), 0);
        const cards = action.cost.reduce((sum, item) => sum + (item.pay === 'handCard' ? item.n : 0), 0);
        const fuel = -others;
        expect(change(state, table.state)).toEqual(plus(gains, paid, { fuel }, { card: -cards }));
      }
      expect(table.turnOf(0).refusal(0, { do: 'activateLocation', place: table.id(0, id) })).toBe('FS-7.14');
    });
  }
});

describe('the core pack as a whole', () => {
  it('changes only on purpose: whoever changes a value changes this hash, and the games on it', () => {
    expect(packHash(corePack)).toBe('d1cb17cbe727be83fa8a0a6cb80c7c181c76cfaef25b1e07a63d2397428321a2');
  });
});
