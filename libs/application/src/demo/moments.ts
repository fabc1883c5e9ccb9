import type { StoredEvent } from '@kronika/event-log';
import {
  type AnyGame,
  asKernelEvent,
  type Description,
  foldEvent,
  type KernelState,
  kernelEventTypes,
  kernelParts,
  type Outcome,
  type Seat,
} from '@kronika/game-kernel';

/** One move of a recorded game, and what it did to the game's own estimate of the mover's chances. */
export interface PlayedMove {
  readonly seat: Seat;
  /** The versions before and after it. */
  readonly before: number;
  readonly version: number;
  readonly round: number;
  readonly gain: number;
  /** It ended a round or the game: the estimate before and after it cannot be compared. */
  readonly endsRound: boolean;
  readonly scores: readonly number[];
  /** What happened, to be put into words. */
  readonly descriptions: readonly Description[];
}

/** Somebody is alone in front who was not before. */
export interface LeadChange {
  readonly version: number;
  readonly seat: Seat;
  readonly round: number;
  readonly scores: readonly number[];
}

export interface GameStory {
  readonly moves: readonly PlayedMove[];
  readonly leads: readonly LeadChange[];
  readonly ended: { readonly version: number; readonly outcome: Outcome | null; readonly rounds: number } | undefined;
}

/** Reads a recorded game for what can truly be said about it. */
export function storyOf(game: AnyGame, events: readonly StoredEvent[]): GameStory {
  const moves: PlayedMove[] = [];
  const leads: LeadChange[] = [];
  let ended: GameStory['ended'];
  let kernel: KernelState<unknown> | undefined;
  let open: { readonly before: KernelState<unknown>; readonly seat: Seat; readonly descriptions: Description[] } | undefined;
  let leader: Seat | undefined;
  const close = (): void => {
    if (open === undefined || kernel?.state === undefined || open.before.state === undefined) return;
    const { before, seat, descriptions } = open;
    const gain = game.evaluate(kernel.state, seat) - game.evaluate(open.before.state, seat);
    const scores = game.scores(kernel.state);
    const round = game.round(open.before.state);
    const endsRound = game.round(kernel.state) !== round || game.outcome(kernel.state) !== undefined;
    moves.push({ seat, before: before.version, version: kernel.version, round, gain, endsRound, scores, descriptions });
    const first = soleLeader(scores);
    if (first !== undefined && first !== leader) {
      leads.push({ version: kernel.version, seat: first, round, scores });
      leader = first;
    }
    open = undefined;
  };
  for (const event of events) {
    const isKernel = kernelEventTypes.has(event.type);
    const startsMove = !isKernel && event.seat !== undefined && kernelParts(event).move !== undefined;
    if (startsMove || isKernel) close();
    if (startsMove && kernel !== undefined) open = { before: kernel, seat: event.seat ?? 0, descriptions: [] };
    if (!isKernel) open?.descriptions.push(game.describe(event, kernel?.state));
    kernel = foldEvent(game, kernel, event);
    const known = asKernelEvent(event);
    if (known?.type === 'Ended') ended = { version: event.version, outcome: known.open.outcome, rounds: game.round(kernel.state) };
  }
  close();
  return { moves, leads, ended };
}

/** The moves whose gains say something, the best first. */
export function byGain({ moves }: GameStory): readonly PlayedMove[] {
  return moves.filter(({ endsRound }) => !endsRound).toSorted((a, b) => b.gain - a.gain);
}

/** The seats that won. */
export function winnersOf({ ended }: GameStory): readonly Seat[] {
  const outcome = ended?.outcome;
  return outcome?.kind === 'ranking' ? outcome.places.filter(({ place }) => place === 1).map(({ seat }) => seat) : [];
}

/** The seat that is alone in front. */
function soleLeader(scores: readonly number[]): Seat | undefined {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return best > 0 && first === scores.lastIndexOf(best) ? first : undefined;
}
