import { dealDamage, enemiesNear } from '../fire/attack';
import { revealOutcome } from '../fire/outcome-deck';
import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { drawOne } from '../items/draw';
import { actionNamed, cardOfType } from '../pack/rules';
import { enemyNumbers } from '../pack/vocabulary';
import { automaOf, type Enemy } from '../state/state';
import { automaFame, cells, damageRow } from './effects';

/** LA-17.23: it fires while it has ammo, a weapon and an enemy. */
export function automaFires(play: Play): void {
  push(play, { at: 'automa-fire' });
}

export const automaFire = automatic<FrameOf<'automa-fire'>>((play, frame) => {
  const { ammo, counter, damage, used, faceUp } = automaOf(play.state);
  const seat = play.state.seats;
  const [weapon] = cells(play)
    .flatMap((cell) =>
      cell.kind === 'weapon' && cell.column <= counter && !damage.includes(cell.id) && !used.includes(cell.id) ? [cell] : [],
    )
    .sort((a, b) => b.column - a.column);
  const near = byNumber(play, enemiesNear(play, seat));
  const arrow = faceUp[0] === undefined ? 'left' : actionNamed(play.rules, faceUp[0]).arrow;
  const enemy = arrow === 'left' ? near.at(-1) : near[0];
  if (ammo === 0 || weapon === undefined || enemy === undefined) return;
  tell(play, { type: 'automaFired', open: { cell: weapon.id } });
  const row = revealOutcome(play).weapon[weapon.level - 1];
  if (row === undefined) return;
  dealDamage(play, seat, { weapon: weapon.id, enemy: enemy.card, damage: row.damage, jam: row.jam });
  if (row.jam) tell(play, { type: 'automaDamaged', open: { cell: weapon.id, by: 'jam' } });
  push(play, frame);
  if (row.damage === 0) return;
  automaFame(play, 1, 'attack');
  push(play, { at: 'target', seat, enemy: enemy.card }, { at: 'defeat', enemy: enemy.card, now: false });
});

/** Enemies from the lowest number to the highest. */
function byNumber(play: Play, enemies: readonly Enemy[]): readonly Enemy[] {
  const number = ({ card }: Enemy) => enemyNumbers.indexOf(cardOfType(play.rules, card, 'enemy').enemyNo);
  return [...enemies].sort((a, b) => number(a) - number(b));
}

/** LA-17.34: with no counter left it takes its rightmost from the other enemy with the lowest number. */
export function automaTargets(play: Play, enemy: string): void {
  const seat = play.state.seats;
  const out = play.state.enemies.reduce((sum, { targets }) => sum + targets.filter((owner) => owner === seat).length, 0);
  if (out >= play.rules.constants.targetCounters) {
    const [other] = byNumber(
      play,
      play.state.enemies.filter(({ card, targets }) => card !== enemy && targets.includes(seat)),
    );
    if (other === undefined) return;
    tell(play, { type: 'targetLifted', open: { seat, enemy: other.card, space: other.targets.lastIndexOf(seat) } });
  }
  tell(play, { type: 'targeted', open: { seat, enemy } });
}

/** LA-17.23: loot and items go unseen to its board. */
export function automaTakesRewards(play: Play, owed: number): void {
  const seat = play.state.seats;
  for (const { pair } of play.state.won.filter((won) => won.seat === seat)) tell(play, { type: 'automaLooted', open: { pair } });
  tell(play, { type: 'rewardsTaken', open: { seat } });
  for (let n = 0; n < owed; n++) drawOne(play, seat, 'loot');
}

/** LA-17.23: all damage of enemy fire goes into one row, without further cards. */
export const automaHit = automatic<FrameOf<'automa-hit'>>((play, { n, row }) => {
  for (let point = 0; point < n; point++) damageRow(play, row, 'enemy-fire');
});
