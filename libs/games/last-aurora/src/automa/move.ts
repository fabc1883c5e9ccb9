import { type Play, tell } from '../frames/play';
import { distance, placeOnRoad, roadOf, usable } from '../movement/road';
import { actionNamed, type Link } from '../pack/rules';
import type { AutomaAbility } from '../pack/vocabulary';
import { automaOf, playerAt } from '../state/state';
import { automaContaminated, automaDamage, automaEffect, automaGains, automaRecruits, cells } from './effects';
import { drawOne } from '../items/draw';

/** LA-17.16, LA-17.17: card abilities, then as far as the points reach. */
export function automaMoves(play: Play): void {
  for (const ability of faceUpAbilities(play, 'beforeMove')) prepare(play, ability);
  let points = movementPoints(play);
  const { fuel } = automaOf(play.state);
  if (fuel > 0) tell(play, { type: 'automaHolds', open: { res: 'fuel', n: -fuel, by: 'move' } });
  let shortcuts = faceUpAbilities(play, 'beforeMove').some((ability) => ability.do === 'tracks');
  let moved = false;
  for (; points > 0 && play.state.ended === null; points--) {
    const link = nextLink(play, shortcuts);
    if (link === undefined) break;
    if (link.kind !== 'road') shortcuts = false;
    traverse(play, link);
    moved = true;
  }
  if (moved && play.state.ended === null) automaArrives(play);
}

/** LA-17.14: abilities of face-up cards, leftmost first. */
export function faceUpAbilities(play: Play, when: AutomaAbility['when']): readonly AutomaAbility[] {
  return automaOf(play.state).faceUp.flatMap((card) => actionNamed(play.rules, card).abilities.filter((ability) => ability.when === when));
}

function prepare(play: Play, ability: AutomaAbility): void {
  if (ability.do === 'fuelElseAmmo') automaGains(play, automaOf(play.state).fuel === 0 ? 'fuel' : 'ammo', 1, 'automa');
  if (ability.do === 'survivorIfHumanHasMore') {
    const { survivors, contaminated } = automaOf(play.state);
    // LA-R50
    if (playerAt(play.state, 0).survivors.length > survivors + contaminated) automaRecruits(play, 'automa');
  }
}

function movementPoints(play: Play): number {
  const { counter, damage, fuel } = automaOf(play.state);
  let points = play.rules.pack.automa.board.baseSpeed + fuel;
  for (const cell of cells(play)) if (cell.kind === 'speed' && cell.column <= counter && !damage.includes(cell.id)) points += cell.n;
  // LA-R44: along the main road.
  const behind = distance(play, placeOnRoad(play, play.state.seats), placeOnRoad(play, 0), null);
  return behind >= play.rules.constants.automaGap ? points + 1 : points;
}

/** LA-17.17: of several shortcuts the one that skips most, then the least harmful. */
function nextLink(play: Play, shortcuts: boolean): Link | undefined {
  const links = roadOf(play).leaving[placeOnRoad(play, play.state.seats)] ?? [];
  const open = shortcuts ? links.filter((link) => link.kind !== 'road' && usable(play, link, true)) : [];
  const [best] = [...open].sort((a, b) => b.end - a.end || harm(a) - harm(b));
  return best ?? links.find((link) => link.kind === 'road');
}

function harm({ effects }: Link): number {
  return effects.reduce((sum, effect) => sum + ('n' in effect ? effect.n : 0), 0);
}

/** LA-10.11, LA-R45 */
function traverse(play: Play, link: Link): void {
  const seat = play.state.seats;
  tell(play, { type: 'advanced', open: { seat, link: link.id, to: link.to } });
  for (const effect of link.effects) if (play.state.ended === null) automaEffect(play, effect, 'shortcut');
  if (play.state.ended !== null) return;
  if (link.kind === 'avalanche') tell(play, { type: 'avalanche', open: { link: link.id } });
  if (!play.state.mines.some((mine) => mine.link === link.id && mine.seat !== seat)) return;
  tell(play, { type: 'mineSprung', open: { seat, link: link.id } });
  automaDamage(play, 1, 'mine');
}

/** LA-17.18: items always, resources unless the hold is full. */
function automaArrives(play: Play): void {
  const { stop } = automaOf(play.state);
  const counter = play.state.waypoints.find((waypoint) => waypoint.stop === stop);
  if (counter === undefined) return;
  const { kind } = counter;
  const seat = play.state.seats;
  if (kind === 'contamination') {
    automaContaminated(play, 'waypoint');
    return;
  }
  if (kind !== 'item' && automaOf(play.state)[kind] >= play.rules.pack.automa.board.holds[kind]) return;
  tell(play, { type: 'waypointTaken', open: { seat, stop, kind } });
  if (kind === 'item') drawOne(play, seat, 'waypoint');
  else automaGains(play, kind, 1, 'waypoint');
}
