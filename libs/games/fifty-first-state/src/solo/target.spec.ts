import fc from 'fast-check';
import { corePack } from '../content/core-pack';
import { cardNamed } from '../pack/rules';
import { given } from '../testing';
import { attackTargets, matches } from './target';

const cards = corePack.locations.map(({ id }) => id);
const categories = ['production', 'feature', 'action'];

describe('targets of automatic opponents', () => {
  it('FS-10.8, FS-12.10 nothing that matches ranks before what is hit, by the printed order', () => {
    const built = fc.array(fc.record({ card: fc.constantFrom(...cards), uses: fc.constantFrom(0, 1) }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(built, fc.constantFrom(...cards), fc.boolean(), (places, attacker, bySpoils) => {
        const { rules, state } = given({ players: [{ built: places }] });
        const { types } = cardNamed(rules, attacker);
        const hit = attackTargets({ rules, state }, types, bySpoils);
        // The order as one list of numbers, compared from the left.
        const rank = ({ card, uses }: { card: string | null; uses: number }) => {
          const { distance, category, spoils } = cardNamed(rules, card!);
          const shared = types.filter((type) => cardNamed(rules, card!).types.includes(type)).length;
          const kind = category === 'action' ? (uses === 0 ? 4 : 3) : categories.indexOf(category);
          return [shared, distance, kind, ...(bySpoils ? rules.pack.solo.spoilsPriority.order.map((good) => spoils[good] ?? 0) : [])];
        };
        const beats = (a: readonly number[], b: readonly number[]) => {
          const index = a.findIndex((value, at) => value !== b[at]);
          return index >= 0 && a[index]! > b[index]!;
        };
        const all = state.players[0]!.places;
        const candidates = all.filter((place) => rank(place)[0]! > 0);
        const best = candidates.filter((place) => !candidates.some((other) => beats(rank(other), rank(place))));
        expect(hit.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });

  it('FS-10.17 counts equal types only', () => {
    const { rules } = given({ players: [{}] });
    expect(matches(['gun', 'vp'], cardNamed(rules, 'murderers-pub'))).toBe(2);
    expect(matches(['gun', 'vp'], cardNamed(rules, 'arena'))).toBe(1);
    expect(matches(['ammo'], cardNamed(rules, 'foundation'))).toBe(0);
    expect(matches([], cardNamed(rules, 'arena'))).toBe(0);
  });

  it('FS-7.13 Ruins are no targets', () => {
    const { rules, state } = given({ players: [{ ruins: ['arena'] }] });
    expect(attackTargets({ rules, state }, ['gun'], true)).toEqual([]);
  });
});
