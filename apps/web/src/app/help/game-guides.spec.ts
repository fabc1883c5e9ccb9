import { gameGuides, sectionOf } from './game-guides';

describe('sectionOf', () => {
  const guide = gameGuides[0];
  it.each([
    ['FS-7.11', 'raze'],
    ['FS-7.9', 'deal'],
    ['FS-7.10', 'raze'],
    ['FS-M13', 'raze'],
    ['FS-M2', 'build'],
    ['FS-4.9', 'pay'],
    ['FS-11.3', 'solo'],
    ['FS-6.20', 'lookout'],
  ])('finds where %s is told', (rule, section) => {
    expect(guide && sectionOf(guide, rule)?.id).toBe(section);
  });
  it('knows nothing of rulings', () => {
    expect(guide && sectionOf(guide, 'FS-R12')).toBeUndefined();
  });
});
