import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push } from '../frames/play';
import type { Move } from '../moves/move';
import { unitsOf } from '../payment/purse';
import { playerAt } from '../state/state';
import { effectsFrame } from './effects';
import { boardActions, repeatable } from './possible';

/** FS-M29, FS-13.2, FS-13.3: pays for a faction action already used in this round and does it again; the goods lie on the repeat. */
export const repeatAction: Handler<FrameOf<'repeat'>> = choice({
  kind: 'repeat-action',
  rule: 'FS-M29',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options: (position, { seat }) => repeatable(position, seat).map(({ id }): Move => ({ do: 'chooseUsedFactionAction', action: id })),
  answer(play, { seat }, move) {
    if (move.do !== 'chooseUsedFactionAction') return;
    const actions = boardActions(play.rules, play.state, seat);
    const chosen = actions.find(({ id }) => id === move.action);
    const repeat = actions.find(({ effects }) => effects.some((effect) => effect.do === 'repeatFactionAction'));
    if (chosen === undefined || repeat === undefined) return;
    const context = { seat, owner: seat, place: null, by: 'faction', card: playerAt(play.state, seat).faction } as const;
    push(play, { at: 'pay', seat, units: unitsOf(chosen.cost), to: { action: repeat.id } }, effectsFrame(context, chosen.effects));
  },
});
