import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { type FaceRow, FaceRowView } from '@kronika/web/ui/cards';
import { fiftyFirstStateTexts } from '../texts';

/** A button of the prompt. */
export interface PromptOption {
  readonly id: string;
  readonly label: string;
  readonly price: FaceRow | undefined;
  readonly primary: boolean;
}

/** What is asked, and the answers that no thing on the table stands for; while a thing is chosen, what can be done with it. */
@Component({
  selector: 'kr-fs-prompt',
  imports: [FaceRowView, Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<section class="fs-prompt" [class.asking]="options().length > 0" [attr.aria-label]="t('fiftyFirstState.prompt')">
    <div class="fs-prompt-text" role="status">
      <strong>{{ heading() }}</strong>
      @if (text()) {
        <span>{{ text() }}</span>
      }
    </div>
    <div class="fs-prompt-options">
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
          @if (option.price; as price) {
            <kr-face-row [row]="price" />
          }
        </button>
      }
      @if (canLook()) {
        <button type="button" class="kr-button quiet" (click)="look.emit()">
          <kr-icon [shape]="shapes.zoom" /> {{ t('fiftyFirstState.look') }}
        </button>
      }
      @if (canGoBack()) {
        <button type="button" class="kr-button quiet" (click)="back.emit()">
          <kbd class="kr-key" aria-hidden="true">Esc</kbd> {{ t('common.back') }}
        </button>
      }
    </div>
  </section>`,
})
export class Prompt {
  readonly heading = input.required<string>();
  readonly text = input('');
  readonly options = input.required<readonly PromptOption[]>();
  readonly canLook = input(false);
  readonly canGoBack = input(false);
  readonly busy = input(false);
  readonly chosen = output<number>();
  readonly look = output();
  readonly back = output();
  protected readonly t = useTexts(fiftyFirstStateTexts);
  protected readonly shapes = interfaceShapes;
}
