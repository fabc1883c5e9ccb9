import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairDutch } from '../swiss/pair-dutch';
import { checkTrf } from './check-trf';
import { initialColourOf, requestFor, takesPart, writtenRounds } from './history';
import { pairNext } from './pair-next';
import { parseTrf } from './parse-trf';

const folder = join(__dirname, '../../testdata');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const files = readdirSync(join(folder, 'swiss-oracle')).filter((name) => name.endsWith('.trf'));

describe('tournaments paired by an independent engine', () => {
  it('are all here', () => {
    expect(files).toHaveLength(12);
  });

  it.each(files)('%s is reproduced round by round', (name) => {
    const colours = name.startsWith('dutch');
    const check = checkTrf(read(`swiss-oracle/${name}`), { colours });
    expect(check).toMatchObject({ kind: 'checked', same: true });
    expect(check.kind === 'checked' && check.rounds.length).toBeGreaterThan(6);
  });

  it.each(files.filter((name) => name.startsWith('nocolour')))('%s has its first players by number alone', (name) => {
    const parsed = parseTrf(read(`swiss-oracle/${name}`));
    if (parsed.kind !== 'file') throw new Error('bad file');
    const { file } = parsed;
    for (let round = 1; round <= writtenRounds(file); round++) {
      const absent = file.players.filter((player) => !takesPart(player.rounds[round - 1])).map((player) => player.startingRank);
      const totalRounds = writtenRounds(file);
      const outcome = pairDutch(
        requestFor(file, { round, absent, totalRounds, colours: false, initialColour: initialColourOf(file) ?? 'white' }),
      );
      if (outcome.kind !== 'paired') throw new Error('not paired');
      for (const { white, black } of outcome.pairings) {
        const cell = file.players.find((player) => player.startingRank === white)?.rounds[round - 1];
        expect([white, cell?.opponent, cell?.colour]).toEqual([white, black, 'white']);
      }
    }
  });

  it.each([100, 200, 400])('the next round of %i players is the reference answer, line by line', (size) => {
    const next = pairNext(read(`swiss-bench/n${size}.trf`));
    if (next.kind !== 'paired') throw new Error(next.kind);
    const lines = [`${next.pairs.length}`, ...next.pairs.map(({ white, black }) => `${white} ${black}`)];
    expect(`${lines.join('\n')}\n`).toBe(read(`swiss-bench/n${size}.pairs.txt`));
    expect(next.assumptions).toEqual([]);
  });

  it.each([true, false])('a thousand players are paired completely, colours %s', (colours) => {
    const next = pairNext(read('swiss-bench/n1000.trf'), { colours });
    if (next.kind !== 'paired') throw new Error(next.kind);
    expect(new Set(next.pairs.flatMap(({ white, black }) => [white, black])).size).toBe(1000);
  });
});

describe('a file with two opponents swapped', () => {
  const name = 'swiss-oracle/dutch2026_s2.trf';

  /** Swaps the opponents of players 1 and 2 in round 2 (16 and 15), on all four lines. */
  function swapped(text: string): string {
    const change: Record<number, number> = { 1: 15, 2: 16, 16: 2, 15: 1 };
    return text
      .split('\r')
      .map((line) => {
        const opponent = change[Number(line.slice(4, 8))];
        return line.startsWith('001') && opponent !== undefined
          ? `${line.slice(0, 101)}${String(opponent).padStart(4)}${line.slice(105)}`
          : line;
      })
      .join('\r');
  }

  it('is reported as different, in that round first', () => {
    const check = checkTrf(swapped(read(name)));
    if (check.kind !== 'checked') throw new Error(JSON.stringify(check));
    expect(check.same).toBe(false);
    expect(check.rounds[0]?.differences).toEqual([]);
    const differences = check.rounds[1]?.differences ?? [];
    expect(differences).toEqual(
      expect.arrayContaining([
        { kind: 'missing', white: 1, black: 16 },
        { kind: 'missing', white: 15, black: 2 },
      ]),
    );
    expect(differences.filter(({ kind }) => kind === 'unexpected')).toHaveLength(2);
  });

  it('is reported as different also when only one line was changed', () => {
    const text = read(name).replace('12 b 0    16 w 1', '12 b 0    18 w 1');
    const check = checkTrf(text);
    if (check.kind !== 'checked') throw new Error(JSON.stringify(check));
    expect(check.same).toBe(false);
    expect(check.rounds[1]?.differences).toContainEqual({ kind: 'contradiction', player: 1, opponent: 18, line: 2 });
  });

  it('is reported as different also when whole results were swapped and the points no longer add up', () => {
    const lines = read(name).split('\r');
    const block = (line: string): string => line.slice(99, 109);
    const [first = '', third = ''] = [lines[1], lines[3]];
    const text = lines.map((line, index) =>
      index === 1 ? first.replace(block(first), block(third)) : index === 3 ? third.replace(block(third), block(first)) : line,
    );
    const check = checkTrf(text.join('\r'));
    if (check.kind !== 'checked') throw new Error(JSON.stringify(check));
    expect(check.same).toBe(false);
    expect(check.rounds[1]?.differences.length).toBeGreaterThan(0);
    expect(check.warnings.map(({ code, line }) => [code, line])).toEqual([
      ['wrong points', 2],
      ['wrong points', 4],
    ]);
  });

  it('is reported as different when only the colours were swapped', () => {
    const lines = read(name).split('\r');
    const flip = (line: string): string => `${line.slice(0, 106)}${line[106] === 'w' ? 'b' : 'w'}${line.slice(107)}`;
    const text = lines.map((line) => (/^001 +(1|16) /.test(line) ? flip(line) : line)).join('\r');
    const check = checkTrf(text);
    expect(check.kind === 'checked' && check.rounds[1]?.differences).toEqual([{ kind: 'colours', white: 1, black: 16 }]);
    expect(checkTrf(text, { colours: false })).not.toMatchObject({ kind: 'bad-file' });
  });
});
