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
import { Dialog } from '@angular/cdk/dialog';
import { inject, Injectable } from '@angular/core';
import { firstValueFrom } from 'rxjs';
import { ConfirmDialog } from './confirm-dialog';
/** Opens dialogs: focus is trapped in them and comes back, Escape closes them. */
let Dialogs = class Dialogs {
  #dialog = inject(Dialog);
  /** Shows a component; it finds its data under `DIALOG_DATA` and closes itself through `DialogRef`. */
  open(component, data, labelledBy, width = '34rem') {
    return this.#dialog.open(component, {
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
  async confirm(question) {
    const { closed } = this.open(ConfirmDialog, question, 'kr-confirm-title', '27rem');
    return (await firstValueFrom(closed)) === true;
  }
};
Dialogs = __decorate([Injectable({ providedIn: 'root' })], Dialogs);
export { Dialogs };
//# sourceMappingURL=dialogs.js.map
