import { canonical } from './json';

describe('canonical', () => {
  it('sorts keys at every depth and leaves undefined members out', () => {
    expect(canonical({ b: [{ d: 1, c: 'ł' }], a: null, x: undefined })).toBe('{"a":null,"b":[{"c":"ł","d":1}]}');
  });
});
