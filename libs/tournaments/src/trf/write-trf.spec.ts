import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTrf } from './parse-trf';
import { headerFields, trfFile, trfResults, type TrfCell, type TrfFile, type TrfPlayer } from './trf-file';
import { writeTrf } from './write-trf';

const word = fc.stringMatching(/^[A-Za-z0-9,ąćęłńóśźż-]{1,12}$/);
const points = fc.integer({ min: 0, max: 99 }).map((tenths) => tenths / 10);
const number = fc.integer({ min: 1, max: 9999 });

const cell: fc.Arbitrary<TrfCell> = fc
  .record({
    opponent: fc.integer({ min: 5000, max: 9999 }),
    colour: fc.constantFrom('white' as const, 'black' as const),
    result: fc.constantFrom(...trfResults),
  })
  .map(({ opponent, colour, result }) =>
    ['U', 'F', 'H', 'Z'].includes(result) ? { opponent: 0, colour: undefined, result } : { opponent, colour, result },
  );

const player: fc.Arbitrary<TrfPlayer> = fc.record({
  startingRank: fc.integer({ min: 1, max: 4999 }),
  sex: fc.constantFrom('m', 'w', ''),
  title: fc.constantFrom('GM', 'WIM', ''),
  name: word,
  rating: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
  federation: fc.constantFrom('POL', ''),
  fideNumber: fc.constantFrom('1234567', ''),
  birthDate: fc.constantFrom('1990/01/31', ''),
  points,
  rank: fc.option(number, { nil: undefined }),
  rounds: fc
    .array(fc.option(cell, { nil: undefined }), { maxLength: 9 })
    .map((rounds) => [...rounds, { opponent: 0, colour: undefined, result: 'H' as const }]),
  line: fc.constant(0),
});

const round = fc.integer({ min: 1, max: 15 });
const list = fc.uniqueArray(number, { minLength: 2, maxLength: 6 });
const file: fc.Arbitrary<TrfFile> = fc
  .record({
    players: fc.uniqueArray(player, { minLength: 1, maxLength: 8, selector: ({ startingRank }) => startingRank }),
    fields: fc.dictionary(fc.constantFrom(...headerFields.map(([field]) => field)), word, { noNullPrototype: true }),
    deputyArbiters: fc.array(word, { maxLength: 3 }),
    roundDates: fc.array(fc.constant('26/05/01'), { maxLength: 4 }),
    rounds: fc.option(round, { nil: undefined }),
    initialColour: fc.constantFrom('white' as const, 'black' as const, undefined),
    rankByPlace: fc.boolean(),
    points: fc.record({ win: points, draw: points, loss: points, absence: points, pairingAllocatedBye: points }),
    byes: fc.array(fc.record({ kind: fc.constantFrom('F' as const, 'H' as const, 'Z' as const), round, players: list }), { maxLength: 2 }),
    absent: fc.uniqueArray(number, { maxLength: 4 }),
    virtualPoints: fc.array(fc.record({ points, firstRound: round, lastRound: round, firstPlayer: number, lastPlayer: number }), {
      maxLength: 3,
    }),
    forbidden: fc.array(
      fc.oneof(
        fc.record({ firstRound: round, lastRound: round, players: list }),
        fc.record({ firstRound: fc.constant(undefined), lastRound: fc.constant(undefined), players: list }),
      ),
      { maxLength: 3 },
    ),
    otherLines: fc.array(fc.constantFrom('### remark', '299 W'), { maxLength: 2 }),
  })
  .map(({ fields, deputyArbiters, roundDates, ...rest }) => ({
    ...rest,
    header: { fields: fields, deputyArbiters, roundDates },
  }));

const withoutLines = (content: TrfFile): TrfFile => ({ ...content, players: content.players.map((one) => ({ ...one, line: 0 })) });
function reread(text: string): TrfFile {
  const parsed = parseTrf(text);
  if (parsed.kind !== 'file') throw new Error(JSON.stringify(parsed.errors));
  return withoutLines(parsed.file);
}

describe('writeTrf', () => {
  it('what is written reads back, in both dialects and with all line ends', () => {
    const dialects = fc.constantFrom('trf16' as const, 'trf26' as const);
    const ends = fc.constantFrom('\r' as const, '\n' as const, '\r\n' as const);
    fc.assert(
      fc.property(file, dialects, ends, (content, dialect, lineEnd) => {
        expect(reread(writeTrf(content, { dialect, lineEnd }))).toEqual(content);
      }),
    );
  });

  it('uses the codes of its dialect', () => {
    const content = trfFile({
      players: [],
      rounds: 9,
      initialColour: 'white',
      forbidden: [{ firstRound: undefined, lastRound: undefined, players: [1, 2] }],
    });
    expect(writeTrf(content, { dialect: 'trf16' })).toBe('XXR 9\rXXC white1\rXXP 1 2\r');
    expect(writeTrf(content, { dialect: 'trf26', lineEnd: '\n' })).toBe('142 9\n152 W\n260            1    2\n');
  });

  it('writes the lines of the oracle files as they were', () => {
    const folder = join(__dirname, '../../testdata/swiss-oracle');
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.trf'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      const parsed = parseTrf(text);
      if (parsed.kind !== 'file') throw new Error(name);
      const lines = (content: string): string[] =>
        content
          .split('\r')
          .filter((line) => line !== '')
          .sort();
      expect(lines(writeTrf(parsed.file, { dialect: 'trf26' }))).toEqual(lines(text));
    }
  });
});
