import type { GameEvent, Metric, Seat } from '@kronika/game-kernel';
import { asFact } from './events/evolve';
import type { Fact } from './events/facts';
import type { Rules } from './pack/rules';
import { placeOnRoad, reachedAurora } from './movement/road';
import { playerAt, type ScoreSheet, type State } from './state/state';

/**
 * What players argue about, by seat: `position` (the place on the road at the end of a round), `steps` and `shortcut` (of a link), `fame` (of a
 * source), `damage` and `repaired` (of a source), `contamination` (of a source), `gained`, `paid` and `wasted` (of a resource), `waypoint` (of
 * a kind), `explored` (of a card), `recruited` and `lost-survivor` (of a card), `passes`, `items-drawn` (of a source), `item-used` and `item-dropped`
 * (of an item), `attacks`, `hits`, `enemy-damage` (of an enemy), `jams`, `looted` (of a loot card), `consolations`, `eliminated` (the round), `points`
 * (of a category), `reached-aurora`. Without a seat: `enemy` and `defeated` (of an enemy), `rounds`, `ended-by`. What the Automa does has no seat and a
 * name that begins with `automa-`.
 */
export function metrics(rules: Rules, event: GameEvent, before: State | undefined): readonly Metric[] {
  const fact = asFact(event);
  if (fact.type === 'started' || before === undefined) return [];
  return inPlay(rules, fact, before).map((metric) => ofAutoma(metric, before.seats));
}

function ofAutoma({ seat, ...metric }: Metric, seats: number): Metric {
  if (seat === undefined) return metric;
  return seat < seats ? { ...metric, seat } : { ...metric, name: `automa-${metric.name}` };
}

function one(name: string, seat: Seat, of?: string, value = 1): Metric {
  return of === undefined ? { name, seat, value } : { name, seat, of, value };
}

function inPlay(rules: Rules, fact: Fact, before: State): readonly Metric[] {
  switch (fact.type) {
    case 'coloured':
      return [one('colour', fact.open.seat, fact.open.colour)];
    case 'phaseBegan':
      return fact.open.phase === 'end-of-round'
        ? before.order.map((seat) => one('position', seat, undefined, placeOnRoad({ rules, state: before }, seat)))
        : [];
    case 'placed':
      return fact.open.token === 'survivor' || fact.open.by === 'upgrade' ? [] : [one('gained', fact.open.seat, fact.open.token)];
    case 'wasted':
      return [one('wasted', fact.open.seat, fact.open.token)];
    case 'removed':
      return fact.open.token === 'survivor' ? [] : [one('paid', fact.open.seat, fact.open.token)];
    case 'damaged':
      return fact.open.by === 'jam'
        ? [one('jams', fact.open.seat), one('damage', fact.open.seat, 'jam')]
        : [one('damage', fact.open.seat, fact.open.by)];
    case 'repaired':
      return [one('repaired', fact.open.seat, fact.open.by)];
    case 'contaminated':
      return [one('contamination', fact.open.seat, fact.open.by)];
    case 'recruited':
      return [one('recruited', fact.open.seat, fact.open.card)];
    case 'survivorLost':
      return [one('lost-survivor', fact.open.seat, fact.open.card)];
    case 'attached':
      return [one('upgraded', fact.open.seat, fact.open.card.card)];
    case 'fameMoved':
      return [one('fame', fact.open.seat, fact.open.by, fact.open.n)];
    case 'eliminated':
      return [one('eliminated', fact.open.seat, undefined, before.round)];
    case 'itemDrawn':
      return [one('items-drawn', fact.open.seat, fact.open.by)];
    case 'itemDiscarded':
      return [one(fact.open.used ? 'item-used' : 'item-dropped', fact.open.seat, fact.open.item)];
    case 'explored':
      return [one('explored', fact.open.seat, fact.open.card)];
    case 'passed':
      return [one('passes', fact.open.seat)];
    case 'advanced': {
      const { seat, link } = fact.open;
      const shortcut = rules.roads[before.options.map].links.get(link)?.kind !== 'road';
      return shortcut ? [one('steps', seat), one('shortcut', seat, link)] : [one('steps', seat)];
    }
    case 'waypointTaken':
      return [one('waypoint', fact.open.seat, fact.open.kind)];
    case 'ambushed':
      return [{ name: 'enemy', of: fact.open.enemy, value: 1 }];
    case 'attacked': {
      const { seat, enemy, damage } = fact.open;
      return damage > 0 ? [one('attacks', seat), one('hits', seat), one('enemy-damage', seat, enemy, damage)] : [one('attacks', seat)];
    }
    case 'defeated': {
      const { enemy, looter, loot, consoled } = fact.open;
      return [
        { name: 'defeated', of: enemy, value: 1 },
        ...(looter === null ? [] : [one('looted', looter, loot ?? 'hidden')]),
        ...consoled.map(({ seat, n }) => one('consolations', seat, undefined, n)),
      ];
    }
    case 'automaDamaged':
      return [one('damage', before.seats, fact.open.by)];
    case 'automaHolds':
      return [one(fact.open.n > 0 ? 'gained' : 'paid', before.seats, fact.open.res, Math.abs(fact.open.n))];
    case 'ended':
      return ending(rules, fact, before);
    default:
      return [];
  }
}

function ending(rules: Rules, { open }: Fact<'ended'>, before: State): readonly Metric[] {
  const position = { rules, state: before };
  const points = open.sheets.flatMap((sheet, seat) =>
    Object.entries(sheet satisfies ScoreSheet).map(([category, value]) => one('points', seat, category, value)),
  );
  const survivors = before.players.map((player, seat) => one('survivors', seat, undefined, player.survivors.length));
  const reached = before.order.filter((seat) => reachedAurora(position, seat)).map((seat) => one('reached-aurora', seat));
  const items = before.players.map((_, seat) => one('items-left', seat, undefined, playerAt(before, seat).items.n));
  return [
    { name: 'rounds', value: before.round },
    { name: 'ended-by', of: open.by, value: 1 },
    ...points,
    ...survivors,
    ...items,
    ...reached,
  ];
}
