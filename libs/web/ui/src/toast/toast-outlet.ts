import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { Icon } from '../icon/icon';
import { interfaceShapes } from '../icon/interface-shapes';
import { type Toast, Toasts } from './toasts';

/** Where toasts appear; once a page, at its root. */
@Component({
  selector: 'kr-toast-outlet',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@for (toast of toasts.shown(); track toast.id) {
    <div class="toast" [class]="toast.kind">
      <span>{{ toast.text }}</span>
      @if (toast.action; as action) {
        <button type="button" class="kr-button small" (click)="run(toast)">{{ action.label }}</button>
      }
      <button type="button" class="kr-button quiet small icon-only" [attr.aria-label]="closeLabel()" (click)="toasts.close(toast.id)">
        <kr-icon [shape]="shapes.close" />
      </button>
    </div>
  }`,
  styles: `
    :host {
      position: fixed;
      inset: auto 0 var(--gap-m);
      display: grid;
      justify-items: center;
      gap: var(--gap-s);
      padding: 0 var(--gap-m);
      pointer-events: none;
      z-index: 900;
    }
    .toast {
      display: flex;
      align-items: center;
      gap: var(--gap-s);
      max-width: 36rem;
      padding: var(--gap-s) var(--gap-s) var(--gap-s) var(--gap-l);
      border-radius: var(--radius);
      border: 1px solid var(--line-strong);
      border-inline-start: 0.35rem solid var(--note);
      background: var(--raised);
      box-shadow: var(--shadow-high);
      pointer-events: auto;
      animation: rise var(--calm) var(--ease);
    }
    .good {
      border-inline-start-color: var(--good);
    }
    .bad {
      border-inline-start-color: var(--bad);
    }
    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(0.8rem);
      }
    }
    @media print {
      :host {
        display: none;
      }
    }
  `,
  host: { role: 'status', 'aria-live': 'polite' },
})
export class ToastOutlet {
  readonly closeLabel = input('Close');
  protected readonly toasts = inject(Toasts);
  protected readonly shapes = interfaceShapes;

  protected run(toast: Toast): void {
    this.toasts.close(toast.id);
    toast.action?.run();
  }
}
