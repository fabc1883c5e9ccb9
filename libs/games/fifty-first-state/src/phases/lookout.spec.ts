import { given } from '../testing';

const players = (n: number) => Array.from({ length: n }, () => ({}));
const lookout = (n: number, more: object = {}) => given({ players: players(n), round: 3, phase: 'cleanup', ...more }).at({ at: 'lookout' });

describe('Lookout', () => {
  it('FS-6.1 begins a round by revealing the top card of each connection deck', () => {
    const table = lookout(2, { blueDeck: ['junk-train', 'merchants'], redDeck: ['thugs', 'punks'] });
    expect(table.state.round).toBe(4);
    expect([table.state.connections.blue.faceUp, table.state.connections.red.faceUp]).toEqual(['junk-train', 'thugs']);
  });

  it('FS-8.8, FS-R09 rebuilds an empty connection deck from the discard of its colour; without one no card is available', () => {
    const table = lookout(2, { blueDeck: [], blueDiscard: ['merchants', 'merchants', 'junk-train'], redDeck: [], redDiscard: [] });
    expect(['merchants', 'junk-train']).toContain(table.state.connections.blue.faceUp);
    expect(table.state.connections.blue.discard).toEqual([]);
    expect(table.state.connections.red.faceUp).toBeNull();
    expect(table.facts('connectionsReshuffled')).toEqual([{ colour: 'blue', n: 3 }]);
  });

  it('FS-6.2, FS-6.3 drafts clockwise from the first player, then counter-clockwise from the last; what is left is discarded', () => {
    const table = lookout(3, {
      first: 1,
      deck: ['pub', 'quarry', 'docks', 'arena', 'church', 'museum', 'camp', 'motel', 'factory', 'rubble', 'convoy'],
    });
    expect(table.state.display).toEqual(['pub', 'quarry', 'docks', 'arena']);
    table.play(1, { do: 'takeLookoutCard', card: 'docks' }).play(2, { do: 'takeLookoutCard', card: 'pub' });
    expect(table.asked).toEqual(['0 draft']);
    table.play(0, { do: 'takeLookoutCard', card: 'quarry' });
    expect(table.state.discard).toEqual(['arena']);
    expect(table.state.display).toEqual(['church', 'museum', 'camp', 'motel']);
    expect(table.asked).toEqual(['0 draft']);
    table.play(0, { do: 'takeLookoutCard', card: 'camp' }).play(2, { do: 'takeLookoutCard', card: 'church' });
    table.play(1, { do: 'takeLookoutCard', card: 'motel' });
    expect(table.state.discard.slice(0, 2)).toEqual(['arena', 'museum']);
    expect(table.player(1).hand.cards).toEqual(expect.arrayContaining(['docks', 'motel']));
  });

  it('FS-6.4 taking is mandatory and the hand has no limit', () => {
    const hand = new Array<string>(30).fill('school');
    const table = given({ players: [{ hand }, {}], round: 1, phase: 'cleanup' }).at({ at: 'lookout' });
    expect(table.legal(0).every((move) => move.do === 'takeLookoutCard')).toBe(true);
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-M0');
    table.play(0, { do: 'takeLookoutCard', card: 'pub' });
    expect(table.has(0, 'card')).toEqual([31]);
  });

  it('FS-M0 only cards of the display can be taken, only by whose pick it is', () => {
    const table = lookout(2, { deck: ['pub', 'quarry', 'docks', 'arena', 'church', 'museum'] });
    expect(table.legal(0)).toEqual(['pub', 'quarry', 'docks'].map((card) => ({ do: 'takeLookoutCard', card })));
    expect(table.refusal(0, { do: 'takeLookoutCard', card: 'arena' })).toBe('FS-M0');
    expect(table.refusal(1, { do: 'takeLookoutCard', card: 'pub' })).toBe('FS-6.11');
    expect(table.legal(1)).toEqual([]);
  });

  it('FS-4.2 a pick is public although the hand is not', () => {
    const table = lookout(2);
    table.play(0, { do: 'takeLookoutCard', card: 'quarry' });
    expect(table.facts('taken')).toEqual([{ seat: 0, card: 'quarry' }]);
    expect(table.view({ seat: 1 }).players[0]!.hand.cards).toBeNull();
  });

  it('FS-8.7, FS-8.13, FS-15.15 shuffles the discard into a new deck when a card is needed and the deck is empty, also in the middle', () => {
    const table = lookout(2, { deck: ['pub'], discard: ['quarry', 'docks', 'arena', 'church'] });
    expect(table.state.display).toHaveLength(3);
    expect(table.state.display[0]).toBe('pub');
    expect(table.facts('revealed').map(({ cards }) => cards.length)).toEqual([1, 2]);
    expect(table.facts('reshuffled')).toEqual([{ n: 4 }]);
    expect(table.state.discard).toEqual([]);
  });

  it('FS-8.13 does not reshuffle before a card is needed', () => {
    const table = lookout(2, { deck: ['pub', 'quarry', 'docks'], discard: ['arena'] });
    expect(table.facts('reshuffled')).toEqual([]);
    expect(table.state.discard).toEqual(['arena']);
  });

  it('FS-6.20, FS-R10 reveals what there is; players for whom nothing is left get nothing, and nothing is discarded', () => {
    const table = lookout(4, { first: 2, deck: ['pub', 'quarry', 'docks'] });
    expect(table.state.display).toEqual(['pub', 'quarry', 'docks']);
    table.play(2, { do: 'takeLookoutCard', card: 'pub' }).play(3, { do: 'takeLookoutCard', card: 'quarry' });
    // One card is left: seat 0 takes it without being asked, seat 1 gets none, and there is no second display.
    expect(table.player(0).hand.cards).toContain('docks');
    expect(table.player(1).hand.locations).toBe(0);
    expect(table.state.phase).toBe('action');
    expect(table.state.discard).toEqual([]);
  });

  it('FS-6.20 a left-over card is discarded only if there is one', () => {
    const table = lookout(2, { deck: ['pub', 'quarry'] });
    table.play(0, { do: 'takeLookoutCard', card: 'pub' });
    expect(table.player(1).hand.cards).toEqual(['quarry']);
    expect(table.facts('displayDiscarded')).toEqual([]);
  });
});
