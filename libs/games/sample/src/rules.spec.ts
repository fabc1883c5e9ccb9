import { fastChance } from '@kronika/game-kernel';
import { cardsOf } from './card';
import { makeGame } from './make-game';
import { defaultPack, packSchema } from './pack';
import { outcome, scoresOf, total } from './score';
import { allCards } from './testing';
import { SampleTable } from './testing/table';
import type { Score, State } from './state';

const game = makeGame(defaultPack);
const types = (table: SampleTable) => table.events.map((event) => event.type);

/** A seed whose first die is at least, or at most, so high. */
function seedWith(fits: (die: number) => boolean): number {
  for (let seed = 1; ; seed++) if (fits(1 + fastChance(seed).int('raid-die', 6))) return seed;
}

describe('SG-1 set-up', () => {
  it('SG-1.1 takes 2 to 4 seats, 1 to 4 rounds and hands of 2 to 5 cards', () => {
    expect(game.seats({ rounds: 2, hand: 3 })).toEqual({ min: 2, max: 4 });
    expect(game.options.parse({})).toEqual({ ok: true, value: { rounds: 2, hand: 3 } });
    for (const options of [{ rounds: 0 }, { rounds: 5 }, { hand: 1 }, { hand: 6 }]) expect(game.options.parse(options).ok).toBe(false);
  });

  it('SG-1.2 has 33 cards of three goods, and the pack fits its schema', () => {
    expect(cardsOf(defaultPack).all).toHaveLength(33);
    expect(packSchema.parse(defaultPack).ok).toBe(true);
    expect(() => cardsOf(defaultPack).kind('gold-1')).toThrow(/No card/);
  });

  it('SG-1.3 deals hands from the shuffled deck', () => {
    const table = new SampleTable([[], [], []], { seed: 5 });
    const setup = game.setup({ seats: 3, options: { rounds: 2, hand: 4 } }, fastChance(5));
    const state = setup.reduce<State | undefined>((before, event) => game.evolve(before, event), undefined)!;
    expect(state.seats.map((seat) => seat.hand.length)).toEqual([4, 4, 4]);
    expect(state.deck).toHaveLength(21);
    expect(allCards(state)).toEqual([...cardsOf(defaultPack).all].sort());
    expect(table.asked).toEqual([]);
  });
});

describe('SG-2 the auction', () => {
  it('SG-2.1 asks all seats at once; who holds no card is not asked', () => {
    expect(new SampleTable([['salt-1'], [], ['salt-2']]).asked).toEqual(['offer 0', 'offer 2']);
  });

  it('SG-2.2 shows the offers together, when the last one is made', () => {
    const table = new SampleTable([['salt-1'], ['salt-2']]).play(1, { do: 'offer', card: 'salt-2' });
    expect(types(table)).toEqual(['Offered']);
    expect(game.view(table.state, { seat: 0 }).seats[1]).toMatchObject({ offered: true, offer: null });
    table.play(0, { do: 'offer', card: 'salt-1' });
    expect(types(table).slice(0, 2)).toEqual(['Offered', 'OffersRevealed']);
    expect(table.state.discards).toEqual(['salt-1', 'salt-2']);
  });

  it('SG-2.3 pays 2 coins for the highest offer, or 1 to each of those who tie', () => {
    const won = new SampleTable([['salt-1'], ['salt-2']]).play(0, { do: 'offer', card: 'salt-1' }).play(1, { do: 'offer', card: 'salt-2' });
    expect(won.state.seats.map((seat) => seat.coins)).toEqual([0, 2]);
    const tied = new SampleTable([['salt-3'], ['cloth-3']])
      .play(0, { do: 'offer', card: 'salt-3' })
      .play(1, { do: 'offer', card: 'cloth-3' });
    expect(tied.state.seats.map((seat) => seat.coins)).toEqual([1, 1]);
  });

  it('SG-2.4 orders turns by offer, ties from the lead on, and who offered nothing last', () => {
    const table = new SampleTable([[], ['salt-2'], ['cloth-2'], ['salt-4']]);
    table.play(1, { do: 'offer', card: 'salt-2' }).play(2, { do: 'offer', card: 'cloth-2' }).play(3, { do: 'offer', card: 'salt-4' });
    expect(table.events.find((event) => event.type === 'OrderSet')?.open).toEqual({ order: [3, 1, 2, 0] });
    expect(table.asked).toEqual(['turn 3']);
  });

  it('SG-0.2, SG-0.3 takes only a card of the hand, and only as an offer', () => {
    const table = new SampleTable([['salt-1'], ['salt-2']]);
    expect(table.broken(0, { do: 'offer', card: 'salt-2' })).toBe('SG-0.3');
    expect(table.broken(0, { do: 'pass' })).toBe('SG-0.2');
    expect(table.broken(0, { do: 'dance' })).toBe('invalid');
  });
});

describe('SG-3 a turn', () => {
  /** Seat 0 won the auction and has the turn. */
  const turn = (
    hands: readonly [readonly string[], readonly string[]],
    options: { deck?: readonly string[]; seed?: number; rounds?: number } = {},
  ) =>
    new SampleTable(
      [
        [...hands[0], 'grain-5'],
        [...hands[1], 'grain-1'],
      ],
      options,
    )
      .play(0, { do: 'offer', card: 'grain-5' })
      .play(1, { do: 'offer', card: 'grain-1' });

  it('SG-3.1 trade draws two cards and discards one', () => {
    const table = turn([['salt-1'], []], { deck: ['cloth-1', 'cloth-2', 'cloth-3'] }).play(0, { do: 'trade' });
    expect(table.state.seats[0]!.hand).toEqual(['cloth-1', 'cloth-2', 'salt-1']);
    expect(table.asked).toEqual(['discard 0']);
    table.play(0, { do: 'discard', card: 'cloth-2' });
    expect(table.state.discards.at(-1)).toBe('cloth-2');
    expect(table.asked).toEqual(['turn 1']);
  });

  it('SG-3.1 trade draws what there is, and needs a deck', () => {
    const short = turn([[], []], { deck: ['cloth-1'] }).play(0, { do: 'trade' });
    expect(game.legalMoves(short.state, 0)).toEqual([{ do: 'discard', card: 'cloth-1' }]);
    const empty = turn([['salt-1'], []], { deck: [] });
    expect(empty.broken(0, { do: 'trade' })).toBe('SG-3.1');
    expect(game.legalMoves(empty.state, 0)).not.toContainEqual({ do: 'trade' });
  });

  it('SG-3.2 store lays a card face down, and asks for a guard', () => {
    const table = turn([['salt-1', 'salt-2'], []]).play(0, { do: 'store', card: 'salt-2' });
    expect(table.asked).toEqual(['guard 0']);
    expect(game.view(table.state, { seat: 1 }).seats[0]!.store).toEqual([{ card: null, guarded: false }]);
    expect(game.view(table.state, { seat: 0 }).seats[0]!.store).toEqual([{ card: 'salt-2', guarded: false }]);
    table.play(0, { do: 'guard', card: 'salt-1' });
    expect(table.state.seats[0]).toMatchObject({ hand: [], store: [{ guarded: true }] });
    expect(table.asked).toEqual(['turn 1']);
  });

  it('SG-3.2 a guard may be declined, and is not asked for with an empty hand', () => {
    const declined = turn([['salt-1', 'salt-2'], []]).play(0, { do: 'store', card: 'salt-2' }, { do: 'guard', card: null });
    expect(declined.state.seats[0]).toMatchObject({ hand: ['salt-1'], store: [{ guarded: false }] });
    const empty = turn([['salt-1'], []]).play(0, { do: 'store', card: 'salt-1' });
    expect(empty.asked).toEqual(['turn 1']);
  });

  /** Seat 0 stored a card, and now seat 1 plans a raid. */
  const raid = (guard: string | null, seed: number, hand: readonly string[] = ['salt-4']) =>
    turn([['salt-1', 'salt-2'], hand], { seed })
      .play(0, { do: 'store', card: 'salt-2' }, { do: 'guard', card: guard })
      .play(1, { do: 'raid' });

  it('SG-3.3 a raid needs a stored card of another seat, at a place where there is one', () => {
    expect(turn([['salt-1'], []]).broken(0, { do: 'raid' })).toBe('SG-3.3');
    const table = raid(null, 1);
    expect(table.asked).toEqual(['attack 1']);
    for (const target of [
      { seat: 1, place: 0 },
      { seat: 0, place: 1 },
      { seat: 7, place: 0 },
    ]) {
      expect(table.broken(1, { do: 'attack', ...target })).toBe('SG-3.3');
    }
    expect(game.legalMoves(table.state, 1)).toEqual([{ do: 'attack', seat: 0, place: 0 }]);
  });

  it('SG-3.3 succeeds on 4 or more: the card moves face down, and both know it', () => {
    const table = raid(
      null,
      seedWith((die) => die >= 4),
    ).play(1, { do: 'attack', seat: 0, place: 0 });
    expect(types(table).slice(0, 2)).toEqual(['RaidRolled', 'CardStolen']);
    expect(table.state.seats.map((seat) => seat.store.length)).toEqual([0, 1]);
    expect(table.state.seats[1]!.store[0]).toEqual({ card: 'salt-2', guarded: false, knownBy: [0, 1] });
  });

  it('SG-3.3 against a guard only a 6 will do', () => {
    const failed = raid(
      'salt-1',
      seedWith((die) => die === 5),
    ).play(1, { do: 'attack', seat: 0, place: 0 });
    expect(failed.state.seats[0]!.store).toHaveLength(1);
    const won = raid(
      'salt-1',
      seedWith((die) => die === 6),
    ).play(1, { do: 'attack', seat: 0, place: 0 });
    expect(won.state.seats[1]!.store).toEqual([{ card: 'salt-2', guarded: false, knownBy: [0, 1] }]);
  });

  it('SG-3.3 who fails discards a card, if there is one', () => {
    const seed = seedWith((die) => die < 4);
    const table = raid(null, seed).play(1, { do: 'attack', seat: 0, place: 0 });
    expect(table.asked).toEqual(['discard 1']);
    table.play(1, { do: 'discard', card: 'salt-4' });
    expect(table.state.seats[1]!.hand).not.toContain('salt-4');
    const poor = raid(null, seed, []).play(1, { do: 'attack', seat: 0, place: 0 });
    expect(types(poor).slice(0, 2)).toEqual(['RaidRolled', 'TurnEnded']);
  });

  it('SG-3.4 passing is always allowed', () => {
    const table = turn([[], []], { deck: [] });
    expect(game.legalMoves(table.state, 0)).toEqual([{ do: 'pass' }]);
    expect(table.play(0, { do: 'pass' }).asked).toEqual(['turn 1']);
  });

  it('SG-0.1 only the seat that is asked may move', () => {
    const table = turn([[], []]);
    expect(table.broken(1, { do: 'pass' })).toBe('not-your-turn');
    const refused = game.decide(table.state, 1, { do: 'pass' }, fastChance(1));
    expect(refused).toMatchObject({ ok: false, error: { rule: 'SG-0.1' } });
  });

  it('SG-4.1 after the last turn the deck is shuffled, each seat draws a card, and the lead moves on', () => {
    const table = turn([[], []], { deck: ['cloth-1', 'cloth-2', 'cloth-3'] })
      .play(0, { do: 'pass' })
      .play(1, { do: 'pass' });
    expect(types(table)).toEqual(['Passed', 'TurnEnded', 'DeckShuffled', 'CardsDrawn', 'CardsDrawn', 'RoundBegan', 'Asked']);
    expect(table.state).toMatchObject({ round: 2, lead: 1 });
    expect(table.state.deck).toHaveLength(1);
    expect(table.asked).toEqual(['offer 1', 'offer 0']);
  });

  it('SG-4.2 after the last round the stores are opened', () => {
    const table = turn([['salt-1'], []], { rounds: 1 })
      .play(0, { do: 'store', card: 'salt-1' })
      .play(1, { do: 'pass' });
    expect(types(table).slice(-3)).toEqual(['StoresOpened', 'Scored', 'Ended']);
    expect(game.view(table.state, 'spectator').seats[0]!.store).toEqual([{ card: 'salt-1', guarded: false }]);
    expect(table.kernel.table.ended?.outcome).toMatchObject({
      places: [
        { seat: 0, place: 1, score: 5 },
        { seat: 1, place: 2, score: 0 },
      ],
    });
  });
});

describe('SG-4 the end', () => {
  const base = new SampleTable([[], []]).state;
  const stored = (...stores: readonly (readonly string[])[]): State => ({
    ...base,
    seats: stores.map((cards) => ({
      hand: [],
      offer: null,
      coins: 1,
      store: cards.map((card) => ({ card, guarded: false, knownBy: 'everyone' })),
    })),
  });

  it('SG-4.2 scores coins, stored values, and 2 for each good that nobody else stored as often', () => {
    const scores = scoresOf(stored(['salt-1', 'salt-2', 'cloth-3'], ['salt-5', 'cloth-1'], ['grain-2']), cardsOf(defaultPack));
    expect(scores).toEqual([
      { coins: 1, stored: 6, majorities: 2 },
      { coins: 1, stored: 6, majorities: 0 },
      { coins: 1, stored: 2, majorities: 2 },
    ]);
  });

  const final = (...seats: readonly (readonly [points: number, cards: number])[]): State => ({
    ...base,
    seats: seats.map(([, cards]) => ({ hand: Array.from({ length: cards }, () => 'salt-1'), offer: null, coins: 0, store: [] })),
    final: seats.map(([points]): Score => ({ coins: points, stored: 0, majorities: 0 })),
  });

  it('SG-4.3 the highest score wins', () => {
    expect(outcome(final([3, 0], [7, 0], [5, 0]))).toEqual({
      kind: 'ranking',
      places: [
        { seat: 1, place: 1, score: 7 },
        { seat: 2, place: 2, score: 5 },
        { seat: 0, place: 3, score: 3 },
      ],
      ties: [],
    });
  });

  it('SG-4.3 cards in hand break a tie', () => {
    expect(outcome(final([5, 1], [5, 3]))).toEqual({
      kind: 'ranking',
      places: [
        { seat: 1, place: 1, score: 5 },
        { seat: 0, place: 2, score: 5 },
      ],
      ties: [{ seats: [1, 0], by: 'cards-in-hand', values: [3, 1] }],
    });
  });

  it('SG-4.3 a tie that nothing breaks is shared: 1, 2, 2, 4', () => {
    expect(outcome(final([5, 1], [9, 0], [5, 1], [5, 0]))).toMatchObject({
      places: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
        { seat: 2, place: 2 },
        { seat: 3, place: 4 },
      ],
      ties: [{ seats: [0, 2, 3], by: 'cards-in-hand', values: [1, 1, 0] }],
    });
    expect(outcome(final([5, 1], [5, 1]))).toMatchObject({ ties: [{ seats: [0, 1], values: [1, 1] }] });
    expect(outcome(base)).toBeUndefined();
  });

  it('shows only coins as scores until the stores are open', () => {
    const state = stored(['salt-5'], []);
    expect(game.scores(state)).toEqual([1, 1]);
    expect(game.scores({ ...state, final: scoresOf(state, cardsOf(defaultPack)) })).toEqual([8, 1]);
    expect(total({ coins: 1, stored: 5, majorities: 2 })).toBe(8);
  });
});
