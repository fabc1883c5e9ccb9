import { canonical, type Json } from '@kronika/event-log';
import { fastChance, fastSource, playMove, redact, type Seat, type Viewer } from '../index';
import { broken, type Law, type LawReport, type Subject, viewerName, viewersOf } from './subject';
import { asRead, playThrough, type TestTable } from './test-table';
import { withoutRecords } from './twin-runs';

const name = 'records of a move tell nothing more than its events';

/**
 * Where two moves of a seat look the same to a viewer by the game's own events, they look the same with the kernel's records, too: a
 * move that is hidden is never recorded openly, and whether chance was used does not betray it.
 */
export const hiddenMovesLaw: Law = { name, check };

function check<State>(subject: Subject<State>, seed: number): LawReport {
  let compared = 0;
  const chance = fastChance(`${seed}/hidden`);
  playThrough(subject, seed, (table) => {
    if (table.over) return;
    const { seat } = chance.pick('who', table.game.toAct(table.state));
    const moves = chance.shuffle('moves', table.game.legalMoves(table.state, seat)).slice(0, 8);
    for (const viewer of viewersOf(table.seats)) {
      if (viewer === 'everything' || viewer === 'commentator') continue;
      if (typeof viewer === 'string' || viewer.seat !== seat) compared += compare(table, seat, moves, viewer, seed);
    }
  });
  return { compared };
}

function compare<State>(table: TestTable<State>, seat: Seat, moves: readonly Json[], viewer: Viewer, seed: number): number {
  const byEvents = new Map<string, { readonly move: Json; readonly full: string }>();
  for (const move of moves) {
    const result = playMove(table.game, table.kernel, { seat, move }, { chance: fastSource(seed) });
    if (!result.ok) broken(name, `seed ${seed}, version ${table.kernel.version}`, `legal ${canonical(move)} of seat ${seat} was refused`);
    const events = result.value.events.map((event, index) => asRead(event, table.kernel.version + 1 + index));
    const told = canonical(withoutRecords(events).map((event) => redact(event, viewer)));
    const full = canonical(events.map((event) => redact(event, viewer)));
    const alike = byEvents.get(told);
    if (alike === undefined) byEvents.set(told, { move, full });
    else if (alike.full !== full) {
      const where = `seed ${seed}, version ${table.kernel.version}, ${viewerName(viewer)}`;
      broken(name, where, `${canonical(alike.move)} and ${canonical(move)} of seat ${seat} look the same but for the kernel's records`);
    }
  }
  return moves.length;
}
