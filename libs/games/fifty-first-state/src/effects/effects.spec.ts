import { given, type Someone } from '../testing';

const turn = (me: Someone, others: readonly Someone[] = [{}], more: object = {}) => given({ players: [me, ...others], ...more }).turnOf(0);
const use = (table: ReturnType<typeof turn>, card: string) => ({ do: 'activateLocation', place: table.id(0, card) }) as const;

describe('gains', () => {
  it('FS-4.3, FS-4.4 cards come from the deck into the hand, VP to the score, everything else to the supply', () => {
    const table = turn({ hand: ['gasoline-cultist', 'school'], goods: { 'contact-red': 2 } }, [{}], { deck: ['pub', 'quarry'] });
    table.play(0, { do: 'razeFromHand', card: 'gasoline-cultist' });
    expect(table.supply(0)).toEqual({ 'contact-blue': 1 });
    expect(table.has(0, 'vp')).toEqual([1]);
    expect(table.player(0).hand.cards).toEqual(['school', 'pub']);
  });

  it.each([
    ['factory', 'iron', 'scrap-trader'],
    ['murderers-pub', 'gun', 'shadow'],
    ['museum', 'liberty', 'church'],
    ['refinery', 'fuel', 'oil-trader'],
    ['rubble', 'brick', 'rubble-trader'],
    ['wrecked-tank', 'liberty', 'church'],
  ])('FS-14.2 %s gives 1 VP per location of type %s, itself included, at most 5; Ruins and deals do not count', (card, _type, other) => {
    const few = turn({ hand: [card], built: [other, other], ruins: [other], deals: [other], goods: { 'contact-grey': 2 } });
    expect(few.play(0, { do: 'construct', card }).has(0, 'vp')).toEqual([3]);
    const many = turn({ hand: [card], built: new Array<string>(7).fill(other), goods: { 'contact-grey': 2 } });
    expect(many.play(0, { do: 'construct', card }).has(0, 'vp')).toEqual([5]);
  });

  it.each([
    ['arena', 'gun', 'gunsmith'],
    ['brick-supplier', 'brick', 'brick-village'],
    ['oil-rig', 'fuel', 'oilfield'],
    ['parking-lot', 'iron', 'huge-machinery'],
  ] as const)('FS-14.2 %s produces 1 %s per location of its type, at most 3', (card, good, other) => {
    const build = (built: string[]) =>
      turn({ hand: [card], built, goods: { 'contact-grey': 2 } })
        .play(0, { do: 'construct', card })
        .has(0, good);
    expect([build([]), build([other]), build([other, other, other, other])]).toEqual([[1], [2], [3]]);
  });

  it('FS-8.12, FS-15.25 gained Ruins come from the top of the deck, face down; their owner may look', () => {
    const table = turn({ faction: 'mississippi', goods: { gun: 2 } }, [{}], { deck: ['pub', 'quarry'] });
    table.play(0, { do: 'factionAction', action: 'red' });
    expect(table.has(0, 'contact-red')).toEqual([1]);
    expect(table.place(0, 'pub')).toMatchObject({ ruined: true, row: 'gained' });
    expect(table.view({ seat: 0 }).players[0]!.places[0]!.card).toBe('pub');
    expect(table.view({ seat: 1 }).players[0]!.places[0]!.card).toBeNull();
    const none = turn({ faction: 'mississippi', goods: { gun: 2 } }, [{}], { deck: [], discard: [] });
    none.play(0, { do: 'factionAction', action: 'red' });
    expect(none.player(0).places).toEqual([]);
  });

  it.each([
    ['brick-storage', { brick: 3 }],
    ['camp', { worker: 3 }],
    ['city-guards', { gun: 3 }],
    ['methane-storage', { fuel: 3 }],
    ['scrap-metal', { iron: 3 }],
    ['foundation', { development: 1 }],
    ['radioactive-colony', { worker: 1, ammo: 2, 'contact-blue': 1, 'contact-red': 1 }],
  ])('FS-14.3 %s: its goods lie on the card, survive Cleanup and are never refilled', (card, cache) => {
    const table = turn({ hand: [card], goods: { 'contact-grey': 2 } }, [{ passed: true }]);
    table.play(0, { do: 'construct', card });
    expect(table.place(0, card).cache).toEqual(cache);
    table.at({ at: 'cleanup' });
    expect(table.place(0, card).cache).toEqual(cache);
    table.state = {
      ...table.state,
      players: table.state.players.map((player) => ({ ...player, places: player.places.map((place) => ({ ...place, cache: {} })) })),
    };
    table.at({ at: 'production' });
    expect(table.place(0, card).cache).toEqual({});
  });
});

describe('choices', () => {
  it('FS-M24 one of several lists of effects', () => {
    const table = turn({ hand: ['black-fortress'], goods: { 'contact-grey': 1 } });
    table.play(0, { do: 'construct', card: 'black-fortress' });
    expect(table.legal(0)).toEqual([
      { do: 'chooseOption', option: 0 },
      { do: 'chooseOption', option: 1 },
    ]);
    expect(table.refusal(0, { do: 'chooseOption', option: 2 })).toBe('FS-M24');
    table.play(0, { do: 'chooseOption', option: 1 });
    expect(table.supply(0)).toEqual({ gun: 1 });
  });

  it('FS-M25, FS-14.12 Production Manager: 2 workers, gain what one own production location produces', () => {
    const table = turn({ built: ['production-manager', 'boiler-room', 'docks', 'power-station', 'cistern'], goods: { worker: 2 } });
    table.play(0, use(table, 'production-manager'));
    expect(table.legal(0)).toEqual(['boiler-room', 'docks'].map((card) => ({ do: 'chooseProductionLocation', place: table.id(0, card) })));
    expect(table.refusal(0, { do: 'chooseProductionLocation', place: table.id(0, 'cistern') })).toBe('FS-M25');
    table.play(0, { do: 'chooseProductionLocation', place: table.id(0, 'docks') });
    expect(table.supply(0)).toEqual({ iron: 1 });
  });

  it('FS-R31, FS-R92 outside Production a dependent card, and one that would yield nothing, is not offered for a copy', () => {
    const table = turn({ built: ['production-manager', 'cistern', 'pub'], goods: { worker: 2 } }, [{}], { deck: [], discard: [] });
    expect(table.refusal(0, use(table, 'production-manager'))).toBe('FS-R20');
  });

  it('FS-14.12 Power Station copies when it is built, too', () => {
    const table = turn({ built: ['boiler-room'], hand: ['power-station'], goods: { 'contact-grey': 2 } });
    table.play(0, { do: 'construct', card: 'power-station' });
    expect(table.supply(0)).toEqual({ worker: 2 });
  });

  it('FS-14.8, FS-14.18 Suppliers, when built: only the bonus; the owner loses nothing, passed players are out of reach', () => {
    const table = turn({ hand: ['suppliers'], goods: { 'contact-grey': 2 } }, [
      { built: ['boiler-room'], passed: true },
      { built: ['docks', 'sharrash', 'power-station'] },
    ]);
    table.play(0, { do: 'construct', card: 'suppliers' });
    expect(table.legal(0)).toEqual(['docks', 'sharrash'].map((card) => ({ do: 'chooseProductionLocation', place: table.id(2, card) })));
    table.play(0, { do: 'chooseProductionLocation', place: table.id(2, 'sharrash') });
    expect(table.supply(0)).toEqual({ 'contact-universal': 1 });
    expect(table.supply(2)).toEqual({});
  });

  it('FS-14.9 a copied location counts the State of its owner', () => {
    const table = turn({ hand: ['suppliers'], built: ['gunsmith', 'gunsmith'], goods: { 'contact-grey': 2 } }, [{ built: ['arena'] }]);
    table.play(0, { do: 'construct', card: 'suppliers' });
    expect(table.supply(0)).toEqual({ gun: 1 });
  });

  it('FS-M26, FS-14.13, FS-R35 Caravanner: the goods of one to three different own deals', () => {
    const table = turn({ built: ['caravanner'], deals: ['school', 'docks', 'quarry', 'sharrash'], goods: { worker: 1 } });
    table.play(0, use(table, 'caravanner'));
    expect(table.legal(0)).toHaveLength(4);
    expect(table.refusal(0, { do: 'done' })).toBe('FS-M26');
    table.play(0, { do: 'chooseDeal', deal: table.deal(0, 'docks') });
    expect(table.legal(0)).toHaveLength(4);
    expect(table.legal(0)).toContainEqual({ do: 'done' });
    expect(table.refusal(0, { do: 'chooseDeal', deal: table.deal(0, 'docks') })).toBe('FS-M26');
    table.play(0, { do: 'chooseDeal', deal: table.deal(0, 'quarry') }, { do: 'chooseDeal', deal: table.deal(0, 'sharrash') });
    expect(table.supply(0)).toEqual({ iron: 1, brick: 1, 'contact-universal': 1 });
    expect(table.player(0).deals).toHaveLength(4);
    const early = turn({ built: ['caravanner'], deals: ['school', 'docks'], goods: { worker: 1 } });
    early.play(0, use(early, 'caravanner'), { do: 'chooseDeal', deal: early.deal(0, 'docks') }, { do: 'done' });
    expect(early.supply(0)).toEqual({ iron: 1 });
  });

  it('FS-14.13, FS-R36 Camino Real: the goods of one deal of an opponent who has not passed; the deal stays', () => {
    const table = turn({ built: ['camino-real'], deals: ['school'], goods: { worker: 1 } }, [
      { deals: ['docks'], passed: true },
      { deals: ['quarry', 'sharrash'] },
    ]);
    table.play(0, use(table, 'camino-real'));
    expect(table.legal(0)).toEqual(['quarry', 'sharrash'].map((card) => ({ do: 'chooseDeal', deal: table.deal(2, card) })));
    table.play(0, { do: 'chooseDeal', deal: table.deal(2, 'quarry') });
    expect(table.supply(0)).toEqual({ brick: 1 });
    expect(table.player(2).deals).toHaveLength(2);
    expect(table.asked).toEqual(['2 turn']);
  });

  it('FS-M27, FS-14.5, FS-R30 Thieves Caravan: 1 basic resource of another player’s supply, never from cards, twice', () => {
    const table = turn({ built: ['thieves-caravan'], goods: { worker: 4 } }, [
      { goods: { ammo: 3, worker: 2 }, built: [{ card: 'methane-storage', cache: { fuel: 3 } }] },
      { goods: { fuel: 1, brick: 1 } },
      { goods: { gun: 1 }, passed: true },
    ]);
    table.play(0, use(table, 'thieves-caravan'));
    expect(table.asked).toEqual(['0 choose-good']);
    expect(table.legal(0)).toEqual([
      { do: 'chooseGood', good: 'fuel' },
      { do: 'chooseGood', good: 'brick' },
    ]);
    expect(table.refusal(0, { do: 'chooseGood', good: 'gun' })).toBe('FS-M27');
    table.play(0, { do: 'chooseGood', good: 'brick' }, { do: 'again' });
    expect(table.supply(0)).toEqual({ fuel: 1, brick: 1 });
    expect(table.supply(2)).toEqual({});
    expect(table.place(0, 'thieves-caravan').uses).toBe(2);
  });

  it('FS-M27 asks for the victim when there are several', () => {
    const table = turn({ built: ['thieves-caravan'], goods: { worker: 2 } }, [{ goods: { fuel: 1 } }, { goods: { iron: 1 } }]);
    table.play(0, use(table, 'thieves-caravan'));
    expect(table.legal(0)).toEqual([
      { do: 'chooseVictim', seat: 1 },
      { do: 'chooseVictim', seat: 2 },
    ]);
    expect(table.refusal(0, { do: 'chooseVictim', seat: 0 })).toBe('FS-M27');
    table.play(0, { do: 'chooseVictim', seat: 2 });
    expect(table.supply(0)).toEqual({ iron: 1 });
  });

  it('FS-M28, FS-14.11, FS-R34 Body Hunters clear up to three other own locations of activation goods or a foreign worker', () => {
    const table = turn({
      built: [
        'body-hunters',
        { card: 'archive', uses: 2, spent: { worker: 2 }, shield: true },
        { card: 'docks', worker: true },
        { card: 'hideout', uses: 1 },
        { card: 'camp', cache: { worker: 3 } },
        { card: 'motel', uses: 1, spent: { worker: 1 } },
      ],
      goods: { worker: 1 },
    });
    table.play(0, use(table, 'body-hunters'), { do: 'payUnit', source: 'supply', good: 'worker' });
    expect(table.legal(0)).toEqual(['docks', 'archive', 'motel'].map((card) => ({ do: 'chooseLocation', place: table.id(0, card) })));
    expect(table.refusal(0, { do: 'done' })).toBe('FS-M28');
    expect(table.refusal(0, { do: 'chooseLocation', place: table.id(0, 'hideout') })).toBe('FS-M28');
    expect(table.refusal(0, { do: 'chooseLocation', place: table.id(0, 'body-hunters') })).toBe('FS-M28');
    table.play(0, { do: 'chooseLocation', place: table.id(0, 'archive') });
    expect(table.place(0, 'archive')).toMatchObject({ uses: 0, spent: {}, shield: true });
    expect(table.legal(0)).toContainEqual({ do: 'done' });
    table.play(0, { do: 'chooseLocation', place: table.id(0, 'docks') }, { do: 'done' });
    expect(table.place(0, 'docks').worker).toBe(false);
    expect(table.place(0, 'motel').uses).toBe(1);
    expect(table.place(0, 'camp').cache).toEqual({ worker: 3 });
  });

  it('FS-14.6 Hideout and Negotiator discard own deals for VP; the card goes to the main discard', () => {
    const table = turn({ built: ['negotiator'], deals: ['school'], goods: { worker: 1 } });
    table.play(0, use(table, 'negotiator'));
    expect(table.has(0, 'vp', 'worker')).toEqual([2, 0]);
    expect(table.state.discard).toEqual(['school']);
    const twice = turn({ built: ['hideout'], deals: ['school', 'school', 'school'] });
    const first = { do: 'discardDeal', deal: twice.player(0).deals[0]!.id } as const;
    const second = { do: 'discardDeal', deal: twice.player(0).deals[1]!.id } as const;
    twice.play(0, use(twice, 'hideout'), first, { do: 'again' }, second);
    expect(twice.has(0, 'vp')).toEqual([2]);
    expect(twice.turnOf(0).refusal(0, use(twice, 'hideout'))).toBe('FS-7.14');
  });

  it('FS-14.14 Propaganda Station: a worker and a hand card first, then two cards', () => {
    const table = turn({ built: ['propaganda-station'], hand: ['school'], goods: { worker: 1 } }, [{}], {
      deck: ['pub', 'quarry', 'docks'],
    });
    table.play(0, use(table, 'propaganda-station'));
    expect(table.player(0).hand.cards).toEqual(['school']);
    table.play(0, { do: 'discardFromHand', card: 'school' });
    expect(table.player(0).hand.cards).toEqual(['pub', 'quarry']);
    const empty = turn({ built: ['propaganda-station'], goods: { worker: 1 } });
    expect(empty.refusal(0, use(empty, 'propaganda-station'))).toBe('FS-4.9');
  });

  it('FS-M29, FS-13.2, FS-13.3 Texas repeats a used action, paying again; the goods lie on the repeat; once a round', () => {
    const table = turn(
      { faction: 'texas', goods: { iron: 2, fuel: 1, gun: 0 }, used: { grey: 1, blue: 1, red: 1, 'exchange-workers': 3 } },
      [{ passed: true }],
    );
    table.play(0, { do: 'factionAction', action: 'again' });
    expect(table.legal(0)).toEqual([
      { do: 'chooseUsedFactionAction', action: 'grey' },
      { do: 'chooseUsedFactionAction', action: 'blue' },
    ]);
    expect(table.refusal(0, { do: 'chooseUsedFactionAction', action: 'red' })).toBe('FS-M29');
    expect(table.refusal(0, { do: 'chooseUsedFactionAction', action: 'exchange-workers' })).toBe('FS-M29');
    table.play(0, { do: 'chooseUsedFactionAction', action: 'grey' });
    expect(table.supply(0)).toEqual({ iron: 1, fuel: 1, 'contact-grey': 1 });
    expect(table.player(0).board.again).toEqual({ uses: 1, spent: { iron: 1 } });
    expect(table.player(0).board.grey!.uses).toBe(1);
    expect(table.refusal(0, { do: 'factionAction', action: 'again' })).toBe('FS-7.16');
  });

  it('FS-13.3 the repeat needs an action that was used and can be paid', () => {
    expect(turn({ faction: 'texas', goods: { iron: 1 } }).refusal(0, { do: 'factionAction', action: 'again' })).toBe('FS-R20');
    expect(turn({ faction: 'texas', used: { grey: 1 } }).refusal(0, { do: 'factionAction', action: 'again' })).toBe('FS-R20');
    expect(
      turn({ faction: 'texas', used: { grey: 1 }, goods: { ammo: 1 } }).refusal(0, { do: 'factionAction', action: 'again' }),
    ).toBeUndefined();
  });

  it('FS-8.1, FS-15.1, FS-R46 the card outranks the rulebook: Shipwreck once a round, twice with the option', () => {
    const goods = { worker: 2, iron: 2 };
    const once = turn({ built: ['shipwreck'], goods });
    once.play(0, use(once, 'shipwreck'));
    expect(once.asked).toEqual(['1 turn']);
    const twice = turn({ built: ['shipwreck'], goods }, [{}], { options: { shipwreckTwice: true } });
    twice.play(0, use(twice, 'shipwreck'), { do: 'again' });
    expect(twice.has(0, 'vp')).toEqual([4]);
  });

  it('FS-7.24, FS-7.21 a sub-decision with one public option is made by itself, moves of the turn never are', () => {
    const table = turn({ built: ['thieves-caravan'], goods: { worker: 2 } }, [{ goods: { gun: 1 } }]);
    expect(table.legal(0, 'activateLocation')).toHaveLength(1);
    table.play(0, use(table, 'thieves-caravan'));
    expect(table.supply(0)).toEqual({ gun: 1 });
    expect(turn({}).asked).toEqual(['0 turn']);
  });
});
