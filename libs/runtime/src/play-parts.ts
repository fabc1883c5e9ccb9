import {
  BotManager,
  Chat,
  type BotThinker,
  ClockManager,
  GameAccess,
  GameCare,
  GameCommands,
  GameFiles,
  Games,
  GameStore,
  Live,
  Lobby,
  type Officials,
  PersonalFeed,
  type Platform,
  type ProcessManager,
  Replays,
  ReplayStore,
  Rulings,
  TableManager,
  Tables,
  TableStore,
  TurnFinder,
  type Wakes,
} from '@kronika/application';
import { lobbyProjection, type ReadModels, turnsProjection } from '@kronika/read-models';

export interface PlayOptions {
  readonly officials: Officials;
  readonly thinker: BotThinker;
  readonly botPaceMs: number;
}

/** Tables and games in play, put together. */
export interface PlayParts {
  readonly access: GameAccess;
  readonly commands: GameCommands;
  readonly replayStore: ReplayStore;
  readonly games: Games;
  readonly rulings: Rulings;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly live: Live;
  readonly feed: PersonalFeed;
  readonly replays: Replays;
  readonly gameFiles: GameFiles;
  readonly chat: Chat;
  readonly bots: BotManager;
  readonly managers: readonly ProcessManager[];
}

export function openPlay(platform: Platform, readModels: ReadModels, wakes: Wakes, options: PlayOptions): PlayParts {
  const store = new GameStore(platform.log, platform.games);
  const tableStore = new TableStore(platform.log);
  const access = new GameAccess(store, tableStore, options.officials, platform.hashing);
  const commands = new GameCommands(platform, store, tableStore);
  const care = new GameCare(platform, tableStore, commands);
  const replayStore = new ReplayStore(platform.log);
  const turns = readModels.add(turnsProjection(new TurnFinder(platform.log, store, tableStore)));
  const { thinker, botPaceMs } = options;
  const bots = new BotManager({ platform, turns, store, care, thinker, paceMs: botPaceMs });
  return {
    access,
    commands,
    replayStore,
    games: new Games(platform, access, commands),
    rulings: new Rulings(access, commands),
    tables: new Tables(platform, access, care),
    lobby: new Lobby(readModels.add(lobbyProjection)),
    live: new Live(platform, access, replayStore, wakes),
    feed: new PersonalFeed(turns),
    replays: new Replays(platform, access, replayStore),
    gameFiles: new GameFiles(platform, access, replayStore),
    chat: new Chat(platform, access, wakes),
    bots,
    managers: [new TableManager(turns, care), new ClockManager(turns, care, platform.now), bots],
  };
}
