import type { Seat } from '@kronika/game-kernel';
import type { FrameOf } from '../frames/frame';
import type { Handler, Position } from '../frames/handler';
import { tell } from '../frames/play';
import type { Move } from '../moves/move';
import type { Token } from '../pack/vocabulary';
import { type Address, addressOf, eachSlot } from '../state/address';
import { playerAt } from '../state/state';
import { slotsOf } from '../pack/rules';

interface CargoSlot {
  readonly address: Address;
  readonly token: Token | null;
  readonly accepts: readonly Token[];
}

/** LA-6.8: tokens may change places freely, in every phase but Fire. */
export function mayRearrange(position: Position, seat: Seat): boolean {
  const { phase } = position.state;
  return phase !== 'fire' && phase !== 'over' && changes(position, seat, true).length > 0;
}

/** LA-14.5: every move of a token to an empty slot, every exchange of two unlike tokens; one is enough for `any`. */
function changes({ rules, state }: Position, seat: Seat, any = false): readonly Move[] {
  const slots: CargoSlot[] = [];
  eachSlot(playerAt(state, seat), (card, index, row, column) => {
    const slot = slotsOf(rules, card.card)[index];
    if (slot?.kind === 'cargo' && !card.damage[index])
      slots.push({ address: addressOf(row, column, index), token: card.tokens[index] ?? null, accepts: slot.accepts });
  });
  const found: Move[] = [];
  for (const [index, from] of slots.entries()) {
    if (from.token === null) continue;
    for (const [other, to] of slots.entries()) {
      if (!to.accepts.includes(from.token)) continue;
      if (to.token === null) found.push({ do: 'moveToken', from: from.address, to: to.address });
      else if (index < other && to.token !== from.token && from.accepts.includes(to.token))
        found.push({ do: 'swapTokens', from: from.address, to: to.address });
      if (any && found.length > 0) return found;
    }
  }
  return found;
}

/** One change of the layout, then back to what was asked. */
export const rearrange: Handler<FrameOf<'rearrange'>> = {
  step: (_, frame) => frame,
  asking: {
    kind: 'rearrange',
    actors: (_, { seat }) => [seat],
    moves: (position, { seat }) => [...changes(position, seat), { do: 'keepLayout' }],
    answer(play, { seat }, move) {
      if (move.do === 'moveToken' || move.do === 'swapTokens') tell(play, { type: 'moved', open: { seat, from: move.from, to: move.to } });
    },
  },
};
