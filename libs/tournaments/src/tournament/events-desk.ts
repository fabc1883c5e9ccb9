import type { ParticipantId } from '../scoring/score-book';
import type { Actor, TextHash } from './actor';
import type { TournamentRole } from './desk';
import type { TableId } from './round';

/** What the organisers' desk does beside the play: words, helpers, slips. */
export type DeskEvent =
  | { readonly type: 'TournamentDescribed'; readonly title: TextHash; readonly description?: TextHash; readonly by: Actor }
  | { readonly type: 'ParticipantNamed'; readonly participant: ParticipantId; readonly name: TextHash; readonly by: Actor }
  | { readonly type: 'RoleGranted'; readonly account: string; readonly role: TournamentRole; readonly by: Actor }
  | { readonly type: 'RoleRevoked'; readonly account: string; readonly role: TournamentRole; readonly by: Actor }
  | { readonly type: 'Announced'; readonly announcement: string; readonly text: TextHash; readonly by: Actor }
  | { readonly type: 'AnnouncementRetracted'; readonly announcement: string; readonly by: Actor }
  /** The result slip that was handed out for the table is worth nothing any more; a new one can be printed. */
  | { readonly type: 'SlipRenewed'; readonly table: TableId; readonly by: Actor };
