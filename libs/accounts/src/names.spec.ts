import fc from 'fast-check';
import { checkName, foldName, guestName } from './names';

const accepted = (text: string): string | undefined => {
  const verdict = checkName(text);
  return verdict.ok ? verdict.name : undefined;
};

describe('names', () => {
  it.each(['Ada Lovelace', 'Zbigniew Żółć', "Conan O'Brien", 'Łukasz_99', '李小龙', 'Jean-Luc'])('takes %s as it is', (name) => {
    expect(accepted(name)).toBe(name);
  });

  it.each([
    '',
    'A',
    ' A ',
    'x'.repeat(31),
    '<b>Ada</b>',
    'Ada\u0000',
    'Ada\u202e',
    '4711',
    'Guest 4821',
    'SYSTEM',
    'Bot 3',
    'admin',
    'Deleted',
  ])('refuses %j', (name) => {
    expect(checkName(name).ok).toBe(false);
  });

  it('lets a name begin like a reserved word', () => {
    expect(accepted('Botond')).toBe('Botond');
    expect(accepted('Adminira')).toBe('Adminira');
  });

  it('takes white space together', () => {
    expect(accepted('  Ada \t  Lovelace ')).toBe('Ada Lovelace');
  });

  it('holds names for the same that would be taken for each other', () => {
    for (const other of ['ada lovelace', 'ADA LOVELACE', 'AdaLovelace', 'Ada_Lovelace', 'Ádá Lovelace', 'Ａｄａ Lovelace']) {
      expect(foldName(other)).toBe(foldName('Ada Lovelace'));
    }
    expect(foldName('Łukasz')).toBe(foldName('lukasz'));
    expect(foldName('Ada')).not.toBe(foldName('Adam'));
  });

  it('gives every guest a name that nobody can register', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(guestName(number)).toMatch(/^Guest \d{4}$/);
        expect(checkName(guestName(number)).ok).toBe(false);
      }),
    );
  });

  it('is settled after one look: what was accepted is accepted as it is, and folds to what its folding folds to', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const name = accepted(text);
        if (name !== undefined) expect(accepted(name)).toBe(name);
        expect(foldName(foldName(text))).toBe(foldName(text));
        expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')));
      }),
    );
  });
});
