export * from './boards';
export * from './effects';
export * from './glicko-2';
export * from './glicko-system';
export {
  openSkillSystem,
  type EffectEntry,
  type ModelledEffect,
  type OpenSkillLadder,
  type OpenSkillOptions,
  type OpenSkillSystem,
} from './openskill-system';
export { ordinal, plackettLuce, rateTeams, type Skill } from './plackett-luce';
export * from './rated-result';
export * from './rating-system';
