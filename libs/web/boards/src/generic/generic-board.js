var __decorate =
  (this && this.__decorate) ||
  function (decorators, target, key, desc) {
    var c = arguments.length,
      r = c < 3 ? target : desc === null ? (desc = Object.getOwnPropertyDescriptor(target, key)) : desc,
      d;
    if (typeof Reflect === 'object' && typeof Reflect.decorate === 'function') r = Reflect.decorate(decorators, target, key, desc);
    else
      for (var i = decorators.length - 1; i >= 0; i--)
        if ((d = decorators[i])) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return (c > 3 && r && Object.defineProperty(target, key, r), r);
  };
import { ChangeDetectionStrategy, Component, computed, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { boardsTexts } from '../boards-texts';
import { DataTree } from './data-tree';
/** Plays and replays any game: what is seen as a tree of data, moves as buttons. */
let GenericBoard = class GenericBoard {
  constructor() {
    this.view = input.required();
    this.legalMoves = input([]);
    this.seat = input(undefined);
    this.viewer = input('spectator');
    this.lang = input('en');
    this.changed = input([]);
    this.toAct = input([]);
    this.names = input(String);
    this.pack = input(null);
    this.moveLabel = input((move) => JSON.stringify(move));
    this.marks = input([]);
    this.marking = input(false);
    this.busy = input(false);
    this.move = output();
    this.inspect = output();
    this.mark = output();
    this.t = useTexts(boardsTexts);
    this.moves = computed(() => this.legalMoves().map((move) => ({ move, label: this.moveLabel()(move) })));
    this.changedThings = computed(() => new Set(this.changed().map(({ thing }) => thing)));
  }
  press(event) {
    const option = /^[1-9]$/.test(event.key) ? this.moves()[Number(event.key) - 1] : undefined;
    if (option !== undefined && !this.busy()) this.move.emit(option.move);
  }
};
GenericBoard = __decorate(
  [
    Component({
      selector: 'kr-generic-board',
      imports: [DataTree],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `@if (moves().length > 0) {
      <section class="moves" [attr.aria-label]="t('boards.moves')">
        @for (option of moves(); track $index) {
          <button type="button" class="kr-button" data-move [disabled]="busy()" (click)="move.emit(option.move)">
            @if ($index < 9) {
              <kbd class="kr-key">{{ $index + 1 }}</kbd>
            }
            {{ option.label }}
          </button>
        }
      </section>
    }
    <section class="kr-sheet" [attr.aria-label]="t('boards.view')">
      <kr-data-tree [value]="view()" [changed]="changedThings()" />
    </section>`,
      styles: `
    :host {
      display: grid;
      gap: var(--gap-m);
    }
    .moves {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-s);
    }
  `,
      host: { '(keydown)': 'press($event)' },
    }),
  ],
  GenericBoard,
);
export { GenericBoard };
//# sourceMappingURL=generic-board.js.map
