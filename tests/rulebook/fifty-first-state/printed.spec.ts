import { given, NewGame } from '@kronika-testing/games/fifty-first-state';

describe('51st State: examples printed in the rulebooks', () => {
  it('FS-EX-1 Lookout size: 3 players see 4 cards, each takes one, one is discarded; the same again in reverse order', () => {
    const game = new NewGame(3, {}, 'lookout').keepAny();
    const { first } = game.state;
    const order = [first, (first + 1) % 3, (first + 2) % 3];
    for (const seats of [order, [...order].reverse()]) {
      expect(game.state.display).toHaveLength(4);
      const discarded = game.state.discard.length;
      for (const seat of seats) {
        expect(game.asked).toEqual([`${seat} draft`]);
        game.play(seat, { do: 'takeLookoutCard', card: game.state.display[0]! });
      }
      expect(game.state.discard.length).toBe(discarded + 1);
    }
  });

  it('FS-EX-2 Production: Angelina, Mutants Union, with School, Pub and deals for gun and fuel', () => {
    const table = given({
      players: [{ faction: 'mutants-union', built: ['school', 'pub'], deals: ['assassin', 'fuel-tank'] }, { faction: 'new-york' }],
      phase: 'lookout-2',
    }).at({ at: 'production' });
    expect(table.supply(0)).toEqual({ worker: 4, gun: 2, 'contact-grey': 1, fuel: 1 });
    expect(table.has(0, 'card')).toEqual([2]);
    const [produced] = table.facts('produced');
    expect(produced!.sources.map(({ from, goods }) => [from, goods])).toEqual([
      ['board', { worker: 3, gun: 1, 'contact-grey': 1 }],
      ['deals', { gun: 1 }],
      ['deals', { fuel: 1 }],
      [table.id(0, 'school'), { worker: 1 }],
    ]);
  });

  it('FS-EX-3 Scarlett develops Ruins into School: 1 brick, two workers, 1 VP', () => {
    const table = given({ players: [{ ruins: ['church'], hand: ['school'], goods: { brick: 1 } }, {}] }).turnOf(0);
    table.play(0, { do: 'develop', card: 'school' });
    expect(table.supply(0)).toEqual({ worker: 2 });
    expect(table.has(0, 'vp')).toEqual([1]);
    expect(table.state.discard).toEqual(['church']);
    expect(table.player(0).places).toMatchObject([{ card: 'school', row: 'production', ruined: false }]);
  });

  it.each([
    ['ruined-library', 'murderers-pub'],
    ['murderers-pub', 'ruined-library'],
  ])('FS-EX-4 %s may be developed into %s through the common type gun', (old, card) => {
    const table = given({ players: [{ built: [old], hand: [card], goods: { brick: 1 } }, {}] }).turnOf(0);
    table.play(0, { do: 'develop', card });
    expect(table.player(0).places.map((place) => place.card)).toEqual([card]);
  });

  it('FS-EX-5 Charlize signs a deal with School: 1 blue contact, 1 worker now and in each later Production', () => {
    const table = given({ players: [{ faction: 'mutants-union', hand: ['school'], goods: { 'contact-blue': 1 } }, {}] }).turnOf(0);
    table.play(0, { do: 'signDeal', card: 'school' });
    expect(table.supply(0)).toEqual({ worker: 1 });
    expect(table.player(0).deals.map(({ card }) => card)).toEqual(['school']);
    table.at({ at: 'production' });
    expect(table.has(0, 'worker')).toEqual([1 + 3 + 1]);
  });

  it('FS-EX-6 Penelope razes Salma’s School with a shield: 4 red contacts, 2 workers, and 1 worker for Salma', () => {
    const table = given({ players: [{ goods: { 'contact-red': 4 } }, { built: [{ card: 'school', shield: true }] }] }).turnOf(0);
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'school') });
    expect(table.supply(0)).toEqual({ worker: 2 });
    expect(table.supply(1)).toEqual({ worker: 1 });
    expect(table.place(1, 'school')).toMatchObject({ ruined: true, shield: false });
  });

  it('FS-EX-7 the exchange may be repeated in one turn: 4 workers for 1 iron and 1 gun', () => {
    const table = given({ players: [{ goods: { worker: 4 } }, {}] }).turnOf(0);
    table.play(0, { do: 'exchangeWorkers', good: 'iron' }, { do: 'again' }, { do: 'chooseOption', option: 2 });
    expect(table.supply(0)).toEqual({ iron: 1, gun: 1 });
    expect(table.asked).toEqual(['1 turn']);
  });

  it('FS-EX-8 Eva uses Megan’s Boiler Room: 2 workers for one, a worker for Megan, no second use in the round', () => {
    const table = given({ players: [{ goods: { worker: 1 } }, { built: ['boiler-room'] }] }).turnOf(0);
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'boiler-room') });
    expect(table.supply(0)).toEqual({ worker: 2 });
    expect(table.supply(1)).toEqual({ worker: 1 });
    expect(table.place(1, 'boiler-room').worker).toBe(true);
    table.turnOf(0);
    expect(table.legal(0, 'useOpenProduction')).toEqual([]);
  });

  it('FS-EX-9 Megan’s Cleanup: workers stay in Hibernation Chambers, gun and contact are lost, cards are cleared', () => {
    const table = given({
      players: [
        {
          goods: { worker: 3, gun: 1, 'contact-grey': 1 },
          built: ['hibernation-chambers', { card: 'archive', uses: 1, spent: { worker: 1 } }, { card: 'boiler-room', worker: true }],
        },
        { passed: true },
      ],
    }).turnOf(0);
    table.play(0, { do: 'pass' });
    const store = { do: 'store', place: table.id(0, 'hibernation-chambers'), good: 'worker' } as const;
    table.play(0, store, store, store);
    expect(table.place(0, 'hibernation-chambers').stored).toEqual({ worker: 3 });
    expect(table.supply(0)).toEqual({});
    expect(table.place(0, 'archive')).toMatchObject({ uses: 0, spent: {} });
    expect(table.place(0, 'boiler-room').worker).toBe(false);
  });

  it('FS-EX-10 card beats rule: Shelter twice a round, Shipwreck only with the option', () => {
    const shelter = given({ players: [{ built: ['shelter'], goods: { iron: 6 } }, { passed: true }] }).turnOf(0);
    shelter.play(0, { do: 'activateLocation', place: shelter.id(0, 'shelter') }, { do: 'again' });
    expect(shelter.has(0, 'iron', 'vp')).toEqual([2, 4]);
    expect(shelter.refusal(0, { do: 'activateLocation', place: shelter.id(0, 'shelter') })).toBe('FS-7.14');
    const wreck = (shipwreckTwice: boolean) =>
      given({ players: [{ built: ['shipwreck'], goods: { worker: 2, iron: 2 } }, { passed: true }], options: { shipwreckTwice } }).turnOf(
        0,
      );
    const twice = wreck(true);
    twice.play(0, { do: 'activateLocation', place: twice.id(0, 'shipwreck') }, { do: 'again' });
    expect([twice.has(0, 'vp'), twice.supply(0)]).toEqual([[4], {}]);
    const once = wreck(false);
    once.play(0, { do: 'activateLocation', place: once.id(0, 'shipwreck') });
    expect(once.refusal(0, { do: 'activateLocation', place: once.id(0, 'shipwreck') })).toBe('FS-7.14');
  });

  it('FS-EX-11 Monika’s solo round: the opponent gains 5 VP', () => {
    const table = given({
      players: [{ faction: 'new-york', hand: ['boiler-room'], goods: {} }],
      opponent: {},
      phase: 'cleanup',
      round: 0,
      // Four on display, one more for the opponent, one by Production, then the two attacks.
      deck: ['docks', 'quarry', 'fuel-tank', 'assassin', 'excavator', 'church', 'rubble', 'camp', 'motel'],
      blueDeck: ['merchants'],
      redDeck: ['punks'],
    }).at({ at: 'lookout' });
    table.play(0, { do: 'takeLookoutCard', card: 'docks' });
    expect(table.player(1).places).toHaveLength(1);
    table.play(0, { do: 'takeLookoutCard', card: table.state.display[0]! });
    expect(table.player(0).hand.locations).toBe(1 + 2 + 1);
    expect(table.player(1).places).toHaveLength(3);
    expect(table.supply(1)).toEqual({});

    table.state = {
      ...table.state,
      players: table.state.players.map((player, seat) =>
        seat === 0 ? { ...player, goods: { ...player.goods, 'contact-grey': 2, gun: 1, worker: 3 } } : player,
      ),
    };
    // (1) She takes a connection; the opponent takes the other one.
    table.play(0, { do: 'takeConnection', colour: 'blue' });
    expect(table.has(1, 'vp')).toEqual([2]);
    expect(table.state.connections.red.discard).toEqual(['punks']);
    // (2) She builds a production location; the attack with Rubble (brick, vp) fails.
    table.play(0, { do: 'construct', card: 'boiler-room' });
    expect(table.has(0, 'worker')).toEqual([1 + 2 + 1]);
    expect(table.state.solo!.attempts.raze.failures).toBe(1);
    // (3) She uses a faction action; the attack with Camp (worker) hits Boiler Room.
    table.play(0, { do: 'factionAction', action: 'red' });
    expect(table.place(0, 'boiler-room').ruined).toBe(true);
    expect(table.has(0, 'worker')).toEqual([5]);
    expect(table.has(1, 'vp')).toEqual([4]);
    // (4) She sends a worker to its open production; it passes because of the success.
    const open = table.legal(0, 'useOpenProduction')[0]!;
    table.play(0, open);
    expect(table.has(1, 'vp')).toEqual([5]);
    expect(table.player(1).passed).toBe(true);
    // (5) She goes on alone, without reaching its cards.
    expect(table.legal(0, 'useOpenProduction')).toEqual([]);
    table.play(0, { do: 'exchangeWorkers', good: 'fuel' }, { do: 'endTurn' }, { do: 'pass' });
    expect(table.state.first).toBe(0);
    expect(table.state.round).toBe(2);
    expect(table.has(1, 'vp')).toEqual([5]);
  });
});
