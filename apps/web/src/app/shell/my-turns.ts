import { effect, inject, Injectable, signal } from '@angular/core';
import { remember, remembered, Texts } from '@kronika/web/i18n';

const rememberedUnder = 'kronika.notifications';

/** How many games wait for the reader: in the tab's title, its icon, the header and, where it is allowed, a notification. */
@Injectable({ providedIn: 'root' })
export class MyTurns {
  readonly #texts = inject(Texts);
  readonly #count = signal(0);
  readonly #notifies = signal(remembered(rememberedUnder) === 'on' && isAllowed());
  readonly count = this.#count.asReadonly();
  /** Whether the browser tells of a new turn while another tab is looked at. */
  readonly notifies = this.#notifies.asReadonly();

  constructor() {
    effect(() => showOnIcon(this.count()));
  }

  set(count: number): void {
    const isMore = count > this.#count();
    this.#count.set(count);
    if (isMore && this.#notifies() && document.hidden) {
      new Notification('Kronika', { body: this.#texts.say('shell.turns', { count }), icon: 'icon.svg', tag: 'kronika-turns' });
    }
  }

  /** Asks the browser for leave the first time. */
  async notify(wanted: boolean): Promise<void> {
    const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    remember(rememberedUnder, allowed ? 'on' : 'off');
    this.#notifies.set(allowed);
  }
}

function isAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** The icon of the tab, with a dot while somebody is waited for. */
function showOnIcon(count: number): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? 'icon-turn.svg' : 'icon.svg');
}
