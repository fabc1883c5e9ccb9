import { hueOf, initialsOf } from './avatar';

describe('an avatar', () => {
  it.each([
    ['Ada Nowak', 'AN'],
    ['basia', 'B'],
    ['Quentin the Undecided', 'QU'],
    ['  ', ''],
    ['łukasz_zieliński', 'ŁZ'],
    ['🐺 Wolf', '🐺W'],
  ])('has the initials of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
  it('keeps its colour', () => {
    expect(hueOf('Ada')).toBe(hueOf('Ada'));
    expect(hueOf('Ada')).not.toBe(hueOf('Bo'));
    expect(hueOf('x'.repeat(500))).toBeGreaterThanOrEqual(0);
  });
});
