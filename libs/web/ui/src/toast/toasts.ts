import { computed, Injectable, signal } from '@angular/core';

export type ToastKind = 'info' | 'good' | 'bad';

/** A short message that goes away by itself. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Something that can be done about it. */
  readonly action?: { readonly label: string; run(): void };
}

const shownFor = 6_000;
const shownAtOnce = 4;

/** Short messages at the edge of the page. One that asks for something, or tells of a failure, stays until it is closed. */
@Injectable({ providedIn: 'root' })
export class Toasts {
  readonly #all = signal<readonly Toast[]>([]);
  #next = 0;

  readonly shown = computed(() => this.#all().slice(0, shownAtOnce));

  show(text: string, kind: ToastKind = 'info', action?: Toast['action']): number {
    const id = this.#next++;
    this.#all.update((all) => [...all, { id, kind, text, ...(action === undefined ? {} : { action }) }]);
    if (kind !== 'bad' && action === undefined) setTimeout(() => this.close(id), shownFor);
    return id;
  }

  close(id: number): void {
    this.#all.update((all) => all.filter((toast) => toast.id !== id));
  }
}
