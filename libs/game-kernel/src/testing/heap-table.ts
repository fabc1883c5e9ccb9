import type { Json } from '@kronika/event-log';
import {
  fastSource,
  foldEvent,
  type KernelState,
  type Occupant,
  playMove,
  type RecordedEvent,
  type Refusal,
  type Seat,
  startGame,
  type StepResult,
} from '../index';
import { type HeapGame, heapGame, type HeapState } from './heap-game';
import { asRead } from './test-table';

/** A table of the heap game whose every step must go as the test says. */
export class HeapTable {
  readonly game: HeapGame;
  readonly events: RecordedEvent[] = [];
  kernel: KernelState<HeapState>;
  readonly #chance = fastSource(1);

  constructor(seats = 2, options: Json = {}, game: HeapGame = heapGame()) {
    this.game = game;
    const started = startGame(game, {
      options,
      seats: Array.from({ length: seats }, (_, seat): Occupant => ({ kind: 'player', id: `p${seat}` })),
      fairness: { serverSeed: '11'.repeat(32), subject: 'heap-1', rulesVersion: 1, nonces: ['a', null] },
    });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    this.kernel = started.value.after;
    this.#keep(started);
  }

  /** All seats pick 1. */
  picked(): this {
    for (let seat = 0; seat < this.kernel.table.seats.length; seat++) this.play(seat, { pick: 1 });
    return this;
  }

  play(seat: Seat, move: Json): this {
    return this.does(playMove(this.game, this.kernel, { seat, move }, { chance: this.#chance }));
  }

  does(result: StepResult<HeapState>): this {
    if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
    this.#keep(result);
    return this;
  }

  #keep(result: StepResult<HeapState>): void {
    if (!result.ok) return;
    let kernel: KernelState<HeapState> | undefined = this.events.length === 0 ? undefined : this.kernel;
    for (const event of result.value.events) {
      const recorded = asRead(event, this.events.length);
      this.events.push(recorded);
      kernel = foldEvent(this.game, kernel, recorded);
    }
    // What a command says the state will be is what the recorded events fold to.
    expect(kernel).toEqual(result.value.after);
    this.kernel = result.value.after;
  }
}

/** The refusal of a step that must be refused. */
export function refusalOf(result: StepResult<unknown> | undefined): Refusal {
  if (result === undefined || result.ok) throw new Error('It was not refused');
  return result.error;
}
