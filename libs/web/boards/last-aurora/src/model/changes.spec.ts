import type { View } from '@kronika/games/last-aurora';
import { momentsOf } from '../testing/random-game';
import { changesBetween } from './changes';
import { thingsOnTable } from './things';

describe('changes on the table of Last Aurora', () => {
  it('finds none between a view and itself, and speaks of things that are shown', () => {
    let before: View | undefined;
    let found = 0;
    for (const { view } of momentsOf(2, 'alpha', 5, 600)) {
      expect(changesBetween(view, JSON.parse(JSON.stringify(view)) as View)).toEqual([]);
      const shown = thingsOnTable(view);
      for (const { thing, kind } of changesBetween(before, view)) {
        found += 1;
        if (kind !== 'gone' && !/^(fame|item|aurora|outcomes)/.test(thing)) expect(shown).toContain(thing);
      }
      before = view;
    }
    expect(found).toBeGreaterThan(100);
  });
});
