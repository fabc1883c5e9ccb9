import { Injectable, signal } from '@angular/core';

/** The time of day as a signal, for clocks: it moves once a second. */
@Injectable({ providedIn: 'root' })
export class Now {
  readonly #seconds = signal(Date.now());
  /** Milliseconds since 1970, on the second. */
  readonly seconds = this.#seconds.asReadonly();

  constructor() {
    setInterval(() => {
      // Nobody reads a clock in a hidden tab.
      if (!document.hidden) this.#seconds.set(Date.now());
    }, 1_000);
  }
}
