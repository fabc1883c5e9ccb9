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
import {
  ChangeDetectionStrategy,
  Component,
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
import { Texts, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { BoardRegistry } from './board-registry';
import { boardsTexts } from './boards-texts';
/** The board of any game, for play and replay: loads the game's own and hands everything on. */
let BoardHost = class BoardHost {
  #registry;
  #texts;
  #place;
  #component;
  #shown;
  constructor() {
    this.game = input.required();
    this.view = input.required();
    this.legalMoves = input([]);
    this.seat = input(undefined);
    this.viewer = input('spectator');
    this.changed = input([]);
    this.toAct = input([]);
    this.names = input.required();
    this.pack = input.required();
    this.moveLabel = input((move) => JSON.stringify(move));
    this.marks = input([]);
    this.marking = input(false);
    this.busy = input(false);
    this.move = output();
    this.inspect = output();
    this.mark = output();
    this.#registry = inject(BoardRegistry);
    this.#texts = inject(Texts);
    this.#place = viewChild.required('place', { read: ViewContainerRef });
    this.t = useTexts(boardsTexts);
    this.module = resource({ params: () => this.game(), loader: ({ params }) => this.#registry.load(params) });
    this.#component = computed(() => (this.module.hasValue() ? this.module.value().component : undefined));
    // A component that is known only at run time is made by hand: once for each game.
    effect(() => {
      const component = this.#component();
      const place = this.#place();
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
      outputBinding('move', (move) => this.move.emit(move)),
      outputBinding('inspect', (thing) => this.inspect.emit(thing)),
      outputBinding('mark', (thing) => this.mark.emit(thing)),
    ];
  }
};
BoardHost = __decorate(
  [
    Component({
      selector: 'kr-board',
      imports: [Notice, Skeleton],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<ng-container #place />
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
      display: block;
      min-width: 0;
    }
  `,
    }),
  ],
  BoardHost,
);
export { BoardHost };
//# sourceMappingURL=board-host.js.map
