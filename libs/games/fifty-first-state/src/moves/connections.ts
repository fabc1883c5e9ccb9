import { effectsFrame } from '../effects/effects';
import type { FrameOf } from '../frames/frame';
import { automatic, illegal } from '../frames/handler';
import { push, tell } from '../frames/play';
import { repeat, unitsOf } from '../payment/purse';
import { colours, connectionNamed } from '../pack/rules';
import { distinct, handOf } from '../state/queries';
import type { MoveOf } from './move';
import { cannotPay, type TurnMove } from './turn-move';

/** FS-M10, FS-7.19: two workers for the face-up card of a colour; it is not replaced until the next Lookout. */
export const takeConnection: TurnMove<'takeConnection'> = {
  options: () => colours.map((colour): MoveOf<'takeConnection'> => ({ do: 'takeConnection', colour })),
  refusal(turn, { colour }) {
    if (turn.state.connections[colour].faceUp === null) return illegal('FS-7.19', `no ${colour} connection card is face up`);
    return cannotPay(turn, repeat('worker', turn.rules.constants.connectionCostWorkers));
  },
  begin(play, seat, { colour }) {
    const units = repeat('worker', play.rules.constants.connectionCostWorkers);
    push(play, { at: 'pay', seat, units, to: null }, { at: 'take-connection', seat, colour });
  },
};

export const connectionToHand = automatic<FrameOf<'take-connection'>>((play, { seat, colour }) => {
  const card = play.state.connections[colour].faceUp;
  if (card !== null) tell(play, { type: 'connectionTaken', open: { seat, colour, card } });
});

/** FS-M11, FS-7.20: an action of its own, in a later turn; the cost is paid now (FS-15.24). */
export const playConnection: TurnMove<'playConnection'> = {
  options: ({ rules, player }) =>
    distinct(handOf(player))
      .filter((card) => rules.connections.has(card))
      .map((card): MoveOf<'playConnection'> => ({ do: 'playConnection', card })),
  refusal(turn, move) {
    const card = turn.rules.connections.get(move.card);
    if (card === undefined || !handOf(turn.player).includes(move.card))
      return illegal('FS-M11', `no connection card '${move.card}' in hand`);
    return cannotPay(turn, unitsOf(card.cost));
  },
  begin(play, seat, { card }) {
    push(
      play,
      { at: 'pay', seat, units: unitsOf(connectionNamed(play.rules, card).cost), to: null },
      { at: 'play-connection', seat, card },
    );
  },
};

export const connectionPlayed = automatic<FrameOf<'play-connection'>>((play, { seat, card }) => {
  const { colour, effects } = connectionNamed(play.rules, card);
  tell(play, { type: 'connectionPlayed', open: { seat, colour, card } });
  push(play, effectsFrame({ seat, owner: seat, place: null, by: 'connection', card }, effects));
});
