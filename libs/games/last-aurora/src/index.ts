export { bots } from './bots/bots';
export { corePack as defaultPack } from './content/core-pack';
export { makeGame, type LastAurora } from './game';
export { type Pack, packSchema } from './pack/pack';
export { makeRules, type Rules } from './pack/rules';
export type { State } from './state/state';
export type { Options } from './options';
export type { Move } from './moves/move';
