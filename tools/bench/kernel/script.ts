import { createHmac, hash } from 'node:crypto';
import {
  fastChance,
  fastSource,
  gameState,
  type Hashing,
  type KernelState,
  type NewGameEvent,
  playMove,
  type Seat,
  startGame,
  type StepResult,
  type Step,
  type VersionedEvent,
} from '@kronika/game-kernel';
import { defaultPack, makeGame, type Move, type State } from '@kronika/games/sample';

export const game = makeGame(defaultPack);
export const seats = 3;
export const options = { rounds: 4, hand: 5 };

/** A game that was played once at random: all contestants play it again. */
export interface Script {
  readonly seed: number;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  /** Everything that happened, kernel events included. */
  readonly events: readonly VersionedEvent[];
  /** The outcome as text, so that a contestant can prove that it played the game. */
  readonly outcome: string;
}

const players = Array.from({ length: seats }, (_, seat) => ({ kind: 'player' as const, id: `p${seat}` }));
const fairness = { serverSeed: '00'.repeat(32), subject: 'bench', rulesVersion: 1, nonces: [] };
/** A server's own hash functions. */
const hashing: Hashing = {
  sha256: (data) => hash('sha256', data, 'buffer'),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

/** Sets a table up as in play, but draws from a fast generator: the peer has no committed chance either. */
export function start(seed: number): Step<State> & { readonly chance: ReturnType<typeof fastSource> } {
  const chance = fastSource(seed);
  return { ...done(startGame(game, { options, seats: players, fairness }, { chance, hashing })), chance };
}

/** What must not be refused. */
export function done(result: StepResult<State>): Step<State> {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays games at random, so that there is something to play again. */
export function scripts(count: number): readonly Script[] {
  return Array.from({ length: count }, (_, seed) => scriptOf(seed));
}

function scriptOf(seed: number): Script {
  const picks = fastChance(`script/${seed}`);
  const { after, chance, events: setup } = start(seed);
  const moves: Script['moves'][number][] = [];
  const events: NewGameEvent[] = [...setup];
  let kernel: KernelState<State> = after;
  while (kernel.table.ended === undefined) {
    const { seat } = picks.pick('who', game.toAct(gameState(kernel)));
    const move = picks.pick('move', game.legalMoves(gameState(kernel), seat));
    const played = done(playMove(game, kernel, { seat, move }, { chance }));
    moves.push({ seat, move });
    events.push(...played.events);
    kernel = played.after;
  }
  return { seed, moves, events: events.map((event, version) => ({ ...event, version })), outcome: outcomeText(kernel) };
}

export function outcomeText(kernel: KernelState<State>): string {
  return JSON.stringify(kernel.table.ended?.outcome);
}
