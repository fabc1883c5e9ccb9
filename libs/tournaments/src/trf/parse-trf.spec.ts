import { parseTrf } from './parse-trf';
import type { TrfFile } from './trf-file';

const header = ['012 Spring Open', '022 Gdańsk', '032 POL', '102 Nowak, Anna', '112 First Deputy', '112 Second Deputy', '092 Individual'];
const dates = `${'132'.padEnd(91)}26/05/01  26/05/02  `;
const players = [
  '001    1 mGM  Kowalski, Jan                     2415 POL     1234567 1990/01/31  1.5    1     2 w 1  0000 - H',
  '001    2 w    Żółć, Ewa                         2300 POL             1991/12/01  0.0    2     1 b 0',
];
const text = [...header, dates, ...players].join('\n');

function fileOf(content: string): TrfFile {
  const parsed = parseTrf(content);
  if (parsed.kind !== 'file') throw new Error(JSON.stringify(parsed.errors));
  return parsed.file;
}
const errorsOf = (content: string) => {
  const parsed = parseTrf(content);
  return parsed.kind === 'file' ? [] : parsed.errors.map(({ line, code }) => [line, code]);
};

describe('parseTrf', () => {
  it('reads header and players', () => {
    const file = fileOf(text);
    expect(file.header).toEqual({
      fields: { name: 'Spring Open', city: 'Gdańsk', federation: 'POL', chiefArbiter: 'Nowak, Anna', type: 'Individual' },
      deputyArbiters: ['First Deputy', 'Second Deputy'],
      roundDates: ['26/05/01', '26/05/02'],
    });
    expect(file.players).toEqual([
      {
        startingRank: 1,
        sex: 'm',
        title: 'GM',
        name: 'Kowalski, Jan',
        rating: 2415,
        federation: 'POL',
        fideNumber: '1234567',
        birthDate: '1990/01/31',
        points: 1.5,
        rank: 1,
        rounds: [
          { opponent: 2, colour: 'white', result: '1' },
          { opponent: 0, colour: undefined, result: 'H' },
        ],
        line: 9,
      },
      {
        startingRank: 2,
        sex: 'w',
        title: '',
        name: 'Żółć, Ewa',
        rating: 2300,
        federation: 'POL',
        fideNumber: '',
        birthDate: '1991/12/01',
        points: 0,
        rank: 2,
        rounds: [{ opponent: 1, colour: 'black', result: '0' }],
        line: 10,
      },
    ]);
  });

  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('takes lines that end with %s, and a byte order mark', (_, end) => {
    expect(fileOf(`\uFEFF${text.replaceAll('\n', end)}${end}`)).toEqual(fileOf(text));
  });

  it('reads the codes of pairing programs and those of TRF-2026 alike', () => {
    const old = fileOf([text, 'XXR 7', 'XXC black1', 'XXP 1 2', 'XXA    1  1.0  0.5', 'XXS W=3.0 D=1.0 PAB=2.0'].join('\r'));
    const modern = fileOf(
      [
        text,
        '142 7',
        '152 B',
        '260          1    2',
        '250       1.0 001 001    1    1',
        '250       0.5 002 002    1    1',
        '162  W 3.0    D 1.0    P 2.0',
      ].join('\r'),
    );
    expect(modern).toEqual(old);
    expect(modern).toMatchObject({
      rounds: 7,
      initialColour: 'black',
      points: { win: 3, draw: 1, loss: 0, absence: 0, pairingAllocatedBye: 2 },
      forbidden: [{ firstRound: undefined, lastRound: undefined, players: [1, 2] }],
      virtualPoints: [
        { points: 1, firstRound: 1, lastRound: 1, firstPlayer: 1, lastPlayer: 1 },
        { points: 0.5, firstRound: 2, lastRound: 2, firstPlayer: 1, lastPlayer: 1 },
      ],
    });
  });

  it('reads byes, absences, restricted pairs and ranking by place', () => {
    const file = fileOf([text, '240 H 003    1    2', 'XXZ 2', '260 001 002    1    2', 'XXC rank'].join('\r'));
    expect(file).toMatchObject({
      byes: [{ kind: 'H', round: 3, players: [1, 2] }],
      absent: [2],
      forbidden: [{ firstRound: 1, lastRound: 2, players: [1, 2] }],
      rankByPlace: true,
    });
  });

  it('the bye is worth a win unless the file says otherwise, in any order', () => {
    expect(fileOf(`${text}\r162  W 3.0`).points).toMatchObject({ win: 3, pairingAllocatedBye: 3 });
    expect(fileOf(`${text}\r162  P 1.0    W 3.0`).points).toMatchObject({ win: 3, pairingAllocatedBye: 1 });
    expect(fileOf(`${text}\rBBW  3.0\rBBD  1.0`).points).toMatchObject({ win: 3, draw: 1, pairingAllocatedBye: 3 });
  });

  it('keeps lines that it does not understand', () => {
    expect(fileOf(`### remark\r${text}\r013 Team`).otherLines).toEqual(['### remark', '013 Team']);
  });
});

describe('bad files', () => {
  const broken = (from: string, to: string): string => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };

  it.each([
    ['no players', '012 Nothing', [[0, 'no players']]],
    ['a repeated player', `${text}\n${players[1]}`, [[11, 'repeated player']]],
    ['no starting rank', broken('001    2', '001     '), [[10, 'bad player']]],
    ['a starting rank that is no number', broken('001    2', '001   2x'), [[10, 'bad player']]],
    ['points that are no number', broken('  1.5    1 ', '  abc    1 '), [[9, 'bad player']]],
    ['a rating that is no number', broken('2415', '24x5'), [[9, 'bad player']]],
    ['an unknown result', broken('2 w 1', '2 w 7'), [[9, 'bad round']]],
    ['an unknown colour', broken('2 w 1', '2 x 1'), [[9, 'bad round']]],
    ['columns out of line', broken('    2 w 1', '   2 w 1 '), [[9, 'bad round']]],
    ['a game without colour', broken('2 w 1', '2 - 1'), [[9, 'bad round']]],
    ['a bye with an opponent', broken('2 w 1', '2 w U'), [[9, 'bad round']]],
    ['a colour without opponent', broken('0000 - H', '0000 w H'), [[9, 'bad round']]],
    ['a player who meets himself', broken('     2 w 1', '     1 w 1'), [[9, 'bad round']]],
    ['a bad number of rounds', `${text}\n142 x`, [[11, 'bad setting']]],
    ['a bad initial colour', `${text}\n152 red`, [[11, 'bad setting']]],
    ['bad forbidden pairs', `${text}\n260 001 002    1`, [[11, 'bad setting']]],
    ['a bad bye', `${text}\n240 X 001    1`, [[11, 'bad setting']]],
    ['colour-dependent points', `${text}\nXXS WW=1.0 BW=1.5`, [[11, 'bad setting']]],
  ])('%s', (_, content, expected) => {
    expect(errorsOf(content)).toEqual(expected);
  });

  it('reports all errors', () => {
    expect(errorsOf(broken('2415', '24x5').replace('1 b 0', '1 b ?'))).toEqual([
      [9, 'bad player'],
      [10, 'bad round'],
    ]);
  });
});
