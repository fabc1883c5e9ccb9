import type { By } from '../events/facts';
import { revealOutcome } from '../fire/outcome-deck';
import { type Play, tell } from '../frames/play';
import { drawOne } from '../items/draw';
import type { AutomaCell } from '../pack/records';
import { type Effect, type Resource, type TargetLetter, targetLetters } from '../pack/vocabulary';
import { endGame } from '../phases/scoring';
import { automaOf } from '../state/state';

/** What happens to the Automa, which is asked nothing (LA-17.35). */
export function automaEffect(play: Play, effect: Effect, by: By): void {
  switch (effect.do) {
    case 'gain': {
      automaGains(play, effect.res, effect.n, by);
      return;
    }
    case 'gainItem':
      for (let n = 0; n < effect.n; n++) drawOne(play, play.state.seats, by);
      return;
    case 'pay':
      for (let n = 0; n < effect.n; n++) automaPays(play, effect.res, by);
      return;
    case 'damage': {
      automaDamage(play, effect.n, by);
      return;
    }
    case 'contaminate':
      for (let n = 0; n < effect.n; n++) automaContaminated(play, by);
      return;
    case 'fame': {
      automaFame(play, effect.n, by);
      return;
    }
    case 'choose': {
      // LA-17.23: the first option that it can pay.
      const option = effect.options.find((list) => list.every((one) => one.do !== 'pay' || canPay(play, one.res)));
      for (const one of option ?? []) automaEffect(play, one, by);
      return;
    }
    default:
  }
}

/** LA-17.3: what a hold cannot take is not gained. */
export function automaGains(play: Play, res: Resource, n: number, by: By): void {
  const room = play.rules.pack.automa.board.holds[res] - automaOf(play.state)[res];
  const gained = Math.min(n, room);
  if (gained > 0) tell(play, { type: 'automaHolds', open: { res, n: gained, by } });
}

/** LA-R43: of the type it has most of; food before ammo before fuel. */
const dearest = ['food', 'ammo', 'fuel'] as const;

function canPay(play: Play, res: Resource | 'anyResource'): boolean {
  const automa = automaOf(play.state);
  return res === 'anyResource' ? dearest.some((one) => automa[one] > 0) : automa[res] > 0;
}

function automaPays(play: Play, res: Resource | 'anyResource', by: By): void {
  const automa = automaOf(play.state);
  const most = Math.max(...dearest.map((one) => automa[one]));
  const paid = res === 'anyResource' ? dearest.find((one) => automa[one] === most) : res;
  if (paid !== undefined && automa[paid] > 0) tell(play, { type: 'automaHolds', open: { res: paid, n: -1, by } });
}

/** LA-17.19: an outcome card for each point names the row. */
export function automaDamage(play: Play, n: number, by: By): void {
  for (let point = 0; point < n; point++) damageRow(play, revealOutcome(play).targetOrder[0] ?? 'A', by);
}

/** The first undamaged cell of a row, from the counter's column to the left. */
export function damageRow(play: Play, row: TargetLetter, by: By): void {
  const { counter, damage } = automaOf(play.state);
  const hit = cells(play)
    .filter((cell) => cell.row === row && cell.column <= counter && !damage.includes(cell.id))
    .sort((a, b) => b.column - a.column)[0];
  if (hit !== undefined) tell(play, { type: 'automaDamaged', open: { cell: hit.id, by } });
}

export function cells(play: Pick<Play, 'rules'>): readonly AutomaCell[] {
  return play.rules.pack.automa.board.cells;
}

/** LA-17.20: column by column from the counter's to the left, each from row A to D. */
export function automaRepairs(play: Play, by: By): void {
  const { counter, damage } = automaOf(play.state);
  const found = cells(play)
    .filter((cell) => cell.column <= counter && damage.includes(cell.id))
    .sort((a, b) => b.column - a.column || targetLetters.indexOf(a.row) - targetLetters.indexOf(b.row))[0];
  if (found !== undefined) tell(play, { type: 'automaRepaired', open: { cell: found.id, by } });
}

/** LA-17.21, LA-17.27 */
export function automaContaminated(play: Play, by: By): void {
  const { survivors, contaminated } = automaOf(play.state);
  if (survivors > 0) {
    tell(play, { type: 'automaCrew', open: { survivors: survivors - 1, contaminated: contaminated + 1, by } });
    return;
  }
  tell(play, { type: 'automaCrew', open: { survivors, contaminated: Math.max(0, contaminated - 1), by } });
  if (contaminated <= 1 && play.state.ended === null) endGame(play, 'automa-lost');
}

/** LA-17.9: one survivor more, or one back from the Contaminated Zone. */
export function automaRecruits(play: Play, by: By): void {
  const { survivors, contaminated } = automaOf(play.state);
  const full = survivors + contaminated >= play.rules.pack.automa.board.holds.survivor;
  if (full) {
    automaCured(play, by);
    return;
  }
  tell(play, { type: 'automaCrew', open: { survivors: survivors + 1, contaminated, by } });
}

export function automaCured(play: Play, by: By): void {
  const { survivors, contaminated } = automaOf(play.state);
  if (contaminated > 0) tell(play, { type: 'automaCrew', open: { survivors: survivors + 1, contaminated: contaminated - 1, by } });
}

/** LA-17.22 */
export function automaFame(play: Play, n: number, by: By): void {
  const { highest, lowest } = play.rules.constants.fame;
  for (let step = 0; step < Math.abs(n); step++) {
    const { fame } = automaOf(play.state);
    if (n > 0 && fame >= highest) automaRepairs(play, 'fame');
    else if (n < 0 && fame <= lowest) automaDamage(play, 1, 'fame');
    else tell(play, { type: 'fameMoved', open: { seat: play.state.seats, n: Math.sign(n), by } });
  }
}
