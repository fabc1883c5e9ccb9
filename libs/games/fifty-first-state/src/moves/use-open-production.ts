import { effectsFrame } from '../effects/effects';
import { anyPossible } from '../effects/possible';
import type { EffectContext, FrameOf } from '../frames/frame';
import { automatic, illegal } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Amounts } from '../goods';
import { repeat } from '../payment/purse';
import { findPlace, isAutomatic, type Located, opponents, standing } from '../state/queries';
import { playerAt } from '../state/state';
import type { MoveOf } from './move';
import { cannotPay, type TurnMove } from './turn-move';

/** FS-M9: a worker to an opponent's open production location. */
export const useOpenProduction: TurnMove<'useOpenProduction'> = {
  options: ({ rules, state, seat }) =>
    opponents(state, seat).flatMap((other) =>
      playerAt(state, other)
        .places.filter((place) => !place.worker && standing(rules, place)?.production?.open)
        .map(({ id }): MoveOf<'useOpenProduction'> => ({ do: 'useOpenProduction', place: id })),
    ),
  refusal(turn, move) {
    const found = findPlace(turn.state, move.place);
    const card = found && standing(turn.rules, found.place);
    if (found === undefined || !card?.production?.open) return illegal('FS-M9', 'that is no open production location');
    if (found.owner === turn.seat) return illegal('FS-7.18', 'own open production cannot be used this way');
    if (playerAt(turn.state, found.owner).passed) return illegal('FS-6.16', 'its owner has passed');
    if (found.place.worker) return illegal('FS-7.18', 'there is a worker on it already');
    if (!anyPossible(turn, contextOf(turn.seat, found), card.production.effects)) return illegal('FS-R92', 'it would yield nothing');
    return cannotPay(turn, repeat('worker', turn.rules.constants.openProductionWorkers));
  },
  begin(play, seat, { place }) {
    const units = repeat('worker', play.rules.constants.openProductionWorkers);
    push(play, { at: 'pay', seat, units, to: null }, { at: 'occupy', seat, place });
  },
};

function contextOf(seat: number, { owner, place }: Located): EffectContext {
  return { seat, owner, place: place.id, by: 'open-production', card: place.card };
}

/** FS-7.17: the user gains what it produces, by the owner's counts; then the owner gains. */
export const occupy = automatic<FrameOf<'occupy'>>((play, { seat, place: id }) => {
  const found = findPlace(play.state, id);
  const production = found && standing(play.rules, found.place)?.production;
  if (found === undefined || production === undefined) return;
  tell(play, { type: 'occupied', open: { seat, owner: found.owner, place: id } });
  push(play, effectsFrame(contextOf(seat, found), production.effects), { at: 'owner-gains', place: id, owner: found.owner });
});

/** FS-7.17: a worker; FS-10.9: the virtual opponent gains VP instead, FS-12.14: Borgo a Brawler. */
export const ownerGains = automatic<FrameOf<'owner-gains'>>((play, { place: id, owner }) => {
  const { constants, pack } = play.rules;
  const card = findPlace(play.state, id)?.place.card ?? null;
  const gained = (goods: Amounts) => tell(play, { type: 'gained', open: { seat: owner, goods, by: 'open-production', card } });
  if (!isAutomatic(play.state, owner)) gained({ worker: constants.openProductionOwnerWorkers });
  else if (play.state.options.soloMode !== 'borgo-2') gained({ vp: pack.solo.standard.vpPerOpenProductionUse });
  else tell(play, { type: 'brawlers', open: { seat: owner, n: pack.solo.borgo.openProductionUse.brawlersAdded } });
});
