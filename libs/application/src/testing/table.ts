import { hash, randomBytes } from 'node:crypto';
import { type EventLog, hashFunction, MemoryLog, type StoredEvent } from '@kronika/event-log';
import { pureHashing } from '@kronika/game-kernel';
import { testCatalog } from '@kronika/games/catalog';
import type { CommandResult, Rejection } from '../command-result';
import { GameAccess } from '../games/game-access';
import { GameCare } from '../games/game-care';
import { GameCommands } from '../games/game-commands';
import { GameLibrary } from '../games/game-library';
import type { GameSight } from '../games/game-sight';
import { GameStore } from '../games/game-store';
import { Games } from '../games/games';
import { Rulings } from '../games/rulings';
import type { RedactedBatch } from '../games/watch-game';
import { Live } from '../live/live';
import { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import { GameFiles } from '../replays/game-files';
import { ReplayStore } from '../replays/replay-store';
import { Replays } from '../replays/replays';
import type { AccountCaller, Anonymous, Caller } from '../rights/caller';
import { noOfficials, type Officials } from '../rights/officials';
import { type OpenTable, Tables } from '../tables/tables';
import { TableStore } from '../tables/table-store';
import { quickPasswords } from './quick-passwords';

export const hex = (bytes = 16): string => randomBytes(bytes).toString('hex');
const chainHash = hashFunction((data) => hash('sha256', data, 'buffer'));

export function memoryLog(): MemoryLog {
  return new MemoryLog({ hash: chainHash, drawSalt: () => hex() });
}

/** A clock that a test sets. */
export class TestClock {
  time = Date.UTC(2026, 0, 1);
  /** Goes on by so much with every look. */
  step: number;

  constructor(step = 1000) {
    this.step = step;
  }

  readonly now = (): number => (this.time += this.step);

  pass(ms: number): void {
    this.time += ms;
  }
}

/** A platform with the sample game on a log of the test's choice; its clock goes on by a second with every look. */
export function samplePlatform(log: EventLog = memoryLog(), clock = new TestClock()): Platform {
  return {
    log,
    games: new GameLibrary(testCatalog),
    now: clock.now,
    randomHex: hex,
    hashing: pureHashing,
    chainHash,
    passwords: quickPasswords,
  };
}

/** Somebody with an account. */
export function account(name: string, more: Partial<AccountCaller> = {}): AccountCaller {
  return { kind: 'account', accountId: name, guest: false, administrator: false, scopes: 'all', address: '::1', ...more };
}

export const anonymous: Anonymous = { kind: 'anonymous', address: '::1' };

/** What a command did; throws with what it said where it was rejected. */
export function done<Done>(result: CommandResult<Done>): Done & { readonly kind: 'done' } {
  if (result.kind !== 'done') throw new Error(`rejected: ${JSON.stringify(result)}`);
  return result;
}

/** A stream of something; throws where it was refused. */
export function begun<Item>(result: AsyncIterableIterator<Item> | Rejection): AsyncIterableIterator<Item> {
  if ('kind' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** The use cases around tables and games, on one platform. */
export class Parlour {
  readonly platform: Platform;
  readonly wakes = new Wakes();
  readonly store: GameStore;
  readonly tableStore: TableStore;
  readonly access: GameAccess;
  readonly games: Games;
  readonly rulings: Rulings;
  readonly tables: Tables;
  readonly care: GameCare;
  readonly live: Live;
  readonly replays: Replays;
  readonly gameFiles: GameFiles;

  constructor(platform = samplePlatform(), officials: Officials = noOfficials) {
    this.platform = platform;
    this.store = new GameStore(platform.log, platform.games);
    this.tableStore = new TableStore(platform.log);
    this.access = new GameAccess(this.store, this.tableStore, officials, platform.hashing);
    const commands = new GameCommands(platform, this.store, this.tableStore);
    this.care = new GameCare(platform, this.tableStore, commands);
    const replays = new ReplayStore(platform.log);
    this.games = new Games(platform, this.access, commands);
    this.rulings = new Rulings(this.access, commands);
    this.tables = new Tables(platform, this.access, this.care);
    this.live = new Live(platform, this.access, replays, this.wakes);
    this.replays = new Replays(platform, this.access, replays);
    this.gameFiles = new GameFiles(platform, this.access, replays);
  }
}

export function newTable(more: Partial<OpenTable> = {}): OpenTable {
  return {
    commandId: hex(),
    game: 'sample',
    options: {},
    seats: 2,
    access: 'public',
    startsWhenFull: true,
    clock: { kind: 'none' },
    timeOut: 'bot',
    rated: false,
    ...more,
  };
}

/** A game of the sample game with two seats, started on a platform. */
export class SampleTable extends Parlour {
  readonly players = [account('ann'), account('bob')] as const;
  gameId = '';

  static async start(platform = samplePlatform(), more: Partial<OpenTable> = {}, officials: Officials = noOfficials): Promise<SampleTable> {
    const table = new SampleTable(platform, officials);
    await table.wakes.start(platform.log);
    const [ann, bob] = table.players;
    table.gameId = done(await table.tables.open(ann, newTable({ nonce: hex(), ...more }))).tableId;
    done(
      await table.tables.join(bob, {
        tableId: table.gameId,
        commandId: hex(),
        nonce: hex(),
        ...(more.link === undefined ? {} : { link: more.link }),
      }),
    );
    return table;
  }

  player(seat: number): AccountCaller {
    return this.players[seat === 0 ? 0 : 1];
  }

  async see(caller: Caller): Promise<GameSight> {
    return done(await this.replays.at(caller, { gameId: this.gameId }));
  }

  sight(seat: number): Promise<GameSight> {
    return this.see(this.player(seat));
  }

  watch(caller: Caller, fromVersion = 0): Promise<AsyncIterableIterator<RedactedBatch>> {
    return this.live.gameEvents(caller, { gameId: this.gameId }, fromVersion).then(begun);
  }

  /** The first legal move of a seat and what else it takes to play it. */
  async nextMove(seat: number, choice = 0) {
    const { toAct, legalMoves } = await this.sight(seat);
    const decision = toAct.find((open) => open.seat === seat)?.id;
    const move = legalMoves[choice % legalMoves.length];
    if (decision === undefined || move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    return { gameId: this.gameId, commandId: hex(), decision, move };
  }

  async play(seat: number, choice = 0): Promise<void> {
    done(await this.games.play(this.player(seat), await this.nextMove(seat, choice)));
  }

  async playOn(moves: number): Promise<void> {
    for (let count = 0; count < moves; count++) {
      const [open] = (await this.sight(0)).toAct;
      if (open === undefined) return;
      await this.play(open.seat, count);
    }
  }

  /** Everything that the game's stream holds. */
  events(): Promise<StoredEvent[]> {
    return all(this.platform.log.read(`game-${this.gameId}`));
  }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
