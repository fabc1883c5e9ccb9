import * as z from 'zod';
import { tieBreakIds } from '../tie-breaks/tie-break';
import { count, finite, id, weights } from './schema-parts';
const sizes = z.object({ allowed: z.array(count), preferred: count });
const groupPlay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pairs'), double: z.boolean(), bestOf: count }),
  z.object({ kind: z.literal('tables'), sizes, rounds: count.exactOptional(), swaps: count }),
]);
const format = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swiss'), rounds: count, colours: z.boolean(), bestOf: count }),
  z.object({ kind: z.literal('table-swiss'), rounds: count, sizes, weights, swaps: count }),
  z.object({ kind: z.literal('round-robin'), double: z.boolean(), bestOf: count }),
  z.object({ kind: z.literal('table-round-robin'), sizes, rounds: count.exactOptional(), swaps: count }),
  z.object({ kind: z.literal('single-elimination'), thirdPlace: z.boolean(), bestOf: count }),
  z.object({ kind: z.literal('double-elimination'), reset: z.boolean(), bestOf: count }),
  z.object({ kind: z.literal('table-elimination'), size: count, top: count, wildcards: z.union([count, z.literal('fill')]) }),
  z.object({ kind: z.literal('groups'), groups: count, play: groupPlay }),
  z.object({ kind: z.literal('league'), groupSize: count, up: count, down: count, sizes, swaps: count }),
]);
const scoring = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), win: finite, draw: finite, loss: finite }),
  z.object({ kind: z.literal('placement'), tables: z.array(z.array(finite)) }),
  z.object({ kind: z.literal('winner'), win: finite, draw: finite }),
  z.object({ kind: z.literal('size-neutral') }),
]);
export const stageSpec = z.object({
  format,
  scoring,
  tieBreaks: z.array(z.enum(tieBreakIds)),
  byes: z.object({ full: finite, half: finite, zero: finite }),
  seeding: z.enum(['rank', 'lot']),
  carryScores: z.boolean(),
  duplicate: z.boolean(),
  advance: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('top'), places: count }),
    z.object({ kind: z.literal('groups'), top: count, best: count }),
  ]),
});
export const settings = z.object({
  game: id,
  seats: z.object({ min: count, max: count }),
  venue: z.enum(['online', 'physical']),
  registration: z.enum(['open', 'invite']),
  capacity: count.exactOptional(),
  checkIn: z.boolean(),
  lateEntry: z.boolean(),
  clock: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('round'), durationMs: finite }),
    z.object({ kind: z.literal('async'), bankMs: finite, incrementMs: finite, graceMs: finite, vacationDays: count }),
  ]),
  timeOut: z.enum(['bot', 'forfeit', 'adjudicate']),
  rated: z.boolean(),
  options: z.json().exactOptional(),
  autopilot: z.boolean().exactOptional(),
  startsAt: finite.exactOptional(),
  plan: z.array(z.object({ stage: count, round: count, at: finite })).exactOptional(),
});
//# sourceMappingURL=schema-settings.js.map
