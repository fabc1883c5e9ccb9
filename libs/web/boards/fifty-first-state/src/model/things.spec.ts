import type { Move } from '@kronika/games/fifty-first-state';
import { askedIn, type AskedMoment, golden, goldenNames } from '../testing/golden-games';
import { keepMove, keepMoves } from './keep';
import { thingsOnTable } from './table';
import { exchangeAction, keepThing, movesByThing, promptThing, thing, thingOf } from './things';
import { present } from '../testing/present';

/** Which cards of a hand a keeping move means, by their places; copies of a title are told apart. */
function placesOf(hand: readonly string[], cards: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const card of cards) places.add(hand.findIndex((other, index) => other === card && !places.has(index)));
  return places;
}

/** What is wrong with how a moment's moves are laid out; empty when every move has its place. */
function faultsOf(moment: AskedMoment, actionsOf: (seat: number) => readonly string[]): string[] {
  const { view, seat, moves, version } = moment;
  const byThing = movesByThing(moves, view, seat);
  const shown = thingsOnTable(view, actionsOf);
  const faults: string[] = [];
  const reachable = [...byThing.values()].flat();
  if (reachable.length !== moves.length || moves.some((move) => !reachable.includes(move))) faults.push(`${version}: a move is lost`);
  for (const [name] of byThing) if (!shown.has(name)) faults.push(`${version}: ${name} is not on the table`);
  const hand = view.players[seat]?.hand.cards ?? [];
  for (const move of keepMoves(moves)) {
    const kept = placesOf(hand, move.cards);
    if (kept.has(-1) || JSON.stringify(keepMove(moves, hand, kept)) !== JSON.stringify(move))
      faults.push(`${version}: cannot keep ${move.cards.join()}`);
  }
  return faults;
}

describe('every legal move of every decision in the recorded games', () => {
  const seen = new Set<Move['do']>();

  it.each(goldenNames)('has its place on the table: %s', (name) => {
    const { rules, ...game } = golden(name);
    let decisions = 0;
    const faults: string[] = [];
    for (const moment of askedIn(game)) {
      decisions++;
      for (const move of moment.moves) seen.add(move.do);
      const actionsOf = (seat: number) => rules.factions.get(moment.view.players[seat]?.faction ?? '')?.actions.map(({ id }) => id) ?? [];
      faults.push(...faultsOf(moment, actionsOf));
    }
    expect(faults).toEqual([]);
    expect(decisions).toBeGreaterThan(30);
  });

  it('covers nearly all kinds of moves', () => {
    expect(seen.size).toBeGreaterThanOrEqual(25);
  });
});

describe('thingOf', () => {
  const [first] = askedIn(golden('2-none'));
  const view = present(first).view;

  it('puts answers that no thing stands for into the prompt', () => {
    for (const move of ['pass', 'again', 'endTurn', 'done', 'doneStoring'] as const)
      expect(thingOf({ do: move }, view, 0)).toBe(promptThing);
    expect(thingOf({ do: 'chooseOption', option: 1 }, view, 0)).toBe(promptThing);
  });
  it('pays from the own supply, or from the location that the goods lie on', () => {
    expect(thingOf({ do: 'payUnit', source: 'supply', good: 'fuel' }, view, 1)).toBe('good:1:fuel');
    expect(thingOf({ do: 'payUnit', source: 17, good: 'fuel' }, view, 1)).toBe('place:17');
  });
  it("robs the victim's supply", () => {
    const robbing = { ...view, stack: [{ at: 'loot', seat: 0, victim: 1, of: ['fuel'], n: 1 } as const] };
    expect(thingOf({ do: 'chooseGood', good: 'fuel' }, robbing, 0)).toBe(thing.good(1, 'fuel'));
  });
  it('gathers the exchanges of workers on the faction board', () => {
    const moves: Move[] = [
      { do: 'exchangeWorkers', good: 'fuel' },
      { do: 'exchangeWorkers', good: 'card' },
    ];
    expect(movesByThing(moves, view, 0)).toEqual(new Map([[thing.action(0, exchangeAction), moves]]));
  });
  it('keeps starting cards together', () => {
    expect(thingOf({ do: 'keepStartingCards', cards: ['docks'] }, view, 0)).toBe(keepThing);
  });
});
