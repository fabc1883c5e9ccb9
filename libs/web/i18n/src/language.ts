/** The languages of the page. */
export const languages = ['en', 'pl'] as const;
export type Language = (typeof languages)[number];

const rememberedUnder = 'kronika.language';

/** What the reader chose last, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const wishes = [remembered(rememberedUnder), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase());
  return wishes.map((wish) => languages.find((language) => language === wish)).find((language) => language !== undefined) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  remember(rememberedUnder, language);
}

/** What was kept under a name; nothing where the browser keeps nothing (private windows, strict settings). */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice of the reader on this device, where the browser lets us. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
