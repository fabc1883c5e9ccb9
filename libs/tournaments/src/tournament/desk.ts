import type { TextHash } from './actor';

export const tournamentRoles = ['organiser', 'co-organiser', 'judge', 'commentator'] as const;

/** What somebody is in a tournament, beside a player. Co-organisers do all that the organiser does, except to appoint organisers. */
export type TournamentRole = (typeof tournamentRoles)[number];

export interface RoleGrant {
  readonly account: string;
  readonly role: TournamentRole;
}

/** Something told to everybody. */
export interface Announcement {
  readonly id: string;
  readonly text: TextHash;
  readonly by: string;
}
