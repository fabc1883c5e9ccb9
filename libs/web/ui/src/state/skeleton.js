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
import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
/** Grey lines in the place of text that is on its way. */
let Skeleton = class Skeleton {
  constructor() {
    this.lines = input(3);
    this.widths = computed(() => Array.from({ length: this.lines() }, (_, line) => [92, 100, 68, 84][line % 4]));
  }
};
Skeleton = __decorate(
  [
    Component({
      selector: 'kr-skeleton',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `@for (width of widths(); track $index) {
    <span class="kr-skeleton" [style.width.%]="width"></span>
  }`,
      styles: `
    :host {
      display: grid;
      gap: var(--gap-s);
    }
  `,
      host: { 'aria-hidden': 'true' },
    }),
  ],
  Skeleton,
);
export { Skeleton };
//# sourceMappingURL=skeleton.js.map
