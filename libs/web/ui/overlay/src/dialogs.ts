import { Dialog, type DialogRef } from '@angular/cdk/dialog';
import type { ComponentType } from '@angular/cdk/portal';
import { inject, Injectable } from '@angular/core';
import { firstValueFrom } from 'rxjs';
import { ConfirmDialog, type Question } from './confirm-dialog';

/** Opens dialogs: focus is trapped in them and comes back, Escape closes them. */
@Injectable({ providedIn: 'root' })
export class Dialogs {
  readonly #dialog = inject(Dialog);

  /** Shows a component; it finds its data under `DIALOG_DATA` and closes itself through `DialogRef`. */
  open<Answer, Data>(component: ComponentType<unknown>, data: Data, labelledBy: string, width = '34rem'): DialogRef<Answer> {
    return this.#dialog.open<Answer, Data>(component, {
      data,
      ariaLabelledBy: labelledBy,
      width: `min(${width}, calc(100vw - 1.5rem))`,
      panelClass: 'kr-dialog',
      backdropClass: 'kr-backdrop',
      hasBackdrop: true,
      autoFocus: 'first-tabbable',
      restoreFocus: true,
    });
  }

  /** True when the question was answered with yes. */
  async confirm(question: Question): Promise<boolean> {
    const { closed } = this.open<boolean, Question>(ConfirmDialog, question, 'kr-confirm-title', '27rem');
    return (await firstValueFrom(closed)) === true;
  }
}
