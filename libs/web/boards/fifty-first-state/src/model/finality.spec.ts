import { fastSource, kernelEventTypes, playMove, Replay } from '@kronika/game-kernel';
import { askedIn, golden } from '../testing/golden-games';
import { finalityOf } from './finality';
import { present } from '../testing/present';

describe('finalityOf', () => {
  /** Whatever tells somebody something new cannot be taken back (the kernel's rule): the board says so before. */
  it.each(['2-winter', '3-none', '4-mixed-promo'])('asks before every move of a turn that shows somebody a card: %s', (name) => {
    const { rules, game, events } = golden(name);
    const replay = new Replay(game, events);
    const missed = new Set<string>();
    const counts = { tried: 0, asked: 0 };
    for (const { version, seat, kind, view, moves } of askedIn({ game, events })) {
      if (kind !== 'turn' || version % 3 !== 0) continue;
      for (const move of moves) {
        const result = playMove(game, replay.stateAt(version), { seat, move }, { chance: fastSource(version) });
        if (!result.ok) throw new Error('a legal move was refused');
        const shows = result.value.events.some((event) => !kernelEventTypes.has(event.type) && !game.undoable(event));
        const asked = finalityOf(move, view, rules, seat) !== undefined;
        counts.tried++;
        if (asked) counts.asked++;
        if (shows && !asked) missed.add(JSON.stringify(move));
      }
    }
    expect([...missed]).toEqual([]);
    expect(counts.tried).toBeGreaterThan(100);
    expect(counts.asked).toBeLessThan(counts.tried / 2);
  });

  it('always asks before passing, drafting, and choosing a hand or a faction', () => {
    const { rules, ...game } = golden('3-none');
    const [first] = askedIn(game);
    const { view } = present(first);
    expect(finalityOf({ do: 'pass' }, view, rules, 0)).toBe('passes');
    expect(finalityOf({ do: 'takeLookoutCard', card: 'docks' }, view, rules, 0)).toBe('choice');
    expect(finalityOf({ do: 'keepStartingCards', cards: [] }, view, rules, 0)).toBe('choice');
    expect(finalityOf({ do: 'chooseFaction', faction: 'new-york' }, view, rules, 0)).toBe('choice');
    expect(finalityOf({ do: 'exchangeWorkers', good: 'card' }, view, rules, 0)).toBe('draws');
    expect(finalityOf({ do: 'exchangeWorkers', good: 'iron' }, view, rules, 0)).toBeUndefined();
  });
});
