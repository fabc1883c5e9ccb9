import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { lastAuroraTexts } from '../texts';

/** A button of the prompt. */
export interface PromptOption {
  readonly id: string;
  readonly label: string;
  readonly primary: boolean;
}

/** What is asked, the answers that no thing on the table stands for, and under a fold every answer there is. */
@Component({
  selector: 'kr-la-prompt',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<section class="la-prompt" [class.asking]="options().length > 0" [attr.aria-label]="t('lastAurora.prompt')">
    <div class="la-prompt-text" role="status">
      <strong>{{ heading() }}</strong>
      @if (text()) {
        <span>{{ text() }}</span>
      }
    </div>
    <div class="la-prompt-options">
      @for (option of options(); track option.id) {
        <button
          type="button"
          class="kr-button"
          data-option
          [class.primary]="option.primary"
          [disabled]="busy()"
          (click)="chosen.emit($index)"
        >
          @if ($index < 9) {
            <kbd class="kr-key" aria-hidden="true">{{ $index + 1 }}</kbd>
          }
          <span>{{ option.label }}</span>
        </button>
      }
      @if (canLook()) {
        <button type="button" class="kr-button quiet" (click)="look.emit()">
          <kr-icon [shape]="shapes.zoom" /> {{ t('lastAurora.look') }}
        </button>
      }
      @if (canGoBack()) {
        <button type="button" class="kr-button quiet" (click)="back.emit()">
          <kbd class="kr-key" aria-hidden="true">Esc</kbd> {{ t('common.back') }}
        </button>
      }
    </div>
    @if (all().length > options().length) {
      <details class="la-all">
        <summary>{{ t('lastAurora.allMoves', { count: all().length }) }}</summary>
        <div class="la-prompt-options">
          @for (option of all(); track option.id) {
            <button type="button" class="kr-button small" data-any [disabled]="busy()" (click)="chosenOfAll.emit($index)">
              {{ option.label }}
            </button>
          }
        </div>
      </details>
    }
  </section>`,
})
export class Prompt {
  readonly heading = input.required<string>();
  readonly text = input('');
  readonly options = input.required<readonly PromptOption[]>();
  /** Every legal move, whatever thing it is made on. */
  readonly all = input.required<readonly PromptOption[]>();
  readonly canLook = input(false);
  readonly canGoBack = input(false);
  readonly busy = input(false);
  readonly chosen = output<number>();
  readonly chosenOfAll = output<number>();
  readonly look = output();
  readonly back = output();
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = interfaceShapes;
}
