import { registerEnumType } from '@nestjs/graphql';

export const TournamentPhase = {
  DRAFT: 'draft',
  REGISTRATION: 'registration',
  CHECK_IN: 'check-in',
  RUNNING: 'running',
  FINISHED: 'finished',
  CANCELLED: 'cancelled',
} as const;
export type TournamentPhase = (typeof TournamentPhase)[keyof typeof TournamentPhase];
registerEnumType(TournamentPhase, {
  name: 'TournamentPhase',
  description: 'Where a tournament stands.',
  valuesMap: {
    DRAFT: { description: 'It is being prepared.' },
    REGISTRATION: { description: 'Everybody may enter, or those who are invited.' },
    CHECK_IN: { description: 'Those who entered say that they are there.' },
    RUNNING: { description: 'It is played.' },
    FINISHED: { description: 'It is over.' },
    CANCELLED: { description: 'It was called off.' },
  },
});

export const TournamentRole = { ORGANISER: 'organiser', CO_ORGANISER: 'co-organiser', JUDGE: 'judge', COMMENTATOR: 'commentator' } as const;
export type TournamentRole = (typeof TournamentRole)[keyof typeof TournamentRole];
registerEnumType(TournamentRole, {
  name: 'TournamentRole',
  description: 'What somebody is in a tournament, beside a player.',
  valuesMap: {
    ORGANISER: { description: 'Does everything, and appoints others.' },
    CO_ORGANISER: { description: 'Does everything but appoint organisers.' },
    JUDGE: { description: 'Rules on tables and keeps the clock.' },
    COMMENTATOR: { description: 'Sees what players see, with a delay.' },
  },
});

export const ParticipantStatus = {
  WAITING: 'waiting',
  REGISTERED: 'registered',
  CHECKED_IN: 'checked-in',
  WITHDRAWN: 'withdrawn',
  PLAYING: 'playing',
  DROPPED: 'dropped',
  BANNED: 'banned',
} as const;
export type ParticipantStatus = (typeof ParticipantStatus)[keyof typeof ParticipantStatus];
registerEnumType(ParticipantStatus, {
  name: 'ParticipantStatus',
  description: 'Where an entry stands.',
  valuesMap: {
    WAITING: { description: 'Waits for a place.' },
    REGISTERED: { description: 'Has entered.' },
    CHECKED_IN: { description: 'Is there.' },
    WITHDRAWN: { description: 'Was taken back before the start.' },
    PLAYING: { description: 'Plays.' },
    DROPPED: { description: 'Left during the event.' },
    BANNED: { description: 'Was banned.' },
  },
});

export const ByeKind = { FULL: 'full', HALF: 'half', ZERO: 'zero' } as const;
export type ByeKind = (typeof ByeKind)[keyof typeof ByeKind];
registerEnumType(ByeKind, {
  name: 'ByeKind',
  description: 'What a bye that was asked for is worth.',
  valuesMap: {
    FULL: { description: 'As much as a win; organisers give it.' },
    HALF: { description: 'As much as a draw.' },
    ZERO: { description: 'Nothing.' },
  },
});

export const TableStatus = { OPEN: 'open', REPORTED: 'reported', DISPUTED: 'disputed', DECIDED: 'decided', VOID: 'void' } as const;
export type TableStatus = (typeof TableStatus)[keyof typeof TableStatus];
registerEnumType(TableStatus, {
  name: 'TableStatus',
  description: 'Where a table stands.',
  valuesMap: {
    OPEN: { description: 'It is played.' },
    REPORTED: { description: 'Somebody has reported a result.' },
    DISPUTED: { description: 'Somebody says that the report is wrong.' },
    DECIDED: { description: 'It has a result.' },
    VOID: { description: 'It does not count.' },
  },
});

export const ForfeitKind = { WON: 'won', LOST: 'lost' } as const;
export type ForfeitKind = (typeof ForfeitKind)[keyof typeof ForfeitKind];
registerEnumType(ForfeitKind, {
  name: 'ForfeitKind',
  description: 'Who won or lost without playing.',
  valuesMap: {
    WON: { description: 'Won.' },
    LOST: { description: 'Lost.' },
  },
});

export const SeatRemoval = { NO_SHOW: 'no-show', FORFEIT: 'forfeit', DROPPED_OUT: 'dropped-out' } as const;
export type SeatRemoval = (typeof SeatRemoval)[keyof typeof SeatRemoval];
registerEnumType(SeatRemoval, {
  name: 'SeatRemoval',
  description: 'How somebody is out of a table.',
  valuesMap: {
    NO_SHOW: { description: 'Never came.' },
    FORFEIT: { description: 'Gave up.' },
    DROPPED_OUT: { description: 'Left in the middle: last, without points.' },
  },
});

export const ResultSourceKind = { ONLINE: 'online', REPORT: 'report', JUDGE: 'judge' } as const;
export type ResultSourceKind = (typeof ResultSourceKind)[keyof typeof ResultSourceKind];
registerEnumType(ResultSourceKind, {
  name: 'ResultSourceKind',
  description: 'Where a result comes from.',
  valuesMap: {
    ONLINE: { description: 'A game on line, which anybody can verify.' },
    REPORT: { description: 'A report that was confirmed.' },
    JUDGE: { description: 'A judge.' },
  },
});

export const JudgeCallStatus = { OPEN: 'open', ANSWERED: 'answered', CLOSED: 'closed' } as const;
export type JudgeCallStatus = (typeof JudgeCallStatus)[keyof typeof JudgeCallStatus];
registerEnumType(JudgeCallStatus, {
  name: 'JudgeCallStatus',
  description: 'Where a call for a judge stands.',
  valuesMap: {
    OPEN: { description: 'Nobody has answered it.' },
    ANSWERED: { description: 'A judge is coming.' },
    CLOSED: { description: 'It is done.' },
  },
});
