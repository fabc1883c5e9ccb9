import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './measure';
import { keepRows } from './page';

const contestant = { run: () => Promise.resolve(1) };
function line(id: string, ours: number) {
  const measured: Measured = {
    result: { id, unit: 'x/s', ours, peer: null, peerName: null, limit: 10, limitName: 'raw', ratioToPeer: null, ratioToLimit: ours / 10 },
    missed: [],
  };
  return { entry: { id, unit: 'x/s', ours: contestant, bars: { toLimit: 0.5 } }, measured };
}

describe('the page of benchmarks', () => {
  it('keeps the rows of other runs, and the ratio of the run before', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'bench-page-')), 'bench.md');
    keepRows(file, [line('b', 6), line('a', 7)], '2026-01-01');
    keepRows(file, [line('a', 8)], '2026-01-02');
    const rows = readFileSync(file, 'utf8')
      .split('\n')
      .filter((row) => row.includes('x/s'));
    expect(rows).toEqual([
      '| a | x/s | 8.00 | - | 10.0 | - | 0.80 (>= 0.5) | ok | 0.70 (>= 0.5) | 2026-01-02 |',
      '| b | x/s | 6.00 | - | 10.0 | - | 0.60 (>= 0.5) | ok |  | 2026-01-01 |',
    ]);
  });
});
