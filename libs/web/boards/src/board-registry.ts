import { Injectable } from '@angular/core';
import type { BoardModule } from '@kronika/web/boards/contract';

type Load = () => Promise<BoardModule>;

const boards: Readonly<Record<string, Load>> = {
  'fifty-first-state': async () => (await import('@kronika/web/boards/fifty-first-state')).board,
  'last-aurora': async () => (await import('@kronika/web/boards/last-aurora')).board,
};

const generic: Load = async () => (await import('./generic/generic-board-module')).board;

/** Which board shows which game. A game without one of its own is shown by the generic board. */
@Injectable({ providedIn: 'root' })
export class BoardRegistry {
  readonly #loaded = new Map<string, Promise<BoardModule>>();

  has(game: string): boolean {
    return Object.hasOwn(boards, game);
  }

  load(game: string): Promise<BoardModule> {
    const known = this.#loaded.get(game);
    if (known !== undefined) return known;
    const loading = (boards[game] ?? generic)();
    this.#loaded.set(game, loading);
    // A chunk that did not arrive is asked for again the next time.
    loading.catch(() => this.#loaded.delete(game));
    return loading;
  }
}
