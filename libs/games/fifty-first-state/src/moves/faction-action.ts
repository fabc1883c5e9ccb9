import { boardActions } from '../effects/possible';
import { illegal } from '../frames/handler';
import { exchangeId } from './exchange-workers';
import type { MoveOf } from './move';
import type { TurnMove } from './turn-move';
import { beginUse, refusalToUse } from './use-ability';

/** FS-M7: an action of the faction board; the exchange of workers is a move of its own. */
export const factionAction: TurnMove<'factionAction'> = {
  options: ({ rules, state, seat }) =>
    boardActions(rules, state, seat)
      .filter(({ id }) => id !== exchangeId)
      .map(({ id }): MoveOf<'factionAction'> => ({ do: 'factionAction', action: id })),
  refusal: (turn, { action }) =>
    action === exchangeId ? illegal('FS-M8', 'the exchange names what it is for') : refusalToUse(turn, { of: 'faction', action }),
  begin: (play, seat, { action }) => beginUse(play, seat, { of: 'faction', action }, null),
};
