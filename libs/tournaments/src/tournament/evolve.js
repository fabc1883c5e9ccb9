import { evolveDesk } from './evolve-desk';
import { evolveLifecycle } from './evolve-lifecycle';
import { evolveParticipants } from './evolve-participants';
import { evolveResults } from './evolve-results';
import { evolveRounds } from './evolve-rounds';
/** Applies a fact. The first event of a tournament meets `undefined`. */
export function evolve(state, event) {
  if (!state) {
    if (event.type !== 'TournamentCreated') throw new Error(`A tournament begins with its creation, not with ${event.type}`);
    const { id, title, description, settings, stages, clonedFrom, by } = event;
    return {
      version: 1,
      id,
      title,
      ...(description === undefined ? {} : { description }),
      ...(clonedFrom === undefined ? {} : { clonedFrom }),
      phase: 'draft',
      settings,
      specs: stages,
      invited: [],
      participants: [],
      byeRequests: [],
      forbidden: [],
      stages: [],
      calls: [],
      // What a process makes has the organisers that it appoints.
      roles: by.role === 'system' ? [] : [{ account: by.id, role: 'organiser' }],
      announcements: [],
      slips: {},
    };
  }
  const next = apply(state, event);
  return { ...next, version: state.version + 1 };
}
/** The state after all events; undefined before the first. */
export function evolveAll(events) {
  let state;
  for (const event of events) state = evolve(state, event);
  return state;
}
function apply(state, event) {
  switch (event.type) {
    case 'TournamentCreated':
    case 'SettingsChanged':
    case 'StagesRevised':
    case 'StageSpecChanged':
    case 'RegistrationOpened':
    case 'RegistrationClosed':
    case 'CheckInOpened':
    case 'StageStarted':
    case 'StageCompleted':
    case 'OrderRuled':
    case 'TournamentFinished':
    case 'TournamentCancelled':
      return evolveLifecycle(state, event);
    case 'RoundDrafted':
    case 'DraftChanged':
    case 'DraftDiscarded':
    case 'RoundPublished':
    case 'RoundCompleted':
    case 'RoundReopened':
    case 'ClockStarted':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockExtended':
    case 'JudgeCalled':
    case 'JudgeCallAnswered':
    case 'JudgeCallClosed':
      return evolveRounds(state, event);
    case 'GameLinked':
    case 'GameScored':
    case 'ResultReported':
    case 'ResultDisputed':
    case 'SeatForfeited':
    case 'SeatNoShow':
    case 'SeatDroppedOut':
    case 'TableAdjudicated':
    case 'ResultRuled':
    case 'TableDecided':
    case 'TableVoided':
    case 'TableReplayed':
    case 'TieResolved':
    case 'PlayOffCalled':
    case 'ResultCorrected':
    case 'SeatsReplaced':
    case 'TableWithdrawn':
    case 'WalkoverWithdrawn':
      return evolveResults(state, event);
    case 'TournamentDescribed':
    case 'ParticipantNamed':
    case 'RoleGranted':
    case 'RoleRevoked':
    case 'Announced':
    case 'AnnouncementRetracted':
    case 'SlipRenewed':
      return evolveDesk(state, event);
    default:
      return evolveParticipants(state, event);
  }
}
//# sourceMappingURL=evolve.js.map
