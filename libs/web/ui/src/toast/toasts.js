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
import { computed, Injectable, signal } from '@angular/core';
const shownFor = 6_000;
const shownAtOnce = 4;
/** Short messages at the edge of the page. One that asks for something, or tells of a failure, stays until it is closed. */
let Toasts = class Toasts {
  constructor() {
    this.#all = signal([]);
    this.#next = 0;
    this.shown = computed(() => this.#all().slice(0, shownAtOnce));
  }
  #all;
  #next;
  show(text, kind = 'info', action) {
    const id = this.#next++;
    this.#all.update((all) => [...all, { id, kind, text, ...(action === undefined ? {} : { action }) }]);
    if (kind !== 'bad' && action === undefined) setTimeout(() => this.close(id), shownFor);
    return id;
  }
  close(id) {
    this.#all.update((all) => all.filter((toast) => toast.id !== id));
  }
};
Toasts = __decorate([Injectable({ providedIn: 'root' })], Toasts);
export { Toasts };
//# sourceMappingURL=toasts.js.map
