import { checkTrf } from './check-trf';
import { pairNext } from './pair-next';
import { trfFile, type TrfCell, type TrfFile, type TrfPlayer } from './trf-file';
import { writeTrf } from './write-trf';

/** A cell as in the file: `3 w 1`, `- H`. */
function cell(text: string): TrfCell | undefined {
  if (text === '') return undefined;
  const [opponent = '-', colour = '-', result = ''] = text.startsWith('-') ? ['0', '-', text.slice(2)] : text.split(' ');
  return {
    opponent: Number(opponent),
    colour: colour === 'w' ? 'white' : colour === 'b' ? 'black' : undefined,
    result: result as TrfCell['result'],
  };
}
const player = (startingRank: number, points: number, ...rounds: string[]): TrfPlayer => ({
  startingRank,
  sex: '',
  title: '',
  name: `Player ${startingRank}`,
  rating: 2000 - startingRank,
  federation: '',
  fideNumber: '',
  birthDate: '',
  points,
  rank: undefined,
  rounds: rounds.map(cell),
  line: 0,
});
const text = (content: Partial<TrfFile> & Pick<TrfFile, 'players'>): string =>
  writeTrf(trfFile({ rounds: 5, initialColour: 'white', ...content }), { dialect: 'trf26' });
const fresh = [1, 2, 3, 4].map((number) => player(number, 0));
const afterOne = [player(1, 1, '3 w 1'), player(2, 1, '4 b 1'), player(3, 0, '1 b 0'), player(4, 0, '2 w 0')];

function lines(content: string, colours = true): string[] {
  const next = pairNext(content, { colours });
  if (next.kind !== 'paired') throw new Error(JSON.stringify(next));
  return next.pairs.map(({ white, black }) => `${white} ${black}`);
}

describe('pairNext', () => {
  it('pairs the round after the last one', () => {
    expect(lines(text({ players: fresh }))).toEqual(['1 3', '4 2']);
    expect(lines(text({ players: afterOne }))).toEqual(['2 1', '3 4']);
    expect(lines(text({ players: afterOne }), false)).toEqual(['1 2', '3 4']);
  });

  it('takes a last column of byes only as the next round', () => {
    const players = [player(1, 1, '3 w 1', '- H'), player(2, 1, '4 b 1'), player(3, 0, '1 b 0'), player(4, 0, '2 w 0', '- Z')];
    expect(lines(text({ players }))).toEqual(['2 3']);
    expect(lines(text({ players: players.map((one) => (one.startingRank === 1 ? { ...one, points: 1.5 } : one)) }))).toEqual(['2 3']);
  });

  it('leaves out requested byes and absent players', () => {
    expect(lines(text({ players: afterOne, byes: [{ kind: 'H', round: 2, players: [1] }], absent: [4] }))).toEqual(['2 3']);
  });

  it('gives a bye with 0 as black, last', () => {
    expect(lines(text({ players: fresh.slice(0, 3) }))).toEqual(['1 2', '3 0']);
  });

  it('keeps forbidden pairs apart in their rounds only', () => {
    const forbidden = (firstRound: number) => text({ players: fresh, forbidden: [{ firstRound, lastRound: 5, players: [1, 3] }] });
    expect(lines(forbidden(1))).toEqual(['1 4', '3 2']);
    expect(lines(forbidden(2))).toEqual(['1 3', '4 2']);
  });

  it('counts virtual points for pairing', () => {
    const virtualPoints = [{ points: 1, firstRound: 1, lastRound: 1, firstPlayer: 1, lastPlayer: 2 }];
    expect(lines(text({ players: fresh, virtualPoints }))).toEqual(['1 2', '3 4']);
  });

  it('ranks by place where the file says so', () => {
    expect(lines(text({ players: fresh.toReversed(), rankByPlace: true }))).toEqual(['4 2', '1 3']);
  });

  it('says what it assumed', () => {
    const next = pairNext(text({ players: fresh, rounds: undefined, initialColour: undefined }));
    expect(next.kind === 'paired' && next.assumptions).toEqual(['this is not the last round', 'the initial colour is white']);
  });

  it('asks for a ruling where no pairing exists', () => {
    const players = [player(1, 1, '2 w 1'), player(2, 0, '1 b 0')];
    expect(pairNext(text({ players }))).toEqual({ kind: 'needs-ruling', round: 2, reason: 'no complete pairing', leftOver: [1, 2] });
    expect(checkTrf(text({ players: [player(1, 2, '2 w 1', '2 b 1'), player(2, 0, '1 b 0', '1 w 0')] }))).toMatchObject({
      same: false,
      rounds: [{ differences: [] }, { differences: [{ kind: 'no pairing' }] }],
    });
  });
});

describe('files that cannot be paired', () => {
  const codes = (content: string): string[] => {
    const next = pairNext(content);
    return next.kind === 'bad-file' ? next.errors.map(({ code }) => code) : [];
  };

  it.each([
    ['wrong points', text({ players: [player(1, 2, '2 w 1'), player(2, 0, '1 b 0')] }), ['wrong points']],
    ['an unknown opponent', text({ players: [player(1, 1, '9 w 1')] }), ['unknown player', 'contradiction']],
    ['an unknown player in a list', text({ players: fresh, absent: [9] }), ['unknown player']],
    [
      'lines that contradict each other',
      text({ players: [player(1, 1, '2 w 1'), player(2, 0, '3 b 0'), player(3, 0, '2 w 0')] }),
      ['contradiction'],
    ],
    ['equal colours', text({ players: [player(1, 1, '2 w 1'), player(2, 0, '1 w 0')] }), ['contradiction', 'contradiction']],
    ['no round left', text({ players: afterOne, rounds: 1 }), ['too many rounds']],
    [
      'more rounds than there are',
      text({ players: [player(1, 1, '', '2 w 1'), player(2, 0, '', '1 b 0')], rounds: 1 }),
      ['too many rounds', 'too many rounds'],
    ],
    ['a team tournament', text({ players: fresh, otherLines: ['310   1 India'] }), ['unsupported']],
    ['abnormal points', text({ players: fresh, otherLines: ['299 W'] }), ['unsupported']],
    [
      'Baku acceleration without its points',
      text({ players: fresh, header: { fields: { encodedType: 'FIDE_DUTCH_2026_BAKU' }, deputyArbiters: [], roundDates: [] } }),
      ['unsupported'],
    ],
    [
      'another system',
      text({ players: fresh, header: { fields: { encodedType: 'FIDE_DUBOV' }, deputyArbiters: [], roundDates: [] } }),
      ['unsupported'],
    ],
    ['nonsense', 'hello', ['no players']],
  ])('%s', (_, content, expected) => {
    expect(codes(content)).toEqual(expected);
  });

  it('points out the line', () => {
    const next = pairNext(text({ players: [player(1, 2, '2 w 1'), player(2, 0, '1 b 0')] }));
    expect(next.kind === 'bad-file' && next.errors[0]).toEqual({
      line: 3,
      code: 'wrong points',
      message: 'player 1 has 2 points, but the results are worth 1',
    });
  });

  it('are bad files for a check as well', () => {
    expect(checkTrf('hello')).toMatchObject({ kind: 'bad-file' });
    expect(checkTrf(text({ players: [player(1, 2, '2 w 1'), player(2, 0, '1 b 0')] }))).toMatchObject({ kind: 'bad-file' });
  });
});
