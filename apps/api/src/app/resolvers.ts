import { AnnotationResolver } from './annotations/annotation.resolver';
import { StudyResolver } from './annotations/study.resolver';
import { VariationResolver } from './annotations/variation.resolver';
import { DemoResolver } from './demo/demo.resolver';
import { CatalogueResolver } from './games/catalogue.resolver';
import { GameResolver } from './games/game.resolver';
import { RulingsResolver } from './games/rulings.resolver';
import { LiveResolver } from './live/live.resolver';
import { ChatResolver } from './chat/chat.resolver';
import { FileResolver } from './replays/file.resolver';
import { ReplayResolver } from './replays/replay.resolver';
import { TableResolver } from './tables/table.resolver';
import { AccountResolver } from './accounts/account.resolver';
import { AdministrationResolver } from './accounts/administration.resolver';
import { MeResolver } from './accounts/me.resolver';
import { PlayerResolver } from './accounts/player.resolver';
import { PlayersResolver } from './accounts/players.resolver';
import { SignInResolver } from './accounts/sign-in.resolver';
import { GamesBrowserResolver } from './games-browser/games-browser.resolver';
import { PlayerStatisticsResolver } from './statistics/players.resolver';
import { RatingsResolver } from './statistics/ratings.resolver';
import { StatisticsResolver } from './statistics/statistics.resolver';
import { SummariesResolver } from './statistics/summaries.resolver';
import { ReadModelsResolver } from './operations/read-models.resolver';
import { TournamentDeskResolver } from './tournaments/desk.resolver';
import { LeagueResolver } from './tournaments/league.resolver';
import { TournamentLifecycleResolver } from './tournaments/lifecycle.resolver';
import { TournamentParticipantsResolver } from './tournaments/participants.resolver';
import { TournamentRoundsResolver } from './tournaments/rounds.resolver';
import { TableResultsResolver } from './tournaments/table-results.resolver';
import { tournamentFieldResolvers } from './tournaments/tournament-fields.resolver';
import { TournamentResolver } from './tournaments/tournament.resolver';
import { NodeResolver } from './common/node.resolver';
import { HealthResolver } from './health.resolver';
import { DateTimeScalar } from './scalars/date-time.scalar';
import { JsonScalar } from './scalars/json.scalar';
import { PositionScalar } from './scalars/position.scalar';

/** Everything that the GraphQL schema is made of. */
export const scalars = [DateTimeScalar, JsonScalar, PositionScalar] as const;
export const resolvers = [
  HealthResolver,
  NodeResolver,
  CatalogueResolver,
  GameResolver,
  RulingsResolver,
  LiveResolver,
  ReplayResolver,
  FileResolver,
  ChatResolver,
  TableResolver,
  AccountResolver,
  AdministrationResolver,
  MeResolver,
  PlayerResolver,
  PlayersResolver,
  SignInResolver,
  AnnotationResolver,
  StudyResolver,
  VariationResolver,
  DemoResolver,
  GamesBrowserResolver,
  PlayerStatisticsResolver,
  RatingsResolver,
  ReadModelsResolver,
  StatisticsResolver,
  SummariesResolver,
  TournamentResolver,
  TournamentLifecycleResolver,
  TournamentParticipantsResolver,
  TournamentRoundsResolver,
  TableResultsResolver,
  TournamentDeskResolver,
  LeagueResolver,
  ...tournamentFieldResolvers,
  ...scalars,
] as const;
