import type { RedactedEvent } from '@kronika/event-log';
import { formatGameFile, type GameFile, parseGameFile } from './game-file';
import { packHash } from './game-module';

const pack = { cards: ['ł', 1] };
const events: readonly RedactedEvent[] = [
  { stream: 'game-1', version: 0, id: 'a', type: 'GameStarted', schema: 1, time: 5, actor: 'x', command: 'c', open: { a: [1] } },
  {
    stream: 'game-1',
    version: 1,
    id: 'b',
    type: 'Took',
    schema: 1,
    time: 6,
    actor: 'x',
    command: 'd',
    seat: 1,
    open: null,
    sealed: [
      { to: [0], data: 'secret', salt: 'ab' },
      { to: 'nobody', hash: 'cd' },
    ],
    chain: 'ef',
  },
];
const file: GameFile = {
  header: { kronika: 'game', format: 1, stream: 'game-1', game: 'heap', rulesVersion: 1, packHash: packHash(pack), events: 2 },
  pack,
  events,
};
const lines = formatGameFile(file).trimEnd().split('\n');
const parse = (...changed: string[]) => parseGameFile(changed.join('\n'));

describe('a game file', () => {
  it('is JSON Lines: header, pack, events', () => {
    expect(lines).toHaveLength(4);
    expect(JSON.parse(lines[1]!)).toEqual({ pack });
  });

  it('comes back as it was, with or without a last line feed', () => {
    expect(parseGameFile(formatGameFile(file))).toEqual({ ok: true, value: file });
    expect(parse(...lines)).toEqual({ ok: true, value: file });
  });

  it.each<[string, readonly string[], object]>([
    ['nothing', [], { kind: 'empty' }],
    ['a header alone', lines.slice(0, 1), { kind: 'empty' }],
    ['another format', [lines[0]!.replace('"format":1', '"format":2'), ...lines.slice(1)], { kind: 'bad-line', line: 1 }],
    ['no JSON', [...lines.slice(0, 2), '{', lines[3]!], { kind: 'bad-line', line: 3, message: 'not JSON' }],
    ['a pack that was changed', [lines[0]!, '{"pack":{}}', ...lines.slice(2)], { kind: 'pack-does-not-match', expected: packHash(pack) }],
    ['a cut tail', lines.slice(0, 3), { kind: 'wrong-number-of-events', expected: 2, actual: 1 }],
    ['events out of order', [lines[0]!, lines[1]!, lines[3]!, lines[2]!], { kind: 'version-out-of-order', line: 3, version: 1 }],
    ['an unknown member', [...lines.slice(0, 3), lines[3]!.replace('"id"', '"idd"')], { kind: 'bad-line', line: 4 }],
  ])('with %s is refused', (_, changed, error) => {
    expect(parse(...changed)).toMatchObject({ ok: false, error });
  });
});
