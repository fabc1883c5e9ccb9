import { DIALOG_DATA, DialogRef } from '@angular/cdk/dialog';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';

/** What somebody is asked before something that cannot be undone. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** The yes destroys something. */
  readonly danger?: boolean;
}

@Component({
  selector: 'kr-confirm-dialog',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<div class="kr-sheet">
    <h2 id="kr-confirm-title">{{ question.title }}</h2>
    <p>{{ question.text }}</p>
    <div class="kr-row answers">
      <button type="button" class="kr-button" (click)="dialog.close(false)">{{ question.no }}</button>
      <button type="button" class="kr-button" [class]="question.danger ? 'danger' : 'primary'" (click)="dialog.close(true)">
        {{ question.yes }}
      </button>
    </div>
  </div>`,
  styles: `
    .answers {
      justify-content: flex-end;
    }
  `,
})
export class ConfirmDialog {
  protected readonly question = inject<Question>(DIALOG_DATA);
  protected readonly dialog = inject<DialogRef<boolean>>(DialogRef);
}
