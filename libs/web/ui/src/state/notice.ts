import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { Icon } from '../icon/icon';
import { interfaceShapes } from '../icon/interface-shapes';

const shapes = { empty: interfaceShapes.deck, error: interfaceShapes.warning, info: interfaceShapes.info };

/** What stands where there is nothing to show: an empty list, a failure, a hint. Actions are projected into it. */
@Component({
  selector: 'kr-notice',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<kr-icon [shape]="shape()" />
    <div [attr.role]="kind() === 'error' ? 'alert' : null">
      <strong>{{ heading() }}</strong>
      @if (text()) {
        <p>{{ text() }}</p>
      }
    </div>
    <div class="actions"><ng-content /></div>`,
  styles: `
    :host {
      display: grid;
      justify-items: center;
      gap: var(--gap-s);
      padding: var(--gap-xl) var(--gap-l);
      text-align: center;
      color: var(--faint);
      border: 1px dashed var(--line-strong);
      border-radius: var(--radius-l);
    }
    kr-icon {
      font-size: 2rem;
    }
    strong {
      font-family: var(--font-title);
      font-size: var(--text-l);
      color: var(--ink);
    }
    p {
      margin: var(--gap-xs) auto 0;
      max-width: 34rem;
    }
    :host(.error) kr-icon {
      color: var(--bad);
    }
    .actions:empty {
      display: none;
    }
  `,
  host: { '[class.error]': "kind() === 'error'" },
})
export class Notice {
  readonly kind = input<'empty' | 'error' | 'info'>('empty');
  readonly heading = input.required<string>();
  readonly text = input('');
  protected readonly shape = computed(() => shapes[this.kind()]);
}
