import { fastChance } from '@kronika/game-kernel';
import { allCards } from './resample';
import { given, NewGame } from './testing';

const played = () =>
  new NewGame(3, { mine: true }, 'view').until(({ round, players }) => round === 3 && players.some(({ items }) => items.n > 0));

describe('who sees what', () => {
  it('LA-4.1, LA-4.4, LA-4.5, LA-4.14, LA-4.15 the road, the zone, discards, crews and convoys are open to all', () => {
    const table = given({
      players: [{ crew: ['leader-red:rest:1'], goods: { food: 1 }, damage: ['b1.3'], fame: 2, at: 3 }, {}],
      zone: ['trader'],
      discard: ['tanker'],
      waypoints: [{ stop: 'a02', kind: 'fuel' }],
      mines: [{ link: 'a00-a01', seat: 0 }],
      enemies: [{ card: 'war-wolves', targets: [1] }],
      aurora: 2,
    });
    const seen = table.view('spectator');
    expect(seen.zone[0]).toMatchObject({ card: 'trader', tokens: { fuel: 1 } });
    expect(seen.discard).toEqual(['tanker']);
    expect(seen.players[0]).toMatchObject({
      fame: 2,
      index: 3,
      region: 'valley',
      survivors: [{ card: 'leader-red', zone: 'rest', contamination: 1, skill: 1 }],
    });
    expect(seen.map.stops[2]).toMatchObject({ waypoint: 'fuel', special: true });
    expect(seen.map.stops[3]!.convoys).toEqual([0]);
    expect(seen.map.links.find(({ id }) => id === 'a00-a01')).toMatchObject({ mine: 0, kind: 'road' });
    expect(seen.map.moorings.filter(({ aurora }) => aurora)).toMatchObject([{ number: 2, stop: 'a18' }]);
    expect(seen.enemies).toMatchObject([{ card: 'war-wolves', targets: [1] }]);
    expect(seen.order).toEqual([0, 1]);
  });

  it('LA-4.2, LA-4.3, LA-4.6 decks and the box are nobody’s: the back on top and the number are public', () => {
    const { game, state } = new NewGame(2, {}, 'decks');
    const seen = game.view(state, 'commentator');
    expect(seen.deck).toEqual({ cards: state.deck.size - state.deck.drawn, period: 'I', order: null });
    expect(seen.items.deck).toBe(14);
    const text = JSON.stringify(game.view(state, { seat: 0 }));
    for (const card of state.box!) expect(text).not.toContain(`"${card}"`);
    expect(game.view(state, 'everything').deck.order).toHaveLength(seen.deck.cards);
  });

  it('LA-4.7, LA-4.8 items are their owner’s, with an open number; the discard pile is open', () => {
    const table = given({ players: [{ items: ['mine', 'nitromethane'] }, {}], itemDiscard: ['welding-torch'] });
    expect(table.view({ seat: 0 }).players[0]!.items).toEqual({ n: 2, cards: ['mine', 'nitromethane'] });
    for (const viewer of [{ seat: 1 }, 'spectator'] as const) expect(table.view(viewer).players[0]!.items).toEqual({ n: 2, cards: null });
    expect(table.view('commentator').players[0]!.items.cards).toHaveLength(2);
    expect(table.view('spectator').items.discard).toEqual(['welding-torch']);
  });

  it('LA-4.9, LA-4.11 loot beside an enemy and with abandoned ones shows its back only', () => {
    const table = given({ players: [{ at: 9 }, { at: 9 }], enemies: [{ card: 'war-wolves', loot: 'gauss-cannon' }], phase: 'fire' });
    expect(table.view('spectator').enemies[0]!.loot).toBe('III-IV');
    table.at({ at: 'abandon' });
    expect(table.view('spectator').loot.gone).toEqual(['III-IV']);
    expect(JSON.stringify(table.view({ seat: 0 }))).not.toContain('gauss-cannon');
  });

  it('LA-4.10 loot won by a player is open', () => {
    const table = given({
      players: [{ goods: { ammo: 1 } }, {}],
      enemies: [{ card: 'war-wolves', spaces: 1, loot: 'gauss-cannon' }],
      outcomes: ['outcome-01', 'outcome-02', 'outcome-03'],
    }).firing(0);
    table.play(0, { do: 'attack', weapon: 'b1.3', enemy: 'war-wolves', ammo: 'b1.2' });
    expect(table.view('spectator').won).toEqual([{ seat: 0, card: 'gauss-cannon', pair: 'III-IV' }]);
  });

  it('LA-4.12, LA-4.13 the back of the top outcome card is always open, its discard pile, too', () => {
    const table = given({
      players: [{ goods: { ammo: 1 } }, {}],
      enemies: [{ card: 'war-wolves' }],
      outcomes: ['outcome-02', 'outcome-06', 'outcome-03'],
    });
    expect(table.view('spectator').outcomes).toMatchObject({ top: 'topRow', cards: 3 });
    table.firing(0).play(0, { do: 'attack', weapon: 'b1.3', enemy: 'war-wolves', ammo: 'b1.2' });
    expect(table.view('spectator').outcomes).toMatchObject({ top: 'column2', current: 'outcome-02', cards: 2 });
  });

  it('LA-4.16, LA-4.17 the Automa’s decks, items and loot are hidden even from the human', () => {
    const { game, state } = new NewGame(1, {}, 'automa').until(({ automa, round }) => round >= 2 && (automa?.items.n ?? 0) > 0);
    const seen = game.view(state, { seat: 0 }).automa!;
    expect(seen).toMatchObject({ deck: expect.any(Number) as number, down: expect.any(Number) as number, items: state.automa!.items.n });
    const hidden = new Set([...(state.automa!.down.cards ?? [])]);
    for (const card of hidden) expect(JSON.stringify(seen)).not.toContain(card);
  });
});

describe('resampling', () => {
  it('keeps all cards, periods, loot pairs and the back of the top outcome card', () => {
    const { game, state } = played();
    const chance = fastChance('resample');
    const seen = JSON.stringify(game.view(state, { seat: 0 }));
    let moved = 0;
    for (let time = 0; time < 20; time++) {
      const other = game.resample(state, { seat: 0 }, chance);
      expect(allCards(other)).toEqual(allCards(state));
      expect(JSON.stringify(game.view(other, { seat: 0 }))).toBe(seen);
      if (JSON.stringify(other.deck.order) !== JSON.stringify(state.deck.order)) moved++;
    }
    expect(moved).toBeGreaterThan(15);
  });

  it('leaves alone what a viewer of everything sees', () => {
    const { game, state } = played();
    expect(game.resample(state, 'everything', fastChance(1))).toBe(state);
  });
});
