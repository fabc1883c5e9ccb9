import { matchingChoices } from './combobox';

const choices = ['Łódź', 'Zardzewiały Łazik', 'Stacja Łącz', 'Docks', 'Old Docks'].map((label) => ({ id: label, label }));
const found = (typed: string) => matchingChoices(choices, typed).map(({ label }) => label);

describe('what a combobox offers', () => {
  it('does not mind accents and case', () => {
    expect(found('lodz')).toEqual(['Łódź']);
    expect(found('LAZ')).toEqual(['Zardzewiały Łazik']);
  });
  it('puts what begins with the words first', () => {
    expect(found('docks')).toEqual(['Docks', 'Old Docks']);
  });
  it('wants every word', () => {
    expect(found('old docks')).toEqual(['Old Docks']);
    expect(found('old lodz')).toEqual([]);
    expect(found('')).toHaveLength(5);
  });
});
