import { derivedId, type EventLog, type NewEvent, type StoredEvent } from '@kronika/event-log';
import {
  type AnyGame,
  type Bot,
  type Chance,
  committedSource,
  foldEvent,
  type KernelState,
  openDecisions,
  playMove,
  release,
  type Seat,
  sightOf,
  type Step,
  type StepResult,
} from '@kronika/game-kernel';
import { appendEvents } from '../append-events';
import { asNewEvents } from '../games/new-events';
import type { Platform } from '../platform';

export interface PlayingOut {
  readonly gameId: string;
  readonly game: AnyGame;
  /** Who thinks for each seat. */
  readonly bots: readonly Bot<unknown>[];
  /** The bots' own chance, and how long they think. */
  readonly chance: Chance;
  /** When the first move is made, in milliseconds since 1970. */
  readonly from: number;
  /** How long a move takes on average. */
  readonly paceMs: number;
  /** The game is left standing where this seat has to act, after so many moves. */
  readonly stopAt?: { readonly seat: Seat; readonly moves: number };
}

/** As much as fits well into one append. */
const chunk = 700;

/**
 * Plays a game that has begun as people would have: one move after another, each by who holds the seat, and opens it at its end. The events are
 * those that the use cases would have written; only the times are handed in. Resolves to the time of the last one.
 */
export async function playOut({ log, hashing }: Pick<Platform, 'log' | 'hashing'>, playing: PlayingOut): Promise<number> {
  const { gameId, game, chance } = playing;
  const stream = `game-${gameId}`;
  const draws = { chance: committedSource(hashing) };
  const pen = new Pen(log, stream);
  let kernel = await pen.open(game);
  let time = Math.max(playing.from, pen.lastTime);
  for (let moves = 0; kernel.table.ended === undefined; moves++) {
    const decision = chance.pick('who', openDecisions(game, kernel));
    const sight = sightOf(game, kernel, decision.seat);
    const bot = playing.bots[decision.seat];
    if (sight === undefined || bot === undefined) throw new Error(`${stream}: nobody can act, but the game is not over`);
    const { stopAt } = playing;
    if (stopAt !== undefined && moves >= stopAt.moves && decision.seat === stopAt.seat) break;
    const command = { seat: decision.seat, decision: decision.id, move: bot.choose(sight, chance) };
    let step = stepOf(playMove(game, kernel, command, draws), stream);
    // The last event repeats the head of the chain before its append: that must be written first.
    if (step.after.table.ended !== undefined) step = stepOf(playMove(game, kernel, command, { ...draws, head: await pen.head() }), stream);
    time += thinkingTime(chance, playing.paceMs);
    await pen.write(step, cause(gameId, kernel, decision), time);
    kernel = step.after;
  }
  if (kernel.table.ended !== undefined) {
    await pen.flush();
    await pen.write(stepOf(release(game, kernel), stream), { actor: 'system', command: derivedId(gameId, 'release') }, time);
  }
  await pen.flush();
  return time;
}

/** Between a fifth and about three times of what is usual. */
function thinkingTime(chance: Chance, paceMs: number): number {
  const share = 0.2 + 1.2 * ((chance.int('time', 1000) + 1) / 1000) ** 2;
  return Math.round(paceMs * share * (chance.int('time', 12) === 0 ? 2.5 : 1));
}

function cause(gameId: string, { table, version }: KernelState<unknown>, { id, seat }: { readonly id: string; readonly seat: Seat }) {
  const occupant = table.seats[seat]?.occupant;
  if (occupant?.kind === 'player') return { actor: occupant.id, command: derivedId(gameId, id, 'demo', String(version)) };
  return { actor: 'manager:bots', command: derivedId(gameId, id, 'bot', String(version)) };
}

function stepOf(result: StepResult<unknown>, stream: string): Step<unknown> {
  if (!result.ok) throw new Error(`${stream}: refused with ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Writes a game's stream in large appends. */
class Pen {
  readonly #log: EventLog;
  readonly #stream: string;
  #waiting: NewEvent[] = [];
  #version = -1;
  #last: StoredEvent | undefined;

  constructor(log: EventLog, stream: string) {
    this.#log = log;
    this.#stream = stream;
  }

  get lastTime(): number {
    return this.#last?.time ?? 0;
  }

  /** The game as it stands in the log. */
  async open(game: AnyGame): Promise<KernelState<unknown>> {
    let kernel: KernelState<unknown> | undefined;
    for await (const event of this.#log.read(this.#stream)) {
      kernel = foldEvent(game, kernel, event);
      this.#last = event;
    }
    if (kernel === undefined) throw new Error(`${this.#stream} has not begun`);
    this.#version = kernel.version;
    return kernel;
  }

  async write(step: Step<unknown>, { actor, command }: { readonly actor: string; readonly command: string }, time: number): Promise<void> {
    this.#waiting.push(...asNewEvents(this.#stream, step.events, { actor, command, time }));
    if (this.#waiting.length >= chunk) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const written = await appendEvents(this.#log, this.#stream, this.#waiting, this.#version);
    if (written.kind !== 'appended') throw new Error(`${this.#stream} was written by somebody else`);
    this.#version = written.version;
    this.#waiting = [];
  }

  /** The head of the chain after everything that was written. */
  async head(): Promise<{ readonly version: number; readonly chain: string }> {
    await this.flush();
    for await (const { version, chain } of this.#log.read(this.#stream, { direction: 'backwards', limit: 1 })) {
      if (chain !== undefined) return { version, chain };
    }
    throw new Error(`${this.#stream} has no chain`);
  }
}
