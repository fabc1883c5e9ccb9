import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { languages, type Language, type Theme, ThemeChoice, themes, Texts, useTexts } from '@kronika/web/i18n';
import { shellTexts } from './shell-texts';

const names: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski' };

/** Language and look, for everybody. */
@Component({
  selector: 'kr-settings-menu',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './settings-menu.html',
  styleUrl: './menu.css',
})
export class SettingsMenu {
  readonly #texts = inject(Texts);
  readonly #theme = inject(ThemeChoice);
  protected readonly t = useTexts(shellTexts);
  protected readonly languages = languages;
  protected readonly themes = themes;
  protected readonly language = this.#texts.language;
  protected readonly theme = this.#theme.theme;

  protected nameOf(language: Language): string {
    return names[language];
  }

  protected speak(language: Language): void {
    void this.#texts.speak(language);
  }

  protected choose(theme: Theme): void {
    this.#theme.choose(theme);
  }
}
