import type { Context } from './actor';
import type { NewEntry, ParticipantCommand } from './commands';
import { accept, refuse, type Decision } from './decision';
import { evolve } from './evolve';
import type { TournamentEvent } from './events';
import { holdsPlace, type Participant } from './participant';
import type { Refusal } from './refusal';
import { currentStage, findParticipant } from './access';
import { isStageOver } from './stage-over';
import { isSwiss } from './stage-spec';
import type { Phase, TournamentState } from './state';

type EntryCommand = Extract<
  ParticipantCommand,
  { type: 'invite' | 'register' | 'withdraw' | 'check-in' | 'take-back-check-in' | 'enter-late' }
>;
type Of<Type extends EntryCommand['type']> = Extract<EntryCommand, { type: Type }>;

/** Coming in: invitations, registration, check-in, late entry. */
export function decideEntries(state: TournamentState, command: EntryCommand, context: Context): Decision {
  switch (command.type) {
    case 'invite':
      if (state.invited.includes(command.account)) return refuse({ kind: 'already-entered', account: command.account });
      return before(state, () => accept({ type: 'AccountInvited', account: command.account, by: command.actor }));
    case 'register':
      return register(state, command, context);
    case 'withdraw':
      return withdraw(state, command);
    case 'check-in':
      return checkIn(state, command);
    case 'take-back-check-in':
      return takeBackCheckIn(state, command);
    case 'enter-late':
      return enterLate(state, command, context);
  }
}

/** Those who move up from the waiting list now that there is room. */
export function promotions(state: TournamentState): TournamentEvent[] {
  const room = (state.settings.capacity ?? Infinity) - state.participants.filter(holdsPlace).length;
  if (state.stages.length > 0 || room <= 0) return [];
  const waiting = state.participants.filter((participant) => participant.status === 'waiting');
  return waiting.slice(0, room).map(({ id }) => ({ type: 'ParticipantPromoted', participant: id }));
}

/** Why an account cannot have this entry, if it cannot. */
export function entryRefusal(state: TournamentState, entry: NewEntry): Refusal | undefined {
  if (entry.participant !== undefined && findParticipant(state, entry.participant)) {
    return { kind: 'invalid', path: 'participant', message: 'this id is taken' };
  }
  if (entry.rating !== undefined && !Number.isFinite(entry.rating)) return { kind: 'invalid', path: 'rating', message: 'a number' };
  if (entry.division !== undefined && !(Number.isInteger(entry.division) && entry.division > 0)) {
    return { kind: 'invalid', path: 'division', message: 'a whole number above 0' };
  }
  if (entry.bot !== undefined && entry.account !== undefined) return { kind: 'invalid', path: 'bot', message: 'a bot has no account' };
  return entry.account === undefined ? undefined : accountRefusal(state, entry.account);
}

/** An account has at most one entry, and none after a ban. */
export function accountRefusal(state: TournamentState, account: string): Refusal | undefined {
  const holder = state.participants.find((participant) => participant.account === account && participant.status !== 'withdrawn');
  return holder && { kind: 'already-entered', account };
}

const beforeStart: readonly Phase[] = ['draft', 'registration', 'check-in'];

function before(state: TournamentState, decide: () => Decision): Decision {
  return beforeStart.includes(state.phase) ? decide() : refuse({ kind: 'wrong-phase', phase: state.phase, needs: beforeStart });
}

function register(state: TournamentState, { entries, actor: by }: Of<'register'>, context: Context): Decision {
  const needs: readonly Phase[] = by.role === 'player' ? ['registration'] : beforeStart;
  if (!needs.includes(state.phase)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs });
  const events: TournamentEvent[] = [];
  let now = state;
  for (const [i, entry] of entries.entries()) {
    const refusal = entryRefusal(now, entry) ?? invitationRefusal(now, entry, by.role === 'player');
    if (refusal) return refuse(refusal);
    const waiting = now.participants.filter(holdsPlace).length >= (now.settings.capacity ?? Infinity);
    const { participant = context.ids(i), ...more } = entry;
    const registered: TournamentEvent = { type: 'ParticipantRegistered', participant, ...more, waiting, by };
    events.push(registered);
    now = evolve(now, registered);
  }
  return events.length === 0 ? refuse({ kind: 'invalid', path: 'entries', message: 'at least one' }) : accept(...events);
}

function invitationRefusal(state: TournamentState, { account }: NewEntry, isPlayer: boolean): Refusal | undefined {
  if (state.settings.registration === 'open' || !isPlayer) return undefined;
  if (account !== undefined && state.invited.includes(account)) return undefined;
  return { kind: 'not-invited', account: account ?? '' };
}

function withdraw(state: TournamentState, { participant: id, reason, actor: by }: Of<'withdraw'>): Decision {
  return before(state, () => {
    const found = inStatus(state, id, ['waiting', 'registered', 'checked-in']);
    if ('kind' in found) return refuse(found);
    const withdrawn: TournamentEvent = { type: 'ParticipantWithdrawn', participant: id, by, reason };
    return accept(withdrawn, ...promotions(evolve(state, withdrawn)));
  });
}

function checkIn(state: TournamentState, { participant: id, actor: by }: Of<'check-in'>): Decision {
  if (state.phase !== 'check-in') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['check-in'] });
  const found = inStatus(state, id, ['registered']);
  return 'kind' in found ? refuse(found) : accept({ type: 'ParticipantCheckedIn', participant: id, by });
}

function takeBackCheckIn(state: TournamentState, { participant: id, actor: by }: Of<'take-back-check-in'>): Decision {
  if (state.phase !== 'check-in') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['check-in'] });
  const found = inStatus(state, id, ['checked-in']);
  return 'kind' in found ? refuse(found) : accept({ type: 'CheckInTakenBack', participant: id, by });
}

function enterLate(state: TournamentState, { entry, score, reason, actor: by }: Of<'enter-late'>, context: Context): Decision {
  const current = currentStage(state);
  if (state.phase !== 'running' || !current) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  if (!state.settings.lateEntry || !isSwiss(current.spec.format) || isStageOver(state, current.stage))
    return refuse({ kind: 'late-entry-closed' });
  if (!Number.isFinite(score) || score < 0) return refuse({ kind: 'invalid', path: 'score', message: 'not less than 0' });
  const refusal = entryRefusal(state, entry);
  if (refusal) return refuse(refusal);
  const { participant = context.ids(0), division: _division, ...more } = entry;
  return accept({ type: 'ParticipantEnteredLate', participant, ...more, stage: current.stage, score, by, reason });
}

/** The participant, if there is one in one of these states. */
export function inStatus(
  state: TournamentState,
  id: string,
  allowed: readonly Participant['status'][],
): { readonly participant: Participant } | Refusal {
  const participant = findParticipant(state, id);
  if (!participant) return { kind: 'unknown-participant', participant: id };
  return allowed.includes(participant.status) ? { participant } : { kind: 'wrong-status', participant: id, status: participant.status };
}
