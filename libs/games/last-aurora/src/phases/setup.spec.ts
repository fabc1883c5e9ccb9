import { makeGame } from '../game';
import { corePack } from '../content/core-pack';
import { given, NewGame } from '../testing';
import { optionsSchema } from '../options';

describe('set-up', () => {
  it('LA-1.4, LA-5.1, LA-17.1 one to four players, either map, with or without the Mine; nothing else', () => {
    const game = makeGame(corePack);
    expect(game.seats({ map: 'alpha', mine: false })).toEqual({ min: 1, max: 4 });
    expect(optionsSchema.parse({})).toEqual({ ok: true, value: { map: 'alpha', mine: false } });
    expect(optionsSchema.parse({ map: 'gamma' }).ok).toBe(false);
    expect(optionsSchema.parse({ athena: true }).ok).toBe(false);
  });

  it('LA-1.5 expansions are not offered', () => {
    expect(optionsSchema.parse({ expansion: 'project-athena' }).ok).toBe(false);
  });

  it('LA-5.2, LA-5.3, LA-5.4 a counter on each special waypoint, the Aurora at mooring 1, twelve outcome cards', () => {
    const { state } = new NewGame(2);
    expect(state.waypoints).toHaveLength(10);
    expect(new Set(state.waypoints.map(({ stop }) => stop)).size).toBe(10);
    expect(state.aurora).toBe(1);
    expect(state.outcomes.deck.size).toBe(12);
  });

  it('LA-5.5, LA-R1, LA-R2, LA-R57 period decks with two enemies each and as many extra cards as the table says', () => {
    for (const [seats, layers] of [
      [1, [16, 16, 9]],
      [2, [16, 16, 9]],
      [3, [18, 18, 9]],
      [4, [21, 21, 9]],
    ] as const) {
      const { state } = new NewGame(seats);
      expect(state.layers).toEqual(layers);
      const order = state.deck.order!;
      const period = (id: string) => [...corePack.exploration, ...corePack.enemies].find((card) => card.id === id)!.period;
      expect(order.slice(0, layers[0]).every((id) => period(id) === 'I')).toBe(true);
      expect(order.slice(-9).every((id) => period(id) === 'III')).toBe(true);
      expect(order.slice(0, layers[0]).filter((id) => corePack.enemies.some((enemy) => enemy.id === id))).toHaveLength(2);
      expect(order.length + state.box!.length).toBe(60);
    }
  });

  it('LA-5.6, LA-R54 loot in pairs, I-II on top', () => {
    const { state } = new NewGame(2);
    const pairs = state.lootDeck.order!.map((id) => corePack.loot.find((card) => card.id === id)!.pair);
    expect(pairs).toEqual(['I-II', 'I-II', 'III-IV', 'III-IV', 'V-VI', 'V-VI']);
  });

  it('LA-5.7, LA-5.15, LA-18.1 fourteen items; the Mine only with its option', () => {
    expect(new NewGame(2).state.itemDeck.order).toHaveLength(14);
    const mine = new NewGame(2, { mine: true }).state.itemDeck.order!;
    expect(mine).toHaveLength(15);
    expect(mine).toContain('mine');
  });

  it('LA-5.9 two Rusty Containers, then three cards from the right', () => {
    const { state } = new NewGame(2);
    expect(state.zone.slice(0, 2).map((found) => found?.card)).toEqual(['rusty-container-1', 'rusty-container-2']);
    expect(state.zone.every((found) => found !== null)).toBe(true);
    expect(state.deck.drawn).toBeGreaterThanOrEqual(3);
  });

  it('LA-5.10, LA-14.1 colours in seat order, each once; each brings its cards', () => {
    const game = new NewGame(3);
    expect(game.asked).toEqual(['0 choose-colour']);
    game.play(0, { do: 'chooseColour', colour: 'green' });
    expect(game.game.decide(game.state, 1, { do: 'chooseColour', colour: 'green' }, null as never)).toMatchObject({
      ok: false,
      error: { rule: 'LA-14.1' },
    });
    game.play(1, { do: 'chooseColour', colour: 'red' }).play(2, { do: 'chooseColour', colour: 'blue' });
    const player = game.state.players[0]!;
    expect(player.survivors).toMatchObject([
      { card: 'leader-green', zone: 'active' },
      { card: 'co-pilot-green', zone: 'active' },
    ]);
    expect(player.bottom.map(({ card }) => card)).toEqual(['truck-green', 'container-green']);
    expect([player.fame, player.stop]).toEqual([0, 'a00']);
  });

  it('LA-5.11 all place 2 survivors, food, fuel and ammo, in any order between players', () => {
    const game = new NewGame(2).play(0, { do: 'chooseColour', colour: 'red' }).play(1, { do: 'chooseColour', colour: 'blue' });
    expect(game.asked).toEqual(['0 place-tokens', '1 place-tokens']);
    game.play(1, { do: 'placeToken', token: 'fuel', slot: 'b2.0' }).play(0, { do: 'placeToken', token: 'survivor', slot: 'b1.0' });
    expect(game.asked).toEqual(['0 place-tokens', '1 place-tokens']);
    game.begin();
    for (const player of game.state.players) {
      const placed = player.bottom.flatMap(({ tokens }) => tokens).filter((token) => token !== null);
      expect(placed.sort()).toEqual(['ammo', 'food', 'fuel', 'survivor', 'survivor']);
    }
    expect(game.state).toMatchObject({ phase: 'exploration', round: 1 });
  });

  it('LA-5.12 the turn order is drawn at random', () => {
    const orders = new Set(Array.from({ length: 30 }, (_, seed) => new NewGame(3, {}, seed).state.order.join()));
    expect(orders.size).toBe(6);
  });

  it('LA-5.13 values that depend on the number of players: defence by 2, 3, 4; cards kept 2 or 3', () => {
    const spaces = (seats: number) =>
      given({ players: Array.from({ length: seats }, () => ({})), zone: ['war-wolves'], phase: 'fire' }).at({ at: 'ambushes' }).state
        .enemies[0]!.spaces;
    const { defence } = corePack.loot[0]!;
    expect([spaces(2), spaces(3), spaces(4)]).toEqual([defence['2'], defence['3'], defence['4']]);
    expect(corePack.constants.keepAtEndOfRound).toEqual({ solo: 2, two: 2, more: 3 });
  });

  it('LA-5.14, LA-16.2 Beta: the avalanche shortcuts are open at first', () => {
    const { state } = new NewGame(2, { map: 'beta' });
    expect(state.blocked).toEqual([]);
    expect(corePack.maps[1]!.shortcuts.filter(({ kind }) => kind === 'avalanche')).toHaveLength(3);
  });

  it('LA-5.16, LA-17.2, LA-R39, LA-17.3, LA-R51, LA-R40 solo: the Automa with its board, its tokens and a place in the order', () => {
    const game = new NewGame(1).begin();
    const { automa } = game.state;
    expect(automa).toMatchObject({ counter: 1, survivors: 2, food: 1, fuel: 1, ammo: 1, fame: 0, stop: 'a00' });
    expect(automa!.damage).toEqual(['A2', 'A3', 'A4', 'A5', 'A6']);
    expect([...game.state.order].sort()).toEqual([0, 1]);
    expect(corePack.automa.board.holds).toEqual({ food: 7, fuel: 7, ammo: 7, survivor: 6 });
    expect(automa!.deck.size).toBe(6);
  });

  it('LA-1.1, LA-1.2, LA-1.3 a game goes through at most six rounds of five phases and ends with points', () => {
    for (const seed of [1, 2, 3]) {
      const game = new NewGame(2, {}, seed).until(() => false);
      const phases = game.events.filter(({ type }) => type === 'phaseBegan').map(({ open }) => (open as { phase: string }).phase);
      expect(phases.slice(0, 5)).toEqual(['exploration', 'rest', 'movement', 'fire', 'end-of-round']);
      expect(game.state.round).toBeLessThanOrEqual(6);
      expect(game.game.outcome(game.state)?.kind).toBe('ranking');
    }
  });
});
