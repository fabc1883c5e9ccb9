export { NewGame } from './new-game';
export { type Foe, Given, given, type Scenario, type Someone } from './scenario';
export { lastAuroraSubject } from './subject';
