import type { DatabaseSync } from 'node:sqlite';
import type { TournamentEvent } from '@kronika/tournaments';
import { statement } from '../statements';

/** Who plays and who serves in a tournament. */
export function applyPeople(database: DatabaseSync, tournament: string, event: TournamentEvent): void {
  switch (event.type) {
    case 'ParticipantRegistered':
    case 'ParticipantEnteredLate': {
      const { participant, account = null, bot = null, name = null } = event;
      const status = event.type === 'ParticipantRegistered' && event.waiting ? 'waiting' : 'in';
      const insert = 'INSERT OR REPLACE INTO participants VALUES (?, ?, ?, ?, ?, ?)';
      statement(database, insert).run(tournament, participant, account, bot, name, status);
      return;
    }
    case 'TournamentCreated':
      if (event.by.role !== 'system') addStaff(database, tournament, event.by.id, 'organiser');
      return;
    case 'RoleGranted':
      addStaff(database, tournament, event.account, event.role);
      return;
    case 'RoleRevoked':
      statement(database, 'DELETE FROM staff WHERE tournament = ? AND account = ? AND role = ?').run(tournament, event.account, event.role);
      return;
    default:
      applyChange(database, tournament, event);
  }
}

function applyChange(database: DatabaseSync, tournament: string, event: TournamentEvent): void {
  if (!('participant' in event)) return;
  for (const [column, value] of Object.entries(changes(event))) {
    const update = `UPDATE participants SET ${column} = ? WHERE tournament = ? AND id = ?`;
    statement(database, update).run(value, tournament, event.participant);
  }
}

/** The columns of a participant that an event changes. */
function changes(event: TournamentEvent): Readonly<Record<string, string | null>> {
  switch (event.type) {
    case 'ParticipantPromoted':
      return { status: 'in' };
    case 'ParticipantWithdrawn':
      return { status: 'withdrawn' };
    case 'ParticipantNamed':
      return { name: event.name };
    case 'ParticipantSubstituted':
      return { bot: null, name: event.name ?? null, account: event.to ?? null };
    case 'ClaimConfirmed':
      return { account: event.account };
    default:
      return {};
  }
}

function addStaff(database: DatabaseSync, tournament: string, account: string, role: string): void {
  statement(database, 'INSERT OR IGNORE INTO staff VALUES (?, ?, ?)').run(tournament, account, role);
}
