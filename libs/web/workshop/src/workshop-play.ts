import { ChangeDetectionStrategy, Component, computed, inject, linkedSignal, resource } from '@angular/core';
import type { Json } from '@kronika/event-log';
import { gameState, openDecisions, Replay } from '@kronika/game-kernel';
import { BoardHost } from '@kronika/web/boards';
import { Texts } from '@kronika/web/i18n';
import { choicesAt, endOf, played, startWhatIf, type WhatIf } from '@kronika/web/replay/player';
import { goldenGame, personAt } from './golden-game';
import { numberWish } from './wishes';

/** Plays on from a moment of a recorded game: every seat in turn, with the engine in the page. */
@Component({
  selector: 'kr-workshop-play',
  imports: [BoardHost],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@if (moment(); as moment) {
    <kr-board
      [game]="moment.game"
      [view]="moment.view"
      [legalMoves]="moment.moves"
      [seat]="moment.seat"
      [viewer]="{ seat: moment.seat }"
      [toAct]="moment.decisions"
      [names]="names"
      [pack]="moment.pack"
      [moveLabel]="label()"
      (move)="play($event)"
    />
  }`,
})
export class WorkshopPlay {
  readonly #texts = inject(Texts);
  protected readonly names = personAt;
  protected readonly golden = resource({ loader: () => goldenGame() });
  readonly #line = linkedSignal<WhatIf | undefined>(() => {
    if (!this.golden.hasValue()) return undefined;
    const { game, events } = this.golden.value();
    const at = numberWish('at') ?? 20;
    return startWhatIf(at, new Replay(game, events).stateAt(at));
  });
  protected readonly moment = computed(() => {
    const line = this.#line();
    if (line === undefined || !this.golden.hasValue()) return undefined;
    const { game, pack } = this.golden.value();
    const choices = choicesAt(game, line);
    const seat = choices?.seat ?? 0;
    const kernel = endOf(line);
    return {
      game: game.id,
      pack,
      seat,
      view: game.view(gameState(kernel), { seat }),
      moves: choices?.moves ?? [],
      decisions: openDecisions(game, kernel),
    };
  });
  protected readonly label = computed(() => {
    const line = this.#line();
    const language = this.#texts.language();
    return (move: Json) =>
      this.golden.hasValue() && line ? this.golden.value().narrator.move(language, move, endOf(line).state, personAt) : '';
  });

  protected play(move: Json): void {
    const moment = this.moment();
    if (moment === undefined || !this.golden.hasValue()) return;
    const { game } = this.golden.value();
    this.#line.update((line) => line && played(game, line, moment.seat, move));
  }
}
