import { type EnvironmentProviders, inject, Injectable, isDevMode, makeEnvironmentProviders, provideAppInitializer } from '@angular/core';
import {
  DefaultTranspiler,
  provideTransloco,
  provideTranslocoTranspiler,
  type TranspileParams,
  type TranslocoLoader,
} from '@jsverse/transloco';
import { commonTexts } from './common-texts';
import { languages } from './language';
import { withPlurals } from './plural';
import { Texts } from './texts';

/** Puts plurals in first, then the other parameters. */
@Injectable()
class PluralTranspiler extends DefaultTranspiler {
  readonly #language = () => languages.find((language) => language === this.#active) ?? 'en';
  #active = document.documentElement.lang;

  override transpile(given: TranspileParams): unknown {
    const { value, params = {} } = given;
    return super.transpile(
      typeof value === 'string' ? { ...given, value: withPlurals(value, params, this.#language()) } : given,
    ) as unknown;
  }

  onLangChanged(language: string): void {
    this.#active = language;
  }
}

/** There is no text outside the features' own files. */
@Injectable()
class NoOtherTexts implements TranslocoLoader {
  getTranslation(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}

/** Languages for the whole page: the reader's language is there before the first page is shown. */
export function provideI18n(): EnvironmentProviders {
  return makeEnvironmentProviders([
    provideTransloco({
      config: {
        availableLangs: [...languages],
        defaultLang: 'en',
        reRenderOnLangChange: true,
        prodMode: !isDevMode(),
        scopes: { keepCasing: true },
        missingHandler: { allowEmpty: true },
      },
      loader: NoOtherTexts,
    }),
    provideTranslocoTranspiler(PluralTranspiler),
    provideAppInitializer(async () => {
      const texts = inject(Texts);
      await texts.load(commonTexts);
      await texts.speak(texts.language());
    }),
  ]);
}
