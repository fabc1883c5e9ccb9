import type { FrameOf } from '../frames/frame';
import { automatic, type Handler } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { shieldOptions } from '../moves/place-shield';
import { turnOf } from '../moves/turn-move';
import { refusalToUse } from '../moves/use-ability';
import { isAutomatic, locationCount, turnOrder } from '../state/queries';
import { playerAt } from '../state/state';

/** FS-6.11: the first player begins. */
export const action = automatic<FrameOf<'action'>>((play) => {
  tell(play, { type: 'actionBegan', open: {} });
  push(play, { at: 'next', after: play.state.first - 1 });
});

/** FS-8.5, FS-6.14, FS-6.15: after an action the end is checked; the turn goes on only if something can still be done in it. */
export const acted: Handler<FrameOf<'acted'>> = {
  step(play, { seat, ability }) {
    checkEnd(play);
    const now = turnOf(play, seat);
    const again = ability !== null && refusalToUse(now, ability) === undefined ? ability : null;
    if (again !== null || shieldOptions(now).length > 0) return { at: 'turn', seat, acted: true, again };
    push(play, { at: 'next', after: seat });
    return undefined;
  },
};

/** FS-6.11, FS-6.17: the next player clockwise who has not passed; when all have, the phase is over. */
export const next: Handler<FrameOf<'next'>> = {
  step(play, { after }) {
    const count = play.state.players.length;
    for (let step = 1; step <= count; step++) {
      const seat = (after + step) % count;
      const { passed, turns } = playerAt(play.state, seat);
      if (passed) continue;
      if (isAutomatic(play.state, seat)) push(play, { at: 'opponent' });
      else {
        tell(play, { type: 'turn', open: { seat, n: turns + 1, turn: play.state.turn + 1 } });
        push(play, ...play.state.stack);
      }
      return undefined;
    }
    endCheck(play);
    return undefined;
  },
};

/** FS-8.6: the end flag is set the moment somebody has reached 25 VP, and stays. */
export function checkEnd(play: Play): void {
  if (play.state.endTriggered) return;
  const seat = turnOrder(play.state).find((each) => playerAt(play.state, each).vp >= play.rules.constants.endTriggerVp);
  if (seat !== undefined) tell(play, { type: 'endTriggered', open: { seat } });
}

/** FS-6.18, FS-6.24, FS-9.1: final scoring without Cleanup, or on to Cleanup. */
function endCheck(play: Play): void {
  checkEnd(play);
  const { endTriggered, round, players } = play.state;
  const { maxRounds, vpPerLocationAtEnd, vpPerRuinsAtEnd } = play.rules.constants;
  if (!endTriggered && round < maxRounds) {
    tell(play, { type: 'cleanupBegan', open: {} });
    push(play, { at: 'store' }, { at: 'cleanup' });
    return;
  }
  // FS-9.2
  const bonus = players.map((player) => {
    const built = locationCount(player);
    return built * vpPerLocationAtEnd + (player.places.length - built) * vpPerRuinsAtEnd;
  });
  tell(play, { type: 'ended', open: { by: endTriggered ? 'vp' : 'rounds', bonus } });
}
