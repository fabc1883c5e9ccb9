import type { Seat } from '@kronika/game-kernel';
import { automaMoves } from '../automa/move';
import { activeWith, crewIn } from '../convoy/crew';
import { countOf, hasDriver, hasTracks, missingTypes, workingSlots } from '../convoy/queries';
import { spend } from '../effects/pay';
import { updateOrder } from '../explore/cycle';
import type { FrameOf } from '../frames/frame';
import { automatic, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { heldItem } from '../items/held';
import { applyItem, usableItems } from '../items/use';
import type { Move, MoveOf } from '../moves/move';
import { cardOfType } from '../pack/rules';
import { isAutoma, playerAt } from '../state/state';
import { distance, placeOnRoad, roadOf, usable } from './road';

type DriveFrame = FrameOf<'drive'>;

/** LA-10.1: one turn each, in standard order; then the order is updated (LA-10.10). */
export const movement = automatic<FrameOf<'movement'>>((play, { left }) => {
  const [seat, ...rest] = left;
  if (seat === undefined) {
    updateOrder(play);
    push(play, { at: 'fire' });
    return;
  }
  push(play, { at: 'movement', left: rest });
  if (isAutoma(play.state, seat)) {
    automaMoves(play);
    return;
  }
  if (playerAt(play.state, seat).eliminated > 0) return;
  tell(play, { type: 'turnBegan', open: { seat } });
  push(play, { at: 'drive', seat, stage: 'ready', points: 0, path: [], strain: 0, bonus: null });
});

/** A turn of the Movement phase, or a bonus move on Beta. */
export const drive: Handler<DriveFrame> = {
  step(play, frame) {
    const { seat, stage, points } = frame;
    if (stage === 'rolling' && (points === 0 || placeOnRoad(play, seat) >= roadOf(play).last)) {
      stop(play, frame); // LA-14.39
      return undefined;
    }
    // LA-4.19: after the move only who has items may have something left to do.
    if (stage === 'done' && (frame.bonus !== null || playerAt(play.state, seat).items.n === 0)) {
      if (frame.bonus === null) tell(play, { type: 'turnEnded', open: { seat } });
      return undefined;
    }
    return frame;
  },
  asking: { kind: 'drive', actors: (_, { seat }) => [seat], moves, answer },
};

function moves(position: Position, frame: DriveFrame): readonly Move[] {
  const { seat, stage, path } = frame;
  switch (stage) {
    case 'ready':
      return [...preparations(position, seat), ...starts(position, seat), { do: 'stay' }];
    case 'paying':
      return [...payments(position, seat), ...steps(position, seat)];
    case 'rolling':
      return path.length > 0 ? [...steps(position, seat), { do: 'stopMove' }] : steps(position, seat);
    case 'done':
      return [...mines(position, frame), ...usableItems(position, seat), { do: 'endMoveTurn' }];
  }
}

/** LA-10.2 */
function preparations(position: Position, seat: Seat): readonly Move[] {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  const found: Move[] = [];
  if (activeWith(rules, player, 'reviveOne').some(({ card }) => !player.used.includes(card)))
    for (const { card } of crewIn(player, 'rest')) found.push({ do: 'medic', card });
  if (activeWith(rules, player, 'gainMissingType').some(({ card }) => !player.used.includes(card)))
    for (const resource of missingTypes(player)) found.push({ do: 'hustler', resource });
  return [...found, ...usableItems(position, seat)];
}

/** LA-10.3, LA-10.4 */
function starts(position: Position, seat: Seat): readonly MoveOf<'startMove'>[] {
  const player = playerAt(position.state, seat);
  if (!hasDriver(player) || placeOnRoad(position, seat) >= roadOf(position).last) return [];
  const found: MoveOf<'startMove'>[] = countOf(player, 'fuel') > 0 ? [{ do: 'startMove', with: 'fuel' }] : [];
  return heldItem(position, seat, 'fuel') === undefined ? found : [...found, { do: 'startMove', with: 'item' }];
}

/** LA-14.37, and Nitrous Oxide: all before the first step (LA-R18). */
function payments(position: Position, seat: Seat): readonly Move[] {
  const player = playerAt(position.state, seat);
  const found: Move[] = countOf(player, 'fuel') > 0 ? [{ do: 'addFuel' }] : [];
  const recycles = workingSlots(position.rules, player, 'recycle').some(({ effect }) => effect.accepts.includes('food'));
  if (recycles && countOf(player, 'food') > 0) found.push({ do: 'addFood' });
  const boost = heldItem(position, seat, 'speed');
  return boost === undefined ? found : [...found, { do: 'useItem', item: boost.id, card: null }];
}

/** LA-14.38: links that leave the stop and are open to this convoy. */
function steps(position: Position, seat: Seat): readonly MoveOf<'step'>[] {
  const tracks = hasTracks(position.rules, playerAt(position.state, seat));
  return (roadOf(position).leaving[placeOnRoad(position, seat)] ?? [])
    .filter((link) => usable(position, link, tracks))
    .map(({ id }) => ({ do: 'step', link: id }));
}

/** LA-14.41 */
function mines(position: Position, { seat, path }: DriveFrame): readonly MoveOf<'playMine'>[] {
  if (heldItem(position, seat, 'mine') === undefined) return [];
  return path.filter((link) => !position.state.mines.some((mine) => mine.link === link)).map((link) => ({ do: 'playMine', link }));
}

/** LA-10.5: truck, slots and survivors; items and further fuel come on top. */
export function speedOf(position: Position, seat: Seat): number {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  const truck = player.bottom[0];
  let points = truck === undefined ? 0 : cardOfType(rules, truck.card, 'truck').speed;
  for (const { effect } of workingSlots(rules, player, 'speed')) points += effect.n;
  const behind = behindLeader(position, seat);
  for (const { ability } of activeWith(rules, player, 'speed')) if (behind >= ability.behindAtLeast) points += ability.n;
  return points;
}

/** LA-19.2, Co-pilot: along the shortest path that this convoy could use. */
function behindLeader(position: Position, seat: Seat): number {
  const leader = Math.max(...position.state.order.map((other) => placeOnRoad(position, other)));
  return distance(position, placeOnRoad(position, seat), leader, { tracks: hasTracks(position.rules, playerAt(position.state, seat)) });
}

function answer(play: Play, frame: DriveFrame, move: Move): void {
  const { seat } = frame;
  switch (move.do) {
    case 'useItem':
      if (frame.stage === 'paying') {
        boost(play, frame, move.item);
        return;
      }
      push(play, frame);
      {
        applyItem(play, seat, move);
        return;
      }
    case 'medic':
      useAbility(play, seat, 'reviveOne');
      tell(play, { type: 'crewMoved', open: { seat, cards: [move.card], to: 'active', by: 'ability' } });
      {
        push(play, frame);
        return;
      }
    case 'hustler':
      useAbility(play, seat, 'gainMissingType');
      {
        push(play, { at: 'place', seat, tokens: [move.resource], why: 'gain', by: 'ability' }, frame);
        return;
      }
    case 'startMove': {
      start(play, frame, move.with);
      return;
    }
    case 'addFuel':
    case 'addFood':
      spend(play, seat, move.do === 'addFuel' ? 'fuel' : 'food', 'move');
      {
        push(play, { ...frame, points: frame.points + 1 });
        return;
      }
    case 'step': {
      step(play, frame, move.link);
      return;
    }
    case 'stopMove': {
      stop(play, frame);
      return;
    }
    case 'playMine': {
      layMine(play, frame, move.link);
      return;
    }
    case 'stay':
    case 'endMoveTurn':
      tell(play, { type: 'turnEnded', open: { seat } });
      return;
    default:
  }
}

/** LA-15.4: marks the first Active survivor with the ability that is not used yet. */
function useAbility(play: Play, seat: Seat, does: 'reviveOne' | 'gainMissingType'): void {
  const player = playerAt(play.state, seat);
  const found = activeWith(play.rules, player, does).find(({ card }) => !player.used.includes(card));
  if (found !== undefined) tell(play, { type: 'used', open: { seat, what: found.card } });
}

function start(play: Play, frame: DriveFrame, pay: 'fuel' | 'item'): void {
  const { seat } = frame;
  let { strain } = frame;
  if (pay === 'fuel') spend(play, seat, 'fuel', 'move');
  else {
    const item = heldItem(play, seat, 'fuel');
    if (item === undefined) return;
    tell(play, { type: 'itemDiscarded', open: { seat, item: item.id, used: true } });
    strain += item.effect.damage;
  }
  push(play, { ...frame, stage: 'paying', points: speedOf(play, seat), strain });
}

function boost(play: Play, frame: DriveFrame, item: string): void {
  const found = heldItem(play, frame.seat, 'speed');
  if (found === undefined) return;
  tell(play, { type: 'itemDiscarded', open: { seat: frame.seat, item, used: true } });
  push(play, { ...frame, points: frame.points + found.effect.n });
}

/** LA-10.11: the token moves, then the link's effect, then a mine. */
function step(play: Play, frame: DriveFrame, id: string): void {
  const link = roadOf(play).links.get(id);
  if (link === undefined) return;
  tell(play, { type: 'advanced', open: { seat: frame.seat, link: id, to: link.to } });
  push(
    play,
    { at: 'link', seat: frame.seat, link: id, crew: frame.bonus },
    { ...frame, stage: 'rolling', points: frame.points - 1, path: [...frame.path, id] },
  );
}

/** LA-10.11: the special waypoint, Nitromethane's damage, then the Mine. */
function stop(play: Play, frame: DriveFrame): void {
  const { seat, strain, bonus } = frame;
  push(
    play,
    { at: 'waypoint', seat, crew: bonus },
    { at: 'damage', seat, n: strain, zone: 'truck', by: 'item' },
    { ...frame, stage: 'done', strain: 0 },
  );
}

/** LA-18.2, LA-18.4 */
function layMine(play: Play, frame: DriveFrame, link: string): void {
  const { seat } = frame;
  const mine = heldItem(play, seat, 'mine');
  if (mine === undefined) return;
  tell(play, { type: 'itemDiscarded', open: { seat, item: mine.id, used: true } });
  const { links } = roadOf(play);
  const rearmost = [...play.state.mines].sort((a, b) => {
    const [first, second] = [links.get(a.link), links.get(b.link)];
    return (first?.start ?? 0) - (second?.start ?? 0) || (first?.end ?? 0) - (second?.end ?? 0);
  })[0];
  const lifted = play.state.mines.length < play.rules.constants.mineCounters ? null : (rearmost?.link ?? null);
  tell(play, { type: 'mineLaid', open: { seat, link, lifted } });
  push(play, { at: 'draw', seat, n: mine.effect.items, by: 'item' }, frame);
}
