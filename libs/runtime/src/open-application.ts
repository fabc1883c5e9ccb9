import { join } from 'node:path';
import {
  type Alarm,
  Annotations,
  Studies,
  Variations,
  Chat,
  GameFiles,
  Games,
  GameLibrary,
  type Platform,
  type ProcessManager,
  ProcessRunner,
  BotManager,
  Live,
  Lobby,
  PersonalFeed,
  Replays,
  Rulings,
  Tables,
  Wakes,
  AccountMeans,
  Accounts,
  Administration,
  Directory,
  Erasure,
  Sessions,
  Tokens,
  BulkExport,
  GamesBrowser,
  ModelDesk,
  PlayerStatistics,
  RatingLists,
  Statistics,
  Summaries,
  Corrections,
  Demo,
  Leagues,
  Slips,
  TournamentBrowser,
  TournamentExchange,
  TournamentOfficials,
  Tournaments,
  TournamentStore,
} from '@kronika/application';
import { directoryProjection, folderStorage, memoryStorage, type ModelStatus, ReadModels } from '@kronika/read-models';
import { openAnnotations } from './annotation-parts';
import { BotWorkers, thinkInPlace } from './bot-workers';
import { type DemoFilling, fillDemo } from './demo/fill-demo';
import { openPlay } from './play-parts';
import { openStatistics } from './statistics-parts';
import { isLocalOnly, type Settings } from './settings';
import { openTournaments } from './tournament-parts';

export interface ApplicationOptions {
  /** Keeps read models in memory, as long as the process: for tests and tools. */
  readonly readModelsInMemory?: boolean;
  /** The program that bots think in; without one they think in place. */
  readonly botWorker?: URL;
  readonly onReadModel?: (status: ModelStatus) => void;
  readonly onFailure?: (alarm: Alarm, error: unknown) => void;
  /** The program that performs the demonstration on an empty log; without one there is none. */
  readonly demoWorker?: URL;
  readonly onDemoFailure?: (error: unknown) => void;
}

/**
 * Everything that Kronika can do, put together: one property a use-case class, which the API provides under its constructor. It owns the log of its
 * platform: `stop` closes it.
 */
export class Application {
  readonly library: GameLibrary;
  readonly wakes = new Wakes();
  readonly readModels: ReadModels;
  readonly processes: ProcessRunner;
  readonly games: Games;
  readonly rulings: Rulings;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly live: Live;
  readonly feed: PersonalFeed;
  readonly replays: Replays;
  readonly gameFiles: GameFiles;
  readonly chat: Chat;
  readonly annotations: Annotations;
  readonly studies: Studies;
  readonly variations: Variations;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly administration: Administration;
  readonly directory: Directory;
  readonly erasure: Erasure;
  readonly gamesBrowser: GamesBrowser;
  readonly statistics: Statistics;
  readonly summaries: Summaries;
  readonly playerStatistics: PlayerStatistics;
  readonly ratingLists: RatingLists;
  readonly bulkExport: BulkExport;
  readonly modelDesk: ModelDesk;
  readonly tournaments: Tournaments;
  readonly corrections: Corrections;
  readonly slips: Slips;
  readonly tournamentExchange: TournamentExchange;
  readonly tournamentBrowser: TournamentBrowser;
  readonly leagues: Leagues;
  readonly demo: Demo;
  readonly #accountMeans: AccountMeans;
  readonly #bots: BotManager;
  readonly #platform: Platform;
  readonly #options: ApplicationOptions;
  #filling: DemoFilling | undefined;
  /** Wakes the managers whenever a read model has moved. */
  #onApplied: () => void = () => undefined;

  constructor(settings: Settings, platform: Platform, options: ApplicationOptions = {}) {
    this.#platform = platform;
    this.#options = options;
    this.library = platform.games;
    this.readModels = new ReadModels({
      log: platform.log,
      storage: options.readModelsInMemory === true ? memoryStorage() : folderStorage(join(settings.dataFolder, 'read-models')),
      onChange: (status) => {
        this.#onApplied();
        options.onReadModel?.(status);
      },
    });

    // Use cases and read models, one paragraph an area: `const model = this.readModels.add(projection)`.
    const tournamentStore = new TournamentStore(platform.log);
    const play = openPlay(platform, this.readModels, this.wakes, {
      officials: new TournamentOfficials(tournamentStore),
      thinker:
        options.botWorker === undefined
          ? thinkInPlace(platform.games, platform.log)
          : new BotWorkers(options.botWorker, platform.games, platform.log),
      botPaceMs: settings.botPaceMs,
    });
    ({
      games: this.games,
      rulings: this.rulings,
      tables: this.tables,
      lobby: this.lobby,
      live: this.live,
      feed: this.feed,
      replays: this.replays,
      gameFiles: this.gameFiles,
      chat: this.chat,
    } = play);
    this.#bots = play.bots;

    const margins = openAnnotations(platform, this.readModels, this.wakes, play.access);
    ({ annotations: this.annotations, studies: this.studies, variations: this.variations } = margins);

    this.#accountMeans = new AccountMeans(platform);
    this.sessions = new Sessions(this.#accountMeans, { demo: settings.demo && isLocalOnly(settings) });
    this.accounts = new Accounts(this.#accountMeans, this.sessions);
    this.tokens = new Tokens(this.#accountMeans);
    this.administration = new Administration(this.#accountMeans, this.accounts, this.sessions);
    const accountDirectory = this.readModels.add(directoryProjection);
    this.directory = new Directory(accountDirectory);
    this.erasure = new Erasure(this.#accountMeans, this.accounts, accountDirectory, [(accountId) => this.chat.eraseAllOf(accountId)]);

    ({
      gamesBrowser: this.gamesBrowser,
      statistics: this.statistics,
      summaries: this.summaries,
      playerStatistics: this.playerStatistics,
      ratingLists: this.ratingLists,
      bulkExport: this.bulkExport,
    } = openStatistics(platform, this.readModels));
    this.modelDesk = new ModelDesk(this.readModels);

    const tournaments = openTournaments(platform, this.readModels, this.wakes, {
      store: tournamentStore,
      games: play.games,
      gameCommands: play.commands,
      names: {
        namesOf: async (ids) => {
          const profiles = await this.accounts.profiles(ids);
          return new Map(profiles.flatMap((profile) => (profile === undefined ? [] : [[profile.id, profile.name] as const])));
        },
      },
    });
    ({
      tournaments: this.tournaments,
      corrections: this.corrections,
      slips: this.slips,
      exchange: this.tournamentExchange,
      browser: this.tournamentBrowser,
      leagues: this.leagues,
    } = tournaments);

    this.demo = new Demo(platform, this.sessions, { isOffered: settings.demo });

    // To-do lists and who works them off.
    const managers: readonly ProcessManager[] = [...play.managers, ...tournaments.managers, ...margins.managers, this.erasure];
    this.processes = new ProcessRunner(managers, {
      now: platform.now,
      caughtUp: async () => {
        // Nobody acts on a demonstration that is half there.
        await this.#filling?.ended;
        await this.readModels.caughtUp();
      },
      onChange: (listener) => {
        this.#onApplied = listener;
        return () => {
          this.#onApplied = () => undefined;
        };
      },
      ...(options.onFailure === undefined ? {} : { onFailure: options.onFailure }),
    });
  }

  /** Resolves when the node can serve; read models and managers catch up behind it. */
  async start(): Promise<void> {
    await this.wakes.start(this.#platform.log);
    await this.#accountMeans.start();
    await this.readModels.start();
    await this.#fillDemo();
    this.processes.start();
  }

  /** Lets what is under way end, then closes the log. */
  async stop(): Promise<void> {
    await this.processes.stop();
    await this.#filling?.stop();
    await this.#bots.stop();
    await this.wakes.stop();
    await this.#accountMeans.stop();
    await this.readModels.close();
    await this.#platform.log.close();
  }

  /** On an empty log a small world is filled in, while the node already serves. */
  async #fillDemo(): Promise<void> {
    const { demoWorker, onDemoFailure = () => undefined } = this.#options;
    const plan = await this.demo.begin(demoWorker !== undefined);
    if (plan !== undefined && demoWorker !== undefined) this.#filling = fillDemo(this.demo, plan, demoWorker, onDemoFailure);
  }
}

/** Puts the application together on a platform; `start` brings it to life. */
export function openApplication(settings: Settings, platform: Platform, options: ApplicationOptions = {}): Application {
  return new Application(settings, platform, options);
}

/** The objects that the application is made of, each to be provided under its class. */
export function useCasesOf(application: Application): readonly object[] {
  return Object.values(application).filter((part): part is object => typeof part === 'object' && part !== null);
}
