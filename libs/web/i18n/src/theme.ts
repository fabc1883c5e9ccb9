import { Injectable, signal } from '@angular/core';
import { remember, remembered } from './language';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const rememberedUnder = 'kronika.theme';

/** Light or dark: as the system has it, or as the reader chose. Tokens are written with `light-dark()` and follow `color-scheme`. */
@Injectable({ providedIn: 'root' })
export class ThemeChoice {
  readonly #theme = signal<Theme>(themes.find((theme) => theme === remembered(rememberedUnder)) ?? 'system');
  readonly theme = this.#theme.asReadonly();

  constructor() {
    this.#show(this.#theme());
  }

  choose(theme: Theme): void {
    this.#theme.set(theme);
    this.#show(theme);
    remember(rememberedUnder, theme);
  }

  #show(theme: Theme): void {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.style.colorScheme = theme === 'system' ? 'light dark' : theme;
  }
}
