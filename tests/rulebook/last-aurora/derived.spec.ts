import { given, NewGame } from '@kronika-testing/games/last-aurora';

describe('Last Aurora: derived examples', () => {
  it.each([
    [2, 41],
    [3, 45],
    [4, 51],
  ])('LA-DX-1 with %i players the exploration deck has %i cards', (seats, cards) => {
    expect(new NewGame(seats).state.deck.size).toBe(cards);
  });

  it('LA-DX-2 a Co-pilot who lives on food dies when it returns', () => {
    const table = given({ players: [{ goods: { food: 1 } }, {}], zone: ['contaminated-warehouse-a'] }).exploring(0);
    table
      .play(0, { do: 'feedBoost', card: 'co-pilot-red' })
      .explore(0, 1, 'co-pilot-red')
      .play(0, { do: 'cardAction' }, { do: 'chooseBlock', side: 'right' })
      .settle('place-tokens');
    expect(table.crew(0)['co-pilot-red']).toBe('active:1');
    table.play(0, { do: 'endExplore' });
    expect(table.asked).toEqual(['0 lose-survivor-token']);
    expect(table.crew(0)).toEqual({ 'leader-red': 'active' });
  });

  it('LA-DX-3 a location with one block left stays with its effect; emptied it goes and the row shifts', () => {
    const table = given({
      players: [{ crew: ['leader-red', 'bounty-hunter'] }, {}],
      zone: ['helicopter-wreck', 'hermit'],
      deck: ['driver'],
    }).exploring(0);
    table
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' }, { do: 'placeDamage', slot: 'b2.3' }, { do: 'chooseBlock', side: 'left' })
      .settle('place-tokens')
      .play(0, { do: 'endExplore' });
    expect(table.zone()[0]).toBe('helicopter-wreck');
    table
      .exploring(0)
      .explore(0, 1, 'bounty-hunter')
      .play(0, { do: 'cardAction' }, { do: 'placeDamage', slot: 'b2.4' })
      .settle('place-tokens')
      .play(0, { do: 'endExplore' });
    expect([table.zone()[0], table.state.discard]).toEqual(['hermit', ['helicopter-wreck']]);
  });

  it('LA-DX-4 two convoys on the same stop keep their order', () => {
    const table = given({ players: [{ at: 5 }, { at: 5 }, { at: 2 }], order: [1, 0, 2], phase: 'movement' }).at({
      at: 'movement',
      left: [],
    });
    expect(table.facts('orderUpdated')).toEqual([{ order: [2, 1, 0] }]);
  });

  it('LA-DX-5 damage in the top row of a convoy without devices is ignored', () => {
    const table = given({ players: [{}, {}], phase: 'fire' }).at({ at: 'damage', seat: 0, n: 1, zone: 'topRow', by: 'ambush' });
    expect([table.asked, table.damage(0)]).toEqual([[], []]);
  });

  it('LA-DX-6 at fame 5 a hit repairs; at -1 a loss damages', () => {
    const table = given({
      players: [{ fame: 5, goods: { ammo: 1 }, damage: ['b2.3'] }, { fame: -1 }],
      enemies: [{ card: 'war-wolves' }],
      outcomes: ['outcome-01', 'outcome-02'],
    }).firing(0);
    table.play(0, { do: 'attack', weapon: 'b1.3', enemy: 'war-wolves', ammo: 'b1.2' });
    expect([table.player(0).fame, table.damage(0)]).toEqual([5, []]);
    table.at({ at: 'fame', seat: 1, n: -1, by: 'card' }).play(1, { do: 'placeDamage', slot: 'b2.3' });
    expect([table.player(1).fame, table.damage(1)]).toEqual([-1, ['b2.3']]);
  });

  it('LA-DX-7 refresh with 4 players: the two leftmost go, new cards from the right', () => {
    const table = given({
      players: [{}, {}, {}, {}],
      zone: ['hermit', 'orphan', 'mechanic', 'explorer', 'preacher'],
      deck: ['driver', 'gunner', 'hustler'],
    }).at({ at: 'end-check' });
    expect(table.zone()).toEqual(['mechanic', 'explorer', 'preacher', 'gunner', 'driver']);
  });

  it('LA-DX-8 a fourth item comes before everything else', () => {
    const table = given({ players: [{ items: ['mine', 'mine', 'nitromethane'] }, {}], items: ['nitrous-oxide'] }).at(
      { at: 'draw', seat: 0, n: 1, by: 'card' },
      { at: 'explore', seat: 0, acted: false },
    );
    expect(table.asked).toEqual(['0 item-limit']);
    table.play(0, { do: 'dropItem', item: 'mine' });
    expect(table.asked).toEqual(['0 explore']);
  });

  it('LA-DX-9 an enemy left behind draws no outcome card, and its counters return', () => {
    const table = given({
      players: [{ at: 9 }, { at: 9 }],
      enemies: [{ card: 'war-wolves', region: 'valley', targets: [0, 0] }],
      phase: 'fire',
    }).at({ at: 'enemy-fire', regions: ['bay', 'coast', 'valley'] }, { at: 'abandon' });
    expect([table.facts('outcomeRevealed'), table.state.enemies, table.state.gone]).toEqual([[], [], ['war-wolves']]);
  });

  it('LA-DX-10 tow 3 replaced by tow 2: one trailer goes with its device', () => {
    const table = given({
      players: [
        { truck: 'heavy-hauler', trailers: ['container-red', 'box-trailer', 'tanker'], devices: [null, null, null, 'roof-rack'] },
        {},
      ],
    }).at({ at: 'attach', seat: 0, card: 'delivery-truck' });
    table.play(0, { do: 'chooseTrailerToDrop', position: 4 });
    expect(table.state.discard).toEqual(['heavy-hauler', 'tanker', 'roof-rack']);
  });

  it.each([
    [22, 'aurora'],
    [21, undefined],
  ])('LA-DX-11 Alpha, round 5, the leader on %i: %s', (at, by) => {
    expect(given({ players: [{ at }, {}], aurora: 5, round: 5 }).at({ at: 'end-check' }).state.ended?.by).toBe(by);
  });

  it('LA-DX-12 the Automa with six survivors recruits nobody: a contaminated one returns', () => {
    const table = given({
      players: [{}],
      order: [1, 0],
      zone: ['hermit'],
      automa: { survivors: 5, contaminated: 1, down: { n: 1, cards: ['automa-action-112'] } },
    }).at({ at: 'explore-cycle', left: [1, 0] });
    expect(table.state.automa).toMatchObject({ survivors: 6, contaminated: 0 });
  });

  it('LA-DX-13 on the last stop only staying is left', () => {
    const table = given({ players: [{ goods: { fuel: 2 }, at: 31 }, {}], options: { map: 'beta' } }).driving(0);
    expect(table.legal(0).map((move) => move.do)).toEqual(['stay', 'rearrange']);
  });

  it('LA-DX-14 the Trader on Beta slot 3: the last ammo may not be fired before the trade', () => {
    const table = given({
      players: [{ goods: { ammo: 1 } }, {}],
      options: { map: 'beta' },
      zone: [null, null, 'trader'],
      enemies: [{ card: 'war-wolves' }],
    })
      .exploring(0)
      .explore(0, 3, 'leader-red');
    expect(table.refusal(0, { do: 'bonusAction', slot: 3, option: 1 })).toBe('LA-14.28');
    table.play(0, { do: 'cardAction' }).settle('place-tokens');
    expect([table.goods(0), table.legal(0, 'bonusAction')]).toEqual([{ survivor: 2, fuel: 1 }, []]);
  });

  it('LA-DX-15 with an empty deck the row closes up and nothing is revealed', () => {
    const table = given({ players: [{}, {}], zone: ['hermit', 'orphan', null, null, 'mechanic'], deck: [] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' })
      .settle('place-tokens');
    expect(table.zone()).toEqual(['orphan', 'mechanic', null, null, null]);
  });

  it('LA-DX-16 a survivor token lost to the bonus after recruiting: the recruit stays', () => {
    const table = given({ players: [{}, {}], zone: [null, null, null, 'hermit'] })
      .exploring(0)
      .explore(0, 4, 'leader-red');
    table.play(
      0,
      { do: 'cardAction' },
      { do: 'placeToken', token: 'survivor', slot: 'b2.0' },
      { do: 'bonusAction', slot: 4, option: 1 },
      { do: 'placeToken', token: 'ammo', slot: 'b2.1' },
    );
    table.play(0, { do: 'placeDamage', slot: 'b1.0' });
    expect(table.legal(0, 'loseSurvivor').map((move) => ('card' in move ? move.card : ''))).toEqual(['leader-red', 'co-pilot-red']);
  });

  it('LA-DX-17 at fame 5 a hit that jams may repair the jam; the weapon stays used', () => {
    const table = given({
      players: [{ fame: 5, goods: { ammo: 2 } }, {}],
      enemies: [{ card: 'war-wolves', spaces: 9 }],
      outcomes: ['outcome-11', 'outcome-02'],
    }).firing(0);
    table.play(0, { do: 'attack', weapon: 'b1.3', enemy: 'war-wolves', ammo: 'b1.2' });
    expect([table.damage(0), table.player(0).used, table.asked]).toEqual([[], ['b1.3'], []]);
  });
});
