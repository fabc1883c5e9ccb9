import { corePack } from '../content/core-pack';
import { makeRules } from '../pack/rules';
import { given, type Someone } from '../testing';
import { handWorth, incomeOf, standingWorth } from './worth';

const rules = makeRules(corePack);
const worth = (me: Someone, other: Someone = {}, more: object = {}) => {
  const table = given({ players: [me, other], ...more }).turnOf(0);
  return table.game.evaluate(table.state, 0);
};
const card = (id: string) => rules.cards.get(id)!;

describe('what a position is worth', () => {
  it('more with more VP, locations, deals, goods and cards', () => {
    const base = worth({});
    for (const better of [
      { vp: 1 },
      { built: ['school'] },
      { deals: ['school'] },
      { goods: { brick: 1 } },
      { hand: ['school'] },
      { ruins: ['school'] },
    ]) {
      expect(worth(better)).toBeGreaterThan(base);
    }
  });

  it('less with more for the others', () => {
    expect(worth({}, { vp: 5 })).toBeLessThan(worth({}));
    expect(worth({}, { built: ['school', 'docks'] })).toBeLessThan(worth({}));
  });

  it('goods are worth nothing to who has passed, VP are', () => {
    expect(worth({ passed: true, goods: { fuel: 5 } })).toBe(worth({ passed: true }));
    expect(worth({ passed: true, vp: 2 })).toBeGreaterThan(worth({ passed: true }));
  });

  it('income counts for less when the end is near', () => {
    const gain = (endTriggered: boolean) =>
      worth({ built: ['boiler-room'] }, {}, { endTriggered }) - worth({ built: ['foundation'] }, {}, { endTriggered });
    expect(gain(false)).toBeGreaterThan(gain(true));
  });

  it('of cards: a location with income beats one without, near ones beat far ones', () => {
    expect(incomeOf(card('boiler-room'))).toBeGreaterThan(incomeOf(card('school')));
    expect(incomeOf(card('foundation'))).toBe(0);
    expect(standingWorth(rules, card('school'), 3)).toBeGreaterThan(standingWorth(rules, card('school'), 0));
    for (const one of rules.cards.values()) {
      expect(Number.isFinite(incomeOf(one))).toBe(true);
      expect(handWorth(rules, one, 3)).toBeGreaterThan(0);
    }
  });

  it('at the end nothing but the score counts', () => {
    const table = given({ players: [{ vp: 30, goods: { fuel: 9 } }, { passed: true }], endTriggered: true }).turnOf(0);
    table.play(0, { do: 'pass' });
    const poor = given({ players: [{ vp: 30 }, { passed: true }], endTriggered: true }).turnOf(0);
    poor.play(0, { do: 'pass' });
    expect(table.game.evaluate(table.state, 0)).toBe(poor.game.evaluate(poor.state, 0));
  });
});
