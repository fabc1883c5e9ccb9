import { sentence } from './sentence';

const table = { hello: '{seat} greets {target} with {count} {things}.', order: 'Turns: {order}', offers: '{offers}' };
const say = (key: string, params: Parameters<typeof sentence>[1]['params']) =>
  sentence(table, { key, params }, (seat) => `Player ${seat + 1}`);

describe('sentence', () => {
  it('puts parameters in, and names seats', () => {
    expect(say('hello', { seat: 0, target: 2, count: 3, things: ['salt', 'cloth'] })).toBe('Player 1 greets Player 3 with 3 salt, cloth.');
  });
  it('names seats within lists', () => {
    expect(say('order', { order: [1, 0] })).toBe('Turns: Player 2, Player 1');
    expect(say('offers', { offers: [{ seat: 0, card: 'salt' }] })).toBe('Player 1 salt');
  });
  it('falls back to the key', () => {
    expect(say('Ended', {})).toBe('Ended');
  });
});
