import { ChangeDetectionStrategy, Component, computed, input, output } from '@angular/core';
import type { Json } from '@kronika/event-log';
import type { Decision, Seat, SeatNames, Viewer } from '@kronika/game-kernel';
import { type Language, useTexts } from '@kronika/web/i18n';
import type { BoardInputs, BoardMark, Changed, Inspected, Thing } from '@kronika/web/boards/contract';
import { boardsTexts } from '../boards-texts';
import { DataTree } from './data-tree';

/** Plays and replays any game: what is seen as a tree of data, moves as buttons. */
@Component({
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
})
export class GenericBoard {
  readonly view = input.required<BoardInputs['view']>();
  readonly legalMoves = input<readonly Json[]>([]);
  readonly seat = input<Seat | undefined>(undefined);
  readonly viewer = input<Viewer>('spectator');
  readonly lang = input<Language>('en');
  readonly changed = input<Changed>([]);
  readonly toAct = input<readonly Decision[]>([]);
  readonly names = input<SeatNames>(String);
  readonly pack = input<Json>(null);
  readonly moveLabel = input<(move: Json) => string>((move) => JSON.stringify(move));
  readonly marks = input<readonly BoardMark[]>([]);
  readonly marking = input(false);
  readonly busy = input(false);
  readonly move = output<Json>();
  readonly inspect = output<Inspected>();
  readonly mark = output<Thing>();

  protected readonly t = useTexts(boardsTexts);
  protected readonly moves = computed(() => this.legalMoves().map((move) => ({ move, label: this.moveLabel()(move) })));
  protected readonly changedThings = computed(() => new Set(this.changed().map(({ thing }) => thing)));

  protected press(event: KeyboardEvent): void {
    const option = /^[1-9]$/.test(event.key) ? this.moves()[Number(event.key) - 1] : undefined;
    if (option !== undefined && !this.busy()) this.move.emit(option.move);
  }
}
