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
import { DIALOG_DATA, DialogRef } from '@angular/cdk/dialog';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
let ConfirmDialog = class ConfirmDialog {
  constructor() {
    this.question = inject(DIALOG_DATA);
    this.dialog = inject(DialogRef);
  }
};
ConfirmDialog = __decorate(
  [
    Component({
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
    }),
  ],
  ConfirmDialog,
);
export { ConfirmDialog };
//# sourceMappingURL=confirm-dialog.js.map
