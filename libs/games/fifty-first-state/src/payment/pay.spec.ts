import { given, type Someone } from '../testing';
import { payable, purseOf } from './purse';
import { newPlayer } from '../state/state';
import { emptySupply, type Tokens } from '../goods';

const turn = (me: Someone, more: object = {}) => given({ players: [me, {}], ...more }).turnOf(0);
const purse = (goods: Tokens) => purseOf({ ...newPlayer, goods: { ...emptySupply, ...goods } });

describe('payment', () => {
  it('FS-4.5 ammo replaces a basic resource, never the other way round', () => {
    expect(payable(purse({ ammo: 2 }), ['fuel', 'iron'])).toBe(true);
    expect(payable(purse({ ammo: 1, fuel: 1 }), ['fuel', 'iron'])).toBe(true);
    expect(payable(purse({ ammo: 1 }), ['fuel', 'iron'])).toBe(false);
    expect(payable(purse({ fuel: 5, iron: 5 }), ['ammo'])).toBe(false);
    expect(payable(purse({ ammo: 5 }), ['worker'])).toBe(false);
  });

  it('FS-4.6 a universal contact replaces one contact of any colour, also in printed costs', () => {
    expect(payable(purse({ 'contact-universal': 2, 'contact-red': 1 }), ['contact-red', 'contact-red', 'contact-blue'])).toBe(true);
    expect(payable(purse({ 'contact-universal': 1, 'contact-red': 1 }), ['contact-red', 'contact-red', 'contact-blue'])).toBe(false);
    expect(payable(purse({ 'contact-red': 3 }), ['contact-universal'])).toBe(false);
    const table = turn({ built: ['shadow'], goods: { 'contact-universal': 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'shadow') });
    expect(table.has(0, 'vp', 'contact-universal')).toEqual([1, 0]);
  });

  it('FS-4.7, FS-15.16 a slash cost takes any mix of basic resources', () => {
    expect(payable(purse({ fuel: 1, brick: 1 }), ['anyBasic', 'anyBasic'])).toBe(true);
    expect(payable(purse({ gun: 1, ammo: 1 }), ['anyBasic', 'anyBasic'])).toBe(true);
    expect(payable(purse({ gun: 1, worker: 1 }), ['anyBasic', 'anyBasic'])).toBe(false);
    expect(payable(purse({ gun: 1, ammo: 1 }), ['gun', 'anyBasic', 'fuel'])).toBe(false);
    const table = turn({ built: ['market-place'], goods: { worker: 1, fuel: 1, gun: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'market-place') });
    table.play(0, { do: 'payUnit', source: 'supply', good: 'gun' });
    expect(table.has(0, 'vp', 'fuel', 'gun')).toEqual([2, 0, 0]);
  });

  it('FS-4.8, FS-14.3, FS-R22 cached goods are spent like goods of the supply', () => {
    const table = turn({ built: [{ card: 'camp', cache: { worker: 3 } }, 'archive'] });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.place(0, 'camp').cache).toEqual({ worker: 2 });
    const open = given({ players: [{ built: [{ card: 'camp', cache: { worker: 1 } }] }, { built: ['boiler-room'] }] }).turnOf(0);
    open.play(0, { do: 'useOpenProduction', place: open.id(1, 'boiler-room') });
    expect(open.place(0, 'camp').cache).toEqual({});
    expect(open.has(0, 'worker')).toEqual([2]);
  });

  it('FS-4.8 goods cached on Ruins of one’s own, or on others’ cards, pay nothing', () => {
    const table = given({
      players: [
        { built: ['archive', { card: 'camp', ruined: true, cache: { worker: 3 } }] },
        { built: [{ card: 'camp', cache: { worker: 3 } }] },
      ],
    }).turnOf(0);
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'archive') })).toBe('FS-4.9');
  });

  it('FS-4.9 the whole cost must be payable now; what the move brings does not count', () => {
    const table = turn({ built: ['labor-camp', 'shipwreck'], goods: { iron: 1 } });
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'labor-camp') })).toBe('FS-4.9');
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'shipwreck') })).toBe('FS-4.9');
  });

  it('FS-4.10, FS-M21 is paid in printed order, unit by unit, from supply or cache, by the good or its substitute', () => {
    const table = turn({ built: ['assembly-plant', { card: 'scrap-metal', cache: { iron: 1 } }], goods: { worker: 1, iron: 1, ammo: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'assembly-plant') });
    expect(table.asked).toEqual(['0 pay']);
    const cache = table.id(0, 'scrap-metal');
    expect(table.legal(0)).toEqual([
      { do: 'payUnit', source: 'supply', good: 'iron' },
      { do: 'payUnit', source: cache, good: 'iron' },
      { do: 'payUnit', source: 'supply', good: 'ammo' },
    ]);
    table.play(0, { do: 'payUnit', source: cache, good: 'iron' });
    expect(table.legal(0)).toEqual([
      { do: 'payUnit', source: 'supply', good: 'iron' },
      { do: 'payUnit', source: 'supply', good: 'ammo' },
    ]);
    table.play(0, { do: 'payUnit', source: 'supply', good: 'ammo' });
    expect(table.supply(0)).toEqual({ iron: 1 });
    expect(table.has(0, 'vp')).toEqual([3]);
    expect(table.place(0, 'assembly-plant').spent).toEqual({ worker: 1, iron: 1, ammo: 1 });
  });

  it('FS-4.11, FS-7.24 offers only what leaves the rest payable, and applies a single option by itself', () => {
    const table = turn({ built: ['black-market'], goods: { worker: 1, brick: 1, iron: 1, ammo: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'black-market') });
    // The ammo is needed for the gun: brick and iron are paid without asking.
    expect(table.asked).toEqual(['1 turn']);
    expect(table.supply(0)).toEqual({});
    expect(table.facts('paid')).toHaveLength(1);
  });

  it('FS-4.11, FS-M21 refuses another payment than those offered', () => {
    const table = turn({ built: ['weapon-trader'], goods: { gun: 1, ammo: 1, fuel: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'weapon-trader') });
    expect(table.refusal(0, { do: 'payUnit', source: 'supply', good: 'fuel' })).toBe('FS-4.11');
    expect(table.refusal(0, { do: 'payUnit', source: table.id(0, 'weapon-trader'), good: 'gun' })).toBe('FS-4.11');
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-4.11');
  });

  it('FS-4.12, FS-M22, FS-R25 a hand card as cost may be any, connection cards included; it is always asked', () => {
    const table = turn({ faction: 'appalachian-federation', hand: ['school', 'punks', 'school'], goods: { brick: 1 } });
    table.play(0, { do: 'factionAction', action: 'grey' });
    expect(table.legal(0)).toEqual([
      { do: 'discardFromHand', card: 'school' },
      { do: 'discardFromHand', card: 'punks' },
    ]);
    expect(table.refusal(0, { do: 'discardFromHand', card: 'docks' })).toBe('FS-4.12');
    table.play(0, { do: 'discardFromHand', card: 'punks' });
    expect(table.has(0, 'contact-grey', 'card')).toEqual([2, 2]);
    expect(table.state.connections.red.discard).toEqual(['punks']);
    const single = turn({ faction: 'appalachian-federation', hand: ['school'], goods: { brick: 1 } });
    single.play(0, { do: 'factionAction', action: 'grey' });
    expect(single.asked).toEqual(['0 pay']);
    expect(single.play(0, { do: 'discardFromHand', card: 'school' }).state.discard).toEqual(['school']);
  });

  it('FS-4.12, FS-M23 a deal as cost is chosen among the own deals; a single one is taken by itself', () => {
    const table = turn({ built: ['hideout'], deals: ['school', 'docks'] });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'hideout') });
    expect(table.legal(0)).toEqual(['school', 'docks'].map((card) => ({ do: 'discardDeal', deal: table.deal(0, card) })));
    expect(table.refusal(0, { do: 'discardDeal', deal: 999 })).toBe('FS-4.12');
    table.play(0, { do: 'discardDeal', deal: table.deal(0, 'docks') });
    expect(table.state.discard).toEqual(['docks']);
    table.play(0, { do: 'again' });
    expect(table.state.discard).toEqual(['docks', 'school']);
    expect(table.has(0, 'vp')).toEqual([2]);
  });

  it('FS-4.13 contacts go to the general supply; costs of actions lie on the location or the board', () => {
    const table = turn({ faction: 'new-york', built: ['archive'], hand: ['school'], goods: { 'contact-grey': 1, worker: 1, iron: 1 } }, {});
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.place(0, 'archive').spent).toEqual({ worker: 1 });
    table.play(1, { do: 'pass' }).play(0, { do: 'factionAction', action: 'grey' });
    expect(table.player(0).board.grey).toEqual({ uses: 1, spent: { iron: 1 } });
    table.play(0, { do: 'construct', card: 'school' });
    expect(table.facts('paid').at(-1)).toMatchObject({ goods: { 'contact-grey': 1 }, to: null });
  });

  it('FS-R17 ammo may pay the brick of a development', () => {
    const table = turn({ built: ['school'], hand: ['quarry'], goods: { ammo: 1 } });
    table.play(0, { do: 'develop', card: 'quarry' });
    expect(table.has(0, 'vp', 'ammo')).toEqual([1, 0]);
  });
});
