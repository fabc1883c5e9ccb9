import { given } from '@kronika-testing/games/last-aurora';

const act = (number: string) => `automa-action-${number}`;

describe('Last Aurora: examples printed in the rulebook', () => {
  it('LA-EX-1 the order of Exploration: from the left end of the track; who has nobody Active is skipped, but may feed', () => {
    const table = given({ players: [{}, { crew: ['leader-blue:exhausted'], goods: { food: 1 } }, {}, {}], order: [2, 1, 0, 3] }).at({
      at: 'explore-cycle',
      left: [2, 1, 0, 3],
    });
    expect(table.asked).toEqual(['2 explore']);
    table.play(2, { do: 'pass', card: 'leader-green' });
    expect(table.asked).toEqual(['1 explore']);
    table.play(1, { do: 'feedRecover', card: 'leader-blue' });
    expect(table.asked).toEqual(['0 explore']);
  });

  it('LA-EX-2 Dawid feeds the Co-pilot twice and explores slot 5; both food are gone at the end', () => {
    const table = given({
      players: [{ crew: ['co-pilot-red'], goods: { food: 2 } }, {}],
      zone: [null, null, null, null, 'hermit'],
    }).exploring(0);
    table.play(0, { do: 'feedBoost', card: 'co-pilot-red' }, { do: 'feedBoost', card: 'co-pilot-red' }).explore(0, 5, 'co-pilot-red');
    table.play(0, { do: 'cardAction' }).settle('place-tokens').play(0, { do: 'endExplore' });
    expect([table.survivor(0, 'co-pilot-red')?.food, table.goods(0).food]).toEqual([0, undefined]);
  });

  it('LA-EX-3 Asia gathers in the Contaminated Warehouse with the Preacher', () => {
    const table = given({ players: [{ crew: ['preacher'] }, {}], zone: [null, 'contaminated-warehouse-a'] })
      .exploring(0)
      .explore(0, 2, 'preacher');
    table.play(0, { do: 'cardAction' });
    expect(table.crew(0)).toEqual({ preacher: 'active:1' });
    table.play(0, { do: 'chooseBlock', side: 'left' }).settle('place-tokens').play(0, { do: 'endExplore' });
    expect([table.goods(0), table.crew(0)]).toEqual([{ survivor: 1, food: 1, fuel: 1 }, { preacher: 'exhausted:1' }]);
  });

  it('LA-EX-4 Szymon takes a trailer behind a truck that can tow two: nothing is replaced', () => {
    const table = given({ players: [{}, {}], zone: ['box-trailer'] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' });
    expect(table.convoy(0).slice(0, 3)).toEqual(['truck-red', 'container-red', 'box-trailer']);
    expect(table.state.discard).toEqual([]);
  });

  it('LA-EX-5 Dawid recruits the Hermit with the Co-pilot', () => {
    const table = given({ players: [{}, {}], zone: ['hermit'] })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red')
      .play(0, { do: 'cardAction' }, { do: 'placeToken', token: 'survivor', slot: 'b2.0' });
    expect(table.crew(0)).toEqual({ 'leader-red': 'active', 'co-pilot-red': 'exhausted', hermit: 'rest' });
    expect(table.goods(0).survivor).toBe(3);
  });

  it('LA-EX-6 Andrzej gives the Trader a Food Ration for two items; the Trader stays', () => {
    const table = given({ players: [{ items: ['food-ration'] }, {}], zone: ['trader'], items: ['mine', 'nitrous-oxide'] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' }, { do: 'payItem', item: 'food-ration' });
    expect(table.player(0).items.cards).toEqual(['mine', 'nitrous-oxide']);
    expect([table.state.itemDiscard, table.zone()[0]]).toEqual([['food-ration'], 'trader']);
  });

  it('LA-EX-7 Szymon repairs first, so that what he gathers finds room', () => {
    const table = given({ players: [{ goods: { ammo: 2 }, damage: ['b2.1', 'b2.2'] }, {}], zone: [null, null, 'abandoned-gas-station'] })
      .exploring(0)
      .explore(0, 3, 'leader-red');
    table.play(0, { do: 'bonusAction', slot: 3, option: 0 }, { do: 'repair', slot: 'b2.1' }, { do: 'repair', slot: 'b2.2' });
    table.play(0, { do: 'cardAction' }, { do: 'chooseBlock', side: 'left' }).settle('place-tokens');
    expect([table.goods(0), table.crew(0)['leader-red']]).toEqual([{ survivor: 2, ammo: 2, food: 1, fuel: 1 }, 'rest']);
  });

  it('LA-EX-8 Andrzej feeds the Co-pilot, gathers 2 fuel and removes the contamination with the bonus', () => {
    const table = given({ players: [{ crew: ['co-pilot-red'], goods: { food: 1 } }, {}], zone: ['contaminated-warehouse-a'] }).exploring(0);
    table.play(0, { do: 'feedBoost', card: 'co-pilot-red' }).explore(0, 1, 'co-pilot-red');
    table.play(0, { do: 'cardAction' }, { do: 'chooseBlock', side: 'right' }).settle('place-tokens');
    table.play(0, { do: 'bonusAction', slot: 1, option: 1 }, { do: 'decontaminate', card: 'co-pilot-red' });
    expect([table.crew(0), table.goods(0)]).toEqual([{ 'co-pilot-red': 'exhausted' }, { survivor: 1, fuel: 2 }]);
  });

  it('LA-EX-9 Asia passes with the Explorer and repairs 2', () => {
    const table = given({ players: [{ crew: ['explorer'], damage: ['b1.3', 'b2.3'] }, {}] })
      .exploring(0)
      .play(0, { do: 'pass', card: 'explorer' })
      .settle('repair');
    expect([table.crew(0), table.damage(0)]).toEqual([{ explorer: 'rest' }, []]);
  });

  it('LA-EX-10 Dawid moves 3 + 1 + 1 + 1 + 1 = 7', () => {
    const table = given({ players: [{ truck: 'interceptor', goods: { fuel: 2 }, items: ['nitrous-oxide'] }, {}] }).driving(0);
    table.play(0, { do: 'startMove', with: 'fuel' }, { do: 'useItem', item: 'nitrous-oxide', card: null }, { do: 'addFuel' });
    expect(table.state.stack.at(-1)).toMatchObject({ at: 'drive', points: 7 });
  });

  it('LA-EX-11 the Night Wolves ambush in the Valley: 1 damage in the bottom row for every convoy there', () => {
    const table = given({ players: [{ at: 3 }, { at: 5 }], zone: ['hermit', 'night-wolves'], phase: 'fire' }).at({ at: 'ambushes' });
    expect(table.state.enemies).toMatchObject([{ card: 'night-wolves', region: 'valley' }]);
    table.play(1, { do: 'placeDamage', slot: 'b2.3' }).play(0, { do: 'placeDamage', slot: 'b2.3' });
    expect([table.damage(0), table.damage(1)]).toEqual([['b2.3'], ['b2.3']]);
  });

  it('LA-EX-12 Andrzej fires a level 2 weapon: 2 damage and a jam', () => {
    const table = given({
      players: [{ devices: ['twin-machine-gun'], goods: { ammo: 1 } }, {}],
      enemies: [{ card: 'night-wolves', targets: [1] }],
      outcomes: ['outcome-05', 'outcome-01'],
    }).firing(0);
    table.play(0, { do: 'attack', weapon: 't1.0', enemy: 'night-wolves', ammo: 'b1.2' });
    expect(table.state.enemies[0]).toMatchObject({ damage: 2, targets: [1, 0] });
    expect([table.damage(0), table.player(0).fame, table.goods(0).ammo]).toEqual([['t1.0'], 1, undefined]);
  });

  it('LA-EX-13 the card shows D, B, …: Asia on B loots, Andrzej draws two items', () => {
    const table = given({
      players: [{ devices: ['twin-machine-gun'], goods: { ammo: 1 } }, {}],
      enemies: [{ card: 'night-wolves', spaces: 4, damage: 2, targets: [0, 1, 0], loot: 'prisoner' }],
      outcomes: ['outcome-12', 'outcome-01', 'outcome-02'],
    }).firing(0, { at: 'rewards', left: [1, 0], own: true });
    table.play(0, { do: 'attack', weapon: 't1.0', enemy: 'night-wolves', ammo: 'b1.2' });
    expect(table.asked).toEqual(['1 take-loot']);
    expect(table.player(0).items.n).toBe(0);
    table.play(1, { do: 'takeLoot' }, { do: 'placeToken', token: 'survivor', slot: 'b2.1' });
    expect([table.crew(1).prisoner, table.player(0).items.n]).toEqual(['rest', 2]);
  });

  it('LA-EX-14 War Wolves and Night Wolves with 1 damage each: 2 damage for every convoy, in the zone of the next back', () => {
    const table = given({
      players: [{}, {}],
      enemies: [{ card: 'war-wolves' }, { card: 'night-wolves' }],
      phase: 'fire',
      outcomes: ['outcome-12', 'outcome-04', 'outcome-01'],
    }).at({ at: 'enemy-fire', regions: ['valley'] });
    for (const seat of [1, 0]) table.play(seat, { do: 'placeDamage', slot: 'b1.3' }, { do: 'placeDamage', slot: 'b2.3' });
    expect([table.damage(0), table.damage(1)]).toEqual([
      ['b1.3', 'b2.3'],
      ['b1.3', 'b2.3'],
    ]);
  });

  it('LA-EX-15 Szymon scores 3 - 1 + 2 + 2 + 2 + 1 = 9', () => {
    const table = given({
      players: [
        {
          at: 20,
          fame: -1,
          items: ['mine', 'mine'],
          trailers: ['box-trailer'],
          devices: ['nuclear-reactor'],
          crew: ['bounty-hunter', 'leader-red:rest:1'],
        },
        { at: 17 },
      ],
    });
    expect(table.points()[0]).toBe(9);
  });

  it('LA-EX-16 a dangerous shortcut: 1 contamination and 1 damage at once', () => {
    const table = given({ players: [{ goods: { fuel: 1 }, at: 6 }, {}], options: { map: 'beta' } })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'b-shortcut-2' });
    table.play(
      0,
      { do: 'placeContamination', card: 'co-pilot-red' },
      { do: 'loseSurvivorToken', slot: 'b1.1' },
      { do: 'placeDamage', slot: 'b2.3' },
    );
    expect(table.damage(0)).toEqual(['b2.3']);
  });

  it('LA-EX-17 an avalanche shortcut: 2 damage, then nobody can use it', () => {
    const table = given({ players: [{ goods: { fuel: 1 }, at: 3 }, {}], options: { map: 'beta' } })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'b-shortcut-1' });
    table.play(0, { do: 'placeDamage', slot: 'b2.3' }, { do: 'placeDamage', slot: 'b2.4' });
    expect([table.player(0).stop, table.state.blocked]).toEqual(['b05', ['b-shortcut-1']]);
  });

  const solo = (number: string, zone: (string | null)[], automa = {}) =>
    given({ players: [{}], order: [1, 0], zone, automa: { ...automa, down: { n: 1, cards: [act(number)] } } }).at({
      at: 'explore-cycle',
      left: [1, 0],
    });

  it('LA-EX-18 an action card of value 3: the Automa explores slot 5', () => {
    expect(solo('113', ['hermit', 'orphan', 'mechanic', 'explorer', 'preacher']).state.discard).toEqual(['preacher']);
  });

  it('LA-EX-19 a right arrow and a location with fame loss: 1 fame less and the right block', () => {
    const table = solo('113', [null, null, null, null, 'refugee-camp']);
    expect(table.state.automa).toMatchObject({ fame: -1, fuel: 1, ammo: 2 });
    expect(table.facts('blockTaken')).toMatchObject([{ side: 'right' }]);
  });

  it('LA-EX-20 card 114 without a location: the rightmost survivor of slots 2 to 4, the Mechanic', () => {
    const table = solo('114', ['hermit', 'orphan', 'tanker', 'mechanic', 'preacher']);
    expect([table.state.discard, table.state.automa!.survivors]).toEqual([['mechanic'], 3]);
  });

  it('LA-EX-21 contamination moves the rightmost survivor to the Contaminated Zone', () => {
    expect(solo('112', ['contaminated-warehouse-a']).state.automa).toMatchObject({ survivors: 1, contaminated: 1 });
  });

  it('LA-EX-22 the Immortal Wolf: C under the counter, then D one further left', () => {
    const table = given({
      players: [{ at: 9 }],
      zone: ['immortal-wolf'],
      phase: 'fire',
      order: [0, 1],
      automa: { counter: 3, damage: ['D3'] },
      outcomes: ['outcome-03', 'outcome-01', 'outcome-02'],
    }).at({ at: 'ambushes' });
    expect(table.state.automa!.damage).toEqual(['D3', 'C3', 'D2']);
  });

  it('LA-EX-23 a left arrow, the level 2 weapon damaged: level 1 fires at Rendall and Randall', () => {
    const table = given({
      players: [{ at: 9 }],
      phase: 'fire',
      enemies: [{ card: 'night-wolves' }, { card: 'rendall-and-randall' }],
      automa: { counter: 5, ammo: 1, damage: ['A5'], faceUp: [act('112')] },
      outcomes: ['outcome-01', 'outcome-02'],
    }).at({ at: 'convoy-fire', left: [1] });
    expect(table.facts('attacked')).toMatchObject([{ weapon: 'A4', enemy: 'rendall-and-randall', damage: 1 }]);
    expect(table.state.automa!.ammo).toBe(0);
  });

  it('LA-EX-24 repair: nothing under the counter, so row C of the column to the left', () => {
    expect(solo('112', ['tanker'], { counter: 3, damage: ['C2', 'B1'] }).state.automa!.damage).toEqual(['B1']);
  });

  it('LA-EX-25 the Automa scores 1 + 1 + 1 + 4 = 7', () => {
    const table = given({
      players: [{ at: 3 }],
      automa: { at: 4, fame: 1, items: { n: 2, cards: ['mine', 'mine'] }, damage: ['B1', 'C2'] },
    });
    expect(table.points()[1]).toBe(7);
  });
});
