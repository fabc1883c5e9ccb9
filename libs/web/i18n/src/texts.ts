import { inject, Injectable, signal } from '@angular/core';
import type { Data, ResolveFn } from '@angular/router';
import { type Translation, TranslocoService } from '@jsverse/transloco';
import { firstValueFrom } from 'rxjs';
import { firstLanguage, type Language, rememberLanguage } from './language';

type TextFile = () => Promise<{ readonly default: Translation }>;

/** The texts of one feature, a file a language, loaded when they are wanted. Their keys begin with the scope's name. */
export interface TextScope {
  readonly scope: string;
  readonly files: Readonly<Record<Language, TextFile>>;
}

export function textScope(scope: string, files: TextScope['files']): TextScope {
  return { scope, files };
}

/** The text of a key in the reader's language, with its parameters put in. Reads signals: templates follow a switch of language. */
export type Say = (key: string, parameters?: Readonly<Record<string, unknown>>) => string;

/** Every text of the page, in the language that the reader chose. */
@Injectable({ providedIn: 'root' })
export class Texts {
  readonly #transloco = inject(TranslocoService);
  readonly #scopes = new Map<string, TextScope>();
  readonly #language = signal<Language>(firstLanguage());
  readonly #loaded = signal<ReadonlySet<string>>(new Set());

  readonly language = this.#language.asReadonly();

  readonly say: Say = (key, parameters = {}) => {
    const scope = key.slice(0, key.indexOf('.'));
    return this.#loaded().has(pathOf(scope, this.#language())) ? this.#transloco.translate(key, parameters) : '';
  };

  /** Whether a key has a text: for names that may come from elsewhere. */
  has(key: string): boolean {
    return this.#loaded().size > 0 && this.#transloco.getTranslation(this.#language())[key] !== undefined;
  }

  /** Brings the texts of a feature in, now and in every language chosen later. */
  async load(texts: TextScope): Promise<void> {
    this.#scopes.set(texts.scope, texts);
    await this.#bring(texts, this.#language());
  }

  /** Loads what is in use in the other language, and switches when all of it is there. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#scopes.values()].map((texts) => this.#bring(texts, language)));
    this.#transloco.setActiveLang(language);
    this.#language.set(language);
    document.documentElement.lang = language;
    rememberLanguage(language);
  }

  async #bring({ scope, files }: TextScope, language: Language): Promise<void> {
    const path = pathOf(scope, language);
    if (this.#loaded().has(path)) return;
    await firstValueFrom(this.#transloco.load(path, { inlineLoader: { [path]: files[language] } }));
    this.#loaded.update((loaded) => new Set(loaded).add(path));
  }
}

/** Brings texts in for a component, and answers how it says them: `protected readonly t = useTexts(homeTexts);` */
export function useTexts(...scopes: readonly TextScope[]): Say {
  const texts = inject(Texts);
  for (const scope of scopes) void texts.load(scope);
  return texts.say;
}

/** For a route's `resolve`: its page is shown when its texts are there. */
export function textsOfRoute(...scopes: readonly TextScope[]): Record<string, ResolveFn<Data>> {
  return {
    texts: async () => {
      const texts = inject(Texts);
      await Promise.all(scopes.map((scope) => texts.load(scope)));
      return {};
    },
  };
}

function pathOf(scope: string, language: Language): string {
  return `${scope}/${language}`;
}
