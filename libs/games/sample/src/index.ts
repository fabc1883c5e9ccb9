export type { Card } from './card';
export { makeGame, type SampleGame } from './make-game';
export { narrate } from './narrate';
export type { Move } from './moves';
export type { Options } from './options';
export { type CardKind, defaultPack, type Good, type Pack, packSchema } from './pack';
export type { State } from './state';
export { texts, type TextTable } from './texts';
export type { SeatView, View } from './view';
