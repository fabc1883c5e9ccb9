import { redact } from '@kronika/game-kernel';
import { evolve } from './events/evolve';
import type { State } from './state/state';
import { given, NewGame } from './testing';

const table = () =>
  given({
    players: [
      { hand: ['school', 'punks', 'merchants'], built: ['docks'], ruins: ['church'], deals: ['quarry'], goods: { fuel: 2 }, vp: 4 },
      { hand: ['arena'] },
    ],
    deck: ['pub', 'motel'],
    discard: ['museum'],
    blue: 'junk-train',
  }).turnOf(0);

describe('who sees what', () => {
  it('FS-4.1, FS-15.14 numbers of cards, goods and tokens are open to everybody', () => {
    for (const viewer of [{ seat: 1 }, 'spectator'] as const) {
      const { players, deck } = table().view(viewer);
      expect(players[0]!.hand).toEqual({ locations: 1, blue: 1, red: 1, cards: null });
      expect([players[0]!.goods.fuel, players[0]!.vp, deck.cards]).toEqual([2, 4, 2]);
    }
  });

  it('FS-4.1, FS-4.15 contents of hands are their owner’s, the order of decks nobody’s; a spectator sees what is public', () => {
    expect(
      table()
        .view({ seat: 0 })
        .players.map(({ hand }) => hand.cards),
    ).toEqual([['school', 'punks', 'merchants'], null]);
    expect(
      table()
        .view('spectator')
        .players.map(({ hand }) => hand.cards),
    ).toEqual([null, null]);
    expect(table().view({ seat: 0 }).deck.order).toBeNull();
    expect(table().view('commentator').deck.order).toBeNull();
    expect(
      table()
        .view('commentator')
        .players.map(({ hand }) => hand.cards !== null),
    ).toEqual([true, true]);
    expect(table().view('everything').deck.order).toEqual(['pub', 'motel']);
  });

  it('FS-4.15 not even the faces of connection cards that were taken openly', () => {
    const taking = given({ players: [{ goods: { worker: 2 } }, {}], blue: 'junk-train' }).turnOf(0);
    taking.play(0, { do: 'takeConnection', colour: 'blue' });
    expect(taking.view({ seat: 1 }).players[0]!.hand).toEqual({ locations: 0, blue: 1, red: 0, cards: null });
  });

  it('FS-4.16, FS-R91 the owner sees the faces of own Ruins, nobody else does', () => {
    const face = (viewer: Parameters<ReturnType<typeof table>['view']>[0]) => table().view(viewer).players[0]!.places[1]!.card;
    expect([face({ seat: 0 }), face({ seat: 1 }), face('spectator'), face('everything')]).toEqual(['church', null, null, 'church']);
    const borgo = given({ players: [{}], opponent: { ruins: ['church'] }, options: { soloMode: 'borgo-2' } });
    expect(borgo.view({ seat: 0 }).players[1]!.places[0]!.card).toBeNull();
  });

  it('FS-R08 discard piles and deals are open', () => {
    const { discard, players, connections } = table().view('spectator');
    expect(discard).toEqual(['museum']);
    expect(players[0]!.deals.map(({ card }) => card)).toEqual(['quarry']);
    expect(connections.blue).toEqual({ deck: { cards: 2, order: null }, discard: [], faceUp: 'junk-train' });
  });

  it('FS-4.17 others see only how many cards are drawn; what is discarded, razed, built or tucked is public', () => {
    const drawing = given({ players: [{ built: ['motel'], goods: { worker: 1 } }, {}], deck: ['pub', 'quarry'] }).turnOf(0);
    drawing.play(0, { do: 'activateLocation', place: drawing.id(0, 'motel') });
    const drew = drawing.events.find(({ type }) => type === 'drew')!;
    expect(redact(drew, { seat: 1 })).toEqual({
      type: 'drew',
      open: { seat: 0, n: 1, by: 'action', card: 'motel' },
      sealed: [{ to: [0] }],
    });
    expect(redact(drew, { seat: 0 }).sealed![0]!.data).toEqual(['pub']);
  });

  it('a redacted game shows its viewer the same, and nobody’s hand', () => {
    const game = new NewGame(3, { expansion: 'winter', promoFactions: true }, 12).until(({ round }) => round === 4);
    for (const viewer of [{ seat: 1 }, 'spectator'] as const) {
      const own = game.events.reduce<State | undefined>((state, event) => evolve(state, redact(event, viewer)), undefined)!;
      expect(game.game.view(own, viewer)).toEqual(game.game.view(game.state, viewer));
      expect(own.deck.order).toBeNull();
      expect(own.players[0]!.hand.cards).toBeNull();
    }
  });
});
