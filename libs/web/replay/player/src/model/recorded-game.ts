import type { Json } from '@kronika/event-log';
import {
  type AnyGame,
  asKernelEvent,
  type Decision,
  type Description,
  foldEvent,
  gameState,
  kernelEventTypes,
  type KernelState,
  openDecisions,
  type RecordedEvent,
  Replay,
  type Seat,
  type Viewer,
} from '@kronika/game-kernel';
import type { BoardModule } from '@kronika/web/boards/contract';

/** A moment to stop at: an event, with the quiet ones that follow it and only prepare the next decision. */
export interface Stop {
  /** The event's own version. */
  readonly from: number;
  /** The last of its quiet followers: the version whose state is shown. */
  readonly version: number;
  readonly time: number;
  /** Who acted. */
  readonly seat: Seat | undefined;
  /** Whom it is about: the seat that its words name, else who acted. */
  readonly about: Seat | undefined;
  readonly type: string;
  readonly description: Description;
  readonly round: number;
  readonly phase: string;
  /** The turn that the next decision belongs to. */
  readonly turn: string;
  readonly actors: readonly Seat[];
  /** Each measure's value for each player, in the order of the board's measures. */
  readonly figures: readonly (readonly number[])[];
}

/** What there is to see at a version. */
export interface SeenMoment {
  readonly version: number;
  readonly view: Json;
  readonly decisions: readonly Decision[];
  readonly over: boolean;
}

type BoardOf = Pick<BoardModule, 'players' | 'phase' | 'measures' | 'quietEvents'>;

/** A recorded game made ready for looking at: stops with words and figures, and the view at any of them. It may still grow. */
export class RecordedGame {
  readonly #game: AnyGame;
  readonly #board: BoardOf;
  readonly #replay: Replay<unknown>;
  readonly #stops: Stop[] = [];
  #kernel: KernelState<unknown> | undefined;

  constructor(game: AnyGame, board: BoardOf, events: readonly RecordedEvent[]) {
    this.#game = game;
    this.#board = board;
    this.#replay = new Replay(game);
    this.push(events);
  }

  get stops(): readonly Stop[] {
    return this.#stops;
  }

  get events(): readonly RecordedEvent[] {
    return this.#replay.events;
  }

  /** Events that follow. */
  push(events: readonly RecordedEvent[]): void {
    this.#replay.push(events);
    const measures = this.#board.measures('en');
    for (const event of events) {
      const before = this.#kernel;
      const back = asKernelEvent(event);
      this.#kernel = foldEvent(this.#game, before, event);
      if (back?.type === 'TakenBack') {
        while ((this.#stops.at(-1)?.version ?? -1) > back.open.toVersion) this.#stops.pop();
        continue;
      }
      if (this.#kernel.state !== undefined) this.#stopAt(event, before, this.#kernel, measures);
    }
  }

  /** The state after an event, folded from the nearest snapshot: at most 49 events. */
  kernelAt(version: number): KernelState<unknown> {
    return this.#replay.stateAt(version);
  }

  momentAt(version: number, viewer: Viewer): SeenMoment {
    const kernel = this.kernelAt(version);
    return {
      version,
      view: this.#game.view(gameState(kernel), viewer),
      decisions: openDecisions(this.#game, kernel),
      over: kernel.table.ended !== undefined,
    };
  }

  #stopAt(
    event: RecordedEvent,
    before: KernelState<unknown> | undefined,
    after: KernelState<unknown>,
    measures: ReturnType<BoardOf['measures']>,
  ): void {
    const state = gameState(after);
    const decisions = openDecisions(this.#game, after);
    const now = {
      version: event.version,
      round: this.#game.round(state),
      turn: decisions[0]?.turn ?? this.#stops.at(-1)?.turn ?? '',
      actors: decisions.map(({ seat }) => seat),
    };
    const last = this.#stops.at(-1);
    if (last !== undefined && this.#board.quietEvents.has(event.type)) {
      this.#stops[this.#stops.length - 1] = { ...last, ...now };
      return;
    }
    const view = this.#game.view(state, 'spectator');
    const seats = Array.from({ length: this.#board.players(view) }, (_, seat) => seat);
    const kernelEvent = kernelEventTypes.has(event.type);
    const description = kernelEvent ? { key: event.type, params: event.open } : this.#game.describe(event, before?.state);
    this.#stops.push({
      ...now,
      from: event.version,
      time: event.time,
      seat: event.seat,
      type: event.type,
      about: seatNamed(description.params) ?? event.seat,
      description,
      phase: this.#board.phase(view),
      figures: measures.map((measure) => seats.map((seat) => measure.of(view, seat))),
    });
  }
}

function seatNamed(params: Json): Seat | undefined {
  const seat = typeof params === 'object' && params !== null && 'seat' in params ? params.seat : undefined;
  return typeof seat === 'number' ? seat : undefined;
}
