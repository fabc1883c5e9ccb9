import type { EventLog } from '@kronika/event-log';

/** The tournaments that were seasons of a league. */
export async function seasonsOf(log: EventLog, league: string): Promise<readonly string[]> {
  const seasons: string[] = [];
  for await (const { type, open } of log.read(`league-${league}`)) {
    if (type === 'SeasonOpened' && isRecord(open) && typeof open.tournament === 'string') seasons.push(open.tournament);
  }
  return seasons;
}

/** The game that a tournament or a league is played with; undefined where there is none. */
export async function gameOfEvent(log: EventLog, stream: string): Promise<string | undefined> {
  for await (const { open } of log.read(stream, { limit: 1 })) {
    const plan = isRecord(open) && isRecord(open.plan) ? open.plan : open;
    const settings = isRecord(plan) ? plan.settings : undefined;
    return isRecord(settings) && typeof settings.game === 'string' ? settings.game : undefined;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
