import { redact } from '@kronika/game-kernel';
import { given, NewGame } from '../testing';
import type { State } from '../state/state';
import { evolve } from './evolve';
import type { Fact } from './facts';

const after = (state: State, ...facts: readonly Fact[]) => facts.reduce<State>((folded, fact) => evolve(folded, fact), state);
const two = () =>
  given({
    players: [
      {
        hand: ['school', 'punks'],
        built: ['docks', { card: 'camp', cache: { worker: 2 } }],
        deals: ['quarry'],
        goods: { fuel: 2, shield: 1 },
      },
      { built: ['archive'], goods: { iron: 1 } },
    ],
    deck: ['pub', 'arena', 'church'],
    blue: 'merchants',
    red: 'thugs',
  });

describe('evolve', () => {
  it('begins with the start, and with nothing else', () => {
    expect(() => evolve(undefined, { type: 'passed', open: { seat: 0 } })).toThrow(/begins with 'started'/);
    const game = new NewGame(3, { expansion: 'winter' }, 2);
    const state = evolve(undefined, game.events[0]!);
    expect([state.players.length, state.deck.size, state.phase, state.round]).toEqual([3, 138, 'setup-keep', 0]);
  });

  it('changes nothing in the state it is given, and shares what it leaves alone', () => {
    const { state } = two();
    const text = JSON.stringify(state);
    const next = after(state, { type: 'gained', open: { seat: 0, goods: { fuel: 1 }, by: 'action', card: null } });
    expect(JSON.stringify(state)).toBe(text);
    expect(next.players[1]).toBe(state.players[1]);
    expect(next.deck).toBe(state.deck);
    expect(next.players[0]!.places).toBe(state.players[0]!.places);
    expect(next.players[0]!.goods.fuel).toBe(3);
  });

  it('pays from supply and cache onto a place or an action', () => {
    const table = two();
    const camp = table.id(0, 'camp');
    const docks = table.id(0, 'docks');
    const paid = (to: Fact<'paid'>['open']['to']) =>
      after(table.state, { type: 'paid', open: { seat: 0, goods: { fuel: 1 }, cached: [{ place: camp, good: 'worker', n: 1 }], to } })
        .players[0]!;
    expect(paid(null)).toMatchObject({ goods: { fuel: 1 }, places: [{ spent: {} }, { cache: { worker: 1 } }] });
    expect(paid({ place: docks }).places[0]!.spent).toEqual({ fuel: 1, worker: 1 });
    expect(paid({ action: 'grey' }).board).toEqual({ grey: { uses: 0, spent: { fuel: 1, worker: 1 } } });
  });

  it('moves a card from hand to State, deal or discard, and keeps count', () => {
    const { state } = two();
    const built = after(state, { type: 'built', open: { seat: 0, card: 'school', row: 'production', place: 40, from: 'hand' } });
    expect(built.players[0]!.hand).toEqual({ locations: 0, blue: 0, red: 1, cards: ['punks'] });
    expect([built.players[0]!.places.at(-1)!.id, built.nextId]).toEqual([40, 41]);
    const dealt = after(state, { type: 'dealSigned', open: { seat: 0, card: 'school', deal: 41 } });
    expect(dealt.players[0]!.deals.at(-1)).toEqual({ id: 41, card: 'school' });
    expect(after(state, { type: 'razedFromHand', open: { seat: 0, card: 'school' } }).discard).toEqual(['school']);
    const played = after(state, { type: 'connectionPlayed', open: { seat: 0, colour: 'red', card: 'punks' } });
    expect([played.players[0]!.hand.red, played.connections.red.discard]).toEqual([0, ['punks']]);
    expect(after(state, { type: 'dealPaid', open: { seat: 0, deal: state.players[0]!.deals[0]!.id } })).toMatchObject({
      discard: ['quarry'],
    });
  });

  it('counts hidden cards where it cannot know them', () => {
    const { state } = two();
    const blind = evolve(
      state,
      redact(
        { type: 'drew', open: { seat: 1, n: 2, by: 'action', card: null }, sealed: [{ to: [1], data: ['pub', 'arena'] }] },
        { seat: 0 },
      ),
    );
    expect(blind.players[1]!.hand).toEqual({ locations: 2, blue: 0, red: 0, cards: null });
    expect(blind.deck.drawn).toBe(2);
    const later = after(
      blind,
      { type: 'taken', open: { seat: 1, card: 'church' } },
      { type: 'razedFromHand', open: { seat: 1, card: 'pub' } },
    );
    expect(later.players[1]!.hand).toEqual({ locations: 2, blue: 0, red: 0, cards: null });
    const ruins = evolve(state, { type: 'ruinsGained', open: { seat: 1, place: 50 }, sealed: [{ to: [1] }] });
    expect(ruins.players[1]!.places.at(-1)).toMatchObject({ id: 50, card: null, ruined: true, row: 'gained' });
    const shuffled = evolve(state, { type: 'reshuffled', open: { n: 7 }, sealed: [{ to: 'nobody' }] });
    expect(shuffled.deck).toEqual({ order: null, drawn: 0, size: 7 });
  });

  it('razes to Ruins in place, or to the discard, and hands kept goods back', () => {
    const table = two();
    const open = { seat: 1, owner: 0, place: table.id(0, 'camp'), card: 'camp', back: { worker: 2 } };
    const ruins = after(table.state, { type: 'razed', open: { ...open, becomes: 'ruins' } });
    expect(ruins.players[0]!.places[1]).toMatchObject({ card: 'camp', row: 'feature', ruined: true, cache: {} });
    expect(ruins.players[0]!.goods.worker).toBe(2);
    const gone = after(table.state, { type: 'razed', open: { ...open, becomes: 'discard' } });
    expect([gone.players[0]!.places.length, gone.discard]).toEqual([1, ['camp']]);
  });

  it('takes the facts as they are: what a rule of today would say does not matter', () => {
    const { state } = two();
    // A raze that gave the attacker the goods, a score that jumped, a shield on Ruins: old games replay as they were.
    const odd = after(
      state,
      { type: 'gained', open: { seat: 0, goods: { vp: 99 }, by: 'action', card: null } },
      { type: 'stolen', open: { seat: 0, from: 1, good: 'iron', n: 1 } },
      { type: 'cleanedUp', open: { first: 1, keepShields: [0, 1] } },
    );
    expect([odd.players[0]!.vp, odd.players[0]!.goods.iron, odd.first, odd.endTriggered]).toEqual([99, 0, 1, false]);
  });

  it('remembers what Production brought, and only that', () => {
    const { state } = two();
    const producing = after(state, { type: 'productionBegan', open: {} });
    const produced = after(
      producing,
      { type: 'storesReturned', open: { seat: 0, goods: { gun: 1 } } },
      {
        type: 'produced',
        open: {
          seat: 0,
          sources: [
            { from: 'board', goods: { worker: 3 } },
            { from: 1, goods: { worker: 1, vp: 1 } },
          ],
        },
      },
      { type: 'gained', open: { seat: 0, goods: { iron: 1 }, by: 'threshold', card: null } },
    );
    expect(produced.players[0]!.produced).toEqual({ worker: 4, vp: 1, iron: 1 });
    const acting = after(
      produced,
      { type: 'actionBegan', open: {} },
      { type: 'gained', open: { seat: 0, goods: { iron: 5 }, by: 'action', card: null } },
    );
    expect(acting.players[0]!.produced).toEqual({ worker: 4, vp: 1, iron: 1 });
  });

  it('clears, shields, occupies, stores and steals where it is told to', () => {
    const table = two();
    const docks = table.id(0, 'docks');
    const busy = after(
      table.state,
      { type: 'occupied', open: { seat: 1, owner: 0, place: docks } },
      { type: 'used', open: { seat: 0, place: docks } },
      { type: 'shielded', open: { seat: 0, place: docks, paid: true } },
      { type: 'stored', open: { seat: 0, place: docks, good: 'fuel' } },
    );
    expect(busy.players[0]!.places[0]).toMatchObject({ worker: true, uses: 1, shield: true, stored: { fuel: 1 } });
    expect(busy.players[0]!.goods).toMatchObject({ shield: 0, fuel: 1 });
    const cleared = after(
      busy,
      { type: 'cleared', open: { seat: 0, place: docks } },
      { type: 'shieldLost', open: { seat: 0, place: docks } },
    );
    expect(cleared.players[0]!.places[0]).toMatchObject({ worker: false, uses: 0, shield: false, stored: { fuel: 1 } });
  });
});
