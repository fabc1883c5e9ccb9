import type { Json } from '@kronika/event-log';
import * as z from 'zod';
import { fromZod, type Game, type GameEvent, type IllegalMove, packHash, type Seat, type Viewer } from '../index';

/**
 * A game for the kernel's own tests. All seats pick a number in secret; then they take stones in turn, one or two at a time, and finish the turn
 * by stopping, by rolling a die for more (chance), or by peeking at a rival's number (a disclosure). The heap's last stone ends the game.
 */
export type HeapState = {
  readonly heap: number;
  readonly taken: readonly number[];
  readonly picks: readonly (number | '?' | null)[];
  /** The seat whose turn it is; all of them while they pick. */
  readonly turn: number;
  readonly seat: Seat;
  readonly took: number;
  /** Who has looked at whose number. */
  readonly peeked: readonly (readonly [Seat, Seat])[];
};

const move = z.union([
  z.strictObject({ pick: z.int().min(0).max(9) }),
  z.strictObject({ take: z.int().min(1).max(2) }),
  z.strictObject({ then: z.literal(['stop', 'roll', 'peek']) }),
]);
export type HeapMove = z.infer<typeof move>;
const options = z.object({ stones: z.int().min(1).max(50).default(6) });
export type HeapOptions = z.infer<typeof options>;
export type HeapGame = Game<HeapState, HeapMove, Json, HeapOptions>;

interface HeapEvent extends GameEvent {
  readonly open: Readonly<Record<string, number>>;
}

function evolve(state: HeapState | undefined, event: GameEvent): HeapState {
  const { type, open, sealed } = event as HeapEvent;
  const seat = open.seat ?? 0;
  const secret = sealed?.[0]?.data;
  if (type === 'Heaped') {
    const seats = open.seats ?? 0;
    const none = Array.from({ length: seats }, () => null);
    return { heap: open.stones ?? 0, taken: none.map(() => 0), picks: none, turn: 0, seat: 0, took: 0, peeked: [] };
  }
  if (state === undefined) throw new Error(`${type} before Heaped`);
  switch (type) {
    case 'Picked':
      return { ...state, picks: state.picks.with(seat, typeof secret === 'number' ? secret : '?') };
    case 'Took':
      return { ...state, heap: state.heap - (open.stones ?? 0), took: open.stones ?? 0, taken: gained(state, seat, open.stones ?? 0) };
    case 'Rolled':
      return { ...state, taken: gained(state, seat, open.die ?? 0) };
    case 'Peeked':
      return {
        ...state,
        peeked: [...state.peeked, [seat, open.rival ?? 0]],
        picks: typeof secret === 'number' ? state.picks.with(open.rival ?? 0, secret) : state.picks,
      };
    case 'Stopped':
      return { ...state, turn: state.turn + 1, seat: (state.seat + 1) % state.picks.length, took: 0 };
    default:
      throw new Error(`Unknown event ${type}`);
  }
}

function gained(state: HeapState, seat: Seat, stones: number): readonly number[] {
  return state.taken.with(seat, (state.taken[seat] ?? 0) + stones);
}

function picking(state: HeapState): boolean {
  return state.picks.includes(null);
}

function legalMoves(state: HeapState, seat: Seat): readonly HeapMove[] {
  if (picking(state)) return state.picks[seat] === null ? [{ pick: 1 }, { pick: 2 }] : [];
  if (state.heap === 0 && state.took === 0) return [];
  if (state.seat !== seat) return [];
  if (state.took > 0) return [{ then: 'stop' }, { then: 'roll' }, { then: 'peek' }];
  return [{ take: 1 }, ...(state.heap > 1 ? [{ take: 2 } as const] : [])];
}

function knows(state: HeapState, viewer: Viewer, seat: Seat): boolean {
  if (typeof viewer === 'string') return viewer !== 'spectator';
  return viewer.seat === seat || state.peeked.some(([who, whom]) => who === viewer.seat && whom === seat);
}

const over = (state: HeapState) => !picking(state) && state.heap === 0 && state.took === 0;

/** Makes the game, with anything changed that a test wants otherwise. */
export function heapGame(changes: Partial<HeapGame> = {}): HeapGame {
  const game: HeapGame = {
    id: 'heap',
    rulesVersion: 1,
    stateSchema: 1,
    packHash: packHash({}),
    options: fromZod<HeapOptions>(options),
    moves: fromZod<HeapMove>(move),
    seats: () => ({ min: 1, max: 4 }),
    setup: (table) => [{ type: 'Heaped', open: { seats: table.seats, stones: table.options.stones } }],
    evolve,
    toAct(state) {
      if (over(state)) return [];
      if (!picking(state)) {
        return [{ id: `d${state.turn}-${state.took > 0 ? 'then' : 'take'}`, seat: state.seat, turn: `t${state.turn}`, kind: 'stones' }];
      }
      return state.picks.flatMap((pick, seat) => (pick === null ? [{ id: `pick-${seat}`, seat, turn: 'pick', kind: 'pick' }] : []));
    },
    legalMoves,
    decide(state, seat, chosen, chance) {
      const text = JSON.stringify(chosen);
      if (!legalMoves(state, seat).some((legal) => JSON.stringify(legal) === text)) return { ok: false, error: illegal };
      if ('pick' in chosen) return { ok: true, value: [{ type: 'Picked', open: { seat }, sealed: [{ to: [seat], data: chosen.pick }] }] };
      if ('take' in chosen) return { ok: true, value: [{ type: 'Took', open: { seat, stones: chosen.take } }] };
      const stopped = { type: 'Stopped', open: { seat } };
      if (chosen.then === 'stop') return { ok: true, value: [stopped] };
      if (chosen.then === 'roll') return { ok: true, value: [{ type: 'Rolled', open: { seat, die: 1 + chance.int('die', 6) } }, stopped] };
      const rival = (seat + 1) % state.picks.length;
      return {
        ok: true,
        value: [{ type: 'Peeked', open: { seat, rival }, sealed: [{ to: [seat], data: state.picks[rival] ?? null }] }, stopped],
      };
    },
    view: (state, viewer) => ({
      heap: state.heap,
      taken: state.taken,
      turn: state.turn,
      picks: state.picks.map((pick, seat) => (pick === null || knows(state, viewer, seat) ? pick : '?')),
    }),
    resample: (state, viewer, chance) => ({
      ...state,
      picks: state.picks.map((pick, seat) => (pick === null || knows(state, viewer, seat) ? pick : 1 + chance.int('pick', 2))),
    }),
    outcome(state) {
      if (!over(state)) return undefined;
      if (state.taken.length === 1) return { kind: 'solo', won: true, score: state.taken[0] ?? 0 };
      const places = state.taken.map((score, seat) => ({ seat, place: 1 + state.taken.filter((other) => other > score).length, score }));
      return { kind: 'ranking', places, ties: [] };
    },
    evaluate: (state, seat) => state.taken[seat] ?? 0,
    metrics: (event) => (event.type === 'Took' ? [{ name: 'stones', value: (event as HeapEvent).open.stones ?? 0 }] : []),
    describe: (event) => ({ key: event.type, params: event.open }),
    undoable: (event) => event.type === 'Picked' || event.type === 'Took' || event.type === 'Stopped',
    openMove: (chosen) => !('pick' in chosen),
    round: (state) => 1 + Math.floor(state.turn / state.picks.length),
    scores: (state) => state.taken,
  };
  return { ...game, ...changes };
}

const illegal: IllegalMove = { kind: 'illegal-move', rule: 'HG-1', message: 'Not here' };
