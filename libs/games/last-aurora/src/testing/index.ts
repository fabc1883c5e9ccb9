export { everyMove } from './every-move';
export { Invariants, isSettled } from './invariants';
export { NewGame } from './new-game';
export { type Foe, Given, given, type Scenario, type Someone } from './scenario';
export { everythingToUse, newTally, soak, type SoakTable, soakTables, type SoakTally, soloTables } from './soak';
export { lastAuroraSubject } from './subject';
