import { canonical, type Json } from '@kronika/event-log';
import {
  type Chance,
  fastChance,
  fastSource,
  foldEvent,
  gameState,
  type GameOf,
  type KernelState,
  type NewGameEvent,
  openDecisions,
  playMove,
  type RecordedEvent,
  type Seat,
  startGame,
  type StepResult,
  takeBack,
  takeBackTargets,
} from '../index';
import { deepFreeze } from './plain-json';
import { broken, type Subject } from './subject';
import { watched, withoutWorld } from './watched-game';

/** A table at which a law plays: events are recorded as a log would give them back, and folded one by one. */
export class TestTable<State> {
  readonly game: GameOf<State>;
  readonly seats: number;
  readonly events: RecordedEvent[] = [];
  /** The text of each event as it was when it was recorded. */
  readonly texts: string[] = [];
  /** Decides what is played. */
  readonly chance: Chance;
  readonly #gameChance;
  #kernel: KernelState<State> | undefined;

  constructor(subject: Subject<State>, seed: number) {
    this.game = watched(subject.game);
    const sample = subject.tables[Math.abs(seed) % subject.tables.length];
    if (sample === undefined) throw new Error('A subject needs a table');
    this.seats = sample.seats;
    this.chance = fastChance(`${seed}/play`);
    this.#gameChance = fastSource(`${seed}/game`);
    const started = startGame(
      this.game,
      {
        options: sample.options,
        seats: Array.from({ length: sample.seats }, (_, seat) => ({ kind: 'player', id: `player-${seat}` })),
        fairness: { serverSeed: '00'.repeat(32), subject: `law-${seed}`, rulesVersion: this.game.rulesVersion, nonces: [] },
      },
      { chance: this.#gameChance },
    );
    this.record('set-up', started);
  }

  get kernel(): KernelState<State> {
    if (this.#kernel === undefined) throw new Error('The table is not set up');
    return this.#kernel;
  }

  get state(): State {
    return gameState(this.kernel);
  }

  get over(): boolean {
    return this.kernel.table.ended !== undefined;
  }

  play(seat: Seat, move: Json): readonly RecordedEvent[] {
    return this.record(
      `move ${canonical(move)} of seat ${seat}`,
      playMove(this.game, this.kernel, { seat, move }, { chance: this.#gameChance }),
    );
  }

  /** One random legal move by one of those who have to act. */
  playAny(): { readonly seat: Seat; readonly move: Json; readonly events: readonly RecordedEvent[] } {
    const decisions = openDecisions(this.game, this.kernel);
    if (decisions.length === 0) broken('every game ends', `version ${this.kernel.version}`, 'nobody can act, but the game is not over');
    const { seat } = this.chance.pick('who', decisions);
    const legal = this.game.legalMoves(this.state, seat);
    if (legal.length === 0) broken('every game ends', `version ${this.kernel.version}`, `seat ${seat} has to act and has no legal move`);
    const move = this.chance.pick('move', legal);
    return { seat, move, events: this.play(seat, move) };
  }

  /** Takes something back, if there is something to take back and the dice say so (one time in `sides`). */
  maybeTakeBack(sides: number): boolean {
    const seat = this.kernel.undo?.seat;
    if (seat === undefined || this.over || this.chance.int('take-back', sides) > 0) return false;
    const targets = takeBackTargets(this.game, this.kernel, seat);
    if (targets.length === 0) return false;
    this.record('take-back', takeBack(this.game, this.kernel, { seat, toVersion: this.chance.pick('target', targets) }));
    return true;
  }

  record(what: string, result: StepResult<State>): readonly RecordedEvent[] {
    if (!result.ok) broken('legal moves', `version ${this.#kernel?.version ?? -1}`, `${what} was refused: ${JSON.stringify(result.error)}`);
    const recorded = result.value.events.map((event, index) => asRead(event, this.events.length + index));
    for (const event of recorded) {
      this.events.push(event);
      this.texts.push(canonical(event));
      this.#kernel = foldEvent(this.game, this.#kernel, event);
    }
    return recorded;
  }
}

/** A new event as it comes back from a log. */
export function asRead(event: NewGameEvent, version: number): RecordedEvent {
  const read: unknown = JSON.parse(JSON.stringify({ ...event, version, time: version }));
  return deepFreeze(read as RecordedEvent);
}

/** Plays a whole game, with take-backs, and shows each step to the law. */
export function playThrough<State>(
  subject: Subject<State>,
  seed: number,
  onStep: (table: TestTable<State>, events: readonly RecordedEvent[]) => void,
): TestTable<State> {
  return withoutWorld(() => {
    const table = new TestTable(subject, seed);
    onStep(table, table.events.slice());
    const { maxMoves = 5000 } = subject;
    for (let moves = 0; !table.over; moves++) {
      if (moves >= maxMoves) broken('every game ends', `seed ${seed}`, `not over after ${maxMoves} moves`);
      const from = table.events.length;
      if (!table.maybeTakeBack(6)) table.playAny();
      onStep(table, table.events.slice(from));
    }
    return table;
  });
}
