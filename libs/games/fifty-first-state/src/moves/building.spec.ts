import { given, type Someone } from '../testing';

const turn = (me: Someone, more: object = {}) => given({ players: [me, {}], ...more }).turnOf(0);

describe('a location card', () => {
  it('FS-1.1 has three uses: build it, raze it for spoils, sign a deal with it', () => {
    const table = turn({ hand: ['school'], goods: { 'contact-grey': 1, 'contact-red': 1, 'contact-blue': 1 } });
    expect(
      table
        .legal(0)
        .filter((move) => 'card' in move && move.card === 'school')
        .map((move) => move.do),
    ).toEqual(['construct', 'signDeal', 'razeFromHand']);
  });
});

describe('construct', () => {
  it('FS-M1, FS-7.1 costs the distance in grey contacts and puts the card into the row of its category', () => {
    const table = turn({ hand: ['pub', 'church', 'motel'], goods: { 'contact-grey': 6 } });
    for (const [card, row] of [
      ['pub', 'production'],
      ['church', 'feature'],
      ['motel', 'action'],
    ] as const) {
      table.play(0, { do: 'construct', card });
      expect(table.place(0, card)).toMatchObject({ row, ruined: false, uses: 0 });
      table.turnOf(0);
    }
    expect(table.has(0, 'contact-grey')).toEqual([0]);
    expect(table.player(0).hand.cards).not.toContain('church');
  });

  it('FS-M1, FS-4.9, FS-R27 needs the card in hand and enough grey contacts', () => {
    const table = turn({ hand: ['pub', 'punks'], goods: { 'contact-grey': 1, 'contact-red': 5, 'contact-blue': 5 } });
    expect(table.refusal(0, { do: 'construct', card: 'pub' })).toBe('FS-4.9');
    expect(table.refusal(0, { do: 'construct', card: 'school' })).toBe('FS-M1');
    expect(table.refusal(0, { do: 'construct', card: 'punks' })).toBe('FS-M1');
    expect(table.legal(0, 'construct')).toEqual([]);
  });

  it('FS-7.2, FS-15.6, FS-15.9 production comes at once, then the bonus; open production too', () => {
    const table = turn({ hand: ['boiler-room'], goods: { 'contact-grey': 2 } });
    table.play(0, { do: 'construct', card: 'boiler-room' });
    expect(table.has(0, 'worker')).toEqual([2 + 1]);
    expect(table.facts('gained').map(({ by, goods }) => [by, goods])).toEqual([
      ['production', { worker: 2 }],
      ['bonus', { worker: 1 }],
    ]);
  });

  it('FS-7.2 the bonus is gained once only', () => {
    const table = given({ players: [{ faction: 'mutants-union', built: ['church', 'boiler-room'] }, {}], phase: 'lookout-2' }).at({
      at: 'production',
    });
    expect(table.has(0, 'vp', 'worker')).toEqual([0, 5]);
  });

  it('FS-7.2, FS-15.23 features work from the moment they are built', () => {
    const table = turn({ hand: ['petes-office', 'school'], goods: { 'contact-grey': 2, 'contact-blue': 1 } });
    table.play(0, { do: 'construct', card: 'petes-office' }).turnOf(0).play(0, { do: 'signDeal', card: 'school' });
    expect(table.has(0, 'vp')).toEqual([1]);
  });

  it('FS-7.3 Suppliers and the four dependent cards produce nothing when built', () => {
    for (const card of ['sheriffs-office', 'small-factory', 'cistern', 'construction-site']) {
      const table = turn({ hand: [card], goods: { 'contact-grey': 2, gun: 2, iron: 2, fuel: 2, brick: 2 } });
      table.play(0, { do: 'construct', card });
      expect([card, table.has(0, 'vp')]).toEqual([card, [0]]);
    }
  });

  it('FS-7.4, FS-15.7 counts the new location itself', () => {
    const table = turn({ hand: ['murderers-pub'], goods: { 'contact-grey': 2 } });
    table.play(0, { do: 'construct', card: 'murderers-pub' });
    expect(table.has(0, 'vp')).toEqual([1]);
  });

  it('FS-15.29 construct and develop are both building: bonus and production come either way', () => {
    const table = turn({ built: ['school'], hand: ['boiler-room'], goods: { brick: 1 } });
    table.play(0, { do: 'develop', card: 'boiler-room' });
    expect(table.has(0, 'worker', 'vp')).toEqual([3, 1]);
  });

  it('FS-8.9, FS-15.12, FS-15.13, FS-3.5 knows no limit of locations, deals, hand cards, equal names or goods', () => {
    const table = turn({
      built: new Array<string>(40).fill('school'),
      deals: new Array<string>(40).fill('docks'),
      hand: new Array<string>(40).fill('school'),
      goods: { 'contact-grey': 500, 'contact-blue': 500 },
    });
    table.play(0, { do: 'construct', card: 'school' });
    expect(table.player(0).places).toHaveLength(41);
    table.turnOf(0).play(0, { do: 'signDeal', card: 'school' });
    expect(table.player(0).deals).toHaveLength(41);
    expect(table.has(0, 'contact-grey', 'worker')).toEqual([499, 3]);
  });
});

describe('develop', () => {
  it('FS-M2, FS-7.5, FS-15.2 by brick it needs one common type', () => {
    const table = turn({ built: ['ruined-library', 'church'], hand: ['murderers-pub', 'motel'], goods: { brick: 1 } });
    expect(table.legal(0, 'develop')).toEqual([{ do: 'develop', card: 'murderers-pub' }]);
    expect(table.refusal(0, { do: 'develop', card: 'motel' })).toBe('FS-7.5');
    expect(table.refusal(0, { do: 'develop', card: 'school' })).toBe('FS-M2');
    table.play(0, { do: 'develop', card: 'murderers-pub' });
    expect(table.player(0).places.map(({ card }) => card)).toEqual(['church', 'murderers-pub']);
  });

  it('FS-7.5 by development token it needs no match', () => {
    const table = turn({ built: ['church'], hand: ['motel'], goods: { development: 1 } });
    table.play(0, { do: 'develop', card: 'motel' });
    expect(table.has(0, 'development', 'vp')).toEqual([0, 1]);
  });

  it('FS-7.5, FS-15.4, FS-7.13, FS-R93 Ruins are developed by any card and go face up to the discard', () => {
    const table = turn({ ruins: ['church'], hand: ['motel'], goods: { brick: 1 } });
    table.play(0, { do: 'develop', card: 'motel' });
    expect(table.state.discard).toEqual(['church']);
    expect(table.player(0).places).toMatchObject([{ card: 'motel', ruined: false }]);
    expect(table.has(0, 'vp')).toEqual([1]);
  });

  it('FS-14.1, FS-R18 cards without type go with everything, both ways', () => {
    const onto = turn({ built: ['foundation'], hand: ['motel'], goods: { brick: 1 } });
    expect(onto.legal(0, 'develop')).toHaveLength(1);
    const into = turn({ built: ['church'], hand: ['radioactive-colony'], goods: { brick: 1 } });
    into.play(0, { do: 'develop', card: 'radioactive-colony' });
    expect(into.place(0, 'radioactive-colony').cache).toEqual({ worker: 1, ammo: 2, 'contact-blue': 1, 'contact-red': 1 });
  });

  it('FS-14.16, FS-15.22 ammo as a type matches only ammo', () => {
    const table = turn({ built: ['lemmys-storage'], hand: ['fuel-tank', 'refinery'], goods: { brick: 1 } });
    expect(table.legal(0, 'develop')).toEqual([{ do: 'develop', card: 'fuel-tank' }]);
  });

  it('FS-7.6, FS-15.3, FS-15.5, FS-R37 spent goods, worker and shield are gone, cached goods come to the owner; the row may change', () => {
    const table = turn({
      built: [
        { card: 'city-guards', cache: { gun: 2 }, shield: true },
        { card: 'weapon-trader', uses: 1, spent: { gun: 1 } },
      ],
      hand: ['arena'],
      goods: { brick: 1 },
    });
    table.play(0, { do: 'develop', card: 'arena' }, { do: 'chooseReplaced', place: table.id(0, 'city-guards') });
    expect(table.state.discard).toEqual(['city-guards']);
    expect(table.place(0, 'arena')).toMatchObject({ row: 'production', shield: false, uses: 0 });
    // 2 guns back, and Arena produces one for each gun location: Weapon Trader and itself.
    expect(table.supply(0)).toEqual({ gun: 2 + 2 });
    const used = turn({ built: [{ card: 'weapon-trader', uses: 2, spent: { gun: 2 } }], hand: ['confessor'], goods: { brick: 1 } });
    used.play(0, { do: 'develop', card: 'confessor' });
    expect(used.supply(0)).toEqual({});
  });

  it('FS-7.7, FS-15.17 costs no contacts whatever the distance, and gives exactly 1 VP; the new card is unused', () => {
    const table = turn({ built: [{ card: 'archive', uses: 2, spent: { worker: 2 } }], hand: ['patriot-tower'], goods: { brick: 1 } });
    table.play(0, { do: 'develop', card: 'patriot-tower' });
    expect(table.has(0, 'vp', 'brick')).toEqual([1, 0]);
    expect(table.facts('gained')).toEqual([{ seat: 0, goods: { vp: 1 }, by: 'development', card: 'patriot-tower' }]);
  });

  it('FS-7.6 the State is counted as it now is', () => {
    const table = turn({ built: ['city-guards'], hand: ['murderers-pub'], goods: { brick: 1 } });
    table.play(0, { do: 'develop', card: 'murderers-pub' });
    // City Guards is gone: one gun location is left, and the development gave 1 VP.
    expect(table.has(0, 'vp')).toEqual([1 + 1]);
  });

  it('FS-7.21 asks in steps: hand card, old card, means of payment', () => {
    const table = turn({ built: ['school', 'natural-shelters'], hand: ['boiler-room'], goods: { brick: 1, ammo: 1 } });
    table.play(0, { do: 'develop', card: 'boiler-room' });
    expect(table.asked).toEqual(['0 choose-replaced']);
    expect(table.legal(0)).toEqual(['school', 'natural-shelters'].map((card) => ({ do: 'chooseReplaced', place: table.id(0, card) })));
    expect(table.refusal(0, { do: 'chooseReplaced', place: 99 })).toBe('FS-7.5');
    table.play(0, { do: 'chooseReplaced', place: table.id(0, 'natural-shelters') });
    expect(table.legal(0)).toEqual([
      { do: 'payUnit', source: 'supply', good: 'brick' },
      { do: 'payUnit', source: 'supply', good: 'ammo' },
    ]);
    table.play(0, { do: 'payUnit', source: 'supply', good: 'ammo' });
    expect(table.supply(0)).toEqual({ brick: 1, worker: 3 });
  });

  it('FS-7.24 means of payment are brick, ammo and token, from supply and cache; brick and ammo only if the types match', () => {
    const table = turn({
      built: ['church', { card: 'brick-storage', cache: { brick: 1 } }, { card: 'foundation', cache: { development: 1 } }],
      hand: ['quarry'],
      goods: { development: 1, ammo: 1 },
    });
    table.play(0, { do: 'develop', card: 'quarry' }, { do: 'chooseReplaced', place: table.id(0, 'church') });
    expect(table.legal(0)).toEqual([
      { do: 'payUnit', source: 'supply', good: 'development' },
      { do: 'payUnit', source: table.id(0, 'foundation'), good: 'development' },
    ]);
    expect(table.refusal(0, { do: 'payUnit', source: 'supply', good: 'ammo' })).toBe('FS-7.24');
    const typed = turn({ built: [{ card: 'brick-storage', cache: { brick: 1 } }], hand: ['quarry'], goods: { ammo: 1 } });
    typed.play(0, { do: 'develop', card: 'quarry' });
    expect(typed.legal(0)).toEqual([
      { do: 'payUnit', source: typed.id(0, 'brick-storage'), good: 'brick' },
      { do: 'payUnit', source: 'supply', good: 'ammo' },
    ]);
  });

  it('FS-7.24 the old card’s own cache may pay for its development', () => {
    const table = turn({ built: [{ card: 'brick-storage', cache: { brick: 3 } }], hand: ['quarry'] });
    table.play(0, { do: 'develop', card: 'quarry' });
    // One of three bricks paid, two come back, Quarry produces one.
    expect(table.supply(0)).toEqual({ brick: 3 });
  });

  it('FS-7.23 a developed card enters at the end of its row, a razed location keeps its place, gained Ruins lie last', () => {
    const table = turn(
      {
        faction: 'mississippi',
        built: ['school', 'archive', 'docks', 'church'],
        hand: ['natural-shelters'],
        goods: { brick: 1, gun: 2 },
      },
      { deck: ['pub', 'quarry'] },
    );
    table.play(0, { do: 'factionAction', action: 'red' }).turnOf(0);
    table.play(0, { do: 'develop', card: 'natural-shelters' }, { do: 'chooseReplaced', place: table.id(0, 'school') });
    const rows = ['production', 'feature', 'action', 'gained'];
    const ordered = [...table.player(0).places].sort((a, b) => rows.indexOf(a.row) - rows.indexOf(b.row));
    expect(ordered.map(({ card }) => card)).toEqual(['docks', 'natural-shelters', 'church', 'archive', 'pub']);
  });
});
