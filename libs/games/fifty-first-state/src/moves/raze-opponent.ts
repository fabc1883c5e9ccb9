import { gain } from '../effects/gain';
import { ruinPlace } from '../effects/ruin-place';
import type { CostUnit, FrameOf } from '../frames/frame';
import { automatic, illegal } from '../frames/handler';
import { push } from '../frames/play';
import { repeat } from '../payment/purse';
import { defenceOf, findPlace, isAutomatic, opponents, standing } from '../state/queries';
import { playerAt } from '../state/state';
import type { MoveOf } from './move';
import { cannotPay, type TurnMove } from './turn-move';

/** FS-M5, FS-7.11: pay the defence in red contacts; distance does not matter. */
export const razeOpponent: TurnMove<'razeOpponent'> = {
  options: ({ state, seat }) =>
    opponents(state, seat).flatMap((other) =>
      playerAt(state, other)
        .places.filter((place) => !place.ruined)
        .map(({ id }): MoveOf<'razeOpponent'> => ({ do: 'razeOpponent', place: id })),
    ),
  refusal(turn, move) {
    const found = findPlace(turn.state, move.place);
    if (found === undefined) return illegal('FS-M5', `there is no location ${move.place}`);
    if (found.owner === turn.seat) return illegal('FS-7.13', 'own locations cannot be razed');
    if (playerAt(turn.state, found.owner).passed) return illegal('FS-6.16', 'its owner has passed');
    const card = standing(turn.rules, found.place);
    if (card === undefined) return illegal('FS-7.13', 'Ruins cannot be razed');
    return cannotPay(turn, redContacts(defenceOf(turn.rules, card, found.place)));
  },
  begin(play, seat, { place: id }) {
    const found = findPlace(play.state, id);
    const card = found && standing(play.rules, found.place);
    if (found === undefined || card === undefined) return;
    const units = redContacts(defenceOf(play.rules, card, found.place));
    push(play, { at: 'pay', seat, units, to: null }, { at: 'raze', seat, place: id });
  },
};

function redContacts(n: number): readonly CostUnit[] {
  return repeat('contact-red', n);
}

/** FS-7.11, FS-8.5: the attacker gains the spoils, then the owner the deal goods; then the attacker's triggers. */
export const raze = automatic<FrameOf<'raze'>>((play, { seat, place: id }) => {
  const found = findPlace(play.state, id);
  const card = found && standing(play.rules, found.place);
  if (found === undefined || card === undefined) return;
  ruinPlace(play, seat, found);
  gain(play, seat, card.spoils, { by: 'spoils', card: card.id });
  // FS-10.9, FS-12.15: the automatic opponents gain nothing.
  if (!isAutomatic(play.state, found.owner)) gain(play, found.owner, card.deal, { by: 'compensation', card: card.id });
  push(play, { at: 'triggers', seat, on: 'razed' });
});
