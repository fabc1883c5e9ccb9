import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Language, languages } from './language';
import { pluralForms } from './plural';

const root = resolve(import.meta.dirname, '../../../..');
const sources = ['apps/web/src', 'libs/web'];

interface Nested {
  readonly [key: string]: string | Nested;
}

function flatten(texts: Nested, prefix: string, into = new Map<string, string>()): Map<string, string> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') into.set(`${prefix}.${key}`, text);
    else flatten(text, `${prefix}.${key}`, into);
  }
  return into;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The scope that a `texts` folder belongs to; the root library's is `common`. */
function scopeOf(folder: string): string {
  const owner = basename(dirname(folder)) === 'src' ? dirname(dirname(folder)) : dirname(folder);
  return basename(owner) === 'i18n' ? 'common' : camelCase(basename(owner));
}

const folders = [
  ...new Set(sources.flatMap((source) => globSync(`${source}/**/texts/*.json`, { cwd: root })).map((file) => dirname(file))),
].sort();

function textsIn(folder: string, language: Language): Map<string, string> {
  return flatten(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Nested, scopeOf(folder));
}

const placeholders = (text: string) =>
  [
    ...new Set([
      ...[...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((found) => found[1]),
      ...pluralForms(text).map(({ parameter }) => parameter),
    ]),
  ].sort();

describe.each(folders)('%s', (folder) => {
  const [english, polish] = [textsIn(folder, 'en'), textsIn(folder, 'pl')];
  it('has the same keys in every language', () => {
    expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
  });
  it('takes the same parameters in every language', () => {
    const differing = [...english].filter(([key, text]) => String(placeholders(text)) !== String(placeholders(polish.get(key) ?? '')));
    expect(differing).toEqual([]);
  });
  it.each(languages)('has every plural form of %s', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = [...textsIn(folder, language)].filter(([, text]) =>
      pluralForms(text).some(({ forms }) => wanted.some((form) => !forms.includes(form))),
    );
    expect(lacking).toEqual([]);
  });
  it('leaves no text empty', () => {
    expect([...english, ...polish].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('the keys that code uses', () => {
  const known = new Set(folders.flatMap((folder) => [...textsIn(folder, 'en').keys()]));
  const scopes = new Set(folders.map(scopeOf));
  const files = sources
    .flatMap((source) => globSync(`${source}/**/*.{ts,html}`, { cwd: root }))
    .filter((file) => !file.endsWith('.spec.ts'));

  it('are in the files', () => {
    const missing = files.flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [...code.matchAll(/\b(?:t|say)\(\s*['`]([\w.-]+)(['`]|\$\{)(\s*\+)?/g)].flatMap(([, key = '', end, plus]) => {
        const isPrefix = end === '${' || plus !== undefined;
        const found = isPrefix ? [...known].some((other) => other.startsWith(key)) : known.has(key);
        return found ? [] : [`${file}: ${key}`];
      });
    });
    expect(missing).toEqual([]);
  });
  it('belong to scopes that have files', () => {
    const declared = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/textScope\(\s*'(\w+)'/g)].map((found) => found[1]),
    );
    expect(declared.filter((scope) => scope === undefined || !scopes.has(scope))).toEqual([]);
  });
});
