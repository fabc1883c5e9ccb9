import type { Json } from '@kronika/event-log';
import { fastSource, gameState, type KernelState, playMove, type Seat, startGame, type NewGameEvent } from '@kronika/game-kernel';
import type { Card } from '../card';
import { makeGame, type SampleGame } from '../make-game';
import type { Move } from '../moves';
import { defaultPack } from '../pack';
import type { State } from '../state';

/** A table in a state that a test has laid out by hand, played through the kernel. */
export class SampleTable {
  readonly game: SampleGame = makeGame(defaultPack);
  kernel: KernelState<State>;
  /** Events of the last move. */
  events: readonly NewGameEvent[] = [];
  readonly #seed: number;

  /** The hands are dealt as given; the deck holds what is left, in the order of the pack, after the cards of `deck`. */
  constructor(
    hands: readonly (readonly Card[])[],
    { deck, seed = 1, ...options }: { deck?: readonly Card[]; seed?: number; rounds?: number } = {},
  ) {
    this.#seed = seed;
    const started = startGame(
      this.game,
      {
        options: { hand: 2, ...options },
        seats: hands.map((_, seat) => ({ kind: 'player', id: `p${seat}` })),
        fairness: { serverSeed: '00'.repeat(32), subject: 'game-t', rulesVersion: 1, nonces: [] },
      },
      { chance: fastSource(seed) },
    );
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const { state } = started.value.after;
    if (state === undefined) throw new Error('Not set up');
    const dealt: State = {
      ...state,
      deck: deck ?? state.deck,
      seats: state.seats.map((seat, index) => ({ ...seat, hand: [...(hands[index] ?? [])].sort() })),
      frames: [{ kind: 'offer', id: 1, waiting: hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])) }],
    };
    this.kernel = { ...started.value.after, state: dealt };
  }

  get state(): State {
    return gameState(this.kernel);
  }

  get asked(): readonly string[] {
    return this.game.toAct(this.state).map((decision) => `${decision.kind} ${decision.seat}`);
  }

  play(seat: Seat, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const result = this.tries(seat, move);
      if (!result.ok) throw new Error(`${JSON.stringify(move)} of seat ${seat}: ${JSON.stringify(result.error)}`);
      this.events = result.value.events;
      this.kernel = result.value.after;
    }
    return this;
  }

  /** The rule that a move breaks. */
  broken(seat: Seat, move: Json): string {
    const result = this.tries(seat, move);
    if (result.ok) return 'none';
    return result.error.kind === 'illegal-move' ? result.error.rule : result.error.kind;
  }

  tries(seat: Seat, move: Json) {
    return playMove(this.game, this.kernel, { seat, move }, { chance: fastSource(this.#seed) });
  }
}
