import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { citedIds, type Coverage, coverage, notTestable, ruleBook } from './rules';

const excuses = 'docs/rules/not-testable.md';
const testFiles = ['libs/games/**/*.spec.ts', 'tests/rulebook/**/*.spec.ts'];

/** The coverage of every rules reference under `docs/rules`. */
export function coverageOfBooks(root: string): readonly Coverage[] {
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const cited = new Set(globSync(testFiles, { cwd: root }).flatMap((file) => [...citedIds(read(file))]));
  const reasons = notTestable(read(excuses));
  return globSync('docs/rules/*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== excuses)
    .sort()
    .map((file) => coverage(ruleBook(read(file)), cited, reasons));
}
