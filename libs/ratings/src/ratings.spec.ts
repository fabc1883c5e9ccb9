import fc from 'fast-check';
import { ratingBoards } from './boards';
import { reportEffects } from './effects';
import { openSkillSystem } from './openskill-system';
import { effectiveResults, type RatedResult, type ResultFact } from './rated-result';
import { recompute } from './rating-system';

const game = (id: string, seats: readonly (readonly [string, number, string?])[], of = 'fs'): RatedResult => ({
  id,
  game: of,
  time: Number(id),
  seats: seats.map(([player, place, faction]) => ({ player, place, ...(faction === undefined ? {} : { faction }) })),
});
const released = (result: RatedResult): ResultFact => ({ kind: 'released', result });

const randomResults = fc
  .array(fc.tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 2, maxLength: 5 }), fc.constantFrom('fs', 'ne')), {
    maxLength: 30,
  })
  .map((rows) =>
    rows.map(([players, of], i) =>
      game(
        String(i + 1),
        players.map((player, p) => [player, p + 1] as const),
        of,
      ),
    ),
  );

describe('OpenSkill ladders', () => {
  it('keep a history whose links fit, and end where it ends', () => {
    fc.assert(
      fc.property(randomResults, (results) => {
        const { ladder, history } = recompute(openSkillSystem(), results);
        const last = new Map(history.map((change) => [change.player, change.after]));
        for (const entry of ladder.entries()) expect(last.get(entry.player)).toEqual(entry);
        const seen = new Map<string, unknown>();
        for (const change of history) {
          if (seen.has(change.player)) expect(change.before).toEqual(seen.get(change.player));
          seen.set(change.player, change.after);
        }
      }),
    );
  });

  it('give the same ratings however often they are computed', () => {
    fc.assert(
      fc.property(randomResults, (results) => {
        expect(recompute(openSkillSystem(), results).history).toEqual(recompute(openSkillSystem(), results).history);
      }),
    );
  });

  it('mark ratings as provisional until ten games have narrowed them', () => {
    const ladder = openSkillSystem().open();
    const turns = (i: number) =>
      game(
        String(i),
        ['a', 'b', 'c', 'd'].map((player, p) => [player, ((p + i) % 4) + 1] as const),
      );
    for (let i = 1; i <= 9; i++) ladder.add(turns(i));
    expect(ladder.entry('a')?.provisional).toBe(true);
    ladder.add(turns(10));
    expect(ladder.entry('a')).toMatchObject({ games: 10, provisional: false });
  });

  it('ignore a table where somebody sits twice, and one with a single seat', () => {
    const ladder = openSkillSystem().open();
    expect(
      ladder.add(
        game('1', [
          ['a', 1],
          ['a', 2],
        ]),
      ),
    ).toEqual([]);
    expect(ladder.add(game('2', [['a', 1]]))).toEqual([]);
  });
});

describe('boards', () => {
  it('rate each game on its own, and all of them together', () => {
    const boards = ratingBoards(openSkillSystem(), [
      game(
        '1',
        [
          ['a', 1],
          ['b', 2],
        ],
        'fs',
      ),
      game(
        '2',
        [
          ['b', 1],
          ['a', 2],
        ],
        'ne',
      ),
    ]);
    expect([...boards.byGame.keys()]).toEqual(['fs', 'ne']);
    expect(boards.byGame.get('fs')?.entries()[0]?.player).toBe('a');
    expect(boards.byGame.get('ne')?.entries()[0]?.player).toBe('b');
    expect(boards.overall.entry('a')?.games).toBe(2);
    expect(boards.history.map((change) => change.board)).toEqual(['fs', 'fs', 'overall', 'overall', 'ne', 'ne', 'overall', 'overall']);
  });
});

describe('corrections', () => {
  it('rate as if the corrected result had been right from the start', () => {
    const wrong = game('1', [
      ['a', 1],
      ['b', 2],
    ]);
    const right = {
      ...game('1', [
        ['a', 2],
        ['b', 1],
      ]),
      time: 99,
    };
    const later = game('2', [
      ['a', 1],
      ['c', 2],
    ]);
    const corrected = effectiveResults([released(wrong), released(later), released(right)]);
    expect(corrected).toEqual([{ ...right, time: 1 }, later]);
    const withdrawn = effectiveResults([released(wrong), released(later), { kind: 'withdrawn', id: '1' }]);
    expect(withdrawn).toEqual([later]);
  });
});

describe('effects', () => {
  /** The first seat, and with it the merchants, wins three games of four; otherwise players are equal. */
  const results = Array.from({ length: 400 }, (_, i) => {
    const players = ['a', 'b', 'c', 'd'].map((_, seat) => ['a', 'b', 'c', 'd'][(seat + i) % 4]!);
    const firstWins = i % 4 !== 0;
    return game(
      String(i + 1),
      players.map(
        (player, seat) => [player, seat === 0 ? (firstWins ? 1 : 4) : firstWins ? 2 : 1, seat === 0 ? 'merchants' : 'others'] as const,
      ),
    );
  });

  it('are reported with the players’ strength taken out', () => {
    const report = reportEffects(results);
    const first = report.find((effect) => effect.effect === 'seat 1 of 4')!;
    expect(first).toMatchObject({ games: 400, wins: 300, meanShare: 0.75 });
    expect(first.surplus).toBeGreaterThan(0.2);
    expect(first.surplus / first.standardError).toBeGreaterThan(4);
    expect(report.find((effect) => effect.effect === 'faction merchants')?.games).toBe(400);
    expect(report.find((effect) => effect.effect === 'seat 3 of 4')!.surplus).toBeLessThan(0);
  });

  it('can be rated as team-mates', () => {
    const ladder = openSkillSystem({ effects: ['seat', 'faction'] }).open();
    for (const result of results) ladder.add(result);
    const [best] = ladder.effects();
    expect(['seat 1 of 4', 'faction merchants']).toContain(best?.effect);
    expect(best?.value).toBeGreaterThan(0.5);
    expect(ladder.effects().find((effect) => effect.effect === 'seat 2 of 4')!.value).toBeLessThan(best!.value);
  });
});
