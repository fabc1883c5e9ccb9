import fc from 'fast-check';
import { defaultPack, makeRules } from '@kronika/games/last-aurora';
import { momentsOf } from '../testing/random-game';
import { optionWords } from './labels';
import { movesByThing, promptThing, thingOf, thingsOnTable } from './things';

/** Moves that are made in the prompt, because nothing on the table stands for them. */
const spoken = new Set(['renegade', 'chooseEncounterOption']);

describe('things of Last Aurora', () => {
  const table = fc.record({ seats: fc.integer({ min: 1, max: 4 }), map: fc.constantFrom('alpha', 'beta'), seed: fc.nat() });
  const rules = makeRules(defaultPack);

  it('gives every legal move of every decision exactly one place on the table or in the prompt', () => {
    fc.assert(
      fc.property(table, ({ seats, map, seed }) => {
        for (const { seat, view, moves } of momentsOf(seats, map, seed)) {
          const shown = thingsOnTable(view);
          const placed = [...movesByThing(moves, view, seat)];
          expect(placed.flatMap(([, made]) => made).length).toBe(moves.length);
          expect(placed.filter(([on]) => !shown.has(on))).toEqual([]);
          // What names a thing is made on that thing: nothing falls into the prompt because its name is wrong.
          const lost = moves.filter((move) => !shown.has(thingOf(move, view, seat)));
          expect(lost).toEqual([]);
          for (const move of moves) if (move.do === 'bonusAction') expect(optionWords(move, view, rules, seat, 'pl')).toBeTruthy();
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('puts moves that name a slot, a survivor or an item on it', () => {
    for (const { seat, view, moves } of momentsOf(3, 'beta', 7)) {
      for (const move of moves) {
        const names = 'slot' in move || 'card' in move || 'weapon' in move || 'link' in move;
        if (names && move.do !== 'chooseDiscardedCard' && !spoken.has(move.do)) expect(thingOf(move, view, seat)).not.toBe(promptThing);
      }
    }
  });
});
