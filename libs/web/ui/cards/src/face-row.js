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
import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { Icon } from '@kronika/web/ui';
/** One ability in signs. */
let FaceRowView = class FaceRowView {
  constructor() {
    this.row = input.required();
  }
};
FaceRowView = __decorate(
  [
    Component({
      selector: 'kr-face-row',
      imports: [Icon],
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `@for (part of row().parts; track $index) {
    @switch (part.kind) {
      @case ('amount') {
        <span class="amount">
          @if (part.n !== 1) {
            <b>{{ part.n }}</b>
          }<kr-icon [shape]="part.shape" />
        </span>
      }
      @case ('sign') {
        <kr-icon class="sign" [shape]="part.shape" />
      }
      @case ('text') {
        <span class="text">{{ part.text }}</span>
      }
    }
  }`,
      styles: `
    :host {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0.05em 0.3em;
      line-height: 1.25;
    }
    .amount {
      display: inline-flex;
      align-items: center;
      gap: 0.12em;
      white-space: nowrap;
    }
    b {
      font-variant-numeric: tabular-nums;
    }
    .sign {
      opacity: 0.85;
      font-size: 0.92em;
    }
    .text {
      color: var(--faint);
    }
  `,
      host: { 'aria-hidden': 'true' },
    }),
  ],
  FaceRowView,
);
export { FaceRowView };
//# sourceMappingURL=face-row.js.map
