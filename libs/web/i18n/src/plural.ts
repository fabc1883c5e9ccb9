import type { Language } from './language';

const opening = /\{(\w+), plural,/g;

/**
 * Puts the right form of each `{count, plural, one {# player} other {# players}}` into a text; `#` is the number as the language writes it.
 * Forms are those of `Intl.PluralRules`: one, few, many and other in Polish.
 */
export function withPlurals(text: string, parameters: Readonly<Record<string, unknown>>, language: Language): string {
  let result = '';
  let rest = text;
  for (;;) {
    opening.lastIndex = 0;
    const found = opening.exec(rest);
    if (found === null) return result + rest;
    const forms = readForms(rest, opening.lastIndex);
    const count = Number(parameters[found[1] ?? ''] ?? 0);
    result += rest.slice(0, found.index) + formFor(count, forms.byName, language);
    rest = rest.slice(forms.end);
  }
}

/** The forms that a text gives for each of its plurals, by parameter: for checking that a language's are complete. */
export function pluralForms(text: string): { readonly parameter: string; readonly forms: readonly string[] }[] {
  return [...text.matchAll(opening)].map((found) => ({
    parameter: found[1] ?? '',
    forms: Object.keys(readForms(text, found.index + found[0].length).byName),
  }));
}

function formFor(count: number, forms: Readonly<Record<string, string>>, language: Language): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '';
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}

/** Reads `name {text}` after `name {text}` up to the brace that closes the plural. */
function readForms(text: string, from: number): { readonly byName: Readonly<Record<string, string>>; readonly end: number } {
  const byName: Record<string, string> = {};
  let at = from;
  for (;;) {
    const form = /\s*(\w+) \{([^{}]*(?:\{\{[^{}]*\}\}[^{}]*)*)\}\s*/y;
    form.lastIndex = at;
    const found = form.exec(text);
    if (found === null) return { byName, end: at + 1 };
    byName[found[1] ?? ''] = found[2] ?? '';
    at = form.lastIndex;
  }
}
