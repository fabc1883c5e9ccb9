import {
  ChangeDetectionStrategy,
  Component,
  type ComponentRef,
  computed,
  effect,
  inject,
  input,
  inputBinding,
  output,
  outputBinding,
  resource,
  untracked,
  viewChild,
  ViewContainerRef,
} from '@angular/core';
import type { Json } from '@kronika/event-log';
import type { Decision, Seat, SeatNames, Viewer } from '@kronika/game-kernel';
import { Texts, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import type { BoardInputs, BoardMark, Changed, Inspected, Thing } from '@kronika/web/boards/contract';
import { BoardRegistry } from './board-registry';
import { boardsTexts } from './boards-texts';
import { MarkArrows } from './mark-arrows';

/** The board of any game, for play and replay: loads the game's own and hands everything on. */
@Component({
  selector: 'kr-board',
  imports: [MarkArrows, Notice, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<ng-container #place />
    <kr-mark-arrows [marks]="marks()" [view]="view()" />
    @if (module.error()) {
      <kr-notice kind="error" [heading]="t('boards.failed')">
        <button type="button" class="kr-button" (click)="module.reload()">{{ t('common.tryAgain') }}</button>
      </kr-notice>
    } @else if (!module.hasValue()) {
      <p class="visually-hidden" role="status">{{ t('boards.loading') }}</p>
      <kr-skeleton [lines]="8" />
    }`,
  styles: `
    :host {
      position: relative;
      display: block;
      min-width: 0;
    }
  `,
})
export class BoardHost {
  readonly game = input.required<string>();
  readonly view = input.required<BoardInputs['view']>();
  readonly legalMoves = input<readonly Json[]>([]);
  readonly seat = input<Seat | undefined>(undefined);
  readonly viewer = input<Viewer>('spectator');
  readonly changed = input<Changed>([]);
  readonly toAct = input<readonly Decision[]>([]);
  readonly names = input.required<SeatNames>();
  readonly pack = input.required<Json>();
  readonly moveLabel = input<(move: Json) => string>((move) => JSON.stringify(move));
  readonly marks = input<readonly BoardMark[]>([]);
  readonly marking = input(false);
  readonly busy = input(false);
  readonly move = output<Json>();
  readonly inspect = output<Inspected>();
  readonly mark = output<Thing>();

  readonly #registry = inject(BoardRegistry);
  readonly #texts = inject(Texts);
  protected readonly place = viewChild.required('place', { read: ViewContainerRef });
  protected readonly t = useTexts(boardsTexts);
  protected readonly module = resource({ params: () => this.game(), loader: ({ params }) => this.#registry.load(params) });
  readonly #component = computed(() => (this.module.hasValue() ? this.module.value().component : undefined));
  #shown: ComponentRef<unknown> | undefined;

  constructor() {
    // A component that is known only at run time is made by hand: once for each game.
    effect(() => {
      const component = this.#component();
      const place = this.place();
      untracked(() => {
        this.#shown?.destroy();
        this.#shown = component === undefined ? undefined : place.createComponent(component, { bindings: this.#bindings() });
      });
    });
  }

  #bindings() {
    return [
      inputBinding('view', this.view),
      inputBinding('legalMoves', this.legalMoves),
      inputBinding('seat', this.seat),
      inputBinding('viewer', this.viewer),
      inputBinding('lang', this.#texts.language),
      inputBinding('changed', this.changed),
      inputBinding('toAct', this.toAct),
      inputBinding('names', this.names),
      inputBinding('pack', this.pack),
      inputBinding('moveLabel', this.moveLabel),
      inputBinding('marks', this.marks),
      inputBinding('marking', this.marking),
      inputBinding('busy', this.busy),
      outputBinding<Json>('move', (move) => this.move.emit(move)),
      outputBinding<Inspected>('inspect', (thing) => this.inspect.emit(thing)),
      outputBinding<Thing>('mark', (thing) => this.mark.emit(thing)),
    ];
  }
}
