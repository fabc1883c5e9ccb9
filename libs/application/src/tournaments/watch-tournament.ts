import type { EventLog } from '@kronika/event-log';
import type { Wakes } from '../live/wakes';
import { momentOf, type TournamentMoment } from './history';
import { tournamentStream } from './tournament-store';

/** Some of what happened to a tournament, in order; after `version` there was nothing more yet. */
export interface TournamentChanges {
  readonly version: number;
  readonly changes: readonly TournamentMoment[];
}

interface Watch {
  readonly tournamentId: string;
  readonly fromVersion: number;
  readonly signal: AbortSignal;
  isStillVisible(): Promise<boolean>;
}

const pageSize = 200;

/**
 * Pulls what happened from the log: one number is kept for each viewer, so a slow one stalls only itself, and one that comes back goes on from
 * its own version. It tells what changed, never what stands in a draft or a note: whoever may see more asks for it.
 */
export async function* watchTournament(log: EventLog, wakes: Wakes, watch: Watch): AsyncGenerator<TournamentChanges> {
  const stream = tournamentStream(watch.tournamentId);
  let next = watch.fromVersion;
  let isFirst = true;
  while (!watch.signal.aborted) {
    // Asked before reading: what is written meanwhile must not be missed.
    const woken = wakes.next(stream, watch.signal);
    const changes: TournamentMoment[] = [];
    for await (const event of log.read(stream, { from: next, limit: pageSize })) changes.push(momentOf(event));
    if (!(await watch.isStillVisible())) return;
    // The first batch is sent even when it is empty: it tells a viewer who came back that there was nothing to miss.
    if (changes.length > 0 || isFirst) yield { version: next + changes.length - 1, changes };
    next += changes.length;
    isFirst = false;
    if (changes.length < pageSize) await woken;
  }
}
