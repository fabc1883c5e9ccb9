import {
  type AccountNames,
  Corrections,
  type GameCommands,
  type Games,
  LeagueCommands,
  LeagueManager,
  Leagues,
  OnlineTables,
  type Platform,
  type ProcessManager,
  Slips,
  Texts,
  TournamentBrowser,
  TournamentCommands,
  TournamentExchange,
  TournamentManager,
  Tournaments,
  TournamentStore,
  type Wakes,
} from '@kronika/application';
import { type ReadModels, tournamentsProjection } from '@kronika/read-models';

/** Tournaments and leagues, put together. */
export interface TournamentParts {
  readonly tournaments: Tournaments;
  readonly corrections: Corrections;
  readonly slips: Slips;
  readonly exchange: TournamentExchange;
  readonly browser: TournamentBrowser;
  readonly leagues: Leagues;
  readonly managers: readonly ProcessManager[];
}

export function openTournaments(
  platform: Platform,
  readModels: ReadModels,
  wakes: Wakes,
  parts: {
    readonly store: TournamentStore;
    readonly games: Games;
    readonly gameCommands: GameCommands;
    readonly names: AccountNames;
  },
): TournamentParts {
  const { store, names } = parts;
  const texts = new Texts(platform);
  const commands = new TournamentCommands(platform, store, texts);
  const leagueCommands = new LeagueCommands(platform);
  const model = readModels.add(tournamentsProjection);
  const tournaments = new Tournaments({ platform, store, commands, texts, wakes });
  const games = new OnlineTables(parts.games, parts.gameCommands);
  return {
    tournaments,
    corrections: new Corrections(tournaments, platform),
    slips: new Slips(platform, store, commands, texts),
    exchange: new TournamentExchange({ platform, store, tournaments, texts, names }),
    browser: new TournamentBrowser(model, texts),
    leagues: new Leagues(leagueCommands, tournaments, texts),
    managers: [
      new TournamentManager({ platform, model, store, commands, games }),
      new LeagueManager({ platform, model, leagues: leagueCommands, store, commands, texts }),
    ],
  };
}
