import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { connectionOf } from '../common/connection';
import { resultUnion } from '../common/result-union';
import { Written } from '../common/written';
import { PositionScalar } from '../scalars/position.scalar';
import { CorrectionPreview, DraftChangePreview } from './draft-types';
import { League, ListedLeague, MadeLeague, OpenedSeason } from './league-types';
import { OpenedSlip, ResultSlips } from './slip-types';
import { TournamentStandings } from './standings-types';
import { ExportedFile, ListedTournament, Tournament, TournamentHistory } from './tournament-types';

@ObjectType({ description: 'A tournament was made.' })
export class MadeTournament {
  @Field(() => ID, { description: 'The tournament.' })
  readonly tournamentId!: string;

  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

const usual = ['not-found', 'forbidden', 'invalid', 'refused', 'conflict'] as const;

export const TournamentResult = resultUnion('TournamentResult', 'A tournament, or why it is not shown.', Tournament, ['not-found']);
export const TournamentConnection = connectionOf(ListedTournament, 'Tournament');
export const TournamentsResult = resultUnion('TournamentsResult', 'Tournaments, page by page.', TournamentConnection, ['rebuilding']);
export const TournamentWrittenResult = resultUnion(
  'TournamentWrittenResult',
  'What came of a command to a tournament. A refusal has the code of the domain, with details.',
  Written,
  usual,
);
export const TournamentMadeResult = resultUnion('TournamentMadeResult', 'What came of making a tournament.', MadeTournament, usual);
export const SlipWrittenResult = resultUnion('SlipWrittenResult', 'What came of using a slip.', Written, [...usual, 'throttled']);
export const StandingsResult = resultUnion('StandingsResult', 'Standings, or why they are not shown.', TournamentStandings, ['not-found']);
export const HistoryResult = resultUnion('TournamentHistoryResult', 'What happened to a tournament.', TournamentHistory, ['not-found']);
export const DraftChangePreviewResult = resultUnion(
  'DraftChangePreviewResult',
  'A change of a draft as it would be.',
  DraftChangePreview,
  usual,
);
export const CorrectionPreviewResult = resultUnion('CorrectionPreviewResult', 'A correction as it would be.', CorrectionPreview, usual);
export const SlipsResult = resultUnion('ResultSlipsResult', 'The slips of a round, for judges.', ResultSlips, ['not-found', 'forbidden']);
export const SlipResult = resultUnion('ResultSlipResult', 'What the holder of a slip is shown.', OpenedSlip, ['not-found', 'refused']);
export const ExportResult = resultUnion('ExportTournamentResult', 'A file of a tournament.', ExportedFile, [
  'not-found',
  'forbidden',
  'refused',
]);
export const LeagueResult = resultUnion('LeagueResult', 'A league, or why it is not shown.', League, ['not-found']);
export const LeagueConnection = connectionOf(ListedLeague, 'League');
export const LeaguesResult = resultUnion('LeaguesResult', 'Leagues, page by page.', LeagueConnection, ['rebuilding']);
export const LeagueMadeResult = resultUnion('LeagueMadeResult', 'What came of making a league.', MadeLeague, usual);
export const SeasonOpenedResult = resultUnion('SeasonOpenedResult', 'What came of opening a season.', OpenedSeason, usual);
