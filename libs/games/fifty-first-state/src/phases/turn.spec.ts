import { given, type Someone } from '../testing';

const turn = (me: Someone, others: readonly Someone[] = [{}], more: object = {}) => given({ players: [me, ...others], ...more }).turnOf(0);

describe('a turn', () => {
  it('FS-6.11, FS-R04 alternates single actions clockwise', () => {
    const table = turn({ hand: ['school'], goods: { 'contact-grey': 1, iron: 1 } }, [{ passed: true }, {}]);
    table.play(0, { do: 'construct', card: 'school' });
    expect(table.asked).toEqual(['2 turn']);
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-6.11');
  });

  it('FS-6.11 who is the only one left keeps taking turns', () => {
    const table = turn({ goods: { worker: 4, iron: 1 }, faction: 'new-york' }, [{ passed: true }]);
    table.play(0, { do: 'factionAction', action: 'grey' });
    expect(table.asked).toEqual(['0 turn']);
    expect(table.player(0).turns).toBe(2);
  });

  it('FS-6.11 only one action a turn', () => {
    const table = turn({ built: ['archive'], goods: { worker: 4 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.asked).toEqual(['0 turn']);
    expect(table.refusal(0, { do: 'exchangeWorkers', good: 'iron' })).toBe('FS-6.11');
  });

  it('FS-6.12 any actions in any mix, as long as they can be paid', () => {
    const table = turn(
      { faction: 'new-york', hand: ['school', 'docks'], goods: { 'contact-grey': 1, 'contact-blue': 1, iron: 1, gun: 1 } },
      [{ passed: true }],
    );
    table.play(0, { do: 'construct', card: 'school' }, { do: 'signDeal', card: 'docks' }, { do: 'factionAction', action: 'red' });
    table.play(0, { do: 'factionAction', action: 'grey' });
    expect(table.supply(0)).toEqual({ worker: 2, iron: 1, 'contact-grey': 1, 'contact-red': 2 });
  });

  it('FS-6.13, FS-M13 shields may be placed before or after the action, any number, but not after passing', () => {
    const table = turn({ built: ['school', 'archive', 'church'], goods: { shield: 2, worker: 1 } });
    table.play(0, { do: 'placeShield', place: table.id(0, 'school') });
    expect(table.asked).toEqual(['0 turn']);
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.legal(0)).toEqual([
      { do: 'endTurn' },
      { do: 'placeShield', place: table.id(0, 'archive') },
      { do: 'placeShield', place: table.id(0, 'church') },
    ]);
    table.play(0, { do: 'placeShield', place: table.id(0, 'church') });
    expect(table.asked).toEqual(['1 turn']);
    expect(table.supply(0)).toEqual({});
    const passing = turn({ built: ['school'], goods: { shield: 1 } });
    passing.play(0, { do: 'pass' });
    expect(passing.refusal(0, { do: 'placeShield', place: passing.id(0, 'school') })).toBe('FS-6.11');
  });

  it('FS-6.14, FS-15.21, FS-M14 an ability with several uses may be used again at once, or in later turns', () => {
    const table = turn({ built: ['archive'], goods: { worker: 3 } });
    const use = { do: 'activateLocation', place: table.id(0, 'archive') } as const;
    table.play(0, use);
    expect(table.legal(0)).toEqual([{ do: 'again' }, { do: 'endTurn' }]);
    table.play(0, { do: 'again' });
    expect(table.has(0, 'vp', 'worker')).toEqual([2, 1]);
    expect(table.asked).toEqual(['1 turn']);
    const spread = turn({ built: ['archive'], goods: { worker: 3 } }, [{ passed: true }]);
    spread.play(0, use, { do: 'endTurn' }, use);
    expect(spread.has(0, 'vp')).toEqual([2]);
    expect(spread.refusal(0, use)).toBe('FS-7.14');
  });

  it('FS-6.14, FS-M14 there is nothing to repeat after an action of another kind, and no turn to end before one', () => {
    const table = turn({ built: ['school'], goods: { shield: 1, iron: 1 }, faction: 'new-york' });
    expect(table.refusal(0, { do: 'again' })).toBe('FS-6.14');
    expect(table.refusal(0, { do: 'endTurn' })).toBe('FS-M14');
    table.play(0, { do: 'factionAction', action: 'grey' });
    expect(table.refusal(0, { do: 'again' })).toBe('FS-6.14');
  });

  it('FS-6.15 ends by itself when neither a repetition nor a shield is possible', () => {
    const table = turn({ built: ['archive'], goods: { worker: 1 } });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.asked).toEqual(['1 turn']);
  });

  it('FS-6.16, FS-M12 passing is always legal before an action, also after a shield, and never after an action', () => {
    const table = turn({ built: ['school', 'archive'], goods: { shield: 1, worker: 2 } });
    table.play(0, { do: 'placeShield', place: table.id(0, 'school') });
    expect(table.legal(0)).toContainEqual({ do: 'pass' });
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-M12');
    expect(turn({}).legal(0)).toEqual([{ do: 'pass' }]);
  });

  it('FS-6.16, FS-15.8 a passed player cannot be razed, used, robbed or copied', () => {
    const victim: Someone = { passed: true, built: ['boiler-room', 'school'], deals: ['docks'], goods: { fuel: 3 } };
    const table = turn(
      { built: ['thieves-caravan', 'camino-real'], hand: ['suppliers'], goods: { worker: 9, 'contact-red': 9, 'contact-grey': 2 } },
      [victim, {}],
      { options: { expansion: 'winter' } },
    );
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(1, 'school') })).toBe('FS-6.16');
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'boiler-room') })).toBe('FS-6.16');
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'thieves-caravan') })).toBe('FS-R20');
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'camino-real') })).toBe('FS-R20');
    table.play(0, { do: 'construct', card: 'suppliers' });
    expect(table.facts('copied')).toEqual([]);
    expect(table.asked).toEqual(['2 turn']);
  });

  it('FS-6.17 the phase ends when all have passed', () => {
    const table = turn({}, [{ passed: true }, { passed: true }]);
    table.play(0, { do: 'pass' });
    expect(table.state.phase).not.toBe('action');
  });

  it('FS-6.23, FS-R90 after 99 turns in a phase only passing is left', () => {
    const shielded: Someone = { built: ['school', 'archive'], goods: { worker: 9, shield: 1 } };
    expect(turn({ ...shielded, turns: 99 }).legal(0).length).toBeGreaterThan(1);
    const table = turn({ ...shielded, turns: 100 });
    expect(table.legal(0)).toEqual([{ do: 'pass' }]);
    expect(table.refusal(0, { do: 'activateLocation', place: table.id(0, 'archive') })).toBe('FS-6.23');
    expect(table.refusal(0, { do: 'placeShield', place: table.id(0, 'school') })).toBe('FS-6.23');
  });

  it('FS-7.25, FS-R21 repeats the same ability with new choices; shields may come between, nothing else', () => {
    const table = turn({ built: ['thieves-caravan', 'school'], goods: { worker: 4, shield: 1 } }, [
      { goods: { fuel: 1, iron: 1 } },
      { goods: { gun: 1 } },
    ]);
    table.play(
      0,
      { do: 'activateLocation', place: table.id(0, 'thieves-caravan') },
      { do: 'chooseVictim', seat: 1 },
      { do: 'chooseGood', good: 'iron' },
    );
    expect(table.legal(0).map((move) => move.do)).toEqual(['again', 'endTurn', 'placeShield', 'placeShield']);
    table.play(0, { do: 'placeShield', place: table.id(0, 'school') }, { do: 'again' }, { do: 'chooseVictim', seat: 2 });
    expect(table.has(0, 'iron', 'gun')).toEqual([1, 1]);
    expect(table.asked).toEqual(['1 turn']);
  });

  it('FS-R03 limits are per round, not per turn', () => {
    const table = turn({ faction: 'new-york', goods: { iron: 2 } }, [{ passed: true }]);
    table.play(0, { do: 'factionAction', action: 'grey' });
    expect(table.asked).toEqual(['0 turn']);
    expect(table.refusal(0, { do: 'factionAction', action: 'grey' })).toBe('FS-7.16');
  });

  it('FS-4.18 the legal moves of a seat depend on public information and its own hand only', () => {
    const me: Someone = { hand: ['school'], goods: { 'contact-grey': 1 } };
    const one = turn(me, [{ hand: ['docks', 'arena'] }], { deck: ['pub', 'quarry'] });
    const other = turn(me, [{ hand: ['church', 'museum'] }], { deck: ['quarry', 'pub'] });
    expect(one.legal(0)).toEqual(other.legal(0));
  });

  it('is told apart from what is not asked', () => {
    const table = turn({});
    expect(table.refusal(0, { do: 'chooseOption', option: 0 })).toBe('FS-6.11');
    expect(table.refusal(0, { do: 'takeLookoutCard', card: 'pub' })).toBe('FS-6.11');
  });
});
