import { DestroyRef, inject, Injectable, signal } from '@angular/core';

/** Some keys and what they do; `title` and `does` are keys of texts. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly press: readonly string[]; readonly does: string }[];
}

/** The keys that work where the reader is: shown by '?'. */
@Injectable({ providedIn: 'root' })
export class KeyList {
  readonly #groups = signal<readonly KeyGroup[]>([]);
  readonly groups = this.#groups.asReadonly();

  add(group: KeyGroup): () => void {
    this.#groups.update((groups) => [...groups, group]);
    return () => this.#groups.update((groups) => groups.filter((other) => other !== group));
  }
}

/** Lists the keys of a page for as long as it is open. */
export function listKeys(group: KeyGroup): void {
  inject(DestroyRef).onDestroy(inject(KeyList).add(group));
}

/** Whether a key goes into a field rather than to the page. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
