import { type Actor, findTable, type Participant, type TournamentRole, type TournamentState } from '@kronika/tournaments';
import { type Caller, mayUse } from '../rights/caller';
import type { Rejection } from '../command-result';
import type { TournamentRequest } from './request';

/** What a caller is in a tournament. */
export interface TournamentRights {
  readonly account: string | undefined;
  /** May appoint organisers: the organiser, and administrators. */
  readonly isHead: boolean;
  /** Organiser, co-organiser or administrator. */
  readonly isOrganiser: boolean;
  /** Judges, and everybody above them. */
  readonly isJudge: boolean;
  readonly roles: readonly TournamentRole[];
  readonly participant: Participant | undefined;
}

/** What a caller is in a tournament; rights come from grants in its own log. */
export function rightsIn(state: TournamentState, caller: Caller): TournamentRights {
  if (caller.kind === 'anonymous')
    return { account: undefined, isHead: false, isOrganiser: false, isJudge: false, roles: [], participant: undefined };
  const account = caller.accountId;
  const roles = caller.guest ? [] : state.roles.filter((grant) => grant.account === account).map((grant) => grant.role);
  const mayOrganise = mayUse(caller, 'organise');
  const isHead = mayOrganise && (roles.includes('organiser') || (caller.administrator && mayUse(caller, 'administer')));
  const isOrganiser = isHead || (mayOrganise && roles.includes('co-organiser'));
  const isJudge = isOrganiser || (mayOrganise && roles.includes('judge'));
  const participant = state.participants.find((entry) => entry.account === account && entry.status !== 'withdrawn');
  return { account, isHead, isOrganiser, isJudge, roles, participant };
}

/** Who may send a command: nobody but the system, staff, or also the player whom it is about. */
type Rule = 'system' | 'organiser' | 'judge' | 'organiser-or-self' | 'judge-or-self' | 'seat' | 'seat-or-judge' | 'anybody';

const rules: Readonly<Record<TournamentRequest['type'], Rule>> = {
  create: 'anybody',
  'change-settings': 'organiser',
  'revise-stages': 'organiser',
  'change-stage': 'organiser',
  'open-registration': 'organiser',
  'close-registration': 'organiser',
  'open-check-in': 'organiser',
  start: 'organiser',
  'advance-stage': 'organiser',
  'rule-order': 'judge',
  finish: 'organiser',
  cancel: 'organiser',
  invite: 'organiser',
  register: 'organiser-or-self',
  withdraw: 'organiser-or-self',
  'check-in': 'judge-or-self',
  'take-back-check-in': 'judge-or-self',
  'enter-late': 'organiser',
  drop: 'judge-or-self',
  reinstate: 'judge',
  substitute: 'organiser',
  ban: 'organiser',
  claim: 'anybody',
  'confirm-claim': 'organiser',
  'reject-claim': 'organiser',
  'request-bye': 'organiser-or-self',
  'cancel-bye': 'organiser-or-self',
  'forbid-pair': 'organiser',
  'allow-pair': 'organiser',
  'fix-table': 'organiser',
  'draft-round': 'organiser',
  'change-draft': 'organiser',
  'discard-draft': 'organiser',
  'publish-round': 'organiser',
  'start-clock': 'judge',
  'pause-clock': 'judge',
  'resume-clock': 'judge',
  'extend-clock': 'judge',
  'call-judge': 'seat-or-judge',
  'answer-call': 'judge',
  'close-call': 'judge',
  'link-game': 'system',
  'record-game': 'system',
  'report-result': 'seat',
  'confirm-result': 'seat-or-judge',
  'dispute-result': 'seat-or-judge',
  'rule-result': 'judge',
  'enter-result': 'judge',
  forfeit: 'judge',
  'no-show': 'judge',
  'drop-out': 'judge',
  adjudicate: 'judge',
  'void-table': 'judge',
  'replay-table': 'judge',
  'resolve-tie': 'judge',
  'call-play-off': 'judge',
  'correct-result': 'judge',
  describe: 'organiser',
  'name-participant': 'organiser',
  'grant-role': 'organiser',
  'revoke-role': 'organiser',
  announce: 'judge',
  'retract-announcement': 'judge',
  'renew-slip': 'judge',
};

/** The actor as whom a caller may send this, and the request as they may send it; or why they may not. */
export type Permission = { readonly kind: 'allowed'; readonly actor: Actor; readonly request: TournamentRequest } | Rejection;

/** Decides who may do what. The domain behind it asks no such questions. */
export function permissionFor(state: TournamentState, caller: Caller, request: TournamentRequest): Permission {
  if (caller.kind === 'anonymous') return forbidden('Sign in first.');
  if (caller.guest) return forbidden('Guests cannot take part in tournaments.');
  const rights = rightsIn(state, caller);
  const asStaff = staffRole(state, rights, request);
  if (asStaff !== undefined) return { kind: 'allowed', actor: { id: caller.accountId, role: asStaff }, request };
  if (!mayUse(caller, 'play')) return forbidden('This token may not act for a player.');
  const own = ownRequest(state, rights, caller.accountId, request);
  if (own === undefined) return forbidden('This is for the organisers, or for the one it is about.');
  return { kind: 'allowed', actor: { id: caller.accountId, role: 'player' }, request: own };
}

/** As which of the staff somebody may send this, if as any. */
function staffRole(state: TournamentState, rights: TournamentRights, request: TournamentRequest): Actor['role'] | undefined {
  const organiser = rights.isOrganiser ? 'organiser' : undefined;
  switch (rules[request.type]) {
    case 'system':
    case 'seat':
    case 'anybody':
      return undefined;
    case 'organiser':
      return appointsOrganisers(request) && !rights.isHead ? undefined : organiser;
    case 'organiser-or-self':
      return organiser;
    case 'judge':
    case 'judge-or-self':
    case 'seat-or-judge':
      return organiser ?? (rights.isJudge && !rulesOwnTable(state, rights, request) ? 'judge' : undefined);
  }
}

function appointsOrganisers(request: TournamentRequest): boolean {
  return (request.type === 'grant-role' || request.type === 'revoke-role') && request.role.endsWith('organiser');
}

/** A judge who plays is a player at the own table. */
function rulesOwnTable(state: TournamentState, { participant }: TournamentRights, request: TournamentRequest): boolean {
  if (participant === undefined || !('table' in request)) return false;
  return findTable(state, request.table)?.table.seats.includes(participant.id) === true;
}

/** The request as a player may send it: about oneself, with nothing in it that is for others to say. */
function ownRequest(
  state: TournamentState,
  { participant }: TournamentRights,
  account: string,
  request: TournamentRequest,
): TournamentRequest | undefined {
  const own = participant?.id;
  switch (request.type) {
    case 'register':
      return request.entries.length === 1 && isOwnEntry(request.entries[0], account) ? { ...request, entries: [{ account }] } : undefined;
    case 'claim':
      return { ...request, account };
    case 'withdraw':
    case 'check-in':
    case 'take-back-check-in':
    case 'drop':
    case 'request-bye':
    case 'cancel-bye':
      return own !== undefined && request.participant === own ? request : undefined;
    case 'call-judge':
      return own !== undefined && sitsAt(state, request.table, own) ? request : undefined;
    case 'report-result':
    case 'confirm-result':
    case 'dispute-result':
      return own !== undefined && sitsAt(state, request.table, own) ? { ...request, by: own } : undefined;
    default:
      return undefined;
  }
}

function isOwnEntry(entry: { readonly account?: string } | undefined, account: string): boolean {
  return entry !== undefined && (entry.account === undefined || entry.account === account);
}

function sitsAt(state: TournamentState, table: string, participant: string): boolean {
  // A table that is not there is refused by the domain, in its own words.
  const placed = findTable(state, table);
  return placed === undefined || placed.table.seats.includes(participant);
}

export function forbidden(message: string): Rejection {
  return { kind: 'forbidden', message };
}
