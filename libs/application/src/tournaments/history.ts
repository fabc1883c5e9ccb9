import type { StoredEvent } from '@kronika/event-log';
import { asTournamentEvent } from './loaded-tournament';

/** Something that happened to a tournament, in short. */
export interface TournamentMoment {
  readonly version: number;
  readonly at: number;
  /** The name of the event, as files and logs call it. */
  readonly type: string;
  readonly stage: number | null;
  readonly round: number | null;
  readonly table: string | null;
  readonly participant: string | null;
  /** Standings may be different after it: a mark on the history slider. */
  readonly changesStandings: boolean;
}

const changing = new Set([
  'StageStarted',
  'RoundPublished',
  'RoundCompleted',
  'TableDecided',
  'TableVoided',
  'TableReplayed',
  'ResultCorrected',
  'TieResolved',
  'SeatsReplaced',
  'TableWithdrawn',
  'OrderRuled',
  'ParticipantEnteredLate',
  'ParticipantBanned',
  'StageCompleted',
  'TournamentFinished',
]);

/** What everybody may know of an event: no accounts, no drafts, no texts. */
export function momentOf(stored: StoredEvent): TournamentMoment {
  const event = asTournamentEvent(stored);
  const table = 'table' in event ? event.table : undefined;
  const [tableStage, tableRound] = table === undefined ? [] : table.split('.').map((part) => Number.parseInt(part, 10));
  const placed = 'draft' in event ? event.draft : 'stage' in event ? event : undefined;
  const round = placed !== undefined && 'round' in placed ? placed.round : tableRound;
  // Who is kept apart from whom is for the organisers.
  const participant = 'participant' in event ? event.participant : undefined;
  return {
    version: stored.version,
    at: stored.time,
    type: event.type,
    stage: placed?.stage ?? tableStage ?? null,
    round: round ?? null,
    table: table ?? null,
    participant: participant ?? null,
    changesStandings: changing.has(event.type),
  };
}
