import { canonical } from '@kronika/event-log';
import { effectiveLine, gameState, type KernelState, redact, takeBack, takeBackTargets } from '../index';
import { broken, type Law, type LawReport, type Subject, viewersOf } from './subject';
import { asRead, playThrough } from './test-table';

const name = 'take-back safety';

/**
 * A take-back leads to exactly the state that was, for every viewer, with the same decision open and no draw forgotten; it stays within one seat's
 * moves of one turn; and no other seat than the one that moved has one.
 */
export const takeBackLaw: Law = { name, check };

function check<State>(subject: Subject<State>, seed: number): LawReport {
  const states = new Map<number, KernelState<State>>();
  let taken = 0;
  let refused = 0;
  playThrough(subject, seed, (table) => {
    const { game, kernel } = table;
    states.set(kernel.version, kernel);
    if (table.over) return;
    for (let seat = 0; seat < table.seats; seat++) {
      const targets = takeBackTargets(game, kernel, seat);
      if (targets.length > 0 && seat !== kernel.undo?.seat)
        broken(name, `seed ${seed}, version ${kernel.version}`, 'another seat takes back');
      if (targets.length === 0) refused++;
      for (const toVersion of targets) {
        const where = `seed ${seed}, version ${kernel.version}, seat ${seat} back to ${toVersion}`;
        const result = takeBack(game, kernel, { seat, toVersion });
        const before = states.get(toVersion);
        if (!result.ok || before === undefined) return broken(name, where, 'the target is no state that was');
        const { after, events } = result.value;
        if (canonical(gameState(after)) !== canonical(gameState(before))) broken(name, where, 'the state is not the one that was');
        if (canonical(after.draws) !== canonical(kernel.draws)) broken(name, where, 'a draw was forgotten');
        const since = effectiveLine(table.events).filter((event) => event.version > toVersion);
        if (since.some((event) => event.seat !== seat)) broken(name, where, 'it goes past what another seat did');
        for (const event of events) {
          const read = asRead(event, kernel.version + 1);
          if (viewersOf(table.seats).some((viewer) => redact(read, viewer) !== read)) broken(name, where, 'a take-back hides something');
        }
        taken++;
      }
    }
  });
  return { taken, refused };
}
