export { everyMove } from './every-move';
export { Invariants } from './invariants';
export { NewGame } from './new-game';
export { type Built, Given, given, type Scenario, type Someone } from './scenario';
export { everythingToUse, newTally, soak, type SoakTable, soakTables, type SoakTally, soloTables } from './soak';
export { fiftyFirstStateSubject } from './subject';
