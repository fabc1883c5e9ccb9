import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const testdata = join(root, 'libs/tournaments/testdata');
const folder = mkdtempSync(join(tmpdir(), 'kronika-swiss-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function swiss(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/apps/cli/main.mjs'), 'swiss', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
}

describe('kronika swiss', () => {
  it('finds nothing to say about a right file', () => {
    expect(swiss('check', join(testdata, 'swiss-oracle/dutch2026_s1.trf'))).toMatchObject({ status: 0 });
    expect(swiss('check', join(testdata, 'swiss-oracle/nocolour_s1.trf'), '--colours', 'off')).toMatchObject({ status: 0 });
  });

  it('pairs the next round as the reference does', () => {
    const expected = readFileSync(join(testdata, 'swiss-bench/n100.pairs.txt'), 'utf8');
    const numbers = (text: string) => text.trim().split(/\s+/).map(Number);
    // The reference's file begins with the number of pairs.
    const answer = numbers(swiss('pair', join(testdata, 'swiss-bench/n100.trf')).stdout);
    expect(numbers(expected).slice(-answer.length)).toEqual(answer);
  });

  it('says what is wrong with a file or a call', () => {
    const file = join(folder, 'bad.trf');
    writeFileSync(file, '001 nonsense\n');
    expect(swiss('check', file)).toMatchObject({ status: 2, stderr: expect.stringContaining('bad.trf:1') });
    expect(swiss('check', join(folder, 'none.trf'))).toMatchObject({ status: 2 });
    expect(swiss('dance')).toMatchObject({ status: 2 });
    expect(swiss('check', file, '--colours', 'blue')).toMatchObject({ status: 2 });
  });
});
