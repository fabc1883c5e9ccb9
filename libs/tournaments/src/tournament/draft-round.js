import { pairingQuality } from '../pairing/quality';
import { indexBook } from '../tie-breaks/book-index';
import { findParticipant } from './access';
import { draftBracket } from './draft-bracket';
import { draftScheduled } from './draft-scheduled';
import { draftSwiss } from './draft-swiss';
import { draftTableElimination } from './draft-table-elimination';
import { draftTableSwiss } from './draft-table-swiss';
import { playedTables, stageBook } from './stage-book';
import { preferredSize } from './stage-spec';
/** Drafts the next round of a stage. The same state and seed always give the same draft. */
export function draftRound(input) {
  const outcome = draftByFormat(input);
  if (outcome.kind === 'needs-ruling') return outcome;
  const { byes, walkovers, search } = outcome;
  const tables = numbered(input, outcome.tables);
  return {
    stage: input.stage,
    round: input.round,
    tables,
    byes,
    walkovers,
    seed: input.seed,
    ...(search ? { search } : {}),
    quality: draftQuality(input.state, input.stage, tables),
  };
}
/** The quality of a round's tables, measured against everything before it. */
export function draftQuality(state, stage, tables) {
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  const index = indexBook(stageBook(state, stage));
  return pairingQuality({
    tables: tables.map((table) => table.seats),
    earlier: stageState ? playedTables(stageState) : [],
    preferredSize: spec ? preferredSize(spec.format) : 2,
    forbidden: state.forbidden,
    score: (participant) => index.score(participant),
  });
}
function draftByFormat(input) {
  const { format } = input.spec;
  switch (format.kind) {
    case 'swiss':
      return draftSwiss(input, format);
    case 'table-swiss':
      return draftTableSwiss(input, format);
    case 'round-robin':
    case 'table-round-robin':
    case 'groups':
    case 'league':
      return draftScheduled(input);
    case 'single-elimination':
    case 'double-elimination':
      return draftBracket(input, format);
    case 'table-elimination':
      return draftTableElimination(input, format);
  }
}
/** Ids from the stage and the round; numbers in the hall from 1, except where somebody always sits at the same table. */
function numbered(input, tables) {
  const fixed = tables.map((table) => fixedNumber(input.state, table.seats));
  const taken = new Set();
  const numbers = fixed.map((number) => {
    if (number === undefined || taken.has(number)) return undefined;
    taken.add(number);
    return number;
  });
  let next = 1;
  return tables.map((table, i) => {
    let number = numbers[i];
    if (number === undefined) {
      while (taken.has(next)) next += 1;
      number = next;
      next += 1;
    }
    return { id: `${input.stage}.${input.round}.${i + 1}`, number, ...table };
  });
}
function fixedNumber(state, seats) {
  return seats.map((seat) => findParticipant(state, seat)?.fixedTable).find((number) => number !== undefined);
}
//# sourceMappingURL=draft-round.js.map
