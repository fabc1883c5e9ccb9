import type { ComponentType } from '@angular/cdk/portal';
import { inject, Injectable, Injector } from '@angular/core';
import type { Question } from './confirm-dialog';

/** Opens dialogs: focus is trapped in them and comes back, Escape closes them. What it takes is loaded with the first one. */
@Injectable({ providedIn: 'root' })
export class Dialogs {
  readonly #injector = inject(Injector);

  /**
   * Shows a component until it is closed, and gives what it was closed with; undefined when it was left. The component finds its data under
   * `DIALOG_DATA` and closes itself through `DialogRef`.
   */
  async show<Answer>(component: ComponentType<unknown>, data: unknown, labelledBy: string, width = '34rem'): Promise<Answer | undefined> {
    const { openDialog } = await import('./open-dialog');
    return openDialog<Answer>(this.#injector, component, data, labelledBy, width);
  }

  /** True when the question was answered with yes. */
  async confirm(question: Question): Promise<boolean> {
    const { ConfirmDialog } = await import('./confirm-dialog');
    return (await this.show<boolean>(ConfirmDialog, question, 'kr-confirm-title', '27rem')) === true;
  }
}
