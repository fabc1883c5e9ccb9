import type { Seat } from '@kronika/game-kernel';
import { skillOf } from '../convoy/crew';
import type { Frame } from '../frames/frame';
import type { Position } from '../frames/handler';
import { waitingFrame } from '../frames/run';
import { roadOf } from '../movement/road';
import { playerAt } from '../state/state';

/**
 * What is begun, for bots that look one step ahead: a crew that gathers, a paid move. Without it they would start and call off the same exploration for
 * ever (LA-15.13).
 */
export function intent(position: Position, seat: Seat): number {
  const frame = waitingFrame(position.state, seat);
  return frame === undefined || !('seat' in frame) || frame.seat !== seat ? 0 : worthOf(position, seat, frame);
}

function worthOf(position: Position, seat: Seat, frame: Frame): number {
  switch (frame.at) {
    case 'rearrange':
      return -1000;
    case 'commit': {
      const cost = roadOf(position).record.slots[frame.slot]?.cost ?? 0;
      const skill = (cards: readonly string[] | null) =>
        playerAt(position.state, seat).survivors.reduce(
          (sum, survivor) => sum + ((cards?.includes(survivor.card) ?? survivor.zone === 'active') ? skillOf(position.rules, survivor) : 0),
          0,
        );
      if (skill(null) < cost) return -500;
      return 0.6 + 0.2 * Math.min(cost, skill(frame.crew)) - 0.05 * frame.crew.length;
    }
    case 'resolve':
      return frame.cardDone ? 2.5 : 2;
    case 'drive':
      return frame.stage === 'paying' || frame.stage === 'rolling' ? 1.1 * frame.points : 0;
    case 'tow':
      return frame.aside.length * 0.5;
    default:
      return 0;
  }
}
