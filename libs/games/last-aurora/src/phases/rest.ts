import type { Seat } from '@kronika/game-kernel';
import { activeWith, crewIn } from '../convoy/crew';
import { countOf, damagedSlots, workingSlots } from '../convoy/queries';
import { feed } from '../explore/turn';
import type { FrameOf } from '../frames/frame';
import type { Handler, Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import { applyItem, usableItems } from '../items/use';
import type { Move } from '../moves/move';
import { playerAt } from '../state/state';

/** LA-9.1, step 1: food brings the exhausted to rest; then everybody moves on. */
export const restFeed: Handler<FrameOf<'rest-feed'>> = {
  step(play, frame) {
    const { seat } = frame;
    const player = playerAt(play.state, seat);
    if (player.items.n > 0 || (countOf(player, 'food') > 0 && crewIn(player, 'exhausted').length > 0)) return frame;
    tell(play, { type: 'rested', open: { seat } });
    push(play, { at: 'rest-act', seat });
    return undefined;
  },
  asking: {
    kind: 'rest-feeding',
    actors: (_, { seat }) => [seat],
    moves(position, { seat }) {
      const player = playerAt(position.state, seat);
      const fed = countOf(player, 'food') === 0 ? [] : crewIn(player, 'exhausted');
      return [...fed.map(({ card }): Move => ({ do: 'feedRecover', card })), ...usableItems(position, seat), { do: 'finishFeeding' }];
    },
    answer(play, frame, move) {
      const { seat } = frame;
      if (feed(play, seat, move)) {
        push(play, frame);
        return;
      }
      if (move.do === 'useItem') {
        push(play, frame);
        applyItem(play, seat, move);
        return;
      }
      tell(play, { type: 'rested', open: { seat } });
      push(play, { at: 'rest-act', seat });
    },
  },
};

/** LA-14.32: the Mechanic and rest slots that are not used yet and have something to do. */
function restSources({ rules, state }: Position, seat: Seat): readonly string[] {
  const player = playerAt(state, seat);
  const repairs = damagedSlots(player).length > 0 ? activeWith(rules, player, 'restRepair').map(({ card }) => card) : [];
  const showers = player.survivors.some(({ contamination }) => contamination > 0)
    ? workingSlots(rules, player, 'restDecontaminate').map(({ address }) => address)
    : [];
  return [...repairs, ...showers].filter((source) => !player.used.includes(source));
}

/** LA-9.1, step 4, LA-R19: abilities of the Rest phase, after the zones moved. */
export const restAct: Handler<FrameOf<'rest-act'>> = {
  step: (play, frame) => (playerAt(play.state, frame.seat).items.n > 0 || restSources(play, frame.seat).length > 0 ? frame : undefined),
  asking: {
    kind: 'rest-abilities',
    actors: (_, { seat }) => [seat],
    moves: (position, { seat }) => [
      ...restSources(position, seat).map((source): Move => ({ do: 'restAbility', source })),
      ...usableItems(position, seat),
      { do: 'restDone' },
    ],
    answer(play, frame, move) {
      const { seat } = frame;
      if (move.do === 'restDone') return;
      push(play, frame);
      if (move.do === 'useItem') {
        applyItem(play, seat, move);
        return;
      }
      if (move.do !== 'restAbility') return;
      tell(play, { type: 'used', open: { seat, what: move.source } });
      const player = playerAt(play.state, seat);
      const mechanic = activeWith(play.rules, player, 'restRepair').find(({ card }) => card === move.source);
      if (mechanic !== undefined) {
        push(play, { at: 'repair', seat, n: mechanic.ability.upTo, must: false, by: 'ability' });
        return;
      }
      const shower = workingSlots(play.rules, player, 'restDecontaminate').find(({ address }) => address === move.source);
      if (shower !== undefined)
        push(play, { at: 'decontaminate', seat, n: shower.effect.upTo, crew: null, most: 1, chosen: [], by: 'ability' });
    },
  },
};
