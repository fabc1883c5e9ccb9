import fc from 'fast-check';
import { contentFromText, contentLimits, contentSchema, contentText, titleSchema } from './content';

const content = (changes: object = {}) => ({ text: 'Good', tags: [], marks: [], ...changes });
const isFine = (changes: object) => contentSchema.safeParse(content(changes)).success;

describe('the content of an annotation', () => {
  it('survives being kept as a text', () => {
    const target = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z]{1,8}|\[[0-9]{1,2}\]){0,3}$/);
    const mark = fc.oneof(
      fc.record({ shape: fc.constantFrom('circle', 'highlight'), colour: fc.constantFrom('green', 'red'), target, to: fc.constant(null) }),
      fc.record({ shape: fc.constant('arrow'), colour: fc.constantFrom('blue', 'yellow'), target, to: target }),
    );
    const any = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\0')),
      tags: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,10}$/), { maxLength: 5 }),
      marks: fc.array(mark, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(any, (input) => {
        const parsed = contentSchema.parse(input);
        expect(contentFromText(contentText(parsed))).toEqual(parsed);
      }),
    );
  });

  it('has limits', () => {
    expect(isFine({ text: 'x'.repeat(contentLimits.text) })).toBe(true);
    expect(isFine({ text: 'x'.repeat(contentLimits.text + 1) })).toBe(false);
    expect(isFine({ tags: Array.from({ length: contentLimits.tags + 1 }, (_, n) => `t${n}`) })).toBe(false);
    expect(isFine({ text: 'a\0b' })).toBe(false);
    expect(isFine({ more: 1 })).toBe(false);
  });

  it('has tags of letters and digits, once each, in small letters', () => {
    expect(contentSchema.parse(content({ tags: ['Końcówka', ' końcówka ', 'two words'] })).tags).toEqual(['końcówka', 'two words']);
    for (const tag of ['', '<b>', '-x', 'a'.repeat(31)]) expect(isFine({ tags: [tag] })).toBe(false);
  });

  it('marks things as the game names them; only arrows point somewhere else', () => {
    const mark = { shape: 'circle', colour: 'red', target: 'seat2.ruins[1]', to: null };
    expect(isFine({ marks: [mark] })).toBe(true);
    expect(isFine({ marks: [{ ...mark, shape: 'arrow' }] })).toBe(false);
    expect(isFine({ marks: [{ ...mark, shape: 'arrow', to: 'market:card-7' }] })).toBe(true);
    expect(isFine({ marks: [{ ...mark, to: 'market' }] })).toBe(false);
    for (const target of ['', 'a..b', 'a b', '<x>', 'a[', '.a']) expect(isFine({ marks: [{ ...mark, target }] })).toBe(false);
  });

  it('is nothing where the kept text is something else', () => {
    expect(contentFromText('no json')).toBeUndefined();
    expect(contentFromText('{"text":1}')).toBeUndefined();
  });
});

it('a title is one line', () => {
  expect(titleSchema.parse('  Sezon 1 ')).toBe('Sezon 1');
  for (const title of ['', '   ', 'a\nb', 'x'.repeat(121)]) expect(titleSchema.safeParse(title).success).toBe(false);
});
