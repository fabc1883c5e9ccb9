import type { Seat } from '@kronika/game-kernel';
import { convoyCards, countOf, hasTracks, workingSlots } from '../convoy/queries';
import { type Play, tell } from '../frames/play';
import type { Position } from '../frames/handler';
import { abilitiesOf } from '../pack/rules';
import { distance, placeOnRoad, reachedAurora } from '../movement/road';
import { automaOf, type EndedBy, inPlay, isAutoma, type Player, playerAt, type ScoreSheet, type State } from '../state/state';

const nothing: ScoreSheet = { lead: 0, fame: 0, items: 0, cards: 0, crew: 0, convoy: 0 };

export function totalOf(sheet: ScoreSheet): number {
  return sheet.lead + sheet.fame + sheet.items + sheet.cards + sheet.crew + sheet.convoy;
}

/** The game is over: every side's points are a fact. */
export function endGame(play: Play, by: EndedBy): void {
  tell(play, { type: 'ended', open: { by, sheets: sheets(play) } });
  play.stack.length = 0;
}

/** LA-13.1: what every side would score now; the Automa's sheet comes last. */
export function sheets(position: Position): readonly ScoreSheet[] {
  const { state } = position;
  const sides = Array.from({ length: state.seats + (state.automa === null ? 0 : 1) }, (_, seat) => seat);
  const reached = sides.some((seat) => inPlay(state, seat) && reachedAurora(position, seat));
  return sides.map((seat) => {
    if (!inPlay(state, seat)) return nothing;
    return isAutoma(state, seat) ? automaSheet(position, seat, reached) : playerSheet(position, seat, reached);
  });
}

function playerSheet(position: Position, seat: Seat, reached: boolean): ScoreSheet {
  const player = playerAt(position.state, seat);
  return {
    lead: lead(position, seat),
    fame: player.fame,
    items: player.items.n, // LA-13.4
    cards: printedFame(position, player),
    crew: reached ? player.survivors.filter(({ contamination }) => contamination === 0).length : 0, // LA-13.6
    convoy: reached ? 0 : convoyCards(player).filter(({ damage }) => !damage.includes(true)).length, // LA-13.7
  };
}

/** LA-13.5: fame on undamaged slots and of survivors in any zone. */
function printedFame({ rules }: Position, player: Player): number {
  let fame = 0;
  for (const { effect } of workingSlots(rules, player, 'scoreFame')) {
    fame += effect.perFood ? Math.min(effect.max, effect.n * countOf(player, 'food')) : effect.n;
  }
  const loot = [...convoyCards(player), ...player.survivors].filter(({ card }) => rules.loot.has(card)).length;
  for (const { card } of player.survivors) {
    for (const ability of abilitiesOf(rules, card)) if (ability.do === 'scoreFame' && loot >= ability.lootAtLeast) fame += ability.n;
  }
  return fame;
}

/** LA-17.26 */
function automaSheet({ rules, state }: Position, seat: Seat, reached: boolean): ScoreSheet {
  const automa = automaOf(state);
  const columns = Array.from({ length: rules.pack.automa.board.columns }, (_, index) => index + 1);
  const sound = columns.filter(
    (column) => !rules.pack.automa.board.cells.some((cell) => cell.column === column && automa.damage.includes(cell.id)),
  );
  return {
    lead: lead({ rules, state }, seat),
    fame: automa.fame,
    items: Math.floor((automa.items.n + automa.loot.length) / 2),
    cards: 0,
    crew: reached ? automa.survivors : 0,
    convoy: reached ? 0 : sound.length,
  };
}

/** LA-13.2, LA-R32: links that the last convoy is behind, with the shortcuts that it could use. */
function lead(position: Position, seat: Seat): number {
  const { state } = position;
  const last = lastConvoy(position);
  if (last === undefined || last === seat) return 0;
  // LA-R44: the Automa's distances ignore shortcuts.
  const rights = isAutoma(state, last) ? null : { tracks: hasTracks(position.rules, playerAt(state, last)) };
  return distance(position, placeOnRoad(position, last), placeOnRoad(position, seat), rights);
}

/** The rearmost convoy; of several the one furthest left on the track. */
function lastConvoy(position: Position): Seat | undefined {
  const { state } = position;
  let last: Seat | undefined;
  for (const seat of state.order) {
    if (last === undefined || placeOnRoad(position, seat) < placeOnRoad(position, last)) last = seat;
  }
  return last;
}

/** How the sides stand on the track: further right is better (LA-13.8). */
export function placeOnTrack(state: State, seat: Seat): number {
  return state.order.indexOf(seat);
}
