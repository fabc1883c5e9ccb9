import { type Chance, fastChance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { evolve } from '../events/evolve';
import { type FiftyFirstState, makeGame } from '../game';
import type { Move } from '../moves/move';
import { optionsSchema } from '../options';
import { playerAt, type State } from '../state/state';

/** A game from its set-up on, with whatever seed. */
export class NewGame {
  readonly game: FiftyFirstState = makeGame(corePack);
  readonly events: GameEvent[] = [];
  readonly #chance: Chance;
  #state: State | undefined;

  constructor(seats: number, options: object = {}, seed: number | string = 1) {
    this.#chance = fastChance(seed);
    const parsed = optionsSchema.parse(options);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    this.#add(this.game.setup({ seats, options: parsed.value }, this.#chance));
  }

  get state(): State {
    if (this.#state === undefined) throw new Error('Not set up');
    return this.#state;
  }

  get asked(): readonly string[] {
    return this.game.toAct(this.state).map(({ seat, kind }) => `${seat} ${kind}`);
  }

  hand(seat: Seat): readonly string[] {
    return playerAt(this.state, seat).hand.cards ?? [];
  }

  play(seat: Seat, move: Move): this {
    const result = this.game.decide(this.state, seat, move, this.#chance);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused: ${result.error.rule} ${result.error.message}`);
    this.#add(result.value);
    return this;
  }

  /** Everybody keeps the first choice, so that the first round begins. */
  keepAny(): this {
    for (const { seat } of this.game.toAct(this.state)) this.play(seat, this.game.legalMoves(this.state, seat)[0]!);
    return this;
  }

  /** Plays any legal moves until `stop` says so, or the game is over. */
  until(stop: (state: State) => boolean, most = 20_000): this {
    for (let moves = 0; moves < most && !stop(this.state); moves++) {
      const [decision] = this.game.toAct(this.state);
      if (decision === undefined) break;
      this.play(decision.seat, this.#chance.pick('any', this.game.legalMoves(this.state, decision.seat)));
    }
    return this;
  }

  #add(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.#state = evolve(this.#state, event);
    }
  }
}
