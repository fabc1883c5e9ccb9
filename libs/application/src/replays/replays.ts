import type { RedactedEvent, StoredEvent } from '@kronika/event-log';
import { type Timeline, timelineOf, type Verdict, verifyGame } from '@kronika/game-kernel';
import type { CommandResult } from '../command-result';
import type { GameAccess, Look, Sighted } from '../games/game-access';
import { type GameSight, sightAt, sightOfGame } from '../games/game-sight';
import { horizonOf } from '../games/horizon';
import { redactFor } from '../games/watch-game';
import type { Platform } from '../platform';
import type { Caller } from '../rights/caller';
import type { ReplayStore, WholeGame } from './replay-store';

/** Some of a game's events, in order, and whether more follow that the viewer may see now. */
export interface EventPage {
  readonly events: readonly RedactedEvent[];
  readonly hasMore: boolean;
  /** The last version that the viewer may see now. */
  readonly lastVersion: number;
}

/** Any game after any of its events, through any eyes that are the caller's to look through. */
export class Replays {
  readonly #platform: Platform;
  readonly #access: GameAccess;
  readonly #store: ReplayStore;

  constructor(platform: Platform, access: GameAccess, store: ReplayStore) {
    this.#platform = platform;
    this.#access = access;
    this.#store = store;
  }

  /** The game as it looked after the event of a version; as it stands where none is named. */
  async at(caller: Caller, look: Look, version?: number): Promise<CommandResult<GameSight>> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const { loaded, table, viewer } = sighted;
    const isBehind = viewer === 'commentator' && !loaded.kernel.table.released;
    if (!isBehind && (version === undefined || version === loaded.kernel.version)) {
      return { kind: 'done', ...sightOfGame(loaded, table, viewer) };
    }
    const whole = await this.#store.whole(loaded);
    const last = this.#lastVisible(sighted, whole);
    const at = version ?? last;
    // The set-up is one append: before its end there is nothing to see.
    if (!(at >= firstVisible(whole) && at <= last)) return { kind: 'not-found', what: `version ${at} of game ${look.gameId}` };
    return { kind: 'done', ...sightAt(loaded, whole.replay.stateAt(at), table, viewer) };
  }

  /** The redacted events from a version on. */
  async events(caller: Caller, look: Look, from: number, limit: number): Promise<CommandResult<EventPage>> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const whole = await this.#store.whole(sighted.loaded);
    const lastVersion = this.#lastVisible(sighted, whole);
    const end = Math.min(from + limit, lastVersion + 1);
    const events = whole.events.slice(from, end).map((event) => redactFor(sighted.viewer, event, this.#platform.chainHash));
    return { kind: 'done', events, hasMore: end <= lastVersion, lastVersion };
  }

  /** Turns, rounds and words, as the viewer may read them. */
  async timeline(caller: Caller, look: Look): Promise<CommandResult<Timeline>> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const whole = await this.#store.whole(sighted.loaded);
    const visible = whole.events.slice(0, this.#lastVisible(sighted, whole) + 1);
    // Told from redacted events: what a viewer may not know cannot slip into the words.
    const redacted = visible.map((event) => redactFor(sighted.viewer, event, this.#platform.chainHash));
    return { kind: 'done', ...timelineOf(sighted.loaded.game, redacted) };
  }

  /** Re-runs a released game from its seed and moves. */
  async verify(caller: Caller, look: Look): Promise<CommandResult<{ readonly verdict: Verdict }>> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const { game } = sighted.loaded;
    if (!sighted.loaded.kernel.table.released) return { kind: 'done', verdict: { kind: 'not released' } };
    const { events } = await this.#store.whole(sighted.loaded);
    const verdict = verifyGame({
      events: events.map(openedEvent),
      folds: game,
      rules: ({ rulesVersion, packHash }) => (rulesVersion === game.rulesVersion && packHash === game.packHash ? game : undefined),
      hashing: this.#platform.hashing,
      chainHash: this.#platform.chainHash,
    });
    return { kind: 'done', verdict };
  }

  #lastVisible({ loaded, table, viewer }: Sighted, { events, replay }: WholeGame): number {
    if (viewer !== 'commentator') return replay.version;
    return horizonOf(loaded, events, table.table.settings.delay, this.#platform.now()).version;
  }
}

/** The last event of the first append: from there on the game has a state. */
function firstVisible({ events }: WholeGame): number {
  const [first] = events;
  const next = events.findIndex((event) => event.command !== first?.command || event.actor !== first.actor);
  return next === -1 ? events.length - 1 : next - 1;
}

/** An event of a released game: nothing is sealed any more, not even the seed. */
export function openedEvent({ position: _position, ...event }: StoredEvent): RedactedEvent {
  return event;
}
