import { expectedAgainst, ordinal, plackettLuce, rateTeams, type Skill } from './plackett-luce';

const newcomer: Skill = { mu: 25, sigma: 25 / 3 };
const table = [[newcomer], [newcomer], [newcomer], [newcomer]];

describe('Plackett-Luce', () => {
  it('has the published parameters', () => {
    expect(plackettLuce).toEqual({ mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, kappa: 1e-4 });
  });

  it('gives four new players with tau 0, places 1-4, the published values to the last digit', () => {
    expect(rateTeams(table, [1, 2, 3, 4], 0).map((team) => team[0]!.mu)).toEqual([
      27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538,
    ]);
  });

  it('gives ranks 1, 2, 2, 4 with the default tau the published values to the last digit', () => {
    expect(rateTeams(table, [1, 2, 2, 4]).map((team) => team[0]!.mu)).toEqual([
      27.795252672501135, 24.689416369722096, 24.689416369722096, 22.825914588054673,
    ]);
  });

  it('answers in the order of the seats, not of the places', () => {
    const rated = rateTeams(table, [4, 1, 3, 2], 0).map((team) => team[0]!.mu);
    expect(rated).toEqual([20.96265504062538, 27.795084971874736, 24.68943500312503, 26.552824984374855]);
  });

  it('ranks by mu - 3 sigma', () => {
    expect(ordinal(newcomer)).toBe(0);
  });

  it('expects half against an equal and more against a weaker one', () => {
    expect(expectedAgainst(newcomer, newcomer)).toBeCloseTo(0.5, 9);
    expect(expectedAgainst({ mu: 30, sigma: 2 }, { mu: 20, sigma: 2 })).toBeGreaterThan(0.9);
  });
});
