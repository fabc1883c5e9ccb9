import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import type { Shape } from './shape';

/** Draws a shape as large as the text around it. Without a label it is decoration, and silent. */
@Component({
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
      <path [attr.d]="shape().d" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
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
})
export class Icon {
  readonly shape = input.required<Shape>();
  readonly label = input('');
  protected readonly colour = computed(() => {
    const { tone } = this.shape();
    return tone === undefined ? null : `var(--${tone})`;
  });
}
