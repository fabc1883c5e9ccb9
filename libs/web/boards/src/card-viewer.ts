import { inject, Injectable } from '@angular/core';
import { Dialogs } from '@kronika/web/ui/overlay';
import type { CardDialogData } from './card-dialog';

/** Shows a zoomed card; gives the version that the reader wants to jump to, if any. The dialog is loaded with the first card. */
@Injectable({ providedIn: 'root' })
export class CardViewer {
  readonly #dialogs = inject(Dialogs);

  async show(data: CardDialogData): Promise<number | undefined> {
    const { CardDialog } = await import('./card-dialog');
    return this.#dialogs.show<number>(CardDialog, data, 'kr-card-title');
  }
}
