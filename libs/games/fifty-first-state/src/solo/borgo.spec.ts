import { corePack } from '../content/core-pack';
import { given, NewGame, type Someone } from '../testing';
import type { Options } from '../options';

const borgo = (me: Someone, opponent: Someone = {}, options: Partial<Options> = {}, more: object = {}) =>
  given({ players: [me], opponent: { brawlers: 3, ...opponent }, options: { soloMode: 'borgo-2', ...options }, ...more });
const turn = (me: Someone, deck: readonly string[], opponent: Someone = {}, options: Partial<Options> = {}, more: object = {}) =>
  borgo(me, opponent, options, { deck, ...more })
    .turnOf(0)
    .at({ at: 'opponent' });
const brawlers = (table: ReturnType<typeof turn>) => table.player(1).brawlers;

// By type: school = ammo, worker (none of the four); arena = gun; quarry = brick; docks = iron; fuel-tank = fuel.

describe('against Borgo', () => {
  it('FS-12.1, FS-R85 Borgo has no board and starts like the human, who is first player in round 1', () => {
    const game = new NewGame(1, { soloMode: 'borgo-2', soloStartVp: 1 });
    expect(game.state.players.map(({ faction, vp }) => [faction === null, vp])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(game.state.first).toBe(0);
    expect(game.keepAny().state.round).toBe(1);
  });

  it('FS-12.2, FS-12.3 Lookout is the two-player draft: Borgo picks at random and builds at once, without production or bonus', () => {
    const deck = ['pub', 'quarry', 'docks', 'arena', 'church', 'museum', 'camp', 'motel', 'factory'];
    const table = borgo({}, { brawlers: 0 }, {}, { phase: 'cleanup', deck, round: 1 }).at({ at: 'lookout' });
    expect(table.state.display).toEqual(deck.slice(0, 3));
    table.play(0, { do: 'takeLookoutCard', card: 'pub' });
    expect(table.player(1).places).toHaveLength(2);
    expect(table.state.discard).toHaveLength(1);
    // Second draft: Borgo has picked first already.
    expect(table.state.display).toHaveLength(2);
    table.play(0, table.legal(0)[0]!);
    expect(table.supply(1)).toEqual({});
    expect(table.has(1, 'vp')).toEqual([0]);
    expect(table.facts('revealed').map(({ cards }) => cards.length)).toEqual([3, 3]);
  });

  it('FS-12.3, FS-8.11 any card on display may be Borgo’s', () => {
    const picks = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const game = new NewGame(1, { soloMode: 'borgo-2' }, seed).keepAny();
        const rest = game.state.display.slice(1);
        game.play(0, { do: 'takeLookoutCard', card: game.state.display[0]! });
        return rest.indexOf(game.state.players[1]!.places[0]!.card!);
      }),
    );
    expect([...picks].sort()).toEqual([0, 1]);
  });

  it.each([
    [1, false, 1],
    [4, false, 4],
    [4, true, 5],
  ])('FS-12.4, FS-12.6 round %i, hard %s: %i Brawlers', (round, borgoHard, number) => {
    const table = borgo({}, { brawlers: 0 }, { borgoHard }, { phase: 'cleanup', round: round - 1 }).at({ at: 'lookout' });
    table.play(0, table.legal(0)[0]!).play(0, table.legal(0)[0]!);
    expect(brawlers(table)).toBe(number);
  });

  it('FS-12.5 only the human produces', () => {
    const table = borgo({ faction: 'mutants-union' }, { built: ['boiler-room'] }, {}, { phase: 'lookout-2' }).at({ at: 'production' });
    expect([table.has(0, 'worker'), table.supply(1)]).toEqual([[3], {}]);
  });

  it('FS-12.7 turns alternate from the first player on; Borgo passes after the human has', () => {
    const first = borgo({}, {}, {}, { first: 1, phase: 'lookout-2', deck: ['pub', 'school', 'motel', 'crossroads'] }).at({
      at: 'production',
    });
    expect(first.facts('borgoRevealed')).toHaveLength(1);
    expect(first.asked).toEqual(['0 turn']);
    first.play(0, { do: 'pass' });
    expect(first.facts('passed')).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(first.facts('borgoRevealed')).toHaveLength(1);
  });

  it('FS-12.8, FS-12.9, FS-R80 none of the four types: Standard, a connection for 2 VP, red first', () => {
    const table = turn({}, ['school', 'pub'], {}, {}, { red: 'punks', blue: 'merchants' });
    expect(table.has(1, 'vp')).toEqual([2]);
    expect(table.state.connections.red.discard).toEqual(['punks']);
    expect(brawlers(table)).toBe(3);
    expect(table.state.discard).toEqual(['school']);
  });

  it('FS-12.9 Standard without a connection: a Brawler for 1 VP', () => {
    const table = turn({}, ['school', 'pub']);
    expect([table.has(1, 'vp'), brawlers(table)]).toEqual([[1], 2]);
  });

  it('FS-12.10, FS-R80 gun: Attack; a Brawler and another card; no match gives 1 VP', () => {
    const table = turn({ built: ['school'] }, ['arena', 'church', 'pub']);
    expect([table.has(1, 'vp'), brawlers(table)]).toEqual([[1], 2]);
    expect(table.state.discard).toEqual(['church', 'arena']);
    expect(table.place(0, 'school').ruined).toBe(false);
  });

  it('FS-12.10 a match is razed: 2 VP, Ruins, deal goods for the human', () => {
    const table = turn({ built: ['school', 'camp'] }, ['arena', 'archive', 'pub']);
    // Archive is worker and vp: School and Camp match once each, equal distance, feature before production.
    expect(table.facts('razed')).toMatchObject([{ seat: 1, owner: 0, card: 'camp', becomes: 'ruins' }]);
    expect(table.has(1, 'vp')).toEqual([2]);
    expect(table.supply(0)).toEqual({ worker: 1 });
  });

  it('FS-12.10 a shield is removed instead, 0 VP', () => {
    const table = turn({ built: [{ card: 'camp', shield: true }] }, ['arena', 'archive', 'pub']);
    expect(table.place(0, 'camp')).toMatchObject({ ruined: false, shield: false });
    expect(table.has(1, 'vp')).toEqual([0]);
  });

  it('FS-12.10, FS-M31 spoils do not matter to Borgo: the human chooses among equals', () => {
    const table = turn({ built: ['oil-trader', 'gasoline-cultist'] }, ['arena', 'refinery', 'pub']);
    expect(table.asked).toEqual(['0 choose-razed']);
    expect(table.legal(0)).toHaveLength(2);
    table.play(0, { do: 'chooseRazed', place: table.id(0, 'oil-trader') });
    expect(table.place(0, 'oil-trader').ruined).toBe(true);
    expect(table.state.discard).toEqual(['refinery', 'arena']);
  });

  it('FS-12.19, FS-R33 Hidden Forge is not razed, 0 VP; cards without type match nothing', () => {
    const forge = turn({ built: ['hidden-forge'] }, ['arena', 'wire-entanglement', 'pub']);
    expect([forge.place(0, 'hidden-forge').ruined, forge.has(1, 'vp')]).toEqual([false, [0]]);
    const typeless = turn({ built: ['foundation'] }, ['arena', 'radioactive-colony', 'pub']);
    expect(typeless.has(1, 'vp')).toEqual([1]);
  });

  it('FS-12.11, FS-R80 brick: Borgo builds the next card for free', () => {
    const table = turn({}, ['brick-village', 'boiler-room', 'pub']);
    expect(table.player(1).places.map(({ card }) => card)).toEqual(['boiler-room']);
    expect(table.supply(1)).toEqual({});
    expect(table.state.discard).toEqual(['brick-village']);
  });

  it('FS-12.12, FS-R80 iron or fuel: Development uses an open production location of the human', () => {
    const table = turn({ built: ['boiler-room', 'docks'] }, ['shelter', 'pub']);
    // The greater distance: Boiler Room.
    expect([table.place(0, 'boiler-room').worker, table.place(0, 'docks').worker]).toEqual([true, false]);
    expect(table.supply(0)).toEqual({ worker: 1 });
    expect(brawlers(table)).toBe(4);
    expect(turn({}, ['oilfield', 'pub']).facts('brawlers')).toEqual([]);
  });

  it('FS-12.12, FS-12.20, FS-R83, FS-M33 only what is not in ruins and has no worker; among equals the human chooses', () => {
    const built = [{ card: 'boiler-room', worker: true }, 'docks', 'quarry', { card: 'pub', ruined: true }];
    const table = turn({ built }, ['shelter', 'pub']);
    expect(table.asked).toEqual(['0 choose-occupied']);
    expect(table.legal(0)).toEqual(['docks', 'quarry'].map((card) => ({ do: 'chooseOccupied', place: table.id(0, card) })));
    expect(table.refusal(0, { do: 'chooseOccupied', place: table.id(0, 'boiler-room') })).toBe('FS-M33');
    table.play(0, { do: 'chooseOccupied', place: table.id(0, 'quarry') });
    expect(table.place(0, 'quarry').worker).toBe(true);
  });

  it('FS-12.12 Winter adds a Brawler', () => {
    expect(brawlers(turn({}, ['shelter', 'pub'], {}, { expansion: 'winter' }))).toBe(4);
  });

  it('FS-12.12, FS-R83 New Era puts a shield on Borgo’s farthest location: action, then feature, then production', () => {
    const options = { expansion: 'new-era' } as const;
    const own = turn({}, ['shelter', 'school'], { built: ['church', 'motel', 'boiler-room'] }, options);
    expect(own.place(1, 'motel').shield).toBe(true);
    const shielded = turn(
      {},
      ['shelter', 'school'],
      { built: ['church', { card: 'motel', shield: true }, 'boiler-room', 'hidden-forge'] },
      options,
    );
    expect(shielded.place(1, 'church').shield).toBe(true);
    const none = turn({}, ['shelter', 'school'], { built: ['hidden-forge'] }, options);
    expect(none.facts('shielded')).toEqual([]);
  });

  it('FS-R83, FS-M33 among equals the human chooses where the shield goes', () => {
    const table = turn({}, ['shelter', 'school'], { built: ['motel', 'oil-trader', 'school'] }, { expansion: 'new-era' });
    expect(table.legal(0)).toEqual(['motel', 'oil-trader'].map((card) => ({ do: 'chooseShielded', place: table.id(1, card) })));
    expect(table.refusal(0, { do: 'chooseShielded', place: table.id(1, 'school') })).toBe('FS-M33');
    table.play(0, { do: 'chooseShielded', place: table.id(1, 'oil-trader') });
    expect(table.place(1, 'oil-trader').shield).toBe(true);
  });

  it('FS-R84 with both expansions Winter comes before New Era', () => {
    const table = turn({}, ['shelter', 'school'], { built: ['motel'] }, { mixBothDecks: true });
    expect(table.events.map(({ type }) => type).filter((type) => type === 'brawlers' || type === 'shielded')).toEqual([
      'brawlers',
      'shielded',
    ]);
  });

  it('FS-12.8 several types: all indicated actions once each, in the order Attack, Build, Development', () => {
    // Storehouse is fuel and gun; Craftsmen Guild iron and brick.
    const attackFirst = turn({ built: ['docks'] }, ['storehouse', 'church', 'pub']);
    expect(attackFirst.events.map(({ type }) => type)).toEqual([
      'borgoRevealed',
      'brawlers',
      'borgoRevealed',
      'borgoDiscarded',
      'gained',
      'occupied',
      'gained',
      'brawlers',
      'borgoDiscarded',
      'turn',
    ]);
    const buildFirst = turn({ built: ['docks'] }, ['craftsmen-guild', 'church', 'pub']);
    expect(buildFirst.events.map(({ type }) => type).filter((type) => type === 'built' || type === 'occupied')).toEqual([
      'built',
      'occupied',
    ]);
    // Iron and fuel on one card are one Development.
    const pack = {
      ...corePack,
      locations: corePack.locations.map((card) => (card.id === 'shelter' ? { ...card, types: ['iron' as const, 'fuel' as const] } : card)),
    };
    expect(turn({ built: ['boiler-room', 'docks'] }, ['shelter', 'pub'], {}, {}, { pack }).facts('occupied')).toHaveLength(1);
  });

  it('FS-12.13 without a Brawler to remove Borgo passes at once; the rest of the turn is void', () => {
    const standard = turn({}, ['school', 'pub'], { brawlers: 0 });
    expect([standard.player(1).passed, standard.has(1, 'vp'), standard.state.discard]).toEqual([true, [0], ['school']]);
    const deck = ['storehouse', 'church', 'pub', 'motel', 'school', 'museum', 'camp', 'archive', 'crossroads'];
    const attack = turn({ built: ['docks'] }, deck, { brawlers: 0 });
    expect(attack.player(1).passed).toBe(true);
    expect(attack.facts('occupied')).toEqual([]);
    expect(attack.state.discard).toEqual(['storehouse']);
    expect(attack.asked).toEqual(['0 turn']);
    // Nothing of the void turn comes later.
    expect(attack.state.stack).toHaveLength(1);
    attack.play(0, { do: 'pass' });
    expect(attack.facts('occupied')).toEqual([]);
    expect(attack.facts('passed')).toEqual([{ seat: 1 }, { seat: 0 }]);
    expect(attack.state.round).toBe(2);
  });

  it('FS-12.14 the human uses Borgo’s open production: normal gain, Borgo gets a Brawler and no VP', () => {
    const table = borgo({ goods: { worker: 1 } }, { built: ['docks'] }, {}, { deck: ['pub', 'school'] }).turnOf(0);
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'docks') });
    expect(table.supply(0)).toEqual({ iron: 1 });
    expect(table.facts('brawlers')[0]).toEqual({ seat: 1, n: 1 });
  });

  it('FS-12.15 the human razes Borgo’s locations: shields count, Ruins stay in Borgo’s State, Borgo gains nothing', () => {
    const table = borgo(
      { goods: { 'contact-red': 4 } },
      { built: [{ card: 'docks', shield: true }, 'archive'] },
      {},
      { deck: ['pub', 'school'] },
    ).turnOf(0);
    expect(table.legal(0, 'razeOpponent')).toEqual([{ do: 'razeOpponent', place: table.id(1, 'docks') }]);
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'docks') });
    expect(table.place(1, 'docks').ruined).toBe(true);
    expect(table.supply(0)).toEqual({ iron: 2 });
    expect(table.supply(1)).toEqual({});
    const passed = borgo({ goods: { 'contact-red': 9 } }, { built: ['docks'], passed: true }).turnOf(0);
    expect(passed.refusal(0, { do: 'razeOpponent', place: passed.id(1, 'docks') })).toBe('FS-6.16');
  });

  it('FS-12.16, FS-R81, FS-R82 Cleanup: the token passes to the other side, shields on Borgo’s cards stay, Brawlers go', () => {
    const table = borgo({ built: [{ card: 'school', shield: true }] }, { built: [{ card: 'docks', shield: true }], passed: true }).turnOf(
      0,
    );
    table.play(0, { do: 'pass' });
    expect(table.facts('cleanedUp')).toEqual([{ first: 1, keepShields: [1] }]);
    expect([table.place(0, 'school').shield, table.place(1, 'docks').shield]).toEqual([false, true]);
    expect(table.facts('lookoutBegan')).toMatchObject([{ round: 2 }]);
    const again = borgo({}, { passed: true }, {}, { first: 1 }).turnOf(0).play(0, { do: 'pass' });
    expect(again.state.first).toBe(0);
  });

  it('FS-12.17 ends at 25 VP of either side, with 1 VP per location for both; equal is a loss', () => {
    const table = borgo({ vp: 25, built: ['school'] }, { vp: 24, built: ['docks', 'pub'], passed: true })
      .turnOf(0)
      .play(0, { do: 'pass' });
    expect(table.state.players.map(({ vp }) => vp)).toEqual([26, 26]);
    expect(table.game.outcome(table.state)).toEqual({ kind: 'solo', won: false, score: 26 });
  });

  it('FS-12.18 no card: at the start Borgo passes, an Attack finds no match, a Build does nothing', () => {
    expect(turn({}, []).player(1).passed).toBe(true);
    const attack = turn({ built: ['school'] }, ['arena'], {}, {}, { discard: [] });
    expect([attack.has(1, 'vp'), brawlers(attack)]).toEqual([[1], 2]);
    const build = turn({}, ['brick-village']);
    expect(build.player(1).places).toEqual([]);
    expect(build.asked).toEqual(['0 turn']);
  });

  it('FS-12.18 Lookout: a pick of Borgo from an empty display is skipped', () => {
    const table = borgo({}, { brawlers: 0 }, {}, { phase: 'cleanup', deck: ['pub'], discard: [] }).at({ at: 'lookout' });
    expect(table.player(0).hand.locations).toBe(1);
    expect(table.player(1).places).toEqual([]);
  });

  it('FS-12.19 Borgo has no goods and no deals; Suppliers may choose its production, not after it has passed', () => {
    const me: Someone = { built: ['thieves-caravan', 'camino-real'], hand: ['suppliers'], goods: { worker: 3, 'contact-grey': 2 } };
    const table = borgo(me, { built: ['docks'] }, {}, { deck: ['pub', 'school'] }).turnOf(0);
    expect(table.legal(0, 'activateLocation')).toEqual([]);
    expect(table.play(0, { do: 'construct', card: 'suppliers' }).has(0, 'iron')).toEqual([1]);
    const passed = borgo(me, { built: ['docks'], passed: true }).turnOf(0);
    expect(passed.play(0, { do: 'construct', card: 'suppliers' }).has(0, 'iron')).toEqual([0]);
  });

  it('FS-12.20 shows the achievement after a win against Borgo as well', () => {
    const table = borgo({ vp: 45 }, { vp: 5, passed: true }, {}, { endTriggered: true }).turnOf(0).play(0, { do: 'pass' });
    expect(table.game.outcome(table.state)).toEqual({ kind: 'solo', won: true, score: 45, rank: 'human' });
  });
});
