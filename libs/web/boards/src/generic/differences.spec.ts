import type { Json } from '@kronika/event-log';
import fc from 'fast-check';
import { differences } from './differences';

describe('differences', () => {
  it('names what came, went and changed by path', () => {
    const before = { players: [{ score: 1, hand: ['a', 'b'] }], round: 1, gone: true };
    const after = { players: [{ score: 4, hand: ['a'] }], round: 1, fresh: null };
    expect(differences(before, after)).toEqual([
      { thing: 'players.0.score', kind: 'changed', by: 3 },
      { thing: 'players.0.hand.1', kind: 'gone' },
      { thing: 'gone', kind: 'gone' },
      { thing: 'fresh', kind: 'new' },
    ]);
  });
  it('are none between equal data, and some between unequal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [left, right] = [a as Json, b as Json];
        const same = JSON.stringify(left) === JSON.stringify(right);
        expect(differences(left, JSON.parse(JSON.stringify(left)) as Json)).toEqual([]);
        if (!same && typeof left !== 'object') expect(differences(left, right)).not.toEqual([]);
      }),
    );
  });
});
