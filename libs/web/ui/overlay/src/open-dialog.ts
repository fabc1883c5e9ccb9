import { Dialog } from '@angular/cdk/dialog';
import type { ComponentType } from '@angular/cdk/portal';
import type { Injector } from '@angular/core';

/** Opens a dialog of the CDK in our look; resolves when it is closed. */
export function openDialog<Answer>(
  injector: Injector,
  component: ComponentType<unknown>,
  data: unknown,
  labelledBy: string,
  width: string,
): Promise<Answer | undefined> {
  const { closed } = injector.get(Dialog).open<Answer>(component, {
    data,
    ariaLabelledBy: labelledBy,
    width: `min(${width}, calc(100vw - 1.5rem))`,
    panelClass: 'kr-dialog',
    backdropClass: 'kr-backdrop',
    hasBackdrop: true,
    autoFocus: 'first-tabbable',
    restoreFocus: true,
  });
  return new Promise((resolve) => closed.subscribe(resolve));
}
