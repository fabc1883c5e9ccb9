import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';

/** Grey lines in the place of text that is on its way. */
@Component({
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
})
export class Skeleton {
  readonly lines = input(3);
  protected readonly widths = computed(() => Array.from({ length: this.lines() }, (_, line) => [92, 100, 68, 84][line % 4]));
}
