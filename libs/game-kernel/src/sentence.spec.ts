import { sentence } from './sentence';

const table = { hello: '{seat} greets {target} with {count} {things}.', order: 'Turns: {order}', offers: '{offers}' };

describe('sentence', () => {
  it('puts parameters in, and counts seats from 1', () => {
    expect(sentence(table, 'hello', { seat: 0, target: 2, count: 3, things: ['salt', 'cloth'] })).toBe('#1 greets #3 with 3 salt, cloth.');
  });
  it('names seats within lists', () => {
    expect(sentence(table, 'order', { order: [1, 0] })).toBe('Turns: #2, #1');
    expect(sentence(table, 'offers', { offers: [{ seat: 0, card: 'salt' }] })).toBe('#1 salt');
  });
  it('falls back to the key', () => {
    expect(sentence(undefined, 'Ended', {})).toBe('Ended');
  });
});
