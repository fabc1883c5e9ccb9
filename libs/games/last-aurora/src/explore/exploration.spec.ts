import { given, NewGame } from '../testing';

describe('Exploration', () => {
  it('LA-7.1, LA-8.3 single turns in reverse order, from the left end of the track; then a new cycle', () => {
    const game = new NewGame(3, {}, 'order').begin();
    const seats: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const seat = game.game.toAct(game.state)[0]!.seat;
      seats.push(seat);
      const card = game.state.players[seat]!.survivors.find(({ zone }) => zone === 'active')!.card;
      game.play(seat, { do: 'pass', card });
      while (game.state.phase === 'exploration' && game.state.active === seat) {
        const legal = game.game.legalMoves(game.state, seat);
        game.play(seat, legal.find((move) => move.do === 'endTurn' || move.do === 'stopRepair') ?? legal[0]!);
      }
      if (game.state.phase !== 'exploration') break;
    }
    expect(seats.slice(0, 3)).toEqual(game.state.order);
    expect(seats.slice(3, 6)).toEqual(game.state.order.slice(0, seats.length - 3));
  });

  it('LA-8.5 the phase ends at once when nobody has an Active survivor', () => {
    const table = given({ players: [{ crew: ['leader-red', 'co-pilot-red:rest'] }, { crew: ['leader-blue:rest'] }] });
    table.exploring(0, { at: 'explore-cycle', left: [1] }).play(0, { do: 'pass', card: 'leader-red' });
    expect(table.state.phase).toBe('movement');
  });

  it('LA-8.4, LA-14.31 without an Active survivor the turn is skipped, unless food or items may matter', () => {
    const crew = ['leader-red:exhausted', 'co-pilot-red:rest'];
    const idle = given({ players: [{ crew }, {}] }).at({ at: 'explore-cycle', left: [0, 1] });
    expect(idle.asked).toEqual(['1 explore']);
    const fed = given({ players: [{ crew, goods: { food: 1 } }, {}] }).at({ at: 'explore-cycle', left: [0, 1] });
    expect(fed.asked).toEqual(['0 explore']);
    expect(fed.legal(0).map((move) => move.do)).toEqual(['feedRecover', 'endTurn', 'rearrange']);
    fed.play(0, { do: 'feedRecover', card: 'leader-red' });
    expect(fed.crew(0)['leader-red']).toBe('rest');
    expect(fed.asked).toEqual(['1 explore']);
  });

  it('LA-4.19, LA-19.3 who holds an item is asked in a skipped turn; a Food Ration makes it a normal turn, once a phase', () => {
    const table = given({ players: [{ crew: ['leader-red:rest', 'co-pilot-red:rest'], items: ['food-ration', 'food-ration'] }, {}] }).at({
      at: 'explore-cycle',
      left: [0, 1],
    });
    expect(table.asked).toEqual(['0 explore']);
    expect(table.refusal(0, { do: 'pass', card: 'leader-red' })).toBe('LA-14.30');
    table.play(0, { do: 'useItem', item: 'food-ration', card: 'leader-red' });
    expect(table.crew(0)['leader-red']).toBe('active');
    expect(table.refusal(0, { do: 'endTurn' })).toBe('LA-14.31');
    expect(table.refusal(0, { do: 'useItem', item: 'food-ration', card: 'co-pilot-red' })).toBe('LA-14.13');
    expect(table.state.itemDiscard).toEqual(['food-ration']);
  });

  it('LA-8.2, LA-R4, LA-14.17 slots cost 1, 2, 2, 2, 3', () => {
    const zone = ['hermit', 'mechanic', 'orphan', 'explorer', 'preacher'];
    const slots = (crew: string[], food = 0) =>
      given({ players: [{ crew, goods: { food } }, {}], zone })
        .exploring(0)
        .legal(0, 'startExplore')
        .map((move) => (move.do === 'startExplore' ? move.slot : 0));
    expect(slots(['co-pilot-red'])).toEqual([1]);
    expect(slots(['leader-red'])).toEqual([1, 2, 3, 4]);
    expect(slots(['leader-red', 'co-pilot-red'])).toEqual([1, 2, 3, 4, 5]);
    expect(slots(['co-pilot-red'], 2)).toEqual([1, 2, 3, 4, 5]);
  });

  it('LA-8.6, LA-14.17 an enemy and an empty slot cannot be explored', () => {
    const table = given({ players: [{}, {}], zone: ['night-wolves', null, 'hermit'] }).exploring(0);
    expect(table.legal(0, 'startExplore')).toEqual([{ do: 'startExplore', slot: 3 }]);
    expect(table.refusal(0, { do: 'startExplore', slot: 1 })).toBe('LA-14.17');
  });

  it('LA-8.7, LA-R8, LA-14.18, LA-14.19, LA-14.20 a crew is put together, may be too strong, may be called off', () => {
    const table = given({ players: [{}, {}], zone: ['hermit', 'mechanic'] }).exploring(0);
    table.play(0, { do: 'startExplore', slot: 2 }, { do: 'commit', card: 'co-pilot-red' });
    expect(table.refusal(0, { do: 'confirmExplore' })).toBe('LA-14.19');
    table.play(0, { do: 'uncommit', card: 'co-pilot-red' }, { do: 'cancelExplore' });
    expect(table.asked).toEqual(['0 explore']);
    table.explore(0, 1, 'leader-red', 'co-pilot-red');
    expect(table.facts('explored')).toEqual([{ seat: 0, slot: 0, card: 'hermit', crew: ['co-pilot-red', 'leader-red'] }]);
  });

  it('LA-8.13, LA-19.2 the crew is exhausted, the Leader rests', () => {
    const table = given({ players: [{}, {}], zone: ['hermit'] })
      .exploring(0)
      .explore(0, 1, 'leader-red', 'co-pilot-red')
      .play(0, { do: 'cardAction' })
      .settle('place-tokens');
    expect(table.crew(0)).toEqual({ 'leader-red': 'rest', 'co-pilot-red': 'exhausted', hermit: 'rest' });
  });

  it('LA-8.14, LA-8.1, LA-R6, LA-R56 the row closes up, and a card comes to the rightmost empty slot', () => {
    const table = given({
      players: [{}, {}],
      zone: ['hermit', 'orphan', 'mechanic', 'explorer', 'preacher'],
      deck: ['tunnel-depot', 'driver'],
    })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red')
      .play(0, { do: 'cardAction' })
      .settle('place-tokens');
    expect(table.zone()).toEqual(['orphan', 'mechanic', 'explorer', 'preacher', 'tunnel-depot']);
    expect(table.state.zone[4]).toMatchObject({ left: { fuel: 1, food: 1 } });
  });

  it('LA-8.1, LA-19.9, LA-14.52, LA-15.12 an event is resolved at once for everybody, then another card comes', () => {
    const table = given({
      players: [{ goods: { food: 1 } }, {}, {}],
      zone: ['hermit', 'orphan', 'mechanic', 'explorer', 'preacher'],
      deck: ['blizzard', 'driver'],
      order: [0, 1, 2],
    })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' })
      .play(0, { do: 'placeToken', token: 'survivor', slot: 'b2.1' });
    expect(table.asked).toEqual(['2 place-damage']);
    expect(table.refusal(2, { do: 'placeDamage', slot: 'b9.0' })).toBe('LA-14.6');
    table.play(2, { do: 'placeDamage', slot: 'b2.3' }).play(1, { do: 'placeDamage', slot: 'b2.3' });
    expect(table.asked).toEqual(['0 choose-option']);
    table.play(0, { do: 'eventOption', option: 0 });
    expect(table.goods(0).food).toBeUndefined();
    expect(table.state.discard).toEqual(['blizzard']);
    expect(table.zone()[4]).toBe('driver');
  });

  it('LA-19.9 Radio Appeal: everybody with the lowest fame gains 1', () => {
    const table = given({ players: [{ fame: 2 }, {}, {}], deck: ['radio-appeal'] }).at({ at: 'reveal', n: 1 });
    expect([0, 1, 2].map((seat) => table.player(seat).fame)).toEqual([2, 1, 1]);
  });

  it('LA-R23, LA-5.9 before the first round an event is discarded without effect', () => {
    const table = given({ players: [{}, {}], deck: ['blizzard', 'hermit'], phase: 'setup' }).at({ at: 'reveal', n: 1 });
    expect([table.state.discard, table.zone()[4], table.damage(0)]).toEqual([['blizzard'], 'hermit', []]);
  });

  it('LA-8.9, LA-14.22, LA-R7 gather: the effect, one block, its items; the rest stays', () => {
    const table = given({ players: [{}, {}], zone: ['helicopter-wreck'], items: ['nitrous-oxide'] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' });
    expect(table.asked).toEqual(['0 place-damage']);
    table.play(0, { do: 'placeDamage', slot: 'b1.3' }, { do: 'chooseBlock', side: 'right' });
    table.settle('place-tokens');
    expect(table.goods(0)).toEqual({ survivor: 2, ammo: 1 });
    expect(table.player(0).items.cards).toEqual(['nitrous-oxide']);
    expect(table.zone()[0]).toBe('helicopter-wreck');
    expect(table.state.zone[0]).toMatchObject({ right: { ammo: 0, item: 0 }, left: { food: 1 } });
  });

  it('LA-8.16, LA-R11, LA-14.30 a pass moves one survivor to Rest and repairs up to its effective skill', () => {
    const table = given({ players: [{ damage: ['b1.3', 'b2.3', 'b2.2'], goods: { food: 1 } }, {}], zone: [] }).exploring(0);
    table.play(0, { do: 'feedBoost', card: 'co-pilot-red' }, { do: 'pass', card: 'co-pilot-red' });
    expect(table.asked).toEqual(['0 repair']);
    table.play(0, { do: 'repair', slot: 'b1.3' }, { do: 'repair', slot: 'b2.3' });
    expect(table.damage(0)).toEqual(['b2.2']);
    expect(table.crew(0)['co-pilot-red']).toBe('rest');
  });

  it('LA-8.17 passing does not bar later turns in the phase', () => {
    const table = given({ players: [{}, { crew: ['leader-blue:rest'] }] }).exploring(0, { at: 'explore-cycle', left: [] });
    table.play(0, { do: 'pass', card: 'co-pilot-red' });
    expect(table.asked).toEqual(['0 explore']);
  });

  it('LA-6.27, LA-14.15, LA-14.16 food: Exhausted to Rest, or +1 skill; not while the exploration is resolved', () => {
    const table = given({
      players: [{ crew: ['leader-red', 'co-pilot-red:exhausted'], goods: { food: 2 } }, {}],
      zone: ['trader'],
    }).exploring(0);
    expect(table.legal(0).filter(({ do: name }) => name.startsWith('feed'))).toEqual([
      { do: 'feedBoost', card: 'leader-red' },
      { do: 'feedRecover', card: 'co-pilot-red' },
    ]);
    table.explore(0, 1, 'leader-red');
    expect(table.refusal(0, { do: 'feedBoost', card: 'leader-red' })).toBe('LA-14.16');
    expect(table.refusal(0, { do: 'feedRecover', card: 'co-pilot-red' })).toBe('LA-14.15');
  });

  it('LA-6.28 food on a card returns when the turn ends', () => {
    const table = given({ players: [{ goods: { food: 2 } }, {}], zone: [] }).exploring(0);
    table.play(0, { do: 'feedBoost', card: 'leader-red' });
    expect(table.survivor(0, 'leader-red')?.food).toBe(1);
    table.play(0, { do: 'pass', card: 'co-pilot-red' });
    expect(table.survivor(0, 'leader-red')?.food).toBe(0);
  });

  it('LA-R10, LA-19.3 Frostbite Medicine replaces the base skill until the phase ends; then deaths are checked', () => {
    const table = given({
      players: [{ items: ['frostbite-medicine'] }, { crew: ['leader-blue:rest'] }],
      zone: [null, null, null, null, 'power-plant'],
    });
    table.exploring(0, { at: 'explore-cycle', left: [] });
    table.play(0, { do: 'useItem', item: 'frostbite-medicine', card: 'co-pilot-red' }).explore(0, 5, 'co-pilot-red');
    table.play(0, { do: 'cardAction' }, { do: 'chooseBlock', side: 'right' }).settle('place-tokens').play(0, { do: 'endExplore' });
    expect(table.crew(0)['co-pilot-red']).toBe('exhausted:1');
    table.play(0, { do: 'pass', card: 'leader-red' });
    expect(table.facts('survivorLost')).toMatchObject([{ card: 'co-pilot-red', by: 'contamination' }]);
    expect(table.state.phase).toBe('rest');
  });

  it('LA-8.18, LA-19.2 abilities work in the Active Zone only: a resting Explorer opens no other bonus', () => {
    const bonus = (zone: string) =>
      given({ players: [{ crew: ['leader-red', `explorer:${zone}`], damage: ['b1.3'] }, {}], zone: ['hermit'] })
        .exploring(0)
        .explore(0, 1, ...(zone === 'active' ? ['explorer'] : ['leader-red']))
        .legal(0, 'bonusAction')
        .map((move) => (move.do === 'bonusAction' ? move.slot : 0));
    expect(new Set(bonus('rest'))).toEqual(new Set([1]));
    expect(new Set(bonus('active'))).toEqual(new Set([1, 3, 4, 5]));
  });
});
