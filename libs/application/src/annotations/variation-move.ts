import type { Json } from '@kronika/event-log';
import { changeRules, playMove, type Result, type Seat } from '@kronika/game-kernel';
import type { Rejection } from '../command-result';
import { asRejection } from '../games/rejections';
import type { Platform } from '../platform';
import type { NewFact } from './stream-command';
import { chanceOf, type VariationLine } from './variation-lines';

/** What a move at the end of a line comes to; a game that was recorded under other rules goes on under this build's. */
export function moveOn(
  platform: Pick<Platform, 'hashing'>,
  line: VariationLine,
  command: { readonly seat: Seat; readonly move: Json; readonly decision?: string },
): Result<readonly NewFact[], Rejection> {
  const kernel = line.stateAt(line.lastVersion);
  if (kernel.state === undefined) return { ok: false, error: { kind: 'not-your-turn', toAct: [] } };
  const changed = changeRules(line.game, kernel);
  if (changed?.ok === false) return { ok: false, error: asRejection(changed.error, line.lastVersion) };
  const played = playMove(line.game, changed?.value.after ?? kernel, command, { chance: chanceOf(line.variation, platform) });
  if (!played.ok) return { ok: false, error: asRejection(played.error, line.lastVersion) };
  return { ok: true, value: [...(changed?.value.events ?? []), ...played.value.events] };
}
