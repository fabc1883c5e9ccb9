import { type ChainHead, type Json, pureHash, type RedactedEvent, verifyChain } from '@kronika/event-log';
import {
  type AnyGame,
  type Decision,
  type Description,
  foldEvent,
  gameState,
  type KernelState,
  kernelEventTypes,
  openDecisions,
  takeBackTargets,
  type Viewer,
} from '@kronika/game-kernel';

/** One line of the log: an event in words, or a kernel event by its type. */
export interface Line extends Description {
  readonly version: number;
  readonly seat: number | undefined;
}

/** A game as a viewer's page has it: immutable, made anew by every batch of events. */
export interface RebuiltGame {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly kernel: KernelState<unknown> | undefined;
  readonly head: ChainHead | undefined;
  /** False from the first event on that does not fit the chain. */
  readonly chainValid: boolean;
  readonly lines: readonly Line[];
}

/** A game of which no event is known yet. */
export function unheardGame(game: AnyGame, viewer: Viewer): RebuiltGame {
  return { game, viewer, kernel: undefined, head: undefined, chainValid: true, lines: [] };
}

/** The version of the next event that the page needs. */
export function nextVersion({ kernel }: RebuiltGame): number {
  return kernel === undefined ? 0 : kernel.version + 1;
}

/** The game after more of its events; ones that are known already are passed over. */
export function heard(known: RebuiltGame, batch: readonly RedactedEvent[]): RebuiltGame {
  const events = batch.filter((event) => event.version >= nextVersion(known));
  if (events.length === 0) return known;
  const verdict = verifyChain(events, pureHash, known.head);
  const lines = [...known.lines];
  let kernel = known.kernel;
  for (const event of events) {
    lines.push({ version: event.version, seat: event.seat, ...describe(known.game, event, kernel) });
    kernel = foldEvent(known.game, kernel, event);
  }
  const last = events.at(-1);
  const head = last?.chain === undefined ? known.head : { version: last.version, chain: last.chain };
  return { ...known, kernel, head, chainValid: known.chainValid && verdict.kind === 'valid', lines };
}

function describe(game: AnyGame, event: RedactedEvent, kernel: KernelState<unknown> | undefined): Description {
  return kernelEventTypes.has(event.type) ? { key: event.type, params: event.open } : game.describe(event, kernel?.state);
}

/** What there is to see and to do at the last version. */
export interface Moment {
  readonly version: number;
  readonly view: Json;
  readonly decisions: readonly Decision[];
  /** The viewer's own open decision. */
  readonly decision: Decision | undefined;
  readonly legalMoves: readonly Json[];
  readonly takeBackTargets: readonly number[];
  readonly over: boolean;
}

/** Undefined until the game's set-up has been heard of. */
export function momentOf({ game, viewer, kernel }: RebuiltGame): Moment | undefined {
  if (kernel?.state === undefined) return undefined;
  const state = gameState(kernel);
  const seat = typeof viewer === 'object' ? viewer.seat : undefined;
  const decisions = openDecisions(game, kernel);
  const decision = decisions.find((open) => open.seat === seat);
  return {
    version: kernel.version,
    view: game.view(state, viewer),
    decisions,
    decision,
    legalMoves: decision === undefined ? [] : game.legalMoves(state, decision.seat),
    takeBackTargets: seat === undefined ? [] : takeBackTargets(game, kernel, seat),
    over: kernel.table.ended !== undefined,
  };
}
