import type { EntrantFragment, HallTableFragment } from '@kronika/web/client';

/** What an entry goes by: the name it was given, the account's, or the bot's. */
export function entrantName(entrant: Pick<EntrantFragment, 'name' | 'bot' | 'player'>): string {
  return entrant.player?.name ?? entrant.name ?? (entrant.bot === null ? '–' : `Bot ${entrant.bot}`);
}

/** Seats as a result shows them: by place once there is one, by seat before. */
export function inOrder(table: HallTableFragment): HallTableFragment['seats'] {
  return [...table.seats].sort((one, other) => (one.place ?? 99) - (other.place ?? 99) || one.seat - other.seat);
}
