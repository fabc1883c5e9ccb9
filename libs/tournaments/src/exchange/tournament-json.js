import * as z from 'zod';
import { evolveAll } from '../tournament/evolve';
import { tournamentEventSchema, tournamentEventTypes } from '../tournament/events';
import { parseTournamentEvent } from './schema-events';
export function exportTournament(events) {
  return { format: 'kronika.tournament', schema: tournamentEventSchema, events };
}
const envelope = z.object({
  format: z.literal('kronika.tournament'),
  schema: z.literal(tournamentEventSchema),
  events: z.array(z.unknown()).min(1),
});
/** Reads what `exportTournament` wrote, from anywhere: every event is checked before it is applied. */
export function importTournament(json) {
  const file = envelope.safeParse(json);
  if (!file.success) return failed(file.error, '');
  const events = [];
  for (const [i, raw] of file.data.events.entries()) {
    const parsed = parseTournamentEvent(raw);
    if (!parsed.success) return unknownType(raw, i) ?? failed(parsed.error, `events[${i}]`);
    if ((parsed.data.type === 'TournamentCreated') !== (i === 0)) {
      return { ok: false, path: `events[${i}]`, message: 'a tournament is created once, at the beginning' };
    }
    events.push(parsed.data);
  }
  const state = evolveAll(events);
  return state ? { ok: true, events, state } : { ok: false, path: 'events', message: 'nothing happened' };
}
function unknownType(raw, index) {
  const named = z.object({ type: z.string() }).safeParse(raw);
  if (named.success && tournamentEventTypes.has(named.data.type)) return undefined;
  return { ok: false, path: `events[${index}].type`, message: 'no such event' };
}
function failed(error, path) {
  const [issue] = error.issues;
  return {
    ok: false,
    path: [path, ...(issue?.path ?? []).map(String)].filter((part) => part !== '').join('.'),
    message: issue?.message ?? 'not a tournament',
  };
}
//# sourceMappingURL=tournament-json.js.map
