import { standing } from '../state/queries';
import { beginUse, refusalToUse } from './use-ability';
import type { MoveOf } from './move';
import type { TurnMove } from './turn-move';

/** FS-M6: uses the action of an own location. */
export const activateLocation: TurnMove<'activateLocation'> = {
  options: ({ rules, player }) =>
    player.places
      .filter((place) => standing(rules, place)?.action !== undefined)
      .map(({ id }): MoveOf<'activateLocation'> => ({ do: 'activateLocation', place: id })),
  refusal: (turn, { place }) => refusalToUse(turn, { of: 'location', place }),
  begin: (play, seat, { place }) => beginUse(play, seat, { of: 'location', place }, null),
};
