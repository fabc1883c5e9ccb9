import type { TournamentQueries } from '@kronika/application';
import { tournamentEventTypes } from '@kronika/tournaments';
import type { Projection } from '../projection';
import { applyGame, applyTable } from './apply-games';
import { applyLeague } from './apply-leagues';
import { applyTournament } from './apply-tournaments';
import { linkedGames, listLeagues, listTournaments, openLeagues, openTournaments } from './queries';
import { schema } from './schema';

const leagueTypes = [
  'LeagueCreated',
  'LeaguePlanChanged',
  'LeagueJoined',
  'LeagueLeft',
  'LeagueOrganiserGranted',
  'LeagueOrganiserRevoked',
  'SeasonOpened',
  'SeasonClosed',
  'LeagueEnded',
];

/** Tournaments and leagues to browse, and the to-do lists of those who keep them going. */
export const tournamentsProjection: Projection<TournamentQueries> = {
  name: 'tournaments',
  version: 1,
  filter: {
    streamPrefixes: ['tournament-', 'league-', 'table-', 'game-'],
    types: [...tournamentEventTypes, ...leagueTypes, 'TableOpened', 'Ended'],
  },
  schema,
  apply: (database, events) => {
    for (const event of events) {
      if (event.stream.startsWith('tournament-')) applyTournament(database, event);
      else if (event.stream.startsWith('league-')) applyLeague(database, event);
      else if (event.stream.startsWith('table-')) applyTable(database, event);
      else applyGame(database, event);
    }
  },
  queries: (database) => ({
    list: (filter, first, after) => listTournaments(database, filter, first, after),
    leagues: (first, after) => listLeagues(database, first, after),
    open: () => openTournaments(database),
    openLeagues: () => openLeagues(database),
    linkedGames: (tournament) => linkedGames(database, tournament),
  }),
};
