import { canonical } from '@kronika/event-log';
import { fastChance, foldEvent, gameState, type KernelState, kernelEventTypes, type RecordedEvent, redact, type Viewer } from '../index';
import { broken, type Law, type LawReport, type Subject, viewerName, viewersOf } from './subject';
import { playThrough, type TestTable } from './test-table';

const name = 'the redaction law';

/**
 * For every prefix and every viewer, the view of the redacted game is the view of the full one, byte for byte; and so is everything that a page
 * works out from redacted events: who has to act, the own legal moves, the round, the scores, the outcome, what may be undone.
 */
export const redactionLaw: Law = { name, check };

function check<State>(subject: Subject<State>, seed: number): LawReport {
  const folded = new Map<string, KernelState<State>>();
  let compared = 0;
  playThrough(subject, seed, (table, events) => {
    for (const viewer of viewersOf(table.seats)) {
      const where = `seed ${seed}, version ${table.kernel.version}, ${viewerName(viewer)}`;
      let own = folded.get(viewerName(viewer));
      for (const event of events) own = foldSeen(table, own, event, viewer, where);
      if (own === undefined) continue;
      folded.set(viewerName(viewer), own);
      compareWorkedOut(table, gameState(own), viewer, where);
      if (compared++ % 7 === 0) canResample(table, gameState(own), viewer, where, seed);
    }
  });
  return { compared };
}

/** The viewer gets events as text: nothing can hide in an object. */
function foldSeen<State>(
  table: TestTable<State>,
  own: KernelState<State> | undefined,
  event: RecordedEvent,
  viewer: Viewer,
  where: string,
): KernelState<State> {
  const seen = JSON.parse(JSON.stringify(redact(event, viewer))) as RecordedEvent;
  if (!kernelEventTypes.has(event.type) && table.game.undoable(seen) !== table.game.undoable(event)) {
    broken(name, where, `undoable of ${event.type} depends on what is sealed`);
  }
  return foldEvent(table.game, own, seen);
}

function compareWorkedOut<State>({ game, state, seats }: TestTable<State>, own: State, viewer: Viewer, where: string): void {
  same('view', game.view(state, viewer), game.view(own, viewer), where);
  same('toAct', game.toAct(state), game.toAct(own), where);
  same('round', game.round(state), game.round(own), where);
  same('scores', game.scores(state), game.scores(own), where);
  same('outcome', game.outcome(state), game.outcome(own), where);
  if (typeof viewer !== 'string') same('legal moves', game.legalMoves(state, viewer.seat), game.legalMoves(own, viewer.seat), where);
  if (viewer !== 'everything') return;
  for (let seat = 0; seat < seats; seat++) same('legal moves', game.legalMoves(state, seat), game.legalMoves(own, seat), where);
}

function same(what: string, full: unknown, redacted: unknown, where: string): void {
  const [a, b] = [canonical(full ?? null), canonical(redacted ?? null)];
  if (a !== b) broken(name, where, `${what} of the full game is ${a}, of the redacted one ${b}`);
}

/** Bots and analysis resample from what a viewer has: it must give a state that this viewer sees in the same way. */
function canResample<State>({ game, kernel }: TestTable<State>, own: State, viewer: Viewer, where: string, seed: number): void {
  const imagined = game.resample(own, viewer, fastChance(`${seed}/${kernel.version}`));
  same('view of a resampled state', game.view(own, viewer), game.view(imagined, viewer), where);
}
