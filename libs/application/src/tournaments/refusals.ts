import type { LeagueRefusal, Refusal } from '@kronika/tournaments';
import type { Rejection } from '../command-result';
import { plainJson } from './plain-json';

/** A refusal of the domain as callers of the platform know it: a stable code, words, and everything that the domain said. */
export function asTournamentRejection(refusal: Refusal | LeagueRefusal): Rejection {
  if (refusal.kind === 'invalid') return { kind: 'invalid', issues: [{ path: refusal.path, message: refusal.message }] };
  const { kind, ...details } = refusal;
  return { kind: 'refused', code: kind, message: words[kind], details: plainJson(details) };
}

const words: Readonly<Record<Exclude<Refusal['kind'] | LeagueRefusal['kind'], 'invalid'>, string>> = {
  'wrong-phase': 'The event is not in the phase for this.',
  'unknown-participant': 'There is no such participant.',
  'unknown-table': 'There is no such table.',
  'unknown-stage': 'There is no such stage.',
  'unknown-call': 'There is no such call, or it is answered already.',
  'unknown-announcement': 'There is no such announcement.',
  'wrong-status': 'The participant is not in the state for this.',
  'already-entered': 'This account has entered already.',
  'not-invited': 'Only those who are invited may enter.',
  'no-claim': 'Nobody has claimed this entry.',
  'too-few-participants': 'Too few have entered.',
  'late-entry-closed': 'It is too late to enter.',
  'unsafe-change': 'This cannot be changed any more.',
  'no-draft': 'No round is drafted.',
  'draft-exists': 'A round is drafted already.',
  'draft-stale': 'Somebody came or went since the round was drafted.',
  'fixed-by-format': 'The format settles this.',
  'round-open': 'A round is still played.',
  'round-published': 'The round is published already.',
  'stage-over': 'The stage is over.',
  'stage-not-over': 'The stage is not over yet.',
  'needs-ruling': 'No pairing keeps all rules: somebody has to decide.',
  'no-clock': 'The clock cannot do this now.',
  'table-decided': 'The table has a result already.',
  'table-not-decided': 'The table has no result yet.',
  'nothing-to-confirm': 'There is no report to confirm or dispute.',
  'own-report': 'Somebody else at the table has to confirm it.',
  'not-at-table': 'This participant does not sit there.',
  'wrong-game': 'The game is not one of this table, or has been counted.',
  'no-tie': 'There is no tie to resolve.',
  'tie-across-cut': 'A tie has to be resolved before anybody advances.',
  'confirm-consequences': 'Look at the consequences first, then confirm them.',
  'ruling-required': 'Later matches were played: say what becomes of them.',
  'league-exists': 'The league is there already.',
  'no-league': 'There is no such league.',
  'league-ended': 'The league has ended.',
  'already-member': 'Is in the league already.',
  'not-a-member': 'Is not in the league.',
  'season-open': 'A season is still played.',
  'no-season-open': 'This season is not being played.',
  'too-few-members': 'The league has too few members.',
};
