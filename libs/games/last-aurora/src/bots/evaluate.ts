import type { Seat } from '@kronika/game-kernel';
import type { Position } from '../frames/handler';
import { sheets, totalOf } from '../phases/scoring';

/** Points as they stand. */
export function evaluate(position: Position, seat: Seat): number {
  const all = (position.state.ended?.sheets ?? sheets(position)).map(totalOf);
  return all[seat] ?? 0;
}
