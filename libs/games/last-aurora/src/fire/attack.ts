import type { Seat } from '@kronika/game-kernel';
import { activeWith } from '../convoy/crew';
import { slotsHolding, tokenAt, weaponsOf } from '../convoy/queries';
import type { FrameOf } from '../frames/frame';
import { choice, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { heldItem } from '../items/held';
import { applyItem, usableItems } from '../items/use';
import type { Move, MoveOf } from '../moves/move';
import { regionOf } from '../movement/road';
import { type Enemy, playerAt } from '../state/state';
import { revealOutcome } from './outcome-deck';

/** Enemies in a convoy's region. */
export function enemiesNear(position: Position, seat: Seat): readonly Enemy[] {
  const region = regionOf(position, seat);
  return position.state.enemies.filter((enemy) => enemy.region === region);
}

/** LA-11.4, LA-16.7: weapons that can fire, on what, with which ammo. In a bonus attack Fire items and marks do not count. */
export function attackOptions(position: Position, seat: Seat, when: 'fire' | 'bonus'): readonly MoveOf<'attack'>[] {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  const near = enemiesNear(position, seat);
  if (near.length === 0) return [];
  const ammo: (string | null)[] = [...slotsHolding(player, ['ammo'])];
  if (when === 'bonus') ammo.splice(1);
  else if (heldItem(position, seat, 'fire') !== undefined) ammo.push(null);
  return weaponsOf(rules, player)
    .filter(({ address }) => when === 'bonus' || !player.used.includes(address))
    .flatMap(({ address }) =>
      near.flatMap(({ card }) => ammo.map((slot): MoveOf<'attack'> => ({ do: 'attack', weapon: address, enemy: card, ammo: slot }))),
    );
}

/** LA-4.19: who holds an item is asked in any case: it might be Incendiary Rounds. */
export function hasFireTurn(position: Position, seat: Seat): boolean {
  return playerAt(position.state, seat).items.n > 0 || attackOptions(position, seat, 'fire').length > 0;
}

/** LA-11.4: any number of attacks. */
export const fireTurn: Handler<FrameOf<'fire-turn'>> = {
  step: (play, frame) => (hasFireTurn(play, frame.seat) ? frame : undefined),
  asking: {
    kind: 'fire',
    actors: (_, { seat }) => [seat],
    moves: (position, { seat }): readonly Move[] => [
      ...attackOptions(position, seat, 'fire'),
      ...usableItems(position, seat),
      { do: 'stopFiring' },
    ],
    answer(play, frame, move) {
      const { seat } = frame;
      if (move.do === 'stopFiring') {
        tell(play, { type: 'turnEnded', open: { seat } });
        return;
      }
      push(play, frame);
      if (move.do === 'useItem') applyItem(play, seat, move);
      else if (move.do === 'attack') shoot(play, seat, move, 'fire');
    },
  },
};

/** LA-16.7: one attack in Exploration. */
export const bonusAttack = choice<FrameOf<'bonus-attack'>>({
  kind: 'bonus-attack',
  moves: (position, { seat }) => attackOptions(position, seat, 'bonus'),
  answer(play, { seat }, move) {
    if (move.do === 'attack') shoot(play, seat, move, 'bonus');
  },
});

/** LA-11.4, LA-11.5: ammo, outcome, damage, jam; then fame, target counter and defeat. */
function shoot(play: Play, seat: Seat, { weapon, enemy, ammo }: MoveOf<'attack'>, when: 'fire' | 'bonus'): void {
  const player = playerAt(play.state, seat);
  const level = weaponsOf(play.rules, player).find(({ address }) => address === weapon)?.level ?? 1;
  let extra = 0;
  if (ammo === null) {
    const rounds = heldItem(play, seat, 'fire');
    if (rounds === undefined) return;
    tell(play, { type: 'itemDiscarded', open: { seat, item: rounds.id, used: true } });
    extra += rounds.effect.extraDamage;
  } else {
    const token = tokenAt(player, ammo);
    if (token !== null) tell(play, { type: 'removed', open: { seat, slot: ammo, token, by: 'attack' } });
  }
  if (when === 'fire') tell(play, { type: 'used', open: { seat, what: weapon } });
  const row = revealOutcome(play).weapon[level - 1];
  if (row === undefined) return;
  const hit = row.damage > 0;
  if (hit && when === 'fire') extra += gunners(play, seat);
  dealDamage(play, seat, { weapon, enemy, damage: hit ? row.damage + extra : 0, jam: row.jam });
  if (row.jam) tell(play, { type: 'damaged', open: { seat, slot: weapon, lost: null, by: 'jam' } });
  if (!hit) return;
  push(play, { at: 'fame', seat, n: 1, by: 'attack' }, { at: 'target', seat, enemy }, { at: 'defeat', enemy, now: when === 'bonus' });
}

/** LA-19.2: the first successful shot of the phase. */
function gunners(play: Play, seat: Seat): number {
  const player = playerAt(play.state, seat);
  let extra = 0;
  for (const { card, ability } of activeWith(play.rules, player, 'extraDamage')) {
    if (player.used.includes(card)) continue;
    tell(play, { type: 'used', open: { seat, what: card } });
    extra += ability.n;
  }
  return extra;
}

/** LA-11.5: only free defence spaces can be damaged; excess is lost. */
export function dealDamage(
  play: Play,
  seat: Seat,
  { weapon, enemy, damage, jam }: { readonly weapon: string; readonly enemy: string; readonly damage: number; readonly jam: boolean },
): void {
  const target = play.state.enemies.find(({ card }) => card === enemy);
  const free = target === undefined ? 0 : target.spaces - target.damage;
  tell(play, { type: 'attacked', open: { seat, weapon, enemy, damage: Math.min(free, damage), jam } });
}
