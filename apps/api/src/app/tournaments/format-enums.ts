import { registerEnumType } from '@nestjs/graphql';

export const TournamentVenue = { ONLINE: 'online', PHYSICAL: 'physical' } as const;
export type TournamentVenue = (typeof TournamentVenue)[keyof typeof TournamentVenue];
registerEnumType(TournamentVenue, {
  name: 'TournamentVenue',
  description: 'Where a tournament is played.',
  valuesMap: {
    ONLINE: { description: 'On this server: the games are created by themselves.' },
    PHYSICAL: { description: 'At tables in a hall: results are reported.' },
  },
});

export const RegistrationKind = { OPEN: 'open', INVITE: 'invite' } as const;
export type RegistrationKind = (typeof RegistrationKind)[keyof typeof RegistrationKind];
registerEnumType(RegistrationKind, {
  name: 'RegistrationKind',
  description: 'Who may enter.',
  valuesMap: {
    OPEN: { description: 'Everybody with an account.' },
    INVITE: { description: 'Those who are invited.' },
  },
});

export const TournamentClockKind = { NONE: 'none', ROUND: 'round', ASYNC: 'async' } as const;
export type TournamentClockKind = (typeof TournamentClockKind)[keyof typeof TournamentClockKind];
registerEnumType(TournamentClockKind, {
  name: 'TournamentClockKind',
  description: 'How time is kept.',
  valuesMap: {
    NONE: { description: 'Not at all.' },
    ROUND: { description: 'One clock for the whole round.' },
    ASYNC: { description: 'Each player has a bank with increment and grace.' },
  },
});

export const StageKind = {
  SWISS: 'swiss',
  TABLE_SWISS: 'table-swiss',
  ROUND_ROBIN: 'round-robin',
  TABLE_ROUND_ROBIN: 'table-round-robin',
  SINGLE_ELIMINATION: 'single-elimination',
  DOUBLE_ELIMINATION: 'double-elimination',
  TABLE_ELIMINATION: 'table-elimination',
  GROUPS: 'groups',
  LEAGUE: 'league',
} as const;
export type StageKind = (typeof StageKind)[keyof typeof StageKind];
registerEnumType(StageKind, {
  name: 'StageKind',
  description: 'How a stage is played.',
  valuesMap: {
    SWISS: { description: 'Swiss for two seats, by the FIDE Dutch system.' },
    TABLE_SWISS: { description: 'Swiss for tables of three to five.' },
    ROUND_ROBIN: { description: 'Everybody meets everybody.' },
    TABLE_ROUND_ROBIN: { description: 'A schedule of tables that spreads meetings evenly.' },
    SINGLE_ELIMINATION: { description: 'Who loses is out.' },
    DOUBLE_ELIMINATION: { description: 'Who loses twice is out.' },
    TABLE_ELIMINATION: { description: 'The best of each table go on.' },
    GROUPS: { description: 'Groups that play among themselves.' },
    LEAGUE: { description: 'Divisions that exchange players.' },
  },
});

export const GroupPlayKind = { PAIRS: 'pairs', TABLES: 'tables' } as const;
export type GroupPlayKind = (typeof GroupPlayKind)[keyof typeof GroupPlayKind];
registerEnumType(GroupPlayKind, {
  name: 'GroupPlayKind',
  description: 'What a group plays.',
  valuesMap: {
    PAIRS: { description: 'Everybody meets everybody.' },
    TABLES: { description: 'At tables.' },
  },
});

export const ScoringKind = { MATCH: 'match', PLACEMENT: 'placement', WINNER: 'winner', SIZE_NEUTRAL: 'size-neutral' } as const;
export type ScoringKind = (typeof ScoringKind)[keyof typeof ScoringKind];
registerEnumType(ScoringKind, {
  name: 'ScoringKind',
  description: 'How places become points.',
  valuesMap: {
    MATCH: { description: 'Points for a win, a draw and a loss.' },
    PLACEMENT: { description: 'Points by place.' },
    WINNER: { description: 'Points for the winner alone.' },
    SIZE_NEUTRAL: { description: 'The share of opponents beaten.' },
  },
});

export const AdvancementKind = { ALL: 'all', TOP: 'top', GROUPS: 'groups' } as const;
export type AdvancementKind = (typeof AdvancementKind)[keyof typeof AdvancementKind];
registerEnumType(AdvancementKind, {
  name: 'AdvancementKind',
  description: 'Who goes on to the next stage.',
  valuesMap: {
    ALL: { description: 'Everybody.' },
    TOP: { description: 'The best so many.' },
    GROUPS: { description: 'The best of each group, and the best of those who follow.' },
  },
});

export const SeedingKind = { RANK: 'rank', LOT: 'lot' } as const;
export type SeedingKind = (typeof SeedingKind)[keyof typeof SeedingKind];
registerEnumType(SeedingKind, {
  name: 'SeedingKind',
  description: 'How a stage is seeded.',
  valuesMap: {
    RANK: { description: 'By rating, or by the stage before.' },
    LOT: { description: 'By lot.' },
  },
});

export const TieBreak = {
  BUCHHOLZ: 'buchholz',
  BUCHHOLZ_CUT_1: 'buchholz-cut-1',
  BUCHHOLZ_CUT_2: 'buchholz-cut-2',
  BUCHHOLZ_MEDIAN: 'buchholz-median',
  SONNEBORN_BERGER: 'sonneborn-berger',
  DIRECT_ENCOUNTER: 'direct-encounter',
  MATCH_WIN: 'match-win',
  OPPONENTS_MATCH_WIN: 'opponents-match-win',
  VP_SHARE: 'vp-share',
  PERCENT_OF_WINNER: 'percent-of-winner',
  MARGIN: 'margin',
  VICTORY_POINTS: 'victory-points',
  SIZE_NEUTRAL: 'size-neutral',
  WINS: 'wins',
  SECONDS: 'seconds',
  THIRDS: 'thirds',
  SEED: 'seed',
  LOT: 'lot',
} as const;
export type TieBreak = (typeof TieBreak)[keyof typeof TieBreak];
registerEnumType(TieBreak, {
  name: 'TieBreak',
  description: 'What parts those with the same score.',
  valuesMap: {
    BUCHHOLZ: { description: "The sum, or at tables the mean, of the opponents' scores." },
    BUCHHOLZ_CUT_1: { description: 'Buchholz without the lowest.' },
    BUCHHOLZ_CUT_2: { description: 'Buchholz without the two lowest.' },
    BUCHHOLZ_MEDIAN: { description: 'Buchholz without the lowest and the highest.' },
    SONNEBORN_BERGER: { description: 'The scores of those beaten, and half of those tied with.' },
    DIRECT_ENCOUNTER: { description: 'The results among those who are tied.' },
    MATCH_WIN: { description: 'Share of match points won.' },
    OPPONENTS_MATCH_WIN: { description: 'The mean match-win share of the opponents.' },
    VP_SHARE: { description: 'Share of the victory points at the tables.' },
    PERCENT_OF_WINNER: { description: "Victory points as a share of the winner's." },
    MARGIN: { description: 'Victory points ahead of or behind the others.' },
    VICTORY_POINTS: { description: 'All victory points.' },
    SIZE_NEUTRAL: { description: 'Share of opponents beaten.' },
    WINS: { description: 'Tables won.' },
    SECONDS: { description: 'Second places.' },
    THIRDS: { description: 'Third places.' },
    SEED: { description: 'The seed.' },
    LOT: { description: 'A drawn lot, whose seed is in the log.' },
  },
});

export const BracketKind = { SINGLE: 'single', DOUBLE: 'double', TABLES: 'tables' } as const;
export type BracketKind = (typeof BracketKind)[keyof typeof BracketKind];
registerEnumType(BracketKind, {
  name: 'BracketKind',
  description: 'What kind of bracket.',
  valuesMap: {
    SINGLE: { description: 'Single elimination.' },
    DOUBLE: { description: 'Double elimination.' },
    TABLES: { description: 'Table elimination.' },
  },
});

export const BracketSide = {
  WINNERS: 'winners',
  LOSERS: 'losers',
  FINAL: 'final',
  RESET: 'reset',
  THIRD_PLACE: 'third-place',
  TABLE: 'table',
} as const;
export type BracketSide = (typeof BracketSide)[keyof typeof BracketSide];
registerEnumType(BracketSide, {
  name: 'BracketSide',
  description: 'The part of a bracket.',
  valuesMap: {
    WINNERS: { description: "The winners' side." },
    LOSERS: { description: "The losers' side." },
    FINAL: { description: 'The final.' },
    RESET: { description: 'The second final, where it is needed.' },
    THIRD_PLACE: { description: 'The match for third place.' },
    TABLE: { description: 'A table of a table elimination.' },
  },
});

export const SlotSource = { WINNER: 'winner', LOSER: 'loser' } as const;
export type SlotSource = (typeof SlotSource)[keyof typeof SlotSource];
registerEnumType(SlotSource, {
  name: 'SlotSource',
  description: 'As what somebody comes from a match.',
  valuesMap: {
    WINNER: { description: 'As its winner.' },
    LOSER: { description: 'As its loser.' },
  },
});

export const ContributionKind = { OPPONENT: 'opponent', DUMMY: 'dummy', OWN: 'own' } as const;
export type ContributionKind = (typeof ContributionKind)[keyof typeof ContributionKind];
registerEnumType(ContributionKind, {
  name: 'ContributionKind',
  description: 'What counted in a tie-break.',
  valuesMap: {
    OPPONENT: { description: "An opponent's score." },
    DUMMY: { description: 'A dummy opponent for an unplayed round.' },
    OWN: { description: "The player's own result." },
  },
});

export const DivisionMoveKind = {
  PROMOTED: 'promoted',
  RELEGATED: 'relegated',
  FILLED_UP: 'filled-up',
  STAYS: 'stays',
  DROPPED_OUT: 'dropped-out',
} as const;
export type DivisionMoveKind = (typeof DivisionMoveKind)[keyof typeof DivisionMoveKind];
registerEnumType(DivisionMoveKind, {
  name: 'DivisionMoveKind',
  description: 'What becomes of somebody after a season.',
  valuesMap: {
    PROMOTED: { description: 'Goes up.' },
    RELEGATED: { description: 'Goes down.' },
    FILLED_UP: { description: 'Goes up to fill a vacancy.' },
    STAYS: { description: 'Stays.' },
    DROPPED_OUT: { description: 'Leaves.' },
  },
});
