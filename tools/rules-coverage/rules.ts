/** The rules of one reference, in the order in which they stand there. */
export interface RuleBook {
  /** What its ids begin with: `FS`. */
  readonly prefix: string;
  readonly ids: readonly string[];
}

/** The ids that a reference defines: in bold (`**FS-6.1**`), or in the first cell of a table's row (`| FS-M1 |`). */
export function definedIds(markdown: string): readonly string[] {
  const found = new Set<string>();
  for (const match of markdown.matchAll(/\*\*([A-Z]{2,4}-[A-Z]*-?\d+(?:\.\d+)*)\*\*|^\| *([A-Z]{2,4}-[A-Z]*-?\d+(?:\.\d+)*) *\|/gm)) {
    const id = match[1] ?? match[2];
    if (id !== undefined) found.add(id);
  }
  return [...found];
}

export function ruleBook(markdown: string): RuleBook {
  const ids = definedIds(markdown);
  return { prefix: ids[0]?.split('-')[0] ?? '', ids };
}

/** The ids that the titles of tests cite; only titles count, a comment proves nothing. */
export function citedIds(source: string): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const [, , title = ''] of source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g)) {
    for (const [id] of title.matchAll(/[A-Z]{2,4}-[A-Z]*-?\d+(?:\.\d+)*/g)) cited.add(id);
  }
  return cited;
}

/** Reasons why rules cannot be tested: rows `| id | reason |`. */
export function notTestable(markdown: string): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const [, id = '', reason = ''] of markdown.matchAll(/^\| *([A-Z]{2,4}-[A-Z]*-?\d+(?:\.\d+)*) *\| *(.*?) *\|$/gm))
    reasons.set(id, reason);
  return reasons;
}

export interface Coverage {
  readonly prefix: string;
  readonly rules: number;
  readonly tested: number;
  readonly notTestable: number;
  readonly missing: readonly string[];
  /** Cited by tests, but no rule of the book. */
  readonly unknown: readonly string[];
  /** Said to be not testable, and yet cited by a test. */
  readonly testedAfterAll: readonly string[];
}

/** At most this share of a book's rules may be left to reasons. */
export const mostNotTestable = 0.05;

export function coverage({ prefix, ids }: RuleBook, cited: ReadonlySet<string>, reasons: ReadonlyMap<string, string>): Coverage {
  const own = (id: string) => id.startsWith(`${prefix}-`);
  const known = new Set(ids);
  return {
    prefix,
    rules: ids.length,
    tested: ids.filter((id) => cited.has(id)).length,
    notTestable: ids.filter((id) => !cited.has(id) && reasons.has(id)).length,
    missing: ids.filter((id) => !cited.has(id) && !reasons.has(id)),
    unknown: [...cited, ...reasons.keys()].filter((id) => own(id) && !known.has(id)),
    testedAfterAll: ids.filter((id) => cited.has(id) && reasons.has(id)),
  };
}

export function faultless({ rules, notTestable: excused, missing, unknown, testedAfterAll }: Coverage): boolean {
  return missing.length + unknown.length + testedAfterAll.length === 0 && excused <= rules * mostNotTestable;
}

/** `FS rules 298, tested 290, not testable 8, missing 0`, then what is wrong. */
export function reportLines(of: Coverage): readonly string[] {
  const lines = [`${of.prefix} rules ${of.rules}, tested ${of.tested}, not testable ${of.notTestable}, missing ${of.missing.length}`];
  if (of.missing.length > 0) lines.push(`  missing: ${of.missing.join(', ')}`);
  if (of.unknown.length > 0) lines.push(`  cited, but no rule: ${of.unknown.join(', ')}`);
  if (of.testedAfterAll.length > 0) lines.push(`  tested, although said to be not testable: ${of.testedAfterAll.join(', ')}`);
  if (of.notTestable > of.rules * mostNotTestable) lines.push(`  more than ${mostNotTestable * 100} % are not testable`);
  return lines;
}
