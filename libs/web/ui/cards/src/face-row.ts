import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { Icon } from '@kronika/web/ui';
import type { FaceRow } from './card-face';

/** One ability in signs. */
@Component({
  selector: 'kr-face-row',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@for (part of row().parts; track $index) {
    @switch (part.kind) {
      @case ('amount') {
        <span class="amount">
          @if (part.n !== 1) {
            <b>{{ part.n }}</b>
          }
          <kr-icon [shape]="part.shape" />
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
})
export class FaceRowView {
  readonly row = input.required<FaceRow>();
}
