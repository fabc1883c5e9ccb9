import { predictWin, rate, type Rating } from 'openskill';

/** A strength and how sure we are of it. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The published parameters. `tau` keeps ratings alive: it is added to every deviation before a game. */
export const plackettLuce = { mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, kappa: 1e-4 } as const;

/** mu - 3 sigma: a level that the player almost certainly has. */
export function ordinal(skill: Skill): number {
  return skill.mu - 3 * skill.sigma;
}

/** The new skills after one game, team by team; ranks, not margins. */
export function rateTeams(teams: readonly (readonly Skill[])[], places: readonly number[], tau: number = plackettLuce.tau): Skill[][] {
  const { mu, sigma, beta, kappa } = plackettLuce;
  return rate(teams, { mu, sigma, beta, kappa, tau, rank: [...places] }).map((team) => team.map((skill: Rating) => skill));
}

/** How likely one is to finish ahead of another. */
export function expectedAgainst(one: Skill, other: Skill): number {
  return predictWin([[{ ...one }], [{ ...other }]], { beta: plackettLuce.beta })[0] ?? 0.5;
}
