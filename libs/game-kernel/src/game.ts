import type { Audience, Json } from '@kronika/event-log';
import type { Chance } from './chance';
import type { Outcome } from './outcome';
import type { Schema } from './schema';

/** Seats are numbered from 0 in seating order. */
export type Seat = number;

/** What a viewer may know. Commentators are shown everything that some seat knows, with a delay; 'everything' is for released games and arbiters. */
export type Viewer = { readonly seat: Seat } | 'spectator' | 'commentator' | 'everything';

/** One addressed secret of an event. `data` is absent where the kernel redacted it: the place in the list stays, so parts are found by index. */
export interface Sealed {
  readonly to: Audience;
  readonly data?: Json;
}

/** A fact: small and complete. `evolve` needs nothing else to apply it. */
export interface GameEvent {
  readonly type: string;
  readonly open: Json;
  readonly sealed?: readonly Sealed[];
}

export interface Table<Options> {
  readonly seats: number;
  readonly options: Options;
}

/** Something that one seat has to decide now. */
export interface Decision {
  /** Stable while the decision is open, also while others act; never used again in the game. */
  readonly id: string;
  readonly seat: Seat;
  /** The turn it belongs to: a take-back reaches back within a turn only. Simultaneous choices share one. */
  readonly turn: string;
  /** What is asked, for texts and boards (`draft`, `pay`, …). */
  readonly kind: string;
}

/** Why a move is not legal, with the rule that says so. */
export interface IllegalMove {
  readonly kind: 'illegal-move';
  readonly rule: string;
  readonly message: string;
}
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

/** A figure for statistics. `seat` is absent for figures of the whole game; `of` names the thing measured (a card, a faction). */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly seat?: Seat;
  readonly of?: string;
}

/** A line of the log in words: a message key with parameters, to be put into any language. */
export interface Description {
  readonly key: string;
  readonly params: Json;
}

/** Contract 2. Made from a content pack by the game's `makeGame(pack)`; pure, and the same on the server, in the page and in the simulator. */
export interface Game<State, Move extends Json, View extends Json, Options extends Json> {
  readonly id: string;
  readonly rulesVersion: number;
  /** Raised when the shape of `State` changes: snapshots of another version are thrown away. */
  readonly stateSchema: number;
  readonly packHash: string;
  readonly options: Schema<Options>;
  readonly moves: Schema<Move>;
  seats(options: Options): { readonly min: number; readonly max: number };
  setup(table: Table<Options>, chance: Chance): readonly GameEvent[];
  /** Total, pure and cheap: no rules, no content, no chance, no deep copy; also on redacted events. The first event of a game meets `undefined`. */
  evolve(state: State | undefined, event: GameEvent): State;
  /** Several when choices are simultaneous; none when the game is over. */
  toAct(state: State): readonly Decision[];
  /** Complete: `decide` accepts exactly these. Empty for a seat that has nothing to decide. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  decide(state: State, seat: Seat, move: Move, chance: Chance): Result<readonly GameEvent[], IllegalMove>;
  /** Built up from nothing: an allow-list. */
  view(state: State, viewer: Viewer): View;
  /** Another full state that this viewer cannot tell apart from `state`, drawn from the rules' table of zones; works on redacted states, too. */
  resample(state: State, viewer: Viewer, chance: Chance): State;
  outcome(state: State): Outcome | undefined;
  /** What its outcomes will be; one seat plays 'solo' and more play for a 'ranking' where a game does not say. */
  outcomeKind?(options: Options): Outcome['kind'];
  /** How good the state looks for a seat; higher is better. Only compared with itself. */
  evaluate(state: State, seat: Seat): number;
  metrics(event: GameEvent, before: State | undefined): readonly Metric[];
  describe(event: GameEvent, before: State | undefined): Description;
  /** True when the event told nobody anything new but its actor's own choice, so that it may be taken back. */
  undoable(event: GameEvent): boolean;
  /** True when the move itself may be read by everybody at once; otherwise it is sealed to its seat. */
  openMove(move: Move): boolean;
  /** The round that the state is in, from 1 on; scores are recorded at the end of each. */
  round(state: State): number;
  /** Each seat's score as it stands, as far as everybody may know it: it is published when a game ends early. */
  scores(state: State): readonly number[];
}

/** A game whose types the caller need not know: the kernel and the platform handle every game through this. */
export type AnyGame = Game<unknown, Json, Json, Json>;
