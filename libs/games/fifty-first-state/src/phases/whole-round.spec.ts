import { given } from '../testing';

describe('a whole round of two, move by move', () => {
  it('FS-1.2, FS-6.2, FS-6.5, FS-6.11, FS-6.17, FS-6.19 leads from one Lookout to the next', () => {
    const table = given({
      players: [
        { faction: 'mutants-union', hand: ['arena', 'school'], built: ['docks'], deals: ['quarry'] },
        { faction: 'new-york', hand: ['murderers-pub'], built: ['ruined-library'] },
      ],
      phase: 'cleanup',
      round: 2,
      first: 1,
      deck: [
        'shelter',
        'archive',
        'motel',
        'boiler-room',
        'church',
        'museum',
        'camp',
        'convoy',
        'oil-rig',
        'rubble',
        'haven',
        'hangar',
        'factory',
        'truck',
      ],
      blueDeck: ['junk-train', 'merchants'],
      redDeck: ['thugs', 'punks'],
    }).at({ at: 'lookout' });

    // Lookout: first player 1, then 0; then 0, then 1.
    expect([table.state.round, table.state.display]).toEqual([3, ['shelter', 'archive', 'motel']]);
    table.play(1, { do: 'takeLookoutCard', card: 'archive' }).play(0, { do: 'takeLookoutCard', card: 'shelter' });
    expect([table.state.discard, table.state.display]).toEqual([['motel'], ['boiler-room', 'church', 'museum']]);
    table.play(0, { do: 'takeLookoutCard', card: 'boiler-room' }).play(1, { do: 'takeLookoutCard', card: 'church' });

    // Production: the boards, a deal and Docks; cards are drawn by the first player first.
    expect(table.supply(0)).toEqual({ worker: 3, gun: 1, brick: 1, iron: 1, 'contact-grey': 1 });
    expect(table.supply(1)).toEqual({ worker: 3, iron: 1, 'contact-grey': 1 });
    expect(table.player(1).hand.cards).toEqual(['murderers-pub', 'archive', 'church', 'camp']);
    expect(table.player(0).hand.cards).toEqual(['arena', 'school', 'shelter', 'boiler-room', 'convoy']);
    expect(table.asked).toEqual(['1 turn']);

    // Turns alternate.
    table.play(1, { do: 'construct', card: 'archive' });
    table.play(0, { do: 'develop', card: 'shelter' });
    expect(table.player(0).places.map(({ card }) => card)).toEqual(['shelter']);
    expect(table.has(0, 'vp', 'brick')).toEqual([1, 0]);
    table.play(1, { do: 'activateLocation', place: table.id(1, 'archive') }, { do: 'again' });
    expect([table.has(1, 'vp', 'worker'), table.place(1, 'archive').spent]).toEqual([[2, 1], { worker: 2 }]);
    table.play(0, { do: 'factionAction', action: 'red' });
    expect(table.supply(0)).toEqual({ worker: 3, iron: 1, 'contact-grey': 1, 'contact-red': 3 });
    table.play(1, { do: 'factionAction', action: 'grey' });
    table.play(0, { do: 'razeFromHand', card: 'arena' });
    expect(table.has(0, 'gun', 'contact-red')).toEqual([3, 1]);
    table.play(1, { do: 'construct', card: 'camp' });
    expect(table.place(1, 'camp').cache).toEqual({ worker: 3 });
    table.play(0, { do: 'takeConnection', colour: 'blue' });
    table.play(1, { do: 'exchangeWorkers', good: 'gun' });
    // One worker of the supply and three of the Camp: the way to pay is a choice.
    expect(table.asked).toEqual(['1 pay']);
    table.play(1, { do: 'payUnit', source: 'supply', good: 'worker' });
    expect([table.supply(1), table.place(1, 'camp').cache]).toEqual([{ gun: 1 }, { worker: 2 }]);
    table.play(1, { do: 'endTurn' }).play(0, { do: 'playConnection', card: 'junk-train' });
    table.play(1, { do: 'pass' });
    expect(table.asked).toEqual(['0 turn']);
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(1, 'archive') })).toBe('FS-6.16');
    table.play(0, { do: 'signDeal', card: 'school' }, { do: 'construct', card: 'convoy' }, { do: 'pass' });
    expect(table.player(0).deals.map(({ card }) => card)).toEqual(['quarry', 'school']);

    // Cleanup: only seat 1 has storage and a basic resource to store.
    expect(table.asked).toEqual(['1 store']);
    table.play(1, { do: 'store', place: table.id(1, 'ruined-library'), good: 'gun' });
    expect([table.state.round, table.state.first, table.asked]).toEqual([4, 0, ['0 draft']]);
    expect([table.supply(0), table.supply(1)]).toEqual([{}, {}]);
    expect(table.place(1, 'ruined-library').stored).toEqual({ gun: 1 });
    expect(table.place(1, 'camp').cache).toEqual({ worker: 2 });
    expect(table.place(1, 'archive')).toMatchObject({ uses: 0, spent: {} });
    expect(table.state.connections.blue).toMatchObject({ faceUp: 'merchants', discard: ['junk-train'] });
    expect(table.state.connections.red).toMatchObject({ faceUp: 'punks', discard: ['thugs'] });
    expect(table.player(0).hand.cards).toEqual(['boiler-room']);

    // And the stored gun comes back.
    table.play(0, { do: 'takeLookoutCard', card: 'oil-rig' }).play(1, { do: 'takeLookoutCard', card: 'rubble' });
    table.play(1, { do: 'takeLookoutCard', card: 'hangar' }).play(0, { do: 'takeLookoutCard', card: 'factory' });
    expect(table.supply(1)).toEqual({ worker: 3, iron: 1, gun: 1, 'contact-grey': 1 });
    expect(table.supply(0)).toEqual({ worker: 4, gun: 1, brick: 1, 'contact-grey': 1 });
  });
});
