import { withCards, withoutCard } from './card';
import { fact, secretFact } from './events';
import { evolve } from './evolve';
import { SampleTable } from './testing/table';

describe('evolve', () => {
  it('begins with TableLaid', () => {
    expect(() => evolve(undefined, fact('Passed', { seat: 0 }))).toThrow(/before TableLaid/);
  });

  it('leaves the state before as it was', () => {
    const { state } = new SampleTable([['salt-1'], ['salt-2']]);
    const text = JSON.stringify(state);
    evolve(state, secretFact('Offered', { seat: 0 }, [0], 'salt-1'));
    evolve(state, secretFact('CardsDrawn', { seat: 1, count: 2 }, [1], ['salt-1', 'salt-2']));
    evolve(state, fact('OffersRevealed', { offers: [] }));
    expect(JSON.stringify(state)).toBe(text);
  });

  it('takes a log that contradicts itself for a bug', () => {
    const { state } = new SampleTable([['salt-1'], ['salt-2']]);
    expect(() => evolve(state, fact('Discarded', { seat: 0, card: 'cloth-5' }))).toThrow(/No card cloth-5/);
    expect(() => evolve(state, fact('CoinsGained', { seat: 9, coins: 1 }))).toThrow(/No seat 9/);
    expect(() => evolve(state, fact('CardStolen', { seat: 0, from: 1, place: 3 }))).toThrow(/Nothing at seat 1/);
  });

  it('shares what an event does not change', () => {
    const { state } = new SampleTable([['salt-1'], ['salt-2']]);
    const after = evolve(state, fact('CoinsGained', { seat: 0, coins: 1 }));
    expect(after.deck).toBe(state.deck);
    expect(after.seats[1]).toBe(state.seats[1]);
  });
});

describe('hands', () => {
  it('are kept sorted', () => {
    expect(withCards(['cloth-2', 'salt-1'], ['salt-3', 'cloth-1', 'grain-5'])).toEqual([
      'cloth-1',
      'cloth-2',
      'grain-5',
      'salt-1',
      'salt-3',
    ]);
  });

  it('lose the card that is known, or an unknown one', () => {
    expect(withoutCard(['?', 'salt-1'], 'salt-1')).toEqual(['?']);
    expect(withoutCard(['?', '?'], 'salt-1')).toEqual(['?']);
    expect(() => withoutCard(['salt-2'], 'salt-1')).toThrow(/No card/);
  });
});
