import { fastChance, redact } from '@kronika/game-kernel';
import { NewGame } from '../testing';
import { left } from '../state/state';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
/** A game of three in which this seat is first player, so that turn order is not seat order. */
const startedBy = (first: number, options: object = {}) =>
  seeds.map((seed) => new NewGame(3, options, seed)).find(({ state }) => state.first === first)!;
const choice = (game: NewGame, seat: number) => game.game.legalMoves(game.state, seat);

describe('set-up', () => {
  it('FS-5.1, FS-5.9 everybody starts with 0 VP and without goods', () => {
    const { state } = new NewGame(4);
    for (const { vp, goods } of state.players) {
      expect(vp).toBe(0);
      expect(Object.values(goods).every((n) => n === 0)).toBe(true);
    }
  });

  it('FS-5.2, FS-6.2 clockwise is increasing seat order from the first player on', () => {
    const game = startedBy(2).keepAny();
    const order = [0, 1, 2].map((step) => (game.state.first + step) % 3);
    for (const seat of order) {
      expect(game.asked).toEqual([`${seat} draft`]);
      game.play(seat, choice(game, seat)[0]!);
    }
  });

  it('FS-5.4 splits the connection cards into two face-down decks of six', () => {
    const { connections } = new NewGame(2).state;
    expect([left(connections.blue.deck), left(connections.red.deck)]).toEqual([6, 6]);
    expect([...connections.blue.deck.order!].sort()).toEqual([
      'junk-train',
      'junk-train',
      'merchants',
      'merchants',
      'merchants',
      'merchants',
    ]);
  });

  it('FS-5.5, FS-R29 deals different factions at random', () => {
    const dealt = seeds.map((seed) => new NewGame(4, {}, seed).state.players.map(({ faction }) => faction));
    for (const factions of dealt) expect(new Set(factions).size).toBe(4);
    expect(new Set(dealt.map((factions) => factions.join())).size).toBeGreaterThan(5);
  });

  it('FS-5.6, FS-M20 deals six cards and lets each player keep four: 15 combinations of different cards', () => {
    const game = new NewGame(2, {}, 3);
    expect(game.hand(0)).toHaveLength(6);
    const all = seeds.map((seed) => new NewGame(2, {}, seed)).find((one) => new Set(one.hand(0)).size === 6)!;
    expect(choice(all, 0)).toHaveLength(15);
    for (const move of choice(all, 0)) expect(move.do === 'keepStartingCards' && move.cards).toHaveLength(4);
  });

  it('FS-M20 refuses other numbers, other cards and other orders', () => {
    const game = new NewGame(2, {}, 3);
    const sorted = [...game.hand(0)].sort();
    const refusal = (cards: string[]) => {
      const result = game.game.decide(game.state, 0, { do: 'keepStartingCards', cards }, fastChance(1));
      return result.ok ? undefined : result.error.rule;
    };
    expect(refusal(sorted.slice(0, 3))).toBe('FS-5.6');
    expect(refusal(sorted.slice(0, 5))).toBe('FS-5.6');
    expect(refusal(['nowhere', 'nowhere', 'nowhere', 'nowhere'])).toBe('FS-5.6');
    expect(refusal(sorted.slice(0, 4).reverse())).toBe('FS-M20');
    expect(refusal(sorted.slice(0, 4))).toBeUndefined();
  });

  it('FS-5.7, FS-R28 draws the first player at random', () => {
    expect(new Set(seeds.map((seed) => new NewGame(3, {}, seed).state.first))).toEqual(new Set([0, 1, 2]));
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('FS-5.8 shows %i players %i cards', (players, cards) => {
    expect(new NewGame(players).keepAny().state.display).toHaveLength(cards);
  });

  it('FS-5.10, FS-M32 lets players choose boards in turn order, openly, before any card is dealt', () => {
    const game = startedBy(1, { factionAssignment: 'choose' });
    const { first } = game.state;
    expect(game.state.phase).toBe('setup-faction');
    expect(game.asked).toEqual([`${first} choose-faction`]);
    expect(choice(game, first)).toHaveLength(4);
    expect(game.hand(0)).toEqual([]);
    game.play(first, { do: 'chooseFaction', faction: 'mutants-union' });
    const second = (first + 1) % 3;
    expect(choice(game, second)).toHaveLength(3);
    expect(choice(game, second)).not.toContainEqual({ do: 'chooseFaction', faction: 'mutants-union' });
    game.play(second, { do: 'chooseFaction', faction: 'new-york' });
    game.play((first + 2) % 3, { do: 'chooseFaction', faction: 'merchants-guild' });
    expect(game.state.players[first]!.faction).toBe('mutants-union');
    expect(game.hand(first)).toHaveLength(6);
    expect(game.asked).toEqual(['0 keep-starting-cards', '1 keep-starting-cards', '2 keep-starting-cards']);
  });

  it('FS-5.10 deals from the top of the deck, six to each player in turn order', () => {
    const game = startedBy(2);
    const order = game.state.deck.order!;
    [0, 1, 2].forEach((step) => expect(game.hand((game.state.first + step) % 3)).toEqual(order.slice(step * 6, step * 6 + 6)));
  });

  it('FS-5.11 gives the only player any board, also the one whose name the opponent bears', () => {
    const game = new NewGame(1, { factionAssignment: 'choose', soloMode: 'solo-new-york' });
    expect(choice(game, 0)).toContainEqual({ do: 'chooseFaction', faction: 'new-york' });
    game.play(0, { do: 'chooseFaction', faction: 'new-york' });
    expect(game.state.players.map(({ faction }) => faction)).toEqual(['new-york', null]);
  });

  it('FS-4.17, FS-R11 others see who has confirmed; the rejected cards go to the discard together, in seat order', () => {
    const game = new NewGame(3, {}, 2);
    game.play(1, choice(game, 1)[0]!);
    const kept = game.events.at(-1)!;
    expect(JSON.stringify(redact(kept, { seat: 0 }))).not.toMatch(new RegExp(game.hand(1).join('|')));
    expect(game.game.view(game.state, { seat: 0 }).players.map(({ confirmed, rejected }) => [confirmed, rejected])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ]);
    expect(game.game.view(game.state, { seat: 1 }).players[1]!.rejected).toHaveLength(2);
    expect(game.state.discard).toEqual([]);
    expect(game.asked).toEqual(['0 keep-starting-cards', '2 keep-starting-cards']);
    const hands = [0, 1, 2].map((seat) => game.hand(seat));
    game.play(2, choice(game, 2)[3]!).play(0, choice(game, 0)[6]!);
    const gone = [0, 1, 2].flatMap((seat) => hands[seat]!.filter((card) => !game.hand(seat).includes(card)));
    expect(game.state.discard).toEqual(gone);
    expect(game.state.players.map(({ hand }) => hand.locations)).toEqual([4, 4, 4]);
  });

  it('FS-8.11, FS-5.10 draws from chance only what the rules leave to it, and the same seed gives the same game', () => {
    const labels = new Set<string>();
    const game = new NewGame(2).game;
    const options = new NewGame(2).state.options;
    const chance = {
      int: (label: string) => (labels.add(label), 0),
      shuffle: <Item>(label: string, items: readonly Item[]) => (labels.add(label), [...items]),
      pick: <Item>(label: string, items: readonly Item[]) => (labels.add(label), items[0]!),
    };
    game.setup({ seats: 2, options }, chance);
    expect([...labels]).toEqual(['main-deck', 'blue-connections', 'red-connections', 'first-player', 'factions']);
    expect(new NewGame(4, {}, 9).events).toEqual(new NewGame(4, {}, 9).events);
  });
});
