export * from './event-driver';
export * from './invariants';
export * from './random-stages';
export * from './random-tournament';
export * from './scenario';
export * from './simulated-event';
export { bothAnswers } from './swiss/both-answers';
export { playTournament, type RandomTournament as RandomSwiss } from './swiss/random-tournament';
export { positionRequest, type RandomPosition } from './swiss/random-position';
