import { effect, Injectable, signal } from '@angular/core';

/** How many games wait for the reader: in the tab's title, its icon and the header. */
@Injectable({ providedIn: 'root' })
export class MyTurns {
  readonly #count = signal(0);
  readonly count = this.#count.asReadonly();

  constructor() {
    effect(() => showOnIcon(this.count()));
  }

  set(count: number): void {
    this.#count.set(count);
  }
}

/** The icon of the tab, with a dot while somebody is waited for. */
function showOnIcon(count: number): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? 'icon-turn.svg' : 'icon.svg');
}
