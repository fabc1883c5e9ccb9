import type { PlayerView, View } from '@kronika/games/last-aurora';
import type { Change, Changed } from '@kronika/web/boards/contract';
import { thing } from './things';

/** What became of the things on the table between two views. */
export function changesBetween(before: View | undefined, after: View): Changed {
  if (before === undefined) return [];
  return [
    ...after.players.flatMap((player, seat) => {
      const old = before.players[seat];
      return old === undefined ? [] : ofPlayer(old, player, seat);
    }),
    ...ofNumber(thing.fame(after.seats), before.automa?.fame ?? 0, after.automa?.fame ?? 0),
    ...after.zone.flatMap((found, index): Changed => {
      const old = before.zone[index] ?? null;
      if (same(old, found)) return [];
      const kind = found === null ? 'gone' : old?.card === found.card ? 'changed' : 'new';
      return [{ thing: thing.zone(index + 1), kind }];
    }),
    ...ofMap(before, after),
    ...ofNamed(before.enemies, after.enemies, ({ card }) => thing.enemy(card)),
    ...(before.outcomes.current === after.outcomes.current ? [] : [changed(thing.outcomes)]),
  ];
}

function ofMap(before: View, after: View): Changed {
  if (before.map.id !== after.map.id) return [];
  const mooring = ({ map }: View) => map.moorings.find(({ aurora }) => aurora)?.number;
  return [
    ...after.map.stops.flatMap((stop, index) => (same(before.map.stops[index], stop) ? [] : [changed(thing.stop(stop.id))])),
    ...after.map.links.flatMap((link, index) => (same(before.map.links[index], link) ? [] : [changed(thing.link(link.id))])),
    ...(mooring(before) === mooring(after) ? [] : [changed(thing.aurora)]),
  ];
}

function ofPlayer(before: PlayerView, after: PlayerView, seat: number): Changed {
  return [
    ...ofNumber(thing.fame(seat), before.fame, after.fame),
    ...ofNamed(before.survivors, after.survivors, ({ card }) => thing.crew(seat, card)),
    ...ofRow(before.bottom, after.bottom, seat, 'b'),
    ...ofRow(before.top, after.top, seat, 't'),
    ...ofItems(before.items.cards ?? [], after.items.cards ?? [], seat),
    ...(before.eliminated === after.eliminated && before.colour === after.colour && before.items.n === after.items.n
      ? []
      : [changed(thing.player(seat))]),
  ];
}

type Row = PlayerView['top'];

function ofRow(before: Row, after: Row, seat: number, row: 'b' | 't'): Changed {
  return after.flatMap((card, column): Changed => {
    const old = before[column] ?? null;
    if (card === null) return [];
    if (old?.card !== card.card) return [{ thing: thing.vehicle(seat, row, column + 1), kind: 'new' }];
    return card.damage.flatMap((hit, index) =>
      hit === old.damage[index] && card.tokens[index] === old.tokens[index]
        ? []
        : [changed(thing.slot(seat, `${row}${column + 1}.${index}`))],
    );
  });
}

function ofItems(before: readonly string[], after: readonly string[], seat: number): Changed {
  const count = (items: readonly string[], item: string) => items.filter((other) => other === item).length;
  return [...new Set([...before, ...after])].flatMap((item): Changed => {
    const [was, is] = [count(before, item), count(after, item)];
    return was === is ? [] : [{ thing: thing.item(seat, item), kind: is > was ? 'new' : 'gone' }];
  });
}

function ofNamed<Named extends object>(before: readonly Named[], after: readonly Named[], name: (of: Named) => string): Changed {
  const [old, now] = [new Map(before.map((one) => [name(one), one])), new Map(after.map((one) => [name(one), one]))];
  return [
    ...[...now].flatMap(([id, one]): Changed => {
      const was = old.get(id);
      if (was === undefined) return [{ thing: id, kind: 'new' }];
      return same(was, one) ? [] : [changed(id)];
    }),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id): Change => ({ thing: id, kind: 'gone' })),
  ];
}

function ofNumber(name: string, before: number, after: number): Changed {
  return before === after ? [] : [{ thing: name, kind: 'changed', by: after - before }];
}

function changed(name: string): Change {
  return { thing: name, kind: 'changed' };
}

/** Parts of a view are small plain data, made anew for every view. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
