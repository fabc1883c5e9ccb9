import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameLibrary } from '@kronika/application';
import type { EventLog, StoredEvent } from '@kronika/event-log';
import { asKernelEvent, effectiveLine, figuresOf, kernelParts } from '@kronika/game-kernel';

/** A figure added up over a seat, a thing and a round; seat -1 is the game as a whole. */
export interface Fact {
  readonly metric: string;
  readonly seat: number;
  readonly of: string | undefined;
  readonly round: number;
  value: number;
  times: number;
}

/** What a released game leaves for statistics. */
export interface ReleasedFigures {
  readonly facts: readonly Fact[];
  readonly eventTypes: ReadonlyMap<string, number>;
  readonly moves: number;
  readonly rounds: number;
}

/** Each seat's score at the end of a round, for every game. */
export const scoreMetric = 'kernel.score';

/** Enough for the batches of two editions at a time. */
const kept = 1200;

/** Counts released games: each once, however many editions of the read model ask. */
export class ReleasedGames {
  readonly #log: EventLog;
  readonly #library: GameLibrary;
  readonly #counted = new Map<string, ReleasedFigures | undefined>();

  constructor(log: EventLog, library: GameLibrary) {
    this.#log = log;
    this.#library = library;
  }

  /** Counts the game that an event released. */
  async count(released: StoredEvent): Promise<void> {
    if (this.#counted.has(released.id)) return;
    const events: StoredEvent[] = [];
    for await (const event of this.#log.read(released.stream, { limit: released.version + 1 })) events.push(event);
    this.#counted.set(released.id, await this.#figuresOf(events));
    // To count a game takes milliseconds, and a rebuild counts all of them: others must get their turn.
    await nextTurn();
    if (this.#counted.size > kept) this.#counted.delete(this.#counted.keys().next().value ?? '');
  }

  /** The figures of a counted game; undefined for a game that this installation does not offer. */
  figures(released: StoredEvent): ReleasedFigures | undefined {
    if (!this.#counted.has(released.id)) throw new Error(`${released.stream} was not counted`);
    return this.#counted.get(released.id);
  }

  async #figuresOf(events: readonly StoredEvent[]): Promise<ReleasedFigures | undefined> {
    const started = events[0] && asKernelEvent(events[0]);
    if (started?.type !== 'GameStarted') throw new Error(`${events[0]?.stream ?? 'A stream'} does not begin with GameStarted`);
    const game = await this.#library.gameWithPack(started.open.game, started.open.packHash, this.#log);
    if (game === undefined) return undefined;
    const line = effectiveLine(events);
    const { metrics, scores } = figuresOf(game, line);
    const facts = new Map<string, Fact>();
    const add = (metric: string, seat: number, of: string | undefined, round: number, value: number): void => {
      const key = `${metric}\n${seat}\n${of ?? ''}\n${round}`;
      const fact = facts.get(key);
      if (fact === undefined) facts.set(key, { metric, seat, of, round, value, times: 1 });
      else {
        fact.value += value;
        fact.times++;
      }
    };
    for (const { name, seat = -1, of, round, value } of metrics) add(name, seat, of, round, value);
    scores.forEach((bySeat, round) => {
      bySeat.forEach((score, seat) => add(scoreMetric, seat, undefined, round + 1, score));
    });
    return { facts: [...facts.values()], eventTypes: countTypes(line), moves: countMoves(line), rounds: scores.length };
  }
}

function countTypes(line: readonly StoredEvent[]): ReadonlyMap<string, number> {
  const types = new Map<string, number>();
  for (const { type } of line) types.set(type, (types.get(type) ?? 0) + 1);
  return types;
}

function countMoves(line: readonly StoredEvent[]): number {
  return line.filter((event) => event.seat !== undefined && kernelParts(event).move !== undefined).length;
}
