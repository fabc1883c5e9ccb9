import * as z from 'zod';
import { reasonCodes } from '../tournament/actor';
/** Shapes that events are made of, as parsers. Each is checked against its type by the compiler. */
export const id = z.string().max(200);
export const count = z.int().min(0).max(1_000_000);
export const finite = z.number();
export const actor = z.object({ id, role: z.enum(['organiser', 'judge', 'player', 'system']) });
export const reason = z.object({ code: z.enum(reasonCodes), note: id.exactOptional() });
export const pair = z.tuple([id, id]);
export const weights = z.object({ rematch: finite, met: finite, spread: finite, offSize: finite, first: finite });
export const requestedBye = z.enum(['full', 'half', 'zero']);
export const byeReason = z.enum(['allocated', 'full', 'half', 'zero', 'absent', 'walkover', 'void', 'rest']);
export const finishes = z.array(z.object({ participant: id, place: count, vp: finite.exactOptional() }));
export const seatResults = z.array(
  z.object({
    participant: id,
    points: finite,
    place: count.exactOptional(),
    vp: finite.exactOptional(),
    forfeit: z.enum(['won', 'lost']).exactOptional(),
  }),
);
export const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('online'), game: id, version: count }),
  z.object({ kind: z.literal('report'), by: id, confirmedBy: actor }),
  z.object({ kind: z.literal('judge'), by: actor }),
]);
export const ranking = z.array(z.object({ participant: id, rank: count }));
const tableReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('score-group'), lowest: finite, highest: finite }),
  z.object({ kind: z.literal('float'), participant: id, direction: z.enum(['up', 'down']), by: finite }),
  z.object({ kind: z.literal('rematch-avoided'), participant: id, with: id, rounds: z.array(count) }),
  z.object({ kind: z.literal('forbidden-avoided'), participant: id, with: id }),
  z.object({ kind: z.literal('off-size-avoided'), participant: id, games: count }),
  z.object({ kind: z.literal('rematch'), participant: id, with: id, rounds: z.array(count) }),
  z.object({ kind: z.literal('off-size'), size: count, preferred: count }),
  z.object({ kind: z.literal('seat'), participant: id, seat: count, before: z.array(count) }),
  z.object({ kind: z.literal('instead-of'), participant: id, opponent: id, because: id }),
  z.object({ kind: z.literal('colours'), because: id }),
  z.object({ kind: z.literal('schedule'), design: id, round: count }),
  z.object({ kind: z.literal('bracket'), match: id }),
  z.object({ kind: z.literal('snake'), seeds: z.array(count) }),
  z.object({ kind: z.literal('wildcard'), participant: id }),
  z.object({ kind: z.literal('play-off'), of: id }),
  z.object({ kind: z.literal('by-hand') }),
]);
const quality = z.object({
  rematches: count,
  maxMeetings: count,
  meanRange: finite,
  widestRange: finite,
  offSizeAgain: count,
  neverFirst: count,
  firstSpread: count,
  forbidden: count,
});
export const draft = z.object({
  stage: count,
  round: count,
  tables: z.array(
    z.object({
      id,
      number: count,
      seats: z.array(id),
      reasons: z.array(tableReason),
      match: id.exactOptional(),
      group: count.exactOptional(),
    }),
  ),
  byes: z.array(z.object({ participant: id, bye: byeReason, points: finite })),
  walkovers: z.array(z.object({ match: id, winner: id, loser: id })),
  seed: id,
  search: z.object({ weights, swaps: count, cost: finite }).exactOptional(),
  quality,
});
export const group = z.object({
  division: count,
  members: z.array(id),
  schedule: z.array(z.object({ tables: z.array(z.array(id)), rests: z.array(id) })),
  design: id,
});
//# sourceMappingURL=schema-parts.js.map
