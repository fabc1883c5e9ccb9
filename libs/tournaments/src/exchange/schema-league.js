import * as z from 'zod';
import { actor, count, finite, id } from './schema-parts';
import { settings, stageSpec } from './schema-settings';
const plan = z.object({
  settings,
  stage: stageSpec,
  automatic: z.boolean(),
  pauseMs: finite,
  seasons: count.exactOptional(),
});
const entry = z.object({
  participant: id,
  account: id.exactOptional(),
  bot: id.exactOptional(),
  name: id.exactOptional(),
  rating: finite.exactOptional(),
  division: count.exactOptional(),
});
const move = z.object({
  participant: id,
  from: count,
  to: count,
  because: z.enum(['promoted', 'relegated', 'filled-up', 'stays', 'dropped-out']),
});
const event = (type, shape) => z.object({ type: z.literal(type), ...shape, by: actor });
/** Reads an event of a league. */
export const leagueEvent = z.discriminatedUnion('type', [
  event('LeagueCreated', { id, title: id, plan }),
  event('LeaguePlanChanged', { plan }),
  event('LeagueJoined', { entry }),
  event('LeagueLeft', { member: id }),
  event('LeagueOrganiserGranted', { account: id }),
  event('LeagueOrganiserRevoked', { account: id }),
  event('SeasonOpened', { season: count, tournament: id, entries: z.array(entry) }),
  event('SeasonClosed', { season: count, at: finite, moves: z.array(move) }),
  event('LeagueEnded', {}),
]);
//# sourceMappingURL=schema-league.js.map
