import * as z from 'zod';
import { evolveAll } from '../tournament/evolve';
import { tournamentEventSchema, tournamentEventTypes, type TournamentEvent } from '../tournament/events';
import type { TournamentState } from '../tournament/state';
import { parseTournamentEvent } from './schema-events';

/** A whole tournament as plain JSON: its events, from which everything else follows. */
export interface TournamentFile {
  readonly format: 'kronika.tournament';
  readonly schema: number;
  readonly events: readonly TournamentEvent[];
}

export type TournamentImport =
  | { readonly ok: true; readonly events: readonly TournamentEvent[]; readonly state: TournamentState }
  | { readonly ok: false; readonly path: string; readonly message: string };

export function exportTournament(events: readonly TournamentEvent[]): TournamentFile {
  return { format: 'kronika.tournament', schema: tournamentEventSchema, events };
}

const envelope = z.object({
  format: z.literal('kronika.tournament'),
  schema: z.literal(tournamentEventSchema),
  events: z.array(z.unknown()).min(1),
});

/** Reads what `exportTournament` wrote, from anywhere: every event is checked before it is applied. */
export function importTournament(json: unknown): TournamentImport {
  const file = envelope.safeParse(json);
  if (!file.success) return failed(file.error, '');
  const events: TournamentEvent[] = [];
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

function unknownType(raw: unknown, index: number): TournamentImport | undefined {
  const named = z.object({ type: z.string() }).safeParse(raw);
  if (named.success && tournamentEventTypes.has(named.data.type)) return undefined;
  return { ok: false, path: `events[${index}].type`, message: 'no such event' };
}

function failed(error: z.ZodError, path: string): TournamentImport {
  const [issue] = error.issues;
  return {
    ok: false,
    path: [path, ...(issue?.path ?? []).map(String)].filter((part) => part !== '').join('.'),
    message: issue?.message ?? 'not a tournament',
  };
}
