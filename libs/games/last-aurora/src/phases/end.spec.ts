import { given } from '../testing';

describe('End of Round', () => {
  it('LA-12.1, LA-19.7 production goes onto an empty slot only; the owner orders several slots', () => {
    const table = given({
      players: [{ trailers: ['container-red', 'workshop-trailer'], devices: ['biomass-processor'], damage: ['b1.3'] }, {}],
      phase: 'fire',
    }).at({ at: 'round-end', left: [0, 1] });
    expect(table.legal(0, 'resolveSlot')).toEqual([
      { do: 'resolveSlot', slot: 't1.0' },
      { do: 'resolveSlot', slot: 'b3.4' },
    ]);
    expect(table.refusal(0, { do: 'resolveSlot', slot: 'b1.0' })).toBe('LA-12.1');
    table.play(0, { do: 'resolveSlot', slot: 'b3.4' }, { do: 'repair', slot: 'b1.3' }, { do: 'placeToken', token: 'food', slot: 'b2.2' });
    expect([table.damage(0), table.goods(0).food]).toEqual([[], 1]);
    const full = given({ players: [{ crew: ['leader-red'], goods: { ammo: 6 }, devices: ['biomass-processor'] }, {}], phase: 'fire' }).at({
      at: 'round-end',
      left: [0, 1],
    });
    expect(full.goods(0).food).toBeUndefined();
  });

  it('LA-12.2, LA-R30, LA-R31 the game ends at or beyond the Aurora, or with the ship at mooring 6', () => {
    const at = (index: number, aurora: number) =>
      given({ players: [{ at: index }, {}], aurora, round: aurora }).at({ at: 'end-check' }).state.ended?.by;
    expect([at(16, 1), at(17, 1), at(18, 1), at(10, 6)]).toEqual([undefined, 'aurora', 'aurora', 'rounds']);
  });

  it('LA-12.3, LA-12.4, LA-12.5 otherwise the Aurora moves, the leftmost cards go, five slots are filled', () => {
    const table = given({
      players: [{}, {}],
      zone: ['hermit', 'orphan', 'mechanic', null, 'explorer'],
      deck: ['driver', 'gunner', 'hustler', 'preacher'],
    }).at({ at: 'end-check' });
    expect(table.state.aurora).toBe(2);
    expect(table.zone()).toEqual(['mechanic', 'explorer', 'hustler', 'gunner', 'driver']);
    expect(table.state.discard).toEqual(['hermit', 'orphan']);
    expect(table.state).toMatchObject({ round: 2, phase: 'exploration' });
  });

  it('LA-7.2 shortcuts never count for the order', () => {
    const table = given({ players: [{ at: 4, truck: 'half-track' }, { at: 5 }], phase: 'movement' }).at({ at: 'movement', left: [] });
    expect(table.state.order).toEqual([0, 1]);
  });
});

describe('scoring', () => {
  it('LA-13.1, LA-13.2, LA-13.3, LA-13.4 the lead over the last convoy, fame, unused items', () => {
    const table = given({
      players: [
        { at: 8, fame: 2, items: ['mine', 'mine'], damage: ['b1.3', 'b2.3'] },
        { at: 3, fame: -1, damage: ['b1.3', 'b2.3'] },
      ],
    });
    // The container's own point is whole.
    expect(table.points()).toEqual([5 + 2 + 2 + 1, -1 + 1]);
  });

  it('LA-13.2, LA-R32, LA-R33 shortcuts count only if the last convoy could use them', () => {
    const lead = (truck: string, damage: string[] = []) =>
      given({ players: [{ at: 7 }, { at: 3, truck, crew: ['leader-blue'], damage }] }).view('spectator').scores[0]!.sheet.lead;
    expect([lead('truck-blue'), lead('half-track'), lead('half-track', ['b1.3'])]).toEqual([4, 3, 4]);
    const beta = (blocked: string[]) =>
      given({ players: [{ at: 5 }, { at: 3 }], options: { map: 'beta' }, blocked }).view('spectator').scores[0]!.sheet.lead;
    expect([beta([]), beta(['b-shortcut-1'])]).toEqual([1, 2]);
  });

  it('LA-13.5, LA-19.6, LA-19.2 printed fame on whole slots and of survivors in any zone', () => {
    const cards = (someone: object) => given({ players: [someone, {}] }).view('spectator').scores[0]!.sheet.cards;
    const bare = { trailers: ['box-trailer'] };
    expect(cards({ ...bare, devices: ['nuclear-reactor'] })).toBe(2);
    expect(cards({ ...bare, devices: ['nuclear-reactor'], damage: ['t1.0'] })).toBe(0);
    expect(cards({ ...bare, devices: ['armoured-trunk', 'gauss-cannon'] })).toBe(2);
    expect(cards({ ...bare, devices: ['artificial-ecosystem'], goods: { food: 3 }, crew: ['leader-red'] })).toBe(3);
    expect(cards({ ...bare, crew: ['orphan:exhausted', 'prisoner:rest'] })).toBe(2);
    expect(cards({ ...bare, crew: ['bounty-hunter:rest'] })).toBe(0);
    expect(cards({ ...bare, crew: ['bounty-hunter:rest'], devices: ['gauss-cannon'] })).toBe(3);
  });

  it('LA-13.6, LA-13.7 with the ship reached clean survivors count for everybody, otherwise undamaged cards', () => {
    const sheet = (at: number) =>
      given({ players: [{ at }, { crew: ['leader-blue', 'co-pilot-blue:rest', 'hermit:active:1'], damage: ['b1.3'] }] }).view('spectator')
        .scores[1]!.sheet;
    expect(sheet(17)).toMatchObject({ crew: 2, convoy: 0 });
    expect(sheet(16)).toMatchObject({ crew: 0, convoy: 1 });
  });

  it('LA-13.8 ties: the foremost, then the counter further right', () => {
    const outcome = (players: { at: number; fame: number }[], order: number[]) => {
      const table = given({ players, order, aurora: 6, round: 6 }).at({ at: 'end-check' });
      return table.game.outcome(table.state);
    };
    expect(
      outcome(
        [
          { at: 3, fame: 0 },
          { at: 2, fame: 1 },
        ],
        [1, 0],
      ),
    ).toMatchObject({ places: [{ seat: 0 }, { seat: 1 }], ties: [{ by: 'road', values: [3, 2] }] });
    expect(
      outcome(
        [
          { at: 3, fame: 0 },
          { at: 3, fame: 0 },
        ],
        [0, 1],
      ),
    ).toMatchObject({ places: [{ seat: 1 }, { seat: 0 }], ties: [{ by: 'turn-order' }] });
  });

  it('LA-13.9, LA-7.3, LA-R36, LA-15.14, LA-15.1 who loses all survivors leaves with everything; the last one standing wins', () => {
    const three = given({
      players: [{ crew: ['leader-red'], items: ['mine'], goods: { ammo: 1 } }, {}, {}],
      phase: 'fire',
      enemies: [{ card: 'war-wolves', targets: [0, 1] }],
    });
    three.at({ at: 'damage', seat: 0, n: 2, zone: 'truck', by: 'ambush' }).play(0, { do: 'placeDamage', slot: 'b1.0' });
    expect(three.state.order).toEqual([1, 2]);
    expect(three.player(0)).toMatchObject({ eliminated: 1, bottom: [], items: { n: 0 } });
    expect(three.state.enemies[0]!.targets).toEqual([1]);
    expect([three.state.itemDiscard, three.state.discard]).toEqual([['mine'], ['leader-red', 'truck-red', 'container-red']]);
    expect(three.asked).toEqual([]);
    const two = given({ players: [{ crew: ['leader-red'] }, {}], phase: 'fire' }).at({
      at: 'damage',
      seat: 0,
      n: 1,
      zone: 'truck',
      by: 'ambush',
    });
    two.play(0, { do: 'placeDamage', slot: 'b1.0' });
    expect(two.state.ended?.by).toBe('last-standing');
    expect(two.game.outcome(two.state)).toMatchObject({
      places: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
    });
  });

  it('LA-15.14 the row is filled again although the explorer left the game', () => {
    const table = given({ players: [{ crew: ['co-pilot-red'] }, {}, {}], zone: ['contaminated-warehouse-a'], deck: ['driver'] }).exploring(
      0,
      { at: 'explore-cycle', left: [1] },
    );
    table.state = {
      ...table.state,
      zone: table.state.zone.with(0, { ...table.state.zone[0]!, left: { food: 0, fuel: 0, ammo: 0, item: 0 } }),
    };
    table.explore(0, 1, 'co-pilot-red').play(0, { do: 'cardAction' });
    expect(table.player(0).eliminated).toBe(1);
    expect(table.asked).toEqual(['1 explore']);
  });
});
