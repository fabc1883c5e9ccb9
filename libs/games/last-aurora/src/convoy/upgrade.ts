import type { Seat } from '@kronika/game-kernel';
import type { NewCard } from '../events/facts';
import type { FrameOf } from '../frames/frame';
import { choice, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { cardNamed, colourOf, isVehicle, type Rules, slotsOf } from '../pack/rules';
import type { Token } from '../pack/vocabulary';
import { type ConvoyCard, playerAt } from '../state/state';
import { discardPileOf } from './crew';
import { towOf, trailersOf } from './queries';

export function newCardOf(rules: Rules, card: string): NewCard {
  return { card, slots: slotsOf(rules, card).length };
}

function tokensOn(card: ConvoyCard | null | undefined): readonly Token[] {
  return (card?.tokens ?? []).filter((token) => token !== null);
}

/** LA-8.10: a truck replaces the truck, a trailer is hitched or replaces one, a device is mounted. */
export const attach: Handler<FrameOf<'attach'>> = choice<FrameOf<'attach'>>({
  kind: 'upgrade',
  moves({ rules, state }, { seat, card }) {
    const player = playerAt(state, seat);
    const positions = player.bottom.map((_, column) => column + 1);
    switch (cardNamed(rules, card).type) {
      case 'truck':
        return [{ do: 'chooseMount', position: 1 }];
      case 'trailer':
        if (towOf(rules, player) > trailersOf(player)) return [{ do: 'chooseTrailerToReplace', position: player.bottom.length + 1 }];
        return positions.slice(1).map((position): Move => ({ do: 'chooseTrailerToReplace', position }));
      default:
        return positions.map((position): Move => ({ do: 'chooseMount', position }));
    }
  },
  answer(play, { seat, card }, move) {
    if (move.do !== 'chooseMount' && move.do !== 'chooseTrailerToReplace') return;
    const row = cardNamed(play.rules, card).type === 'device' ? 't' : 'b';
    put(play, seat, card, row, move.position - 1);
  },
});

/** LA-8.11: the old card goes with its damage; its tokens are set aside and placed anew. */
function put(play: Play, seat: Seat, card: string, row: 'b' | 't', column: number): void {
  const player = playerAt(play.state, seat);
  const old = (row === 'b' ? player.bottom : player.top)[column] ?? null;
  tell(play, {
    type: 'attached',
    open: {
      seat,
      row,
      column,
      card: newCardOf(play.rules, card),
      replaced: old?.card ?? null,
      to: old === null ? 'discard' : discardPileOf(play.rules, old.card),
    },
  });
  push(play, { at: 'tow', seat, aside: tokensOn(old) });
}

/** LA-8.10, LA-R55: trailers that the truck cannot tow are dropped with their devices; then what was set aside is placed. */
export const tow: Handler<FrameOf<'tow'>> = {
  step(play, frame) {
    const { seat, aside } = frame;
    const player = playerAt(play.state, seat);
    const over = trailersOf(player) - towOf(play.rules, player);
    if (over <= 0) {
      push(play, { at: 'place', seat, tokens: aside, why: 'set-aside', by: 'upgrade' });
      return undefined;
    }
    return frame;
  },
  asking: {
    kind: 'drop-trailer',
    actors: (_, { seat }) => [seat],
    moves: ({ state }, { seat }) =>
      playerAt(state, seat)
        .bottom.slice(1)
        .map((_, index): Move => ({ do: 'chooseTrailerToDrop', position: index + 2 })),
    answer(play, { seat, aside }, move) {
      if (move.do !== 'chooseTrailerToDrop') return;
      const column = move.position - 1;
      const player = playerAt(play.state, seat);
      const gone = [player.bottom[column], player.top[column]].filter((card) => card !== undefined && card !== null);
      const names = gone.map(({ card }) => card);
      tell(play, {
        type: 'dropped',
        open: {
          seat,
          column,
          discard: names.filter((card) => !play.rules.loot.has(card)),
          lootDiscard: names.filter((card) => play.rules.loot.has(card)),
        },
      });
      push(play, { at: 'tow', seat, aside: [...aside, ...gone.flatMap(tokensOn)] });
    },
  },
};

/** LA-16.6, LA-14.50: vehicles in the discard pile that the seat may take. */
export function salvageable({ rules, state }: Position, seat: Seat): readonly string[] {
  const { colour } = playerAt(state, seat);
  return [...new Set(state.discard)].sort().filter((id) => {
    const card = cardNamed(rules, id);
    const owner = colourOf(card);
    return isVehicle(card) && (owner === null || owner === colour) && (card.type !== 'trailer' || towOf(rules, playerAt(state, seat)) > 0);
  });
}

export const salvage = choice<FrameOf<'salvage'>>({
  kind: 'choose-discarded-card',
  moves: (position, { seat }) => salvageable(position, seat).map((card) => ({ do: 'chooseDiscardedCard' as const, card })),
  answer(play, { seat }, move) {
    if (move.do !== 'chooseDiscardedCard') return;
    tell(play, { type: 'discardTaken', open: { seat, card: move.card } });
    push(play, { at: 'attach', seat, card: move.card });
  },
});
