import { hash, randomBytes } from 'node:crypto';
import { type EventLog, hashFunction, type Json, MemoryLog } from '@kronika/event-log';
import { pureHashing } from '@kronika/game-kernel';
import { testCatalog } from '@kronika/games/catalog';
import type { CommandResult } from '../command-result';
import { GameLibrary } from '../games/game-library';
import { Games } from '../games/games';
import { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import { quickPasswords } from './quick-passwords';

export const hex = (bytes = 16): string => randomBytes(bytes).toString('hex');
const chainHash = hashFunction((data) => hash('sha256', data, 'buffer'));

export function memoryLog(): MemoryLog {
  return new MemoryLog({ hash: chainHash, drawSalt: () => hex() });
}

/** A platform with the sample game on a log of the test's choice; its clock goes on by a second with every look. */
export function samplePlatform(log: EventLog = memoryLog()): Platform {
  let time = Date.UTC(2026, 0, 1);
  return {
    log,
    games: new GameLibrary(testCatalog),
    now: () => (time += 1000),
    randomHex: hex,
    hashing: pureHashing,
    chainHash,
    passwords: quickPasswords,
  };
}

/** What a command did; throws with what it said where it was rejected. */
export function done<Done>(result: CommandResult<Done>): Done & { readonly kind: 'done' } {
  if (result.kind !== 'done') throw new Error(`rejected: ${JSON.stringify(result)}`);
  return result;
}

/** A game of the sample game with two seats, started on a platform. */
export class SampleTable {
  readonly games: Games;
  readonly platform: Platform;
  readonly keys: readonly string[] = [hex(), hex()];
  readonly wakes = new Wakes();
  gameId = '';

  private constructor(platform: Platform) {
    this.platform = platform;
    this.games = new Games(platform, this.wakes);
  }

  static async start(platform = samplePlatform()): Promise<SampleTable> {
    const table = new SampleTable(platform);
    await table.wakes.start(platform.log);
    const seats = table.keys.map((key) => ({ key, nonce: hex() }));
    table.gameId = done(await table.games.start({ commandId: hex(), game: 'sample', options: {}, seats })).gameId;
    return table;
  }

  async sight(seat: number) {
    const sight = await this.games.see(this.gameId, { seat });
    if (sight === undefined) throw new Error('the game is gone');
    return sight;
  }

  /** The first legal move of a seat and what else it takes to play it. */
  async nextMove(seat: number, choice = 0) {
    const { toAct, legalMoves } = await this.sight(seat);
    const decision = toAct.find((open) => open.seat === seat)?.id;
    const move = legalMoves[choice % legalMoves.length];
    if (decision === undefined || move === undefined) throw new Error(`seat ${seat} has nothing to decide`);
    return { gameId: this.gameId, seatKey: this.keys[seat] ?? '', commandId: hex(), decision, move };
  }

  async playOn(moves: number): Promise<void> {
    for (let count = 0; count < moves; count++) {
      const [open] = (await this.sight(0)).toAct;
      if (open === undefined) return;
      done(await this.games.play(await this.nextMove(open.seat, count)));
    }
  }

  /** Everything that the game's stream holds. */
  async events(): Promise<{ readonly type: string; readonly open: Json; readonly command: string }[]> {
    const events = [];
    for await (const event of this.platform.log.read(`game-${this.gameId}`)) events.push(event);
    return events;
  }
}
