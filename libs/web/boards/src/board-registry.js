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
import { Injectable } from '@angular/core';
const boards = {
  'fifty-first-state': async () => (await import('@kronika/web/boards/fifty-first-state')).board,
};
const generic = async () => (await import('./generic/generic-board-module')).board;
/** Which board shows which game. A game without one of its own is shown by the generic board. */
let BoardRegistry = class BoardRegistry {
  #loaded = new Map();
  has(game) {
    return Object.hasOwn(boards, game);
  }
  load(game) {
    const known = this.#loaded.get(game);
    if (known !== undefined) return known;
    const loading = (boards[game] ?? generic)();
    this.#loaded.set(game, loading);
    // A chunk that did not arrive is asked for again the next time.
    loading.catch(() => this.#loaded.delete(game));
    return loading;
  }
};
BoardRegistry = __decorate([Injectable({ providedIn: 'root' })], BoardRegistry);
export { BoardRegistry };
//# sourceMappingURL=board-registry.js.map
