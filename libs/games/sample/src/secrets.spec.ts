import { fastChance, foldEvents, gameState, redact, simulateOne, randomBot, type Viewer } from '@kronika/game-kernel';
import { cardsOf, unknown } from './card';
import { makeGame } from './make-game';
import { defaultPack } from './pack';
import { allCards } from './testing';
import { SampleTable } from './testing/table';
import type { State } from './state';

const game = makeGame(defaultPack);

/** Seat 0 has stored a guarded card, which seat 1 stole; seat 2 is asked. */
function robbed(): SampleTable {
  const seed = [...Array(50).keys()].find((one) => fastChance(one).int('raid-die', 6) === 5)!;
  const table = new SampleTable([['salt-1', 'salt-2', 'grain-5'], ['grain-3'], ['grain-1', 'cloth-1']], { seed });
  table.play(0, { do: 'offer', card: 'grain-5' }).play(1, { do: 'offer', card: 'grain-3' }).play(2, { do: 'offer', card: 'grain-1' });
  table.play(0, { do: 'store', card: 'salt-2' }, { do: 'guard', card: 'salt-1' });
  return table.play(1, { do: 'raid' }, { do: 'attack', seat: 0, place: 0 });
}

/** The stored card of the raider, as viewers see it. */
const loot = (state: State, viewer: Viewer) => game.view(state, viewer).seats[1]!.store[0]?.card;

describe('who knows what', () => {
  it('a hand is its seat’s: others get the count', () => {
    const { state } = new SampleTable([['salt-1', 'salt-2'], ['grain-3']]);
    expect(game.view(state, { seat: 0 }).seats.map(({ cards, hand }) => [cards, hand])).toEqual([
      [2, ['salt-1', 'salt-2']],
      [1, null],
    ]);
    expect(game.view(state, 'spectator').seats.every(({ hand }) => hand === null)).toBe(true);
    expect(game.view(state, 'commentator').seats.map(({ hand }) => hand)).toEqual([['salt-1', 'salt-2'], ['grain-3']]);
  });

  it('the deck is a number for everybody', () => {
    const { state } = new SampleTable([[], []]);
    for (const viewer of [{ seat: 0 }, 'spectator', 'commentator', 'everything'] as const)
      expect(game.view(state, viewer).deck).toBe(state.deck.length);
  });

  it('SG-3.3 a stolen card is known to the robbed and the raider, and to no other', () => {
    const { state } = robbed();
    expect(loot(state, { seat: 0 })).toBe('salt-2');
    expect(loot(state, { seat: 1 })).toBe('salt-2');
    expect(loot(state, { seat: 2 })).toBeNull();
    expect(loot(state, 'spectator')).toBeNull();
  });

  it('says nothing of a hidden card in the text of a view', () => {
    const { state } = robbed();
    expect(JSON.stringify(game.view(state, { seat: 2 }))).not.toContain('salt-2');
  });
});

describe('states with unknown cards', () => {
  const { events } = simulateOne({ game, options: { rounds: 3 }, bots: [randomBot, randomBot, randomBot], seed: 3 });
  const half = events.slice(0, Math.floor(events.length / 2));
  const seenBy = (viewer: Viewer) =>
    gameState(
      foldEvents(
        game,
        undefined,
        half.map((event) => redact(event, viewer)),
      ),
    );

  it('hold as many cards as the full one, most of them unknown', () => {
    const full = gameState(foldEvents(game, undefined, half));
    for (const viewer of [{ seat: 1 }, 'spectator'] as const) {
      const state = seenBy(viewer);
      expect(state.deck.every((card) => card === unknown)).toBe(true);
      expect(state.seats.map((seat) => seat.hand.length)).toEqual(full.seats.map((seat) => seat.hand.length));
      expect(state.seats[0]!.hand.every((card) => card === unknown)).toBe(true);
    }
    expect(seenBy({ seat: 1 }).seats[1]!.hand).toEqual(full.seats[1]!.hand);
  });

  it('can be evaluated and counted without knowing', () => {
    for (const seat of [0, 1, 2]) expect(Number.isFinite(game.evaluate(seenBy('spectator'), seat))).toBe(true);
    expect(game.scores(seenBy('spectator'))).toEqual(game.scores(seenBy('everything')));
  });

  it('are resampled into full ones that hold every card of the pack once', () => {
    for (const viewer of [{ seat: 0 }, { seat: 1 }, { seat: 2 }, 'spectator', 'commentator'] as const) {
      const imagined = game.resample(seenBy(viewer), viewer, fastChance(1));
      expect(allCards(imagined)).toEqual([...cardsOf(defaultPack).all].sort());
      expect(game.view(imagined, viewer)).toEqual(game.view(seenBy(viewer), viewer));
    }
  });
});

describe('resample', () => {
  const { state } = robbed();
  const imagined = (viewer: Viewer) => Array.from({ length: 200 }, (_, seed) => game.resample(state, viewer, fastChance(seed)));

  it('keeps what the viewer knows and deals the rest anew', () => {
    const all = imagined({ seat: 2 });
    expect(new Set(all.map((one) => JSON.stringify(one.seats[2]))).size).toBe(1);
    expect(new Set(all.map((one) => JSON.stringify(one.discards))).size).toBe(1);
    expect(new Set(all.map((one) => one.seats[1]!.store[0]!.card)).size).toBeGreaterThan(5);
    expect(new Set(all.map((one) => one.deck[0])).size).toBeGreaterThan(5);
  });

  it('keeps a stolen card for who was robbed of it', () => {
    expect(new Set(imagined({ seat: 0 }).map((one) => one.seats[1]!.store[0]!.card))).toEqual(new Set(['salt-2']));
  });

  it('deals hidden cards evenly: each card is on top of the deck as often as there are copies of it', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const top = game.resample(state, { seat: 2 }, fastChance(seed)).deck[0]!;
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    // Three copies of cloth-2 and one of salt-5 are hidden from seat 2.
    const ratio = counts.get('cloth-2')! / counts.get('salt-5')!;
    expect(ratio).toBeGreaterThan(2);
    expect(ratio).toBeLessThan(4.5);
  });

  it('has nothing to deal for who sees everything', () => {
    expect(game.resample(state, 'everything', fastChance(1))).toBe(state);
  });
});
