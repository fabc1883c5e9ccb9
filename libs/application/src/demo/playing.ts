import type { StoredEvent } from '@kronika/event-log';
import { type AnyGame, asKernelEvent, type Chance, type Occupant } from '@kronika/game-kernel';
import { playOut, type PlayingOut } from './play-out';
import type { Stage } from './stage';
import { mindOf, type Troupe } from './troupe';

/** A game of the demonstration that has begun. */
export interface BegunGame {
  readonly gameId: string;
  readonly game: AnyGame;
  readonly seats: readonly Occupant[];
  readonly time: number;
}

/** How the games of an event are played: when each begins after it was created, and how fast. */
export interface Pace {
  readonly spreadMs: number;
  readonly moveMs: number;
}

/** Plays the games that others create: tournaments, leagues, tables. */
export class Playing {
  readonly #stage: Stage;
  readonly #troupe: Troupe;
  readonly #chance: Chance;
  readonly #onGame: () => Promise<void>;
  readonly #known = new Set<string>();
  /** Games in the order in which they were played. */
  readonly played: string[] = [];

  constructor(stage: Stage, troupe: Troupe, chance: Chance, onGame: () => Promise<void>) {
    this.#stage = stage;
    this.#troupe = troupe;
    this.#chance = chance;
    this.#onGame = onGame;
  }

  /** Games that have begun since the last look. */
  async begun(): Promise<readonly BegunGame[]> {
    const found: BegunGame[] = [];
    const filter = { streamPrefixes: ['game-'], types: ['GameStarted'] };
    for await (const event of this.#stage.platform.log.readAll({ filter })) {
      if (this.#known.has(event.stream)) continue;
      this.#known.add(event.stream);
      found.push(await this.#begunBy(event));
    }
    return found;
  }

  /** Plays all of these to their ends; the clock then stands behind the last of them. */
  async playAll(games: readonly BegunGame[], pace: Pace): Promise<void> {
    const planned = games.map((begun) => ({ begun, from: begun.time + this.#chance.int('begin', Math.max(1, pace.spreadMs)) }));
    let end = this.#stage.clock.now;
    for (const { begun, from } of planned.toSorted((a, b) => a.from - b.from)) {
      end = Math.max(end, await this.play(begun, { from, paceMs: pace.moveMs }));
    }
    this.#stage.clock.advanceTo(end + 60_000);
  }

  /** Plays one game; resolves to the time of its last event. */
  async play({ gameId, game, seats }: BegunGame, how: Pick<PlayingOut, 'from' | 'paceMs' | 'stopAt'>): Promise<number> {
    const { platform } = this.#stage;
    const bots = await Promise.all(seats.map((occupant) => mindOf(platform.games, game, occupant, this.#troupe)));
    const end = await playOut(platform, { gameId, game, bots, chance: this.#chance, ...how });
    if (how.stopAt === undefined) this.played.push(gameId);
    await this.#onGame();
    return end;
  }

  async #begunBy(event: StoredEvent): Promise<BegunGame> {
    const started = asKernelEvent(event);
    if (started?.type !== 'GameStarted') throw new Error(`${event.stream} does not begin with GameStarted`);
    const game = await this.#stage.platform.games.gameWithPack(started.open.game, started.open.packHash, this.#stage.platform.log);
    if (game === undefined) throw new Error(`${event.stream} cannot be played here`);
    return { gameId: event.stream.slice('game-'.length), game, seats: started.open.seats, time: event.time };
  }
}
