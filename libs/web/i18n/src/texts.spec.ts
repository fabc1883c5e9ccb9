import { TestBed } from '@angular/core/testing';
import { Locale } from './locale';
import { provideI18n } from './provide-i18n';
import { textScope, Texts } from './texts';

const harbour = textScope('harbour', {
  en: () => Promise.resolve({ default: { ships: '{count, plural, one {# ship} other {# ships}} of {{owner}}', kind: { big: 'big' } } }),
  pl: () =>
    Promise.resolve({
      default: {
        ships: '{count, plural, one {# statek} few {# statki} many {# statków} other {# statku}} {{owner}}',
        kind: { big: 'duży' },
      },
    }),
});

describe('Texts', () => {
  let texts: Texts;
  beforeEach(async () => {
    localStorage.clear();
    TestBed.configureTestingModule({ providers: [provideI18n()] });
    texts = TestBed.inject(Texts);
    await texts.speak('en');
  });

  it('says nothing until a file has arrived, then the text with its parameters', async () => {
    expect(texts.say('harbour.ships', { count: 2, owner: 'Eve' })).toBe('');
    await texts.load(harbour);
    expect(texts.say('harbour.ships', { count: 2, owner: 'Eve' })).toBe('2 ships of Eve');
    expect(texts.say('harbour.kind.big')).toBe('big');
  });

  it('switches everything in use, and remembers', async () => {
    await texts.load(harbour);
    await texts.speak('pl');
    expect(texts.say('harbour.ships', { count: 5, owner: 'Ewy' })).toBe('5 statków Ewy');
    expect(document.documentElement.lang).toBe('pl');
    expect(localStorage.getItem('kronika.language')).toBe('pl');
    expect(TestBed.inject(Locale).upTo(1234.5)).toBe('1234,5');
    expect(texts.has('harbour.kind.big')).toBe(true);
    expect(texts.has('harbour.kind.small')).toBe(false);
  });
});
