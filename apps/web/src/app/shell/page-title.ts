import { effect, inject, Injectable, signal } from '@angular/core';
import { type RouterStateSnapshot, TitleStrategy } from '@angular/router';
import { Texts } from '@kronika/web/i18n';
import { MyTurns } from './my-turns';

/** The tab's title: the page's name, and how many games wait for the reader. A route's `title` is the key of a text. */
@Injectable({ providedIn: 'root' })
export class PageTitle extends TitleStrategy {
  readonly #texts = inject(Texts);
  readonly #turns = inject(MyTurns);
  readonly #key = signal('');
  readonly #name = signal('');

  constructor() {
    super();
    effect(() => {
      const page = this.#name() || (this.#key() === '' ? '' : this.#texts.say(this.#key()));
      const count = this.#turns.count();
      document.title = `${count > 0 ? `(${count}) ` : ''}${page === '' ? '' : `${page} · `}Kronika`;
    });
  }

  override updateTitle(snapshot: RouterStateSnapshot): void {
    this.#key.set(this.buildTitle(snapshot) ?? '');
    this.#name.set('');
  }

  /** Names the page after what it shows: a tournament, a player. Holds until the next page. */
  name(name: string): void {
    this.#name.set(name);
  }
}
