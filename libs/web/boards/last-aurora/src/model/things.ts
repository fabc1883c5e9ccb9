import type { Seat } from '@kronika/game-kernel';
import type { Frame, Move, View } from '@kronika/games/last-aurora';
import type { Thing } from '@kronika/web/boards/contract';
import { frameOf } from './parse';

/** Names of the things on the table. Slots and items are known by their owner, cards by their title. */
export const thing = {
  slot: (seat: Seat, address: string): Thing => `slot:${seat}:${address}`,
  /** A card of the convoy: row and position, as `b2` for the first trailer. */
  vehicle: (seat: Seat, row: 'b' | 't', position: number): Thing => `vehicle:${seat}:${row}${position}`,
  crew: (seat: Seat, card: string): Thing => `crew:${seat}:${card}`,
  item: (seat: Seat, item: string): Thing => `item:${seat}:${item}`,
  player: (seat: Seat): Thing => `player:${seat}`,
  fame: (seat: Seat): Thing => `fame:${seat}`,
  /** A slot of the Exploration Zone, from 1, with the card on it. */
  zone: (slot: number): Thing => `zone:${slot}`,
  stop: (id: string): Thing => `stop:${id}`,
  link: (id: string): Thing => `link:${id}`,
  enemy: (card: string): Thing => `enemy:${card}`,
  aurora: 'aurora',
  outcomes: 'outcomes',
} as const;

/** Where moves go that no thing stands for: buttons of the prompt. */
export const promptThing: Thing = 'prompt';

/** The one thing that a move is made on. */
export function thingOf(move: Move, view: View, seat: Seat): Thing {
  switch (move.do) {
    case 'placeToken':
    case 'makeRoom':
    case 'placeDamage':
    case 'repair':
    case 'loseSurvivorToken':
    case 'payResource':
    case 'resolveSlot':
      return thing.slot(seat, move.slot);
    case 'moveToken':
    case 'swapTokens':
      return thing.slot(seat, move.from);
    case 'attack':
      return thing.slot(seat, move.weapon);
    case 'loseSurvivor':
    case 'placeContamination':
    case 'decontaminate':
    case 'feedRecover':
    case 'feedBoost':
    case 'commit':
    case 'uncommit':
    case 'pass':
    case 'medic':
      return thing.crew(seat, move.card);
    case 'useItem':
    case 'dropItem':
    case 'payItem':
      return thing.item(seat, move.item);
    case 'startExplore':
    case 'bonusAction':
      return thing.zone(move.slot);
    case 'confirmExplore':
    case 'cardAction':
    case 'chooseBlock':
    case 'chooseEncounterOption':
      return exploredSlot(frameOf(view, seat));
    case 'chooseTrailerToReplace':
    case 'chooseTrailerToDrop':
    case 'chooseMount':
      return thing.vehicle(seat, 'b', move.position);
    case 'restAbility':
      return /^[bt]\d\.\d$/.test(move.source) ? thing.slot(seat, move.source) : thing.crew(seat, move.source);
    case 'step':
      return endOf(view, move.link);
    case 'playMine':
      return thing.link(move.link);
    case 'takeWaypoint':
      return thing.stop(view.players[seat]?.stop ?? '');
    case 'renegade':
    case 'moveTarget':
      return move.enemy === null ? promptThing : thing.enemy(move.enemy);
    case 'evictTarget':
      return targetedEnemy(frameOf(view, seat));
    case 'chooseColour':
    case 'discardToken':
    case 'rearrange':
    case 'keepLayout':
    case 'stopRepair':
    case 'useSuit':
    case 'stopDecontamination':
    case 'cancelExplore':
    case 'endExplore':
    case 'endTurn':
    case 'restDone':
    case 'hustler':
    case 'startMove':
    case 'addFuel':
    case 'addFood':
    case 'stopMove':
    case 'stay':
    case 'endMoveTurn':
    case 'ambushOption':
    case 'keepTargets':
    case 'stopFiring':
    case 'takeLoot':
    case 'declineLoot':
    case 'chooseDiscardedCard':
    case 'finishFeeding':
    case 'eventOption':
      return promptThing;
  }
}

/** The slot of the Exploration Zone that is being explored. */
function exploredSlot(frame: Frame | undefined): Thing {
  if (frame?.at === 'commit' || frame?.at === 'resolve' || frame?.at === 'gather') return thing.zone(frame.slot + 1);
  if (frame?.at === 'option' && frame.exploring.slot !== null) return thing.zone(frame.exploring.slot + 1);
  return promptThing;
}

function targetedEnemy(frame: Frame | undefined): Thing {
  return frame?.at === 'target' ? thing.enemy(frame.enemy) : promptThing;
}

/** A road is taken by pressing where it leads to. */
function endOf(view: View, link: string): Thing {
  const found = view.map.links.find(({ id }) => id === link);
  return found === undefined ? promptThing : thing.stop(found.to);
}

/** Legal moves by the thing that they are made on; whatever is not on the table is in the prompt. */
export function movesByThing(moves: readonly Move[], view: View, seat: Seat): ReadonlyMap<Thing, readonly Move[]> {
  const shown = thingsOnTable(view);
  const found = new Map<Thing, Move[]>();
  for (const move of moves) {
    const wanted = thingOf(move, view, seat);
    const on = shown.has(wanted) ? wanted : promptThing;
    const known = found.get(on);
    if (known === undefined) found.set(on, [move]);
    else known.push(move);
  }
  return found;
}

/** Every thing that the board shows and that can be pressed. */
export function thingsOnTable(view: View): ReadonlySet<Thing> {
  const found = new Set<Thing>([promptThing]);
  view.zone.forEach((_, index) => found.add(thing.zone(index + 1)));
  for (const { id } of view.map.stops) found.add(thing.stop(id));
  for (const { id } of view.map.links) found.add(thing.link(id));
  for (const { card } of view.enemies) found.add(thing.enemy(card));
  view.players.forEach((player, seat) => {
    found.add(thing.player(seat));
    for (const { card } of player.survivors) found.add(thing.crew(seat, card));
    for (const item of player.items.cards ?? []) found.add(thing.item(seat, item));
    for (const [row, cards] of [['b', player.bottom] as const, ['t', player.top] as const]) {
      cards.forEach((card, column) => {
        if (card === null) return;
        found.add(thing.vehicle(seat, row, column + 1));
        card.damage.forEach((_, index) => found.add(thing.slot(seat, `${row}${column + 1}.${index}`)));
      });
    }
  });
  return found;
}
