import { given } from '../testing';

describe('Rest', () => {
  it('LA-9.1, LA-R19, LA-14.51, LA-14.32, LA-14.33 feeding, the zones move, then the Mechanic; all at once', () => {
    const table = given({
      players: [
        { crew: ['leader-red:rest', 'mechanic:rest', 'hermit:exhausted', 'orphan:exhausted'], goods: { food: 1 }, damage: ['b1.3'] },
        { crew: ['leader-blue:rest'], items: ['mine'] },
      ],
      phase: 'rest',
    }).at({ at: 'together', what: 'rest' });
    expect(table.asked).toEqual(['0 rest-feeding', '1 rest-feeding']);
    expect(table.refusal(0, { do: 'restDone' })).toBe('LA-14.33');
    table.play(0, { do: 'feedRecover', card: 'hermit' });
    // Without food nothing is left to be fed: the zones move.
    expect(table.crew(0)).toEqual({ 'leader-red': 'active', mechanic: 'active', hermit: 'active', orphan: 'rest' });
    table.play(1, { do: 'finishFeeding' });
    expect(table.asked).toEqual(['0 rest-abilities', '1 rest-abilities']);
    table.play(0, { do: 'restAbility', source: 'mechanic' }, { do: 'repair', slot: 'b1.3' });
    expect([table.damage(0), table.asked]).toEqual([[], ['1 rest-abilities']]);
    table.play(1, { do: 'restDone' });
    expect(table.state.phase).toBe('movement');
  });

  it('LA-15.4, LA-14.32 an ability and a special slot work once a phase', () => {
    const table = given({
      players: [
        {
          crew: ['mechanic:rest', 'leader-red:rest:1', 'hermit:rest:1'],
          damage: ['b1.3', 'b2.3', 'b2.2'],
          devices: ['decon-shower'],
          items: ['mine'],
        },
        {},
      ],
      phase: 'rest',
    });
    table
      .at({ at: 'together', what: 'rest' })
      .play(0, { do: 'finishFeeding' }, { do: 'restAbility', source: 'mechanic' }, { do: 'stopRepair' });
    expect(table.refusal(0, { do: 'restAbility', source: 'mechanic' })).toBe('LA-14.32');
    table.play(0, { do: 'restAbility', source: 't1.0' }, { do: 'decontaminate', card: 'hermit' });
    expect(table.crew(0)).toMatchObject({ hermit: 'active' });
    expect(table.legal(0, 'restAbility')).toEqual([]);
  });

  it('LA-4.18 decisions of Rest are shown as they are made', () => {
    const table = given({ players: [{ crew: ['leader-red:exhausted'], goods: { food: 2 } }, { items: ['mine'] }], phase: 'rest' }).at({
      at: 'together',
      what: 'rest',
    });
    table.play(0, { do: 'feedRecover', card: 'leader-red' });
    expect(table.view({ seat: 1 }).players[0]!.survivors[0]!.zone).toBe('active');
  });
});

describe('Movement', () => {
  const fuel = { goods: { fuel: 3 } } as const;

  it('LA-10.1, LA-10.10, LA-7.2, LA-15.9 standard order, one turn each; the order is updated only afterwards', () => {
    const table = given({ players: [{ ...fuel, at: 2 }, { ...fuel, at: 4 }, { at: 4 }], order: [0, 1, 2], phase: 'movement' }).at({
      at: 'movement',
      left: [2, 1, 0],
    });
    expect(table.asked).toEqual(['2 drive']);
    table.play(2, { do: 'stay' }).play(1, { do: 'stay' });
    table.play(
      0,
      { do: 'startMove', with: 'fuel' },
      { do: 'step', link: 'a02-a03' },
      { do: 'step', link: 'a03-a04' },
      { do: 'step', link: 'a04-a05' },
    );
    expect(table.facts('orderUpdated')).toEqual([{ order: [1, 2, 0] }]);
  });

  it('LA-10.2, LA-14.34, LA-14.35, LA-R35, LA-19.2 Medic and Hustler before moving, once each', () => {
    const table = given({
      players: [
        {
          trailers: ['container-red', 'box-trailer'],
          crew: ['medic', 'hustler', 'driver:rest', 'leader-red:rest'],
          goods: { fuel: 1, ammo: 1 },
        },
        {},
      ],
    }).driving(0);
    expect(table.legal(0, 'hustler')).toEqual([{ do: 'hustler', resource: 'food' }]);
    expect(table.refusal(0, { do: 'hustler', resource: 'fuel' })).toBe('LA-14.35');
    table.play(0, { do: 'medic', card: 'driver' });
    expect(table.refusal(0, { do: 'medic', card: 'leader-red' })).toBe('LA-14.34');
    table.play(0, { do: 'hustler', resource: 'food' }).settle('place-tokens');
    expect(table.goods(0).food).toBe(1);
    table.play(0, { do: 'startMove', with: 'fuel' });
    // Speed 2 and the Driver, awake at once.
    expect(table.state.stack.at(-1)).toMatchObject({ at: 'drive', points: 3 });
    expect(table.refusal(0, { do: 'hustler', resource: 'fuel' })).toBe('LA-14.35');
  });

  it('LA-10.3, LA-14.36 without a survivor on the truck there is no move; with one lost on the way it goes on', () => {
    const table = given({ players: [{ ...fuel, tokens: { 'b2.0': 'survivor', 'b2.1': 'survivor' } }, {}] }).driving(0);
    expect(table.refusal(0, { do: 'startMove', with: 'fuel' })).toBe('LA-14.36');
    table.play(0, { do: 'rearrange' }, { do: 'moveToken', from: 'b2.0', to: 'b1.0' });
    expect(table.refusal(0, { do: 'startMove', with: 'fuel' })).toBeUndefined();
  });

  it('LA-10.4, LA-10.9, LA-14.42 without fuel the convoy stays, and triggers nothing', () => {
    const table = given({ players: [{ at: 2 }, {}], waypoints: [{ stop: 'a02', kind: 'food' }] }).driving(0);
    expect(table.legal(0, 'startMove')).toEqual([]);
    table.play(0, { do: 'stay' });
    expect([table.asked, table.state.waypoints.length]).toEqual([[], 1]);
  });

  it('LA-10.5, LA-14.37, LA-R18 points: truck, slots, abilities, further fuel; all before the first step', () => {
    const table = given({
      players: [
        { truck: 'interceptor', trailers: ['container-red', 'box-trailer'], crew: ['leader-red', 'co-pilot-red', 'driver'], ...fuel },
        {},
      ],
    }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' });
    expect(table.state.stack.at(-1)).toMatchObject({ points: 3 + 1 + 1 + 1 });
    table.play(0, { do: 'addFuel' });
    expect(table.state.stack.at(-1)).toMatchObject({ points: 7 });
    expect(table.refusal(0, { do: 'addFood' })).toBe('LA-14.37');
    table.play(0, { do: 'step', link: 'a00-a01' });
    expect(table.refusal(0, { do: 'addFuel' })).toBe('LA-14.37');
  });

  it('LA-15.10 a damaged speed slot adds nothing until it is repaired', () => {
    const table = given({ players: [{ truck: 'interceptor', crew: ['leader-red'], ...fuel, damage: ['b1.3'] }, {}] })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' });
    expect(table.state.stack.at(-1)).toMatchObject({ points: 3 });
  });

  it('LA-19.2 the Co-pilot adds 1, and 1 more when 6 or more behind the leader', () => {
    const points = (at: number) =>
      given({ players: [{ ...fuel, at: 0 }, { at }] })
        .driving(0)
        .play(0, { do: 'startMove', with: 'fuel' })
        .state.stack.at(-1);
    expect([points(5), points(6)]).toMatchObject([{ points: 3 }, { points: 4 }]);
  });

  it('LA-10.6, LA-R17, LA-14.38, LA-14.39 forward only, at least one step, then stop at will; waypoints are shared', () => {
    const table = given({ players: [{ ...fuel, at: 3 }, { at: 4 }] })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' });
    expect(table.refusal(0, { do: 'stopMove' })).toBe('LA-14.39');
    expect(table.refusal(0, { do: 'step', link: 'a02-a03' })).toBe('LA-14.38');
    table.play(0, { do: 'step', link: 'a03-a04' }, { do: 'stopMove' });
    expect([table.player(0).stop, table.asked]).toEqual(['a04', []]);
    const end = given({ players: [{ ...fuel, at: 23 }, {}] })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a23-a24' });
    expect([end.player(0).stop, end.asked]).toEqual(['a24', []]);
  });

  it('LA-10.7, LA-16.9 a tracked shortcut needs working tracks', () => {
    const steps = (damage: string[]) =>
      given({ players: [{ truck: 'half-track', ...fuel, at: 4, crew: ['leader-red'], damage }, {}] })
        .driving(0)
        .play(0, { do: 'startMove', with: 'fuel' })
        .legal(0, 'step');
    expect(steps([])).toContainEqual({ do: 'step', link: 'a-shortcut-1' });
    expect(steps(['b1.3'])).toEqual([{ do: 'step', link: 'a04-a05' }]);
  });

  it('LA-10.8, LA-14.40, LA-15.11 a resource or item counter may be taken and leaves the game', () => {
    const table = given({
      players: [{ ...fuel }, {}],
      waypoints: [
        { stop: 'a01', kind: 'ammo' },
        { stop: 'a02', kind: 'item' },
      ],
    }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a00-a01' }, { do: 'stopMove' });
    expect(table.legal(0, 'takeWaypoint')).toHaveLength(2);
    table.play(0, { do: 'takeWaypoint', take: true }).settle('place-tokens');
    expect([table.goods(0).ammo, table.state.waypoints]).toEqual([1, [{ stop: 'a02', kind: 'item' }]]);
    const left = given({ players: [{ ...fuel }, {}], waypoints: [{ stop: 'a01', kind: 'ammo' }] }).driving(0);
    left.play(
      0,
      { do: 'startMove', with: 'fuel' },
      { do: 'step', link: 'a00-a01' },
      { do: 'stopMove' },
      { do: 'takeWaypoint', take: false },
    );
    expect([left.goods(0).ammo, left.state.waypoints.length]).toEqual([undefined, 1]);
  });

  it('LA-10.8 contamination must be taken, and its counter stays', () => {
    const table = given({ players: [{ ...fuel }, {}], waypoints: [{ stop: 'a01', kind: 'contamination' }] }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a00-a01' }, { do: 'stopMove' });
    expect(table.asked).toEqual(['0 place-contamination']);
    table.play(0, { do: 'placeContamination', card: 'leader-red' });
    expect(table.state.waypoints).toHaveLength(1);
  });

  it('LA-10.11, LA-19.3 Nitromethane replaces the first fuel; after the move, and after the waypoint, the truck is damaged', () => {
    const table = given({ players: [{ items: ['nitromethane'] }, {}], waypoints: [{ stop: 'a01', kind: 'food' }] }).driving(0);
    table
      .play(0, { do: 'startMove', with: 'item' }, { do: 'step', link: 'a00-a01' }, { do: 'stopMove' }, { do: 'takeWaypoint', take: true })
      .settle('place-tokens');
    expect(table.asked).toEqual(['0 place-damage']);
    expect(table.damageable(0).every((slot) => slot.startsWith('b1'))).toBe(true);
    table.play(0, { do: 'placeDamage', slot: 'b1.3' });
    expect(table.state.itemDiscard).toEqual(['nitromethane']);
  });

  it('LA-14.13, LA-19.3 Nitrous Oxide: one point, only between the start and the first step', () => {
    const table = given({ players: [{ ...fuel, items: ['nitrous-oxide'] }, {}] }).driving(0);
    expect(table.refusal(0, { do: 'useItem', item: 'nitrous-oxide', card: null })).toBe('LA-14.13');
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'useItem', item: 'nitrous-oxide', card: null });
    expect(table.state.stack.at(-1)).toMatchObject({ points: 4 });
  });

  it('LA-19.6, LA-14.37 the Biofuel Turbo Truck burns food after the first fuel', () => {
    const table = given({ players: [{ truck: 'biofuel-turbo-truck', crew: ['leader-red'], goods: { fuel: 1, food: 2 } }, {}] }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'addFood' });
    expect(table.state.stack.at(-1)).toMatchObject({ points: 5 });
    const dry = given({ players: [{ truck: 'biofuel-turbo-truck', crew: ['leader-red'], goods: { food: 2 } }, {}] }).driving(0);
    expect(dry.legal(0, 'startMove')).toEqual([]);
  });
});

describe('the Mine', () => {
  const miner = { items: ['mine'], goods: { fuel: 2 } } as const;

  it('LA-18.2, LA-14.41, LA-14.42 after the move a mine is laid on a link of it, and an item drawn', () => {
    const table = given({ players: [miner, {}], options: { mine: true }, items: ['food-ration'] }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a00-a01' }, { do: 'step', link: 'a01-a02' }, { do: 'stopMove' });
    expect(table.legal(0, 'playMine')).toHaveLength(2);
    expect(table.refusal(0, { do: 'playMine', link: 'a02-a03' })).toBe('LA-14.41');
    table.play(0, { do: 'playMine', link: 'a01-a02' });
    expect(table.state.mines).toEqual([{ link: 'a01-a02', seat: 0 }]);
    expect(table.player(0).items.cards).toEqual(['food-ration']);
    table.play(0, { do: 'endMoveTurn' });
    expect(table.asked).toEqual([]);
  });

  it('LA-18.3, LA-10.11 the next other convoy takes 1 damage on its truck; the mine is gone, even if the truck is a wreck', () => {
    const mines = [{ link: 'a00-a01', seat: 1 }];
    const table = given({ players: [{ goods: { fuel: 1 } }, {}], mines })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a00-a01' });
    table.play(0, { do: 'placeDamage', slot: 'b1.3' });
    expect(table.state.mines).toEqual([]);
    const own = given({ players: [{}, { goods: { fuel: 1 } }], mines })
      .driving(1)
      .play(1, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'a00-a01' });
    expect(own.state.mines).toEqual(mines);
  });

  it('LA-18.4, LA-15.7 with both mines out the one furthest back is moved', () => {
    const mines = [
      { link: 'a05-a06', seat: 1 },
      { link: 'a02-a03', seat: 1 },
    ];
    const table = given({ players: [{ ...miner, at: 8 }, {}], mines }).driving(0);
    table.play(
      0,
      { do: 'startMove', with: 'fuel' },
      { do: 'step', link: 'a08-a09' },
      { do: 'stopMove' },
      { do: 'playMine', link: 'a08-a09' },
    );
    expect(table.state.mines.map(({ link }) => link)).toEqual(['a05-a06', 'a08-a09']);
  });
});
