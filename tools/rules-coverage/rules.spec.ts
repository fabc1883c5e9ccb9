import { resolve } from 'node:path';
import { coverageOfBooks } from './books';
import { citedIds, coverage, definedIds, faultless, notTestable, reportLines, ruleBook } from './rules';

const book = `
- **FS-1.1** One. **FS-R1** Two, see FS-9.9.
| FS-M1 | \`move\` | legal |
- **FS-EX-1** Example (FS-1.1).
`;

describe('rules coverage', () => {
  it('reads ids where they are defined, not where they are mentioned', () => {
    expect(definedIds(book)).toEqual(['FS-1.1', 'FS-R1', 'FS-M1', 'FS-EX-1']);
    expect(ruleBook(book).prefix).toBe('FS');
  });

  it('counts titles of tests only', () => {
    const source =
      "// FS-9.9\nit('FS-1.1, FS-R1 say so', () => {});\nit(\n  `FS-M1 ${1}`, () => {});\nit.each([[1], [2]])('FS-EX-1 of %s', () => {});";
    expect([...citedIds(source)]).toEqual(['FS-1.1', 'FS-R1', 'FS-M1', 'FS-EX-1']);
  });

  it('says what is missing, unknown and excused', () => {
    const reasons = notTestable('| Id | Why |\n| --- | --- |\n| FS-R1 | says nothing |\n');
    const found = coverage(ruleBook(book), new Set(['FS-1.1', 'FS-M1', 'FS-7.7', 'XX-1.1']), reasons);
    expect(found).toMatchObject({ rules: 4, tested: 2, notTestable: 1, missing: ['FS-EX-1'], unknown: ['FS-7.7'] });
    expect(reportLines(found).slice(0, 3)).toEqual([
      'FS rules 4, tested 2, not testable 1, missing 1',
      '  missing: FS-EX-1',
      '  cited, but no rule: FS-7.7',
    ]);
    expect(faultless(found)).toBe(false);
  });

  it('is content when every rule is cited, and not when too many are excused', () => {
    const all = new Set(['FS-1.1', 'FS-R1', 'FS-M1', 'FS-EX-1']);
    expect(faultless(coverage(ruleBook(book), all, new Map()))).toBe(true);
    expect(faultless(coverage(ruleBook(book), new Set(['FS-1.1', 'FS-M1', 'FS-EX-1']), new Map([['FS-R1', 'no']])))).toBe(false);
    expect(faultless(coverage(ruleBook(book), all, new Map([['FS-R1', 'no']])))).toBe(false);
  });

  it('finds nothing missing in the rules of this project', () => {
    const reports = coverageOfBooks(resolve(__dirname, '../..'));
    expect(reports.map(({ prefix }) => prefix)).toContain('FS');
    for (const report of reports)
      expect({ lines: reportLines(report).slice(1), faultless: faultless(report) }).toEqual({ lines: [], faultless: true });
  });
});
