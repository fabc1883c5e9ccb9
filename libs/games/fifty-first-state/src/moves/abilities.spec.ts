import { corePack } from '../content/core-pack';
import { given, type Someone } from '../testing';

const turn = (me: Someone, others: readonly Someone[] = [{}], more: object = {}) => given({ players: [me, ...others], ...more }).turnOf(0);

describe('actions of locations and boards', () => {
  it('FS-M6, FS-7.14 pay the cost onto the card, apply the effect, count one use', () => {
    const table = turn({ built: ['bioweaponry'], goods: { worker: 1, gun: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'bioweaponry') });
    expect(table.has(0, 'vp')).toEqual([2]);
    expect(table.place(0, 'bioweaponry')).toMatchObject({ uses: 1, spent: { worker: 1, gun: 1 } });
    table.turnOf(0);
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'bioweaponry') })).toBe('FS-7.14');
  });

  it('FS-M6 only own action locations', () => {
    const table = turn({ built: ['school'], goods: { worker: 9 } }, [{ built: ['archive'] }]);
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'school') })).toBe('FS-M6');
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(1, 'archive') })).toBe('FS-M6');
    expect(table.refusal(0, { do: 'activateLocation', place: 777 })).toBe('FS-M6');
  });

  it('FS-7.15 a location built in this round may be used in this round', () => {
    const table = turn({ hand: ['archive'], goods: { 'contact-grey': 1, worker: 1 } }, [{ passed: true }]);
    table.play(0, { do: 'construct', card: 'archive' });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.has(0, 'vp')).toEqual([1]);
  });

  it.each(
    corePack.factions.flatMap(({ id, actions }) =>
      actions.filter(({ maxPerRound }) => maxPerRound === 1).map((action) => [id, action.id] as const),
    ),
  )('FS-M7, FS-7.16, FS-13.1 %s: %s once a round, paid onto the board', (faction, action) => {
    const everything = { fuel: 4, iron: 4, gun: 4, brick: 4, worker: 4 };
    const table = turn({ faction, goods: everything, hand: ['school'], used: action === 'again' ? { grey: 1 } : {} }, [{ passed: true }]);
    const { effects, cost } = corePack.factions.find(({ id }) => id === faction)!.actions.find(({ id }) => id === action)!;
    table.play(0, { do: 'factionAction', action });
    while (table.asked[0] === '0 pay') table.play(0, table.legal(0)[0]!);
    expect(table.player(0).board[action]!.uses).toBe(1);
    for (const effect of effects) if (effect.do === 'gain' && effect.res !== 'card') expect(table.has(0, effect.res)).toEqual([effect.n]);
    for (const item of cost) if (item.pay === 'good') expect(table.player(0).board[action]!.spent[item.res]).toBe(item.n);
    if (table.asked[0] === '0 turn') expect(table.refusal(0, { do: 'factionAction', action })).toBe('FS-7.16');
  });

  it('FS-M7 refuses actions that the board does not have', () => {
    const table = turn({ faction: 'new-york', goods: { worker: 4, iron: 1 } });
    expect(table.refusal(0, { do: 'factionAction', action: 'again' })).toBe('FS-M7');
    expect(table.refusal(0, { do: 'factionAction', action: 'exchange-workers' })).toBe('FS-M8');
  });

  it('FS-M8, FS-R26 exchanges 2 workers for a basic resource or a card, any number of times', () => {
    const table = turn({ goods: { worker: 7 } });
    table.play(
      0,
      { do: 'exchangeWorkers', good: 'fuel' },
      { do: 'again' },
      { do: 'chooseOption', option: 3 },
      { do: 'again' },
      { do: 'chooseOption', option: 4 },
    );
    expect(table.supply(0)).toEqual({ worker: 1, fuel: 1, brick: 1 });
    expect(table.has(0, 'card')).toEqual([1]);
    expect(table.asked).toEqual(['1 turn']);
    expect(turn({ goods: { worker: 1 } }).refusal(0, { do: 'exchangeWorkers', good: 'gun' })).toBe('FS-4.9');
  });

  it('FS-M8, FS-R92, FS-R20 not for a card when there is none to be had', () => {
    const table = turn({ goods: { worker: 2 } }, [{}], { deck: [], discard: [] });
    expect(table.legal(0, 'exchangeWorkers')).toHaveLength(4);
    expect(table.refusal(0, { do: 'exchangeWorkers', good: 'card' })).toBe('FS-R20');
    expect(
      turn({ goods: { worker: 2 } }, [{}], { deck: [], discard: ['pub'] }).refusal(0, { do: 'exchangeWorkers', good: 'card' }),
    ).toBeUndefined();
  });

  it('FS-R20, FS-R92 an action that would change nothing is not offered', () => {
    const table = turn(
      {
        built: ['motel', 'thieves-caravan', 'body-hunters', 'camino-real', 'caravanner', 'production-manager', 'propaganda-station'],
        hand: ['school'],
        goods: { worker: 9 },
      },
      [{}],
      {
        deck: [],
        discard: [],
      },
    );
    for (const { id, card } of table.player(0).places)
      expect([card, table.refusal(0, { do: 'activateLocation', place: id })]).toEqual([card, 'FS-R20']);
    const drawable = turn({ built: ['motel', 'propaganda-station'], hand: ['school'], goods: { worker: 9 } }, [{}], {
      deck: [],
      discard: ['pub'],
    });
    expect(drawable.legal(0, 'activateLocation')).toHaveLength(2);
  });

  it('FS-R92 building, razing, signing and playing connections are legal whatever they yield', () => {
    const table = turn({ hand: ['pub', 'merchants'], goods: { 'contact-grey': 2, 'contact-red': 2, 'contact-blue': 2 } }, [{}], {
      deck: [],
      discard: [],
    });
    expect(table.legal(0).map((move) => move.do)).toEqual(
      expect.arrayContaining(['construct', 'signDeal', 'razeFromHand', 'playConnection']),
    );
  });
});

describe('open production', () => {
  it('FS-M9, FS-7.17 a worker lies on the card, the user gains its product, the owner a worker', () => {
    const table = turn({ goods: { worker: 1 } }, [{ built: ['sharrash'] }]);
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'sharrash') });
    expect(table.supply(0)).toEqual({ 'contact-universal': 1 });
    expect(table.supply(1)).toEqual({ worker: 1 });
    expect(table.place(1, 'sharrash').worker).toBe(true);
  });

  it('FS-7.17 choices are made by the user, counts use the owner’s State', () => {
    const table = turn({ goods: { worker: 1 } }, [{ built: ['outpost-mercenaries'] }]);
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'outpost-mercenaries') });
    expect(table.asked).toEqual(['0 choose-option']);
    table.play(0, { do: 'chooseOption', option: 1 });
    expect(table.supply(0)).toEqual({ 'contact-blue': 1 });
    expect(table.has(1, 'worker')).toEqual([1]);
  });

  it('FS-7.18, FS-15.10 at most one foreign worker a round; it stays; own open production cannot be used', () => {
    const table = turn({ goods: { worker: 3 }, built: ['docks'] }, [{ built: ['docks'], passed: false }]);
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(0, 'docks') })).toBe('FS-7.18');
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'docks') }).turnOf(0);
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'docks') })).toBe('FS-7.18');
    expect(table.place(1, 'docks').worker).toBe(true);
  });

  it('FS-M9 needs an open production location and a worker', () => {
    const table = turn({ goods: { worker: 1 } }, [{ built: ['school', 'archive'] }]);
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'school') })).toBe('FS-M9');
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'archive') })).toBe('FS-M9');
    expect(turn({}, [{ built: ['docks'] }]).legal(0, 'useOpenProduction')).toEqual([]);
  });

  it('FS-R92, FS-M9 one that produces only cards is out of use when there are none', () => {
    const table = turn({ goods: { worker: 1 } }, [{ built: ['pub'] }], { deck: [], discard: [] });
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'pub') })).toBe('FS-R92');
  });
});

describe('connections', () => {
  it('FS-M10, FS-7.19, FS-R16 cost two workers, only face-up ones, and are not replaced until the next Lookout', () => {
    const table = turn({ goods: { worker: 4 } }, [{ passed: true }], { red: 'thugs', blueDiscard: ['merchants'] });
    expect(table.refusal(0, { do: 'takeConnection', colour: 'blue' })).toBe('FS-7.19');
    table.play(0, { do: 'takeConnection', colour: 'red' });
    expect(table.player(0).hand).toMatchObject({ red: 1, cards: ['thugs'] });
    expect(table.has(0, 'worker')).toEqual([2]);
    expect(table.state.connections.red.faceUp).toBeNull();
    expect(table.refusal(0, { do: 'takeConnection', colour: 'red' })).toBe('FS-7.19');
    expect(turn({ goods: { worker: 1 } }, [{}], { red: 'thugs' }).refusal(0, { do: 'takeConnection', colour: 'red' })).toBe('FS-4.9');
  });

  it('FS-M11, FS-7.20, FS-15.24 are played in a later turn: discarded, paid for now, contacts gained', () => {
    const table = turn({ hand: ['thugs', 'merchants'], goods: { gun: 1 } }, [{ passed: true }]);
    table.play(0, { do: 'playConnection', card: 'thugs' });
    expect(table.supply(0)).toEqual({ 'contact-red': 3 });
    expect(table.state.connections.red.discard).toEqual(['thugs']);
    table.play(0, { do: 'playConnection', card: 'merchants' });
    expect(table.has(0, 'contact-blue')).toEqual([2]);
    expect(table.player(0).hand).toMatchObject({ red: 0, blue: 0, cards: [] });
  });

  it('FS-M11, FS-15.24 Thugs cannot be played without a gun; what is not in hand cannot be played', () => {
    const table = turn({ hand: ['thugs'] });
    expect(table.refusal(0, { do: 'playConnection', card: 'thugs' })).toBe('FS-4.9');
    expect(table.refusal(0, { do: 'playConnection', card: 'punks' })).toBe('FS-M11');
    expect(table.refusal(0, { do: 'playConnection', card: 'school' })).toBe('FS-M11');
  });

  it('FS-7.20, FS-15.20 a connection card cannot be spent as contacts', () => {
    const table = turn({ hand: ['punks', 'docks'] });
    expect(table.refusal(0, { do: 'razeFromHand', card: 'docks' })).toBe('FS-4.9');
  });

  it('FS-15.19 taking and playing need two different turns', () => {
    const table = turn({ goods: { worker: 2 } }, [{}], { blue: 'merchants' });
    table.play(0, { do: 'takeConnection', colour: 'blue' });
    expect(table.asked).toEqual(['1 turn']);
    table.play(1, { do: 'pass' }).play(0, { do: 'playConnection', card: 'merchants' });
    expect(table.has(0, 'contact-blue')).toEqual([2]);
  });
});

describe('shields', () => {
  it('FS-M13, FS-R19, FS-7.22 one per location, never on Ruins, never on others’ cards, only from the supply', () => {
    const table = turn({ built: ['school', { card: 'archive', shield: true }], ruins: ['docks'], goods: { shield: 2 } }, [
      { built: ['church'] },
    ]);
    expect(table.legal(0, 'placeShield')).toEqual([{ do: 'placeShield', place: table.id(0, 'school') }]);
    expect(table.refusal(0, { do: 'placeShield', place: table.id(0, 'archive') })).toBe('FS-7.22');
    expect(table.refusal(0, { do: 'placeShield', place: table.id(0, 'docks') })).toBe('FS-R19');
    expect(table.refusal(0, { do: 'placeShield', place: table.id(1, 'church') })).toBe('FS-R19');
    expect(turn({ built: ['school'] }).refusal(0, { do: 'placeShield', place: 1 })).toBe('FS-M13');
    table.play(0, { do: 'placeShield', place: table.id(0, 'school') });
    expect(table.place(0, 'school').shield).toBe(true);
    expect(table.has(0, 'shield')).toEqual([1]);
  });

  it('FS-7.22 a placed shield leaves in Cleanup', () => {
    const table = turn({ built: [{ card: 'school', shield: true }] }, [{ passed: true }]);
    table.play(0, { do: 'pass' });
    expect(table.place(0, 'school').shield).toBe(false);
  });
});
