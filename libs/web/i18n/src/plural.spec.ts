import { pluralForms, withPlurals } from './plural';

const players = 'Gra {count, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}} w {{place}}.';

describe('withPlurals', () => {
  it.each([
    [1, '1 gracz'],
    [3, '3 gracze'],
    [5, '5 graczy'],
    [12, '12 graczy'],
    [22, '22 gracze'],
    [1.5, '1,5 gracza'],
  ])('chooses the Polish form of %d', (count, words) => {
    expect(withPlurals(players, { count }, 'pl')).toBe(`Gra ${words} w {{place}}.`);
  });
  it('keeps placeholders inside a form, and takes several plurals', () => {
    const text = '{a, plural, one {# table of {{name}}} other {# tables of {{name}}}}, {b, plural, one {# bye} other {# byes}}';
    expect(withPlurals(text, { a: 2, b: 1 }, 'en')).toBe('2 tables of {{name}}, 1 bye');
  });
  it('leaves a text without plurals alone', () => {
    expect(withPlurals('Nothing {{here}} {to, see}', {}, 'en')).toBe('Nothing {{here}} {to, see}');
  });
  it('names the forms that a text gives', () => {
    expect(pluralForms(players)).toEqual([{ parameter: 'count', forms: ['one', 'few', 'many', 'other'] }]);
  });
});
