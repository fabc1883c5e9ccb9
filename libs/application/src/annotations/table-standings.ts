import type { EventLog } from '@kronika/event-log';
import type { GameAccess } from '../games/game-access';
import { horizonByTurns, horizonOf, type TimedEvent } from '../games/horizon';
import type { Platform } from '../platform';
import type { Caller } from '../rights/caller';
import type { LoadedTable } from '../tables/table-store';

import type { GameStanding, GameStandings } from './game-standings';

/** Standings as the tables and games themselves tell. */
export class TableStandings implements GameStandings {
  readonly #access: GameAccess;
  readonly #platform: Pick<Platform, 'log' | 'now'>;

  constructor(access: GameAccess, platform: Pick<Platform, 'log' | 'now'>) {
    this.#access = access;
    this.#platform = platform;
  }

  async standing(caller: Caller, gameId: string, links: readonly string[]): Promise<GameStanding | undefined> {
    const found = await this.#found(caller, gameId, links);
    if (found?.loaded === undefined || found.standing.kind === 'stranger') return undefined;
    const { loaded, table, standing } = found;
    const { released } = loaded.kernel.table;
    const { delay } = table.table.settings;
    const head = loaded.kernel.version;
    const commentator = standing.kind === 'commentator' && !released;
    const now = this.#platform.now();
    const horizon = commentator ? horizonOf(loaded, await times(this.#platform.log, gameId), delay, now).version : head;
    return {
      released,
      version: horizon,
      head,
      seated: standing.kind === 'seat' || hasSat(caller, table),
      commentator,
      heard: (written) =>
        delay.kind === 'time' ? written.time + delay.ms <= now : horizonByTurns(loaded, delay.turns).version >= written.head,
    };
  }

  async #found(caller: Caller, gameId: string, links: readonly string[]) {
    const found = await this.#access.standing(caller, gameId);
    if (found?.standing.kind !== 'stranger') return found;
    for (const link of links) {
      const opened = await this.#access.standing(caller, gameId, link);
      if (opened?.standing.kind !== 'stranger') return opened;
    }
    return found;
  }
}

function hasSat(caller: Caller, { table }: LoadedTable): boolean {
  return caller.kind === 'account' && table.seats.some((seat) => seat?.occupant.kind === 'player' && seat.occupant.id === caller.accountId);
}

async function times(log: EventLog, gameId: string): Promise<readonly TimedEvent[]> {
  const events: TimedEvent[] = [];
  for await (const { version, time } of log.read(`game-${gameId}`)) events.push({ version, time });
  return events;
}
