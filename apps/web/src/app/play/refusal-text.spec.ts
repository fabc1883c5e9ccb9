import { refusalText } from './refusal-text';

describe('refusalText', () => {
  it('says nothing of what was carried out', () => {
    expect(refusalText({ __typename: 'Written', version: 3 })).toBe('');
  });
  it('names the rule of an illegal move', () => {
    expect(refusalText({ __typename: 'IllegalMove', rule: 'SG-3.2', message: 'The card is not yours.' })).toBe(
      'The card is not yours. (SG-3.2)',
    );
  });
  it('has words for each reason', () => {
    expect(refusalText({ __typename: 'CannotTakeBack', reason: 'chance-was-used' })).toContain('Chance');
    expect(refusalText({ __typename: 'Conflict', code: 'decision-closed', version: 4 })).toContain('moved on');
    expect(refusalText({ __typename: 'Invalid', issues: [{ path: 'move.card', message: 'missing' }] })).toBe('move.card: missing');
  });
});
