import { boardActions } from '../effects/possible';
import type { Usable } from '../frames/frame';
import { illegal, type Position } from '../frames/handler';
import type { Effect } from '../pack/vocabulary';
import type { Seat } from '@kronika/game-kernel';
import type { MoveOf } from './move';
import type { TurnMove } from './turn-move';
import { beginUse, refusalToUse } from './use-ability';

export const exchangeId = 'exchange-workers';
const exchange: Usable = { of: 'faction', action: exchangeId };
const forGoods = ['fuel', 'iron', 'gun', 'brick', 'card'] as const;

/** FS-M8: two workers for one basic resource or card, any number of times. */
export const exchangeWorkers: TurnMove<'exchangeWorkers'> = {
  options: () => forGoods.map((good): MoveOf<'exchangeWorkers'> => ({ do: 'exchangeWorkers', good })),
  refusal(turn, { good }) {
    const option = optionFor(turn, turn.seat, good);
    if (option === undefined) return illegal('FS-M8', `workers cannot be exchanged for '${good}'`);
    return refusalToUse(turn, exchange, option.effects);
  },
  begin(play, seat, { good }) {
    beginUse(play, seat, exchange, optionFor(play, seat, good)?.index ?? null);
  },
};

function optionFor(
  { rules, state }: Position,
  seat: Seat,
  good: string,
): { readonly index: number; readonly effects: readonly Effect[] } | undefined {
  const [effect] = boardActions(rules, state, seat).find(({ id }) => id === exchangeId)?.effects ?? [];
  if (effect?.do !== 'chooseOne') return undefined;
  const index = effect.options.findIndex(([first]) => first?.res === good);
  const effects = effect.options[index];
  return effects === undefined ? undefined : { index, effects };
}
