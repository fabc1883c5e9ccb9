import fc from 'fast-check';
import { positionFromText, positionToText } from './position';

describe('positions as texts', () => {
  it('come back as they were', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (position) => positionFromText(positionToText(position)) === position));
  });

  it('are refused when they are anything else', () => {
    for (const text of ['', ' 1', '1 ', '-1', '+1', '01', '1.5', '1e3', '0x10', 'abc', '9'.repeat(20), '１']) {
      expect([text, positionFromText(text)]).toEqual([text, undefined]);
    }
  });
});
