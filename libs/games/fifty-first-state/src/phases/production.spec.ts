import { given, type Someone } from '../testing';
import { corePack } from '../content/core-pack';

const produce = (players: readonly Someone[], more: object = {}) =>
  given({ players, phase: 'lookout-2', ...more }).at({ at: 'production' });
const nothing: Someone = { faction: 'mutants-union' };
/** What the boards give, to be taken off: 3 workers, 1 of something, 1 grey contact, 1 card. */
const board = { worker: 3, 'contact-grey': 1 };

describe('Production', () => {
  it('FS-6.5, FS-6.7 comes from the board, all deals and all own production locations, open ones included', () => {
    const table = produce([{ faction: 'new-york', built: ['school', 'boiler-room'], deals: ['docks', 'quarry'] }, nothing]);
    expect(table.supply(0)).toEqual({ ...board, worker: 3 + 1 + 2, iron: 1 + 1, brick: 1 });
    expect(table.has(0, 'card')).toEqual([1]);
  });

  it('FS-6.5 Ruins produce nothing', () => {
    expect(produce([{ ...nothing, ruins: ['school'] }, nothing]).supply(0)).toEqual({ ...board, gun: 1 });
  });

  it('FS-6.6 works in turn order, so cards are drawn by the first player first', () => {
    const table = produce([nothing, nothing], { first: 1, deck: ['pub', 'quarry'] });
    expect([table.player(1).hand.cards, table.player(0).hand.cards]).toEqual([['pub'], ['quarry']]);
  });

  it('FS-6.8 the core set has no card that depends on goods owned: nobody’s stock changes what is gained', () => {
    const rich = produce([{ ...nothing, built: ['arena', 'pub'], goods: { gun: 9, brick: 9 } }, nothing]);
    const poor = produce([{ ...nothing, built: ['arena', 'pub'] }, nothing]);
    expect(rich.has(0, 'gun')).toEqual([poor.has(0, 'gun')[0]! + 9]);
  });

  it('FS-6.9, FS-R12 takes back stored goods, then diverts, then produces, then counts, then checks thresholds', () => {
    const table = produce([
      {
        ...nothing,
        built: ['sheriffs-office', 'suppliers', 'dark-visions-gang', { card: 'ruined-library', stored: { iron: 2 } }],
        deals: ['assassin'],
      },
      { faction: 'new-york', built: ['combat-zone', 'assassin'] },
    ]);
    expect(
      table.events.map(({ type }) => type).filter((type) => ['storesReturned', 'diverted', 'produced', 'gained'].includes(type)),
    ).toEqual(['storesReturned', 'diverted', 'produced', 'produced', 'produced', 'gained']);
    // 1 gun from the board, 1 by the deal, 1 diverted: 3 VP from the Sheriff's Office, 1 red contact from the gang.
    expect(table.has(0, 'gun', 'vp', 'contact-red', 'iron')).toEqual([3, 3, 1, 2]);
  });

  it('FS-6.10, FS-R13 stored goods are not gained in the phase', () => {
    const table = produce([{ faction: 'new-york', built: ['sheriffs-office', { card: 'ruined-library', stored: { gun: 3 } }] }, nothing]);
    expect(table.has(0, 'gun', 'vp')).toEqual([3, 0]);
    expect(table.player(0).produced.gun).toBeUndefined();
    expect(table.place(0, 'ruined-library').stored).toEqual({});
  });

  it('FS-6.10 counts gains of all later stages, each good for itself', () => {
    const table = produce([
      { faction: 'new-york', built: ['dream-city', 'patriot-tower', 'church', 'school', 'school'], deals: ['church'] },
      nothing,
    ]);
    // 5 workers: Patriot Tower +2 VP; with the deal's VP that is 3 VP: Dream City +1 worker.
    expect(table.has(0, 'worker', 'vp')).toEqual([6, 3]);
    expect(table.player(0).produced).toMatchObject({ worker: 6, vp: 3, iron: 1, 'contact-grey': 1, card: 1 });
  });

  it('FS-6.21 does everything without a choice first, then choices and copies one by one in State order', () => {
    const table = produce([{ ...nothing, built: ['power-station', 'storehouse', 'school'] }, nothing]);
    expect(table.supply(0)).toEqual({ ...board, worker: 4, gun: 1 });
    expect(table.asked).toEqual(['0 copy-production']);
    expect(table.legal(0)).toEqual(['storehouse', 'school'].map((card) => ({ do: 'chooseProductionLocation', place: table.id(0, card) })));
    table.play(0, { do: 'chooseProductionLocation', place: table.id(0, 'school') });
    expect(table.has(0, 'worker')).toEqual([5]);
    expect(table.asked).toEqual(['0 choose-option']);
    table.play(0, { do: 'chooseOption', option: 0 });
    expect(table.has(0, 'fuel')).toEqual([1]);
    expect(table.state.phase).toBe('action');
  });

  it('FS-6.21 production is mandatory; a copy without a legal target gives nothing', () => {
    const table = produce([{ ...nothing, built: ['power-station'] }, nothing]);
    expect(table.supply(0)).toEqual({ ...board, gun: 1 });
    expect(table.state.phase).toBe('action');
  });

  it('FS-R14, FS-14.15 thresholds compare totals of the phase and fire once each', () => {
    const table = produce([
      {
        faction: 'new-york',
        built: ['armed-merchants', 'dark-visions-gang', 'demolition-team', 'oilmen', 'wrecker', 'assassin', 'fuel-tank', 'docks', 'quarry'],
      },
      nothing,
    ]);
    // 2 iron, 1 gun, 1 fuel, 1 brick: five basic resources.
    expect(table.has(0, 'vp', 'contact-red', 'development', 'contact-blue', 'contact-grey')).toEqual([2, 1, 1, 1, 2]);
    expect(table.facts('gained').filter(({ by }) => by === 'threshold')).toHaveLength(5);
  });

  it('FS-R52 a threshold that is reached many times over fires once', () => {
    const table = produce([
      { faction: 'mutants-union', built: ['dark-visions-gang', 'assassin', 'assassin'], deals: ['assassin'] },
      nothing,
    ]);
    expect(table.has(0, 'gun', 'contact-red')).toEqual([4, 1]);
  });

  it('FS-14.7 Sheriff’s Office, Small Factory, Cistern and Construction Site: 1 VP per unit gained, at most 3', () => {
    const table = produce([
      {
        ...nothing,
        built: ['sheriffs-office', 'small-factory', 'cistern', 'construction-site', 'oil-rig', 'quarry'],
        deals: ['fuel-tank', 'fuel-tank'],
      },
      nothing,
    ]);
    // Guns 1, iron 0, fuel 2 by deals and 2 by the Oil Rig (two locations of type fuel), bricks 1.
    expect(table.player(0).produced).toMatchObject({ gun: 1, fuel: 4, brick: 1 });
    expect(table.has(0, 'vp')).toEqual([1 + 0 + 3 + 1]);
  });

  it('FS-14.12 Power Station gains what one other own production location produces', () => {
    const table = produce([{ ...nothing, built: ['power-station', 'boiler-room'] }, nothing]);
    // A single target is chosen without asking.
    expect(table.supply(0)).toEqual({ ...board, worker: 3 + 2 + 2, gun: 1 });
  });

  it('FS-R31 copies never choose a location whose production is itself a copy', () => {
    const table = produce([{ ...nothing, built: ['power-station', 'suppliers', 'school', 'docks'] }, nothing]);
    expect(table.legal(0)).toEqual(['school', 'docks'].map((card) => ({ do: 'chooseProductionLocation', place: table.id(0, card) })));
  });

  it('FS-14.8, FS-R32 Suppliers choose before anyone produces and take the goods instead of their owner', () => {
    const table = produce([
      { ...nothing, built: ['suppliers'] },
      { faction: 'new-york', built: ['boiler-room', 'docks'] },
    ]);
    expect(table.asked).toEqual(['0 divert']);
    expect(table.supply(1)).toEqual({});
    table.play(0, { do: 'chooseProductionLocation', place: table.id(1, 'boiler-room') });
    expect(table.supply(0)).toEqual({ ...board, worker: 5, gun: 1 });
    expect(table.supply(1)).toEqual({ ...board, worker: 3, iron: 2 });
  });

  it('FS-R32 choices of a diverted location are made by the owner of Suppliers, and count as gained by that player', () => {
    const table = produce([
      { faction: 'new-york', built: ['suppliers', 'dark-visions-gang'] },
      { faction: 'new-york', built: ['storehouse', 'dark-visions-gang'] },
    ]);
    expect(table.asked).toEqual(['0 choose-option']);
    table.play(0, { do: 'chooseOption', option: 1 });
    expect(table.has(0, 'gun', 'contact-red')).toEqual([1, 1]);
    expect(table.has(1, 'gun', 'contact-red')).toEqual([0, 0]);
  });

  it('FS-14.9, FS-R32 a diverted location counts the State of its owner', () => {
    const table = produce([
      { faction: 'new-york', built: ['suppliers', 'assassin'] },
      { faction: 'new-york', built: ['arena', 'city-guards'] },
    ]);
    expect(table.has(0, 'gun')).toEqual([1 + 2]);
    expect(table.has(1, 'gun')).toEqual([0]);
  });

  it('FS-14.17 a diverted location can still be copied by its owner’s Power Station', () => {
    const table = produce([
      { faction: 'new-york', built: ['suppliers'] },
      { faction: 'new-york', built: ['power-station', 'boiler-room'] },
    ]);
    expect(table.has(0, 'worker')).toEqual([5]);
    expect(table.has(1, 'worker')).toEqual([5]);
  });

  it('FS-14.17 dependent goods of a copy come in stage 5', () => {
    const table = produce([{ faction: 'merchants-guild', built: ['power-station', 'cistern', 'fuel-tank'] }, nothing]);
    table.play(0, { do: 'chooseProductionLocation', place: table.id(0, 'cistern') });
    expect(table.has(0, 'fuel', 'vp')).toEqual([2, 4]);
  });

  it('FS-14.18 Suppliers: any production location of any other player, mandatory if there is one, no copy card', () => {
    const table = produce([
      { ...nothing, built: ['suppliers'] },
      { ...nothing, built: ['power-station', 'archive'] },
      { ...nothing, built: ['docks', 'school'] },
    ]);
    expect(table.legal(0)).toEqual(['docks', 'school'].map((card) => ({ do: 'chooseProductionLocation', place: table.id(2, card) })));
  });

  it('FS-14.18 Suppliers may divert dependent production: the owner’s gains count', () => {
    const table = produce([
      { faction: 'new-york', built: ['suppliers'] },
      { faction: 'mutants-union', built: ['sheriffs-office', 'assassin'] },
    ]);
    table.play(0, { do: 'chooseProductionLocation', place: table.id(1, 'sheriffs-office') });
    expect([table.has(0, 'vp'), table.has(1, 'vp')]).toEqual([[2], [0]]);
  });

  it('FS-4.14 what cannot be drawn is not drawn', () => {
    const table = produce([{ faction: 'university' }, nothing], { deck: ['pub'], discard: [] });
    expect(table.has(0, 'card')).toEqual([1]);
    expect(table.has(1, 'card')).toEqual([0]);
  });

  it('FS-6.9 every board produces what it says', () => {
    for (const { id, production } of corePack.factions) {
      const table = produce([{ faction: id }, nothing]);
      for (const { res, n } of production) expect([id, res, table.has(0, res)]).toEqual([id, res, [n]]);
    }
  });
});
