import { registerEnumType } from '@nestjs/graphql';

export const ReasonCode = {
  OWN_WISH: 'own-wish',
  ILLNESS: 'illness',
  NO_SHOW: 'no-show',
  LATE: 'late',
  TIME: 'time',
  RULES_INFRACTION: 'rules-infraction',
  MISCONDUCT: 'misconduct',
  WRONG_REPORT: 'wrong-report',
  ORGANISERS_ERROR: 'organisers-error',
  TECHNICAL: 'technical',
  PLAY_OFF: 'play-off',
  OTHER: 'other',
} as const;
export type ReasonCode = (typeof ReasonCode)[keyof typeof ReasonCode];
registerEnumType(ReasonCode, {
  name: 'ReasonCode',
  description: 'Why something was done.',
  valuesMap: {
    OWN_WISH: { description: 'Their own wish.' },
    ILLNESS: { description: 'Illness.' },
    NO_SHOW: { description: 'Did not come.' },
    LATE: { description: 'Came late.' },
    TIME: { description: 'Time was up.' },
    RULES_INFRACTION: { description: 'The rules were broken.' },
    MISCONDUCT: { description: 'Misconduct.' },
    WRONG_REPORT: { description: 'A wrong report.' },
    ORGANISERS_ERROR: { description: 'An error of the organisers.' },
    TECHNICAL: { description: 'Something technical.' },
    PLAY_OFF: { description: 'A play-off.' },
    OTHER: { description: 'Something else.' },
  },
});

export const TournamentFile = {
  JSON: 'json',
  PLAYERS_CSV: 'players-csv',
  PAIRINGS_CSV: 'pairings-csv',
  STANDINGS_CSV: 'standings-csv',
  TRF16: 'trf16',
  TRF26: 'trf26',
} as const;
export type TournamentFile = (typeof TournamentFile)[keyof typeof TournamentFile];
registerEnumType(TournamentFile, {
  name: 'TournamentFile',
  description: 'What file of a tournament is wanted.',
  valuesMap: {
    JSON: { description: 'The whole event, for its organisers.' },
    PLAYERS_CSV: { description: 'The players.' },
    PAIRINGS_CSV: { description: 'Pairings and results of a stage.' },
    STANDINGS_CSV: { description: 'Standings of a stage.' },
    TRF16: { description: 'A FIDE report in the format of 2016.' },
    TRF26: { description: 'A FIDE report in the format of 2026.' },
  },
});

export const TournamentImportFormat = { JSON: 'json', TRF: 'trf' } as const;
export type TournamentImportFormat = (typeof TournamentImportFormat)[keyof typeof TournamentImportFormat];
registerEnumType(TournamentImportFormat, {
  name: 'TournamentImportFormat',
  description: 'What kind of file comes in.',
  valuesMap: {
    JSON: { description: 'The whole event, as it was exported.' },
    TRF: { description: 'A FIDE report, of 2016 or 2026.' },
  },
});

export const ListFormat = { LIST: 'list', CSV: 'csv' } as const;
export type ListFormat = (typeof ListFormat)[keyof typeof ListFormat];
registerEnumType(ListFormat, {
  name: 'ListFormat',
  description: 'How a list of players is written.',
  valuesMap: {
    LIST: { description: 'One name a line, a rating behind a comma, semicolon or tab.' },
    CSV: { description: 'CSV with a header.' },
  },
});

export const TournamentPart = { PARTICIPANT: 'participant', STAFF: 'staff' } as const;
export type TournamentPart = (typeof TournamentPart)[keyof typeof TournamentPart];
registerEnumType(TournamentPart, {
  name: 'TournamentPart',
  description: 'In what part somebody takes part in a tournament.',
  valuesMap: {
    PARTICIPANT: { description: 'As a player.' },
    STAFF: { description: 'As organiser, judge or commentator.' },
  },
});

export const TournamentMove = {
  OPEN_REGISTRATION: 'open-registration',
  CLOSE_REGISTRATION: 'close-registration',
  OPEN_CHECK_IN: 'open-check-in',
  ADVANCE_STAGE: 'advance-stage',
  FINISH: 'finish',
} as const;
export type TournamentMove = (typeof TournamentMove)[keyof typeof TournamentMove];
registerEnumType(TournamentMove, {
  name: 'TournamentMove',
  description: 'A step from phase to phase.',
  valuesMap: {
    OPEN_REGISTRATION: { description: 'Everybody may enter now.' },
    CLOSE_REGISTRATION: { description: 'Nobody may enter any more.' },
    OPEN_CHECK_IN: { description: 'Those who entered say that they are there.' },
    ADVANCE_STAGE: { description: 'The next stage begins.' },
    FINISH: { description: 'The event is over.' },
  },
});

export const StatusChange = {
  CHECK_IN: 'check-in',
  TAKE_BACK_CHECK_IN: 'take-back-check-in',
  WITHDRAW: 'withdraw',
  DROP: 'drop',
  REINSTATE: 'reinstate',
  BAN: 'ban',
} as const;
export type StatusChange = (typeof StatusChange)[keyof typeof StatusChange];
registerEnumType(StatusChange, {
  name: 'StatusChange',
  description: 'What becomes of an entry.',
  valuesMap: {
    CHECK_IN: { description: 'Is there.' },
    TAKE_BACK_CHECK_IN: { description: 'Is not there after all.' },
    WITHDRAW: { description: 'Takes the entry back before the start.' },
    DROP: { description: 'Leaves during the event; results stand.' },
    REINSTATE: { description: 'Comes back.' },
    BAN: { description: 'Is sent away.' },
  },
});

export const ClockAction = { START: 'start', PAUSE: 'pause', RESUME: 'resume', EXTEND: 'extend' } as const;
export type ClockAction = (typeof ClockAction)[keyof typeof ClockAction];
registerEnumType(ClockAction, {
  name: 'ClockAction',
  description: 'What is done to the clock of a round.',
  valuesMap: {
    START: { description: 'It starts.' },
    PAUSE: { description: 'It stands still.' },
    RESUME: { description: 'It goes on.' },
    EXTEND: { description: 'It gets more time.' },
  },
});

export const LeavingKind = { FORFEIT: 'forfeit', NO_SHOW: 'no-show', DROP_OUT: 'drop-out' } as const;
export type LeavingKind = (typeof LeavingKind)[keyof typeof LeavingKind];
registerEnumType(LeavingKind, {
  name: 'LeavingKind',
  description: 'How somebody leaves a table.',
  valuesMap: {
    FORFEIT: { description: 'Gives up: counts as lost.' },
    NO_SHOW: { description: 'Never came: counts as lost, and the table as smaller.' },
    DROP_OUT: { description: 'Leaves in the middle: last, without points.' },
  },
});

export const TableRuling = { RULE: 'rule', ADJUDICATE: 'adjudicate', ENTER: 'enter' } as const;
export type TableRuling = (typeof TableRuling)[keyof typeof TableRuling];
registerEnumType(TableRuling, {
  name: 'TableRuling',
  description: 'What a judge decides.',
  valuesMap: {
    RULE: { description: 'The end of a dispute.' },
    ADJUDICATE: { description: 'How an unfinished game counts.' },
    ENTER: { description: 'A result as it was played.' },
  },
});

export const LaterMatches = { LATER_MATCHES_STAND: 'later-matches-stand', REPLAY_LATER_MATCHES: 'replay-later-matches' } as const;
export type LaterMatches = (typeof LaterMatches)[keyof typeof LaterMatches];
registerEnumType(LaterMatches, {
  name: 'LaterMatches',
  description: 'What becomes of later matches that the wrong players played.',
  valuesMap: {
    LATER_MATCHES_STAND: { description: 'They stand, and so does who advanced.' },
    REPLAY_LATER_MATCHES: { description: 'The right players play them again.' },
  },
});
