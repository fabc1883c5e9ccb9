import type { Seat } from '@kronika/game-kernel';
import type { FrameOf } from '../frames/frame';
import { automatic, type Handler, illegal, type Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import { type Token, tokens } from '../goods';
import type { Move } from '../moves/move';
import type { Rules } from '../pack/rules';
import { inStateOrder, isAutomatic, ownPlace, standing } from '../state/queries';
import { type Place, type Player, playerAt, type State } from '../state/state';

/** FS-6.22: all who hold something that fits a free slot, at the same time. */
export const store: Handler<FrameOf<'store'>> = {
  step: (play, frame) => (storing(play).length > 0 ? frame : undefined),
  asking: {
    kind: 'store',
    actors: storing,
    moves: ({ rules, state }, _frame, seat) => [...storeMoves(rules, playerAt(state, seat)), { do: 'doneStoring' }],
    refusal({ rules, state }, _frame, seat, move) {
      if (move.do === 'doneStoring') return undefined;
      if (move.do !== 'store') return illegal('FS-M30', 'goods are to be stored now');
      const player = playerAt(state, seat);
      const place = ownPlace(player, move.place);
      const fits = place !== undefined && player.goods[move.good] > 0 && hasRoom(rules, place, move.good);
      return fits ? undefined : illegal('FS-8.10', 'that cannot be stored there');
    },
    answer(play, frame, seat, move) {
      if (move.do === 'store') tell(play, { type: 'stored', open: { seat, place: move.place, good: move.good } });
      else tell(play, { type: 'storingDone', open: { seat } });
      play.stack.push(frame);
    },
  },
};

function storing({ rules, state }: Position): readonly Seat[] {
  return state.players.flatMap((player, seat) => (!player.confirmed && storeMoves(rules, player).length > 0 ? [seat] : []));
}

function storeMoves(rules: Rules, player: Player): readonly Move[] {
  return inStateOrder(player.places).flatMap((place) =>
    standing(rules, place)?.storage === undefined
      ? []
      : tokens
          .filter((good) => player.goods[good] > 0 && hasRoom(rules, place, good))
          .map((good): Move => ({ do: 'store', place: place.id, good })),
  );
}

/** FS-8.10: slots are limits per kind. */
function hasRoom(rules: Rules, place: Place, good: Token): boolean {
  const slot = standing(rules, place)?.storage?.slots.find(({ of }) => of.includes(good));
  if (slot === undefined) return false;
  return slot.max === null || slot.of.reduce((sum, each) => sum + (place.stored[each] ?? 0), 0) < slot.max;
}

/** FS-6.19: everything else of the clean-up happens by itself; then a new round. */
export const cleanup = automatic<FrameOf<'cleanup'>>((play) => {
  const { state } = play;
  // FS-12.16, FS-R82: shields on Borgo's cards stay.
  const keepShields = state.players.flatMap((_, seat) => (isAutomatic(state, seat) ? [seat] : []));
  tell(play, { type: 'cleanedUp', open: { first: nextFirst(state), keepShields } });
  push(play, { at: 'lookout' });
});

/** The token goes to the left neighbour; against a virtual opponent it stays (FS-10.12), against Borgo it alternates (FS-12.16). */
function nextFirst({ first, players, seats, options }: State): Seat {
  return seats === 1 && options.soloMode !== 'borgo-2' ? first : (first + 1) % players.length;
}
