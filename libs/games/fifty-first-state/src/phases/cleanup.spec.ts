import { given, type Someone } from '../testing';

const cleanup = (players: readonly Someone[], more: object = {}) => {
  const table = given({ players: players.map((player, seat) => ({ ...player, passed: seat > 0 })), ...more }).turnOf(0);
  return table.play(0, { do: 'pass' });
};

describe('Cleanup', () => {
  it('FS-6.19 takes all goods, marks and tokens away; hands stay, the first-player token goes left, connections are discarded', () => {
    const table = cleanup(
      [
        {
          faction: 'new-york',
          goods: { fuel: 2, worker: 1, 'contact-grey': 1, development: 1, shield: 1 },
          hand: ['school', 'punks'],
          built: [
            { card: 'archive', uses: 2, spent: { worker: 2 }, shield: true },
            { card: 'boiler-room', worker: true },
          ],
          used: { grey: 1 },
        },
        { hand: ['docks'] },
      ],
      { blue: 'merchants', red: 'thugs', first: 1, blueDeck: ['junk-train'], redDeck: ['punks'] },
    );
    expect(table.facts('cleanedUp')).toEqual([{ first: 0, keepShields: [] }]);
    expect(table.state.first).toBe(0);
    expect(table.state.round).toBe(2);
    for (const { board, passed, turns } of table.state.players) expect([board, passed, turns]).toEqual([{}, false, 0]);
    expect(table.place(0, 'archive')).toMatchObject({ uses: 0, spent: {}, shield: false });
    expect(table.place(0, 'boiler-room').worker).toBe(false);
    expect(table.supply(0)).toEqual({});
    expect(table.player(0).hand.cards).toEqual(['school', 'punks']);
    expect(table.state.connections.blue).toMatchObject({ faceUp: 'junk-train', discard: ['merchants'] });
    expect(table.state.connections.red).toMatchObject({ faceUp: 'punks', discard: ['thugs'] });
  });

  it('FS-6.19, FS-14.3 cached goods stay on their card', () => {
    const table = cleanup([{ built: [{ card: 'camp', cache: { worker: 2 } }] }, {}]);
    expect(table.place(0, 'camp').cache).toEqual({ worker: 2 });
  });

  it('FS-6.19, FS-13.1 hands stay complete, however many cards', () => {
    const hand = ['school', 'docks', 'pub', 'archive', 'quarry', 'arena', 'church'];
    expect(cleanup([{ hand }, {}]).player(0).hand.cards).toEqual(hand);
  });

  it('FS-6.22, FS-M30 asks only those who hold something that fits a free slot, one good at a time, until done or full', () => {
    const table = cleanup([
      { built: ['thieves-den'], goods: { fuel: 2, iron: 2, worker: 3, ammo: 1 } },
      { built: ['ruined-library'], goods: { ammo: 4, worker: 2 } },
      { built: ['ruined-library'], goods: { gun: 1 } },
    ]);
    expect(table.asked).toEqual(['0 store', '2 store']);
    const den = table.id(0, 'thieves-den');
    expect(table.legal(0)).toEqual([
      { do: 'store', place: den, good: 'fuel' },
      { do: 'store', place: den, good: 'iron' },
      { do: 'store', place: den, good: 'worker' },
      { do: 'doneStoring' },
    ]);
    table.play(0, { do: 'store', place: den, good: 'fuel' }, { do: 'store', place: den, good: 'iron' });
    expect(table.refusal(0, { do: 'store', place: den, good: 'iron' })).toBe('FS-8.10');
    table.play(2, { do: 'doneStoring' });
    table.play(0, { do: 'store', place: den, good: 'worker' });
    expect(table.asked).toEqual(['0 store']);
    table.play(0, { do: 'store', place: den, good: 'worker' });
    expect(table.place(0, 'thieves-den').stored).toEqual({ fuel: 1, iron: 1, worker: 2 });
    expect(table.state.round).toBe(2);
  });

  it('FS-6.22 the answers of others do not change a decision that is open', () => {
    const table = cleanup([
      { built: ['hibernation-chambers'], goods: { worker: 2 } },
      { built: ['hibernation-chambers'], goods: { worker: 2 } },
    ]);
    const [mine] = table.game.toAct(table.state).filter(({ seat }) => seat === 0);
    table.play(1, { do: 'store', place: table.id(1, 'hibernation-chambers'), good: 'worker' });
    const now = table.game.toAct(table.state);
    expect(now.find(({ seat }) => seat === 0)).toEqual(mine);
    expect(new Set(now.map(({ turn }) => turn)).size).toBe(1);
  });

  it('FS-14.4 Underground Warehouse takes no ammo', () => {
    const table = cleanup([{ built: ['underground-warehouse'], goods: { ammo: 2, brick: 1 } }, {}]);
    expect(table.legal(0).filter((move) => move.do === 'store')).toEqual([
      { do: 'store', place: table.id(0, 'underground-warehouse'), good: 'brick' },
    ]);
    expect(table.refusal(0, { do: 'store', place: table.id(0, 'underground-warehouse'), good: 'ammo' })).toBe('FS-8.10');
  });

  it('FS-M30 refuses what is not there, and anything but storing', () => {
    const table = cleanup([{ built: ['ruined-library', 'school'], goods: { gun: 1 } }, {}]);
    expect(table.refusal(0, { do: 'store', place: table.id(0, 'ruined-library'), good: 'fuel' })).toBe('FS-8.10');
    expect(table.refusal(0, { do: 'store', place: table.id(0, 'school'), good: 'gun' })).toBe('FS-8.10');
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-M30');
  });

  it('FS-4.8 stored goods come back to the supply in Production, before anything can be paid', () => {
    const table = given({ players: [{ built: [{ card: 'crossing', stored: { 'contact-grey': 3 } }] }, {}], phase: 'lookout-2' }).at({
      at: 'production',
    });
    expect(table.has(0, 'contact-grey')).toEqual([3 + 1]);
    expect(table.place(0, 'crossing').stored).toEqual({});
  });
});
