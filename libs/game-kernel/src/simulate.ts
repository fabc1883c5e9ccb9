import type { Json } from '@kronika/event-log';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Bot, sightOf } from './bots/bot';
import { committedSource } from './committed-chance';
import { playMove } from './commands/play-move';
import { release } from './commands/release';
import { startGame } from './commands/start-game';
import type { StepResult } from './commands/step';
import { fastChance, fastSource } from './fast-chance';
import { figuresOf, type Figures } from './figures';
import { foldEvent } from './fold';
import type { Occupant } from './kernel-events';
import { type GameOf, type KernelState, openDecisions } from './kernel-state';
import type { Outcome } from './outcome';
import type { NewGameEvent, RecordedEvent } from './recorded-event';

export interface Simulation<State> {
  readonly game: GameOf<State>;
  readonly options: Json;
  /** One bot for each seat. */
  readonly bots: readonly Bot<State>[];
  /** The same seed gives the same game. */
  readonly seed: number | string;
  /** Draw from a committed seed, as in play, so that the game can be verified; by default from a fast generator. */
  readonly committed?: boolean;
  /** A game that is not over after so many moves is a fault; default 100,000. */
  readonly maxMoves?: number;
  /** Called for every event as it is folded, with the states before and after it. */
  readonly onEvent?: (event: RecordedEvent, before: KernelState<State> | undefined, after: KernelState<State>) => void;
}

/** An event as it was recorded, with nothing redacted. */
export interface SimulatedEvent extends NewGameEvent {
  readonly version: number;
  readonly time: number;
}

/** A game that bots played to its end. */
export interface SimulatedGame<State> extends Figures {
  readonly events: readonly SimulatedEvent[];
  readonly outcome: Outcome;
  readonly moves: number;
  readonly final: KernelState<State>;
}

/** Plays one game from its set-up to its release with a bot in every seat. Throws where the game breaks its contract. */
export function simulateOne<State>(simulation: Simulation<State>): SimulatedGame<State> {
  const { game, bots, seed, committed = false, maxMoves = 100_000 } = simulation;
  const chance = committed ? committedSource() : fastSource(`${seed}/game`);
  const botChance = fastChance(`${seed}/bots`);
  const recording = new Recording(simulation);
  recording.add(
    startGame(
      game,
      {
        options: simulation.options,
        seats: bots.map((bot): Occupant => ({ kind: 'bot', bot: bot.name })),
        fairness: {
          serverSeed: bytesToHex(sha256(utf8ToBytes(`simulation/${seed}`))),
          subject: `simulation-${seed}`,
          rulesVersion: game.rulesVersion,
          nonces: bots.map(() => null),
        },
      },
      { chance },
    ),
  );
  let moves = 0;
  for (; recording.kernel.table.ended === undefined; moves++) {
    if (moves >= maxMoves) throw new Error(`${game.id}: not over after ${maxMoves} moves (seed ${seed})`);
    const [decision] = openDecisions(game, recording.kernel);
    const bot = decision && bots[decision.seat];
    const sight = decision && sightOf(game, recording.kernel, decision.seat);
    if (bot === undefined || sight === undefined) throw new Error(`${game.id}: nobody can act, but the game is not over (seed ${seed})`);
    recording.add(playMove(game, recording.kernel, { seat: sight.seat, move: bot.choose(sight, botChance) }, { chance }));
  }
  recording.add(release(game, recording.kernel));
  const { outcome } = recording.kernel.table.ended;
  if (outcome === null) throw new Error(`${game.id}: a game that was played to its end has no outcome`);
  return { events: recording.events, outcome, moves, final: recording.kernel, ...figuresOf(game, recording.events) };
}

/** Gives new events their versions, as a log would. */
class Recording<State> {
  readonly events: SimulatedEvent[] = [];
  readonly #simulation: Simulation<State>;
  #kernel: KernelState<State> | undefined;

  constructor(simulation: Simulation<State>) {
    this.#simulation = simulation;
  }

  get kernel(): KernelState<State> {
    if (this.#kernel === undefined) throw new Error('Nothing is recorded yet');
    return this.#kernel;
  }

  add(result: StepResult<State>): void {
    if (!result.ok)
      throw new Error(`${this.#simulation.game.id}: refused with ${JSON.stringify(result.error)} (seed ${this.#simulation.seed})`);
    for (const event of result.value.events) this.#record(event);
    this.#kernel = result.value.after;
  }

  #record(event: NewGameEvent): void {
    const { game, onEvent } = this.#simulation;
    const recorded = { ...event, version: this.events.length, time: 0 };
    this.events.push(recorded);
    if (onEvent === undefined) return;
    const before = this.#kernel;
    this.#kernel = foldEvent(game, before, recorded);
    onEvent(recorded, before, this.#kernel);
  }
}
