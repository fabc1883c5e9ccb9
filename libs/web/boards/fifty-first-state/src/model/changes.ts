import type { PlaceView, PlayerView, View } from '@kronika/games/fifty-first-state';
import type { Change, Changed } from '@kronika/web/boards/contract';
import { supplyOrder } from './table';
import { thing } from './things';

/** What became of the things on the table between two views. */
export function changesBetween(before: View | undefined, after: View): Changed {
  if (before === undefined) return [];
  const changes: Change[] = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (old !== undefined && old !== player) changes.push(...ofPlayer(old, player, seat));
  });
  changes.push(...ofCards(before.display, after.display, (card) => thing.display(card)));
  for (const colour of ['blue', 'red'] as const) {
    const [was, is] = [before.connections[colour].faceUp, after.connections[colour].faceUp];
    if (was !== is) changes.push({ thing: thing.connection(colour), kind: is === null ? 'gone' : 'new' });
  }
  changes.push(...ofNumber(thing.deck, before.deck.cards, after.deck.cards));
  changes.push(...ofNumber(thing.discard, before.discard.length, after.discard.length));
  return changes;
}

function ofPlayer(before: PlayerView, after: PlayerView, seat: number): Changed {
  return [
    ...ofNumber(thing.vp(seat), before.vp, after.vp),
    ...supplyOrder.flatMap((good) => ofNumber(thing.good(seat, good), before.goods[good], after.goods[good])),
    ...ofCards(before.hand.cards ?? [], after.hand.cards ?? [], (card) => thing.hand(seat, card)),
    ...ofPlaces(before.places, after.places),
    ...ofCards(
      before.deals.map(({ id }) => String(id)),
      after.deals.map(({ id }) => String(id)),
      (id) => thing.deal(Number(id)),
    ),
    ...Object.entries(after.board).flatMap(([action, used]): Changed =>
      used.uses > (before.board[action]?.uses ?? 0) ? [{ thing: thing.action(seat, action), kind: 'changed' }] : [],
    ),
    ...(before.passed === after.passed && before.faction === after.faction
      ? []
      : [{ thing: thing.player(seat), kind: 'changed' as const }]),
  ];
}

function ofNumber(name: string, before: number, after: number): Changed {
  return before === after ? [] : [{ thing: name, kind: 'changed', by: after - before }];
}

function ofCards(before: readonly string[], after: readonly string[], name: (card: string) => string): Changed {
  if (before === after) return [];
  const count = (cards: readonly string[], card: string) => cards.filter((other) => other === card).length;
  return [...new Set([...before, ...after])].flatMap((card): Changed => {
    const [was, is] = [count(before, card), count(after, card)];
    return was === is ? [] : [{ thing: name(card), kind: is > was ? 'new' : 'gone' }];
  });
}

function ofPlaces(before: readonly PlaceView[], after: readonly PlaceView[]): Changed {
  const old = new Map(before.map((place) => [place.id, place]));
  const now = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((place): Changed => {
      const was = old.get(place.id);
      if (was === undefined) return [{ thing: thing.place(place.id), kind: 'new' }];
      return samePlace(was, place) ? [] : [{ thing: thing.place(place.id), kind: 'changed' }];
    }),
    ...before.filter(({ id }) => !now.has(id)).map(({ id }): Change => ({ thing: thing.place(id), kind: 'gone' })),
  ];
}

/** Compares what is shown; goods are plain records with a few members. */
function samePlace(a: PlaceView, b: PlaceView): boolean {
  return (
    a.ruined === b.ruined &&
    a.uses === b.uses &&
    a.worker === b.worker &&
    a.shield === b.shield &&
    sameTokens(a.spent, b.spent) &&
    sameTokens(a.cache, b.cache) &&
    sameTokens(a.stored, b.stored)
  );
}

function sameTokens(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  if (a === b) return true;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((good) => (a[good] ?? 0) === (b[good] ?? 0));
}
