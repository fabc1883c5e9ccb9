import { type Chance, fastChance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { evolve } from '../events/evolve';
import { type LastAurora, makeGame } from '../game';
import type { Move } from '../moves/move';
import { optionsSchema } from '../options';
import type { State } from '../state/state';

/** A game from its set-up on, with whatever seed. */
export class NewGame {
  readonly game: LastAurora = makeGame(corePack);
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

  play(seat: Seat, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const result = this.game.decide(this.state, seat, move, this.#chance);
      if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused: ${result.error.rule} ${result.error.message}`);
      this.#add(result.value);
    }
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

  /** Everybody takes the first answer until the first round begins. */
  begin(): this {
    while (this.state.phase === 'setup') {
      const [decision] = this.game.toAct(this.state);
      const move = decision && this.game.legalMoves(this.state, decision.seat)[0];
      if (decision === undefined || move === undefined) throw new Error('The set-up stands still');
      this.play(decision.seat, move);
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
