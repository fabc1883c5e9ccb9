import { Injectable, signal } from '@angular/core';

/** Who is signed in on this device, as far as the page needs to know. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly administrator: boolean;
}

/** The session of the reader: undefined while it is being asked for, null for nobody. */
@Injectable({ providedIn: 'root' })
export class Session {
  readonly #account = signal<SignedIn | null | undefined>(undefined);
  readonly account = this.#account.asReadonly();

  signOut(): Promise<void> {
    this.#account.set(null);
    return Promise.resolve();
  }
}
