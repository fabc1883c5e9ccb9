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
/** Draws a shape as large as the text around it. Without a label it is decoration, and silent. */
let Icon = class Icon {
  constructor() {
    this.shape = input.required();
    this.label = input('');
    this.colour = computed(() => {
      const { tone } = this.shape();
      return tone === undefined ? null : `var(--${tone})`;
    });
  }
};
Icon = __decorate(
  [
    Component({
      selector: 'kr-icon',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<svg
    viewBox="0 0 24 24"
    [attr.role]="label() ? 'img' : null"
    [attr.aria-label]="label() || null"
    [attr.aria-hidden]="label() ? null : 'true'"
    [style.color]="colour()"
  >
    @if (shape().line) {
      <path
        [attr.d]="shape().d"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    } @else {
      <path [attr.d]="shape().d" fill="currentColor" fill-rule="evenodd" />
    }
  </svg>`,
      styles: `
    :host {
      display: inline-flex;
      vertical-align: -0.15em;
      flex: none;
    }
    svg {
      width: 1.1em;
      height: 1.1em;
      display: block;
    }
  `,
    }),
  ],
  Icon,
);
export { Icon };
//# sourceMappingURL=icon.js.map
