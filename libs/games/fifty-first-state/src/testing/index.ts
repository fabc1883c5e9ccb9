export { NewGame } from './new-game';
export { type Built, Given, given, type Scenario, type Someone } from './scenario';
export { fiftyFirstStateSubject } from './subject';
