import { join } from 'node:path';
import {
  type Alarm,
  Games,
  GameLibrary,
  type Platform,
  type ProcessManager,
  ProcessRunner,
  TableStore,
  Wakes,
  AccountMeans,
  Accounts,
  Administration,
  Directory,
  Erasure,
  Sessions,
  Tokens,
} from '@kronika/application';
import { directoryProjection, folderStorage, memoryStorage, type ModelStatus, ReadModels } from '@kronika/read-models';
import type { Settings } from './settings';

export interface ApplicationOptions {
  /** Keeps read models in memory, as long as the process: for tests and tools. */
  readonly readModelsInMemory?: boolean;
  readonly onReadModel?: (status: ModelStatus) => void;
  readonly onFailure?: (alarm: Alarm, error: unknown) => void;
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
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly administration: Administration;
  readonly directory: Directory;
  readonly erasure: Erasure;
  readonly #accountMeans: AccountMeans;
  readonly #platform: Platform;

  constructor(settings: Settings, platform: Platform, options: ApplicationOptions = {}) {
    this.#platform = platform;
    this.library = platform.games;
    this.readModels = new ReadModels({
      log: platform.log,
      storage: options.readModelsInMemory === true ? memoryStorage() : folderStorage(join(settings.dataFolder, 'read-models')),
      ...(options.onReadModel === undefined ? {} : { onChange: options.onReadModel }),
    });

    // Use cases and read models, one paragraph an area: `const model = this.readModels.add(projection)`.
    const tables = new TableStore(platform.log);
    this.games = new Games(platform, this.wakes, tables);

    this.#accountMeans = new AccountMeans(platform);
    this.sessions = new Sessions(this.#accountMeans, { demo: settings.demo });
    this.accounts = new Accounts(this.#accountMeans, this.sessions);
    this.tokens = new Tokens(this.#accountMeans);
    this.administration = new Administration(this.#accountMeans, this.accounts, this.sessions);
    const accountDirectory = this.readModels.add(directoryProjection);
    this.directory = new Directory(accountDirectory);
    this.erasure = new Erasure(this.#accountMeans, this.accounts, accountDirectory);

    // To-do lists and who works them off.
    const managers: readonly ProcessManager[] = [this.erasure];
    this.processes = new ProcessRunner(managers, {
      now: platform.now,
      caughtUp: () => this.readModels.caughtUp(),
      onChange: () => () => undefined,
      ...(options.onFailure === undefined ? {} : { onFailure: options.onFailure }),
    });
  }

  /** Resolves when the node can serve; read models and managers catch up behind it. */
  async start(): Promise<void> {
    await this.wakes.start(this.#platform.log);
    await this.#accountMeans.start();
    await this.readModels.start();
    this.processes.start();
  }

  /** Lets what is under way end, then closes the log. */
  async stop(): Promise<void> {
    await this.processes.stop();
    await this.wakes.stop();
    await this.#accountMeans.stop();
    await this.readModels.close();
    await this.#platform.log.close();
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
