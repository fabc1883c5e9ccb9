import { setTimeout as pause } from 'node:timers/promises';
import type { Rejection } from '../command-result';
import type { GameAccess, Look, Sighted } from '../games/game-access';
import { type Horizon, horizonOf } from '../games/horizon';
import { redactFor, type RedactedBatch, watchGame } from '../games/watch-game';
import type { Platform } from '../platform';
import type { ReplayStore } from '../replays/replay-store';
import type { Caller } from '../rights/caller';
import { type TableSight, tableSight } from '../tables/table-sight';
import { abortable } from './abortable';
import type { Wakes } from './wakes';

const longestWait = 60_000;

/** Things as they happen: each viewer pulls from where it stands. */
export class Live {
  readonly #platform: Platform;
  readonly #access: GameAccess;
  readonly #replays: ReplayStore;
  readonly #wakes: Wakes;

  constructor(platform: Platform, access: GameAccess, replays: ReplayStore, wakes: Wakes) {
    this.#platform = platform;
    this.#access = access;
    this.#replays = replays;
    this.#wakes = wakes;
  }

  /** The game's events from a version on, redacted for the viewer, as they come, until the iterator is returned. */
  async gameEvents(caller: Caller, look: Look, fromVersion: number): Promise<AsyncIterableIterator<RedactedBatch> | Rejection> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const { gameId } = look;
    if (sighted.viewer === 'commentator' && !sighted.loaded.kernel.table.released) {
      return abortable((signal) => this.#behind(sighted, gameId, fromVersion, signal));
    }
    return abortable((signal) => watchGame(this.#platform, this.#wakes, { gameId, viewer: sighted.viewer, fromVersion, signal }));
  }

  /** A table as it is, then again after each change. */
  async table(caller: Caller, tableId: string, link?: string): Promise<AsyncIterableIterator<TableSight> | Rejection> {
    const found = await this.#access.standing(caller, tableId, link);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `table ${tableId}` };
    return abortable((signal) => this.#tableSights(caller, tableId, link, signal));
  }

  async *#tableSights(caller: Caller, tableId: string, link: string | undefined, signal: AbortSignal): AsyncGenerator<TableSight> {
    let last = -1;
    while (!signal.aborted) {
      const woken = this.#wakes.next(`table-${tableId}`, signal);
      // What the caller is to the table may have changed with it.
      const found = await this.#access.standing(caller, tableId, link);
      if (found === undefined || found.standing.kind === 'stranger') return;
      const { version } = found.table.table;
      if (version > last) yield tableSight(found.table, found.standing);
      last = Math.max(last, version);
      await woken;
    }
  }

  /** A commentator follows at a distance; the game's own growth moves the horizon, and so does the clock. */
  async *#behind({ table, viewer }: Sighted, gameId: string, fromVersion: number, signal: AbortSignal): AsyncGenerator<RedactedBatch> {
    let next = fromVersion;
    let isFirst = true;
    while (!signal.aborted) {
      const settled = new AbortController();
      const ending = AbortSignal.any([signal, settled.signal]);
      const woken = this.#wakes.next(`game-${gameId}`, ending);
      const loaded = await this.#access.store.load(gameId);
      if (loaded === undefined) return;
      const { events } = await this.#replays.whole(loaded);
      const horizon: Horizon = horizonOf(loaded, events, table.table.settings.delay, this.#platform.now());
      const batch = events.slice(next, horizon.version + 1).map((event) => redactFor(viewer, event, this.#platform.chainHash));
      if (batch.length > 0 || isFirst) yield { events: batch };
      next += batch.length;
      isFirst = false;
      const wait = horizon.next === undefined ? longestWait : Math.min(longestWait, Math.max(0, horizon.next - this.#platform.now()));
      await Promise.race([woken, pause(wait, undefined, { signal: ending }).catch(() => undefined)]);
      settled.abort();
    }
  }
}
