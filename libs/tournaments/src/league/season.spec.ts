import fc from 'fast-check';
import { divisionGroups, nextDivisions, seasonMoves, usualLeague, type GroupResult } from './season';

const group = (division: number, name: string, dropped: readonly string[] = []): GroupResult => ({
  division,
  order: Array.from({ length: 7 }, (_, i) => `${name}${i + 1}`),
  dropped,
});
const moved = (results: readonly GroupResult[], who: string) => seasonMoves(results, usualLeague).find((move) => move.participant === who);

/** One group at the top, two below: one up and two down of each keep every division's size. */
const pyramid = [group(1, 'a'), group(2, 'b'), group(2, 'c')];

describe('a league season', () => {
  it('moves the winner up and the bottom two down', () => {
    expect(moved(pyramid, 'b1')).toMatchObject({ to: 1, because: 'promoted' });
    expect(moved(pyramid, 'c1')).toMatchObject({ to: 1, because: 'promoted' });
    expect(moved(pyramid, 'a6')).toMatchObject({ to: 2, because: 'relegated' });
    expect(moved(pyramid, 'a7')).toMatchObject({ to: 2, because: 'relegated' });
    expect(moved(pyramid, 'a5')).toMatchObject({ to: 1, because: 'stays' });
    expect(moved(pyramid, 'a1')).toMatchObject({ to: 1, because: 'stays' });
    expect(moved(pyramid, 'b7')).toMatchObject({ to: 2, because: 'stays' });
  });

  it('keeps the size of each division in a pyramid', () => {
    expect(nextDivisions(seasonMoves(pyramid, usualLeague), ['new']).map((division) => division.length)).toEqual([7, 15]);
  });

  it('relegates one less for each drop-out, and fills vacancies from below', () => {
    const one = [group(1, 'a', ['a3']), group(2, 'b'), group(2, 'c')];
    expect(moved(one, 'a6')).toMatchObject({ because: 'stays' });
    expect(moved(one, 'a7')).toMatchObject({ because: 'relegated' });
    const three = [group(1, 'a', ['a3', 'a4', 'a5']), group(2, 'b'), group(2, 'c')];
    expect(moved(three, 'a7')).toMatchObject({ because: 'stays' });
    expect(moved(three, 'b2')).toMatchObject({ to: 1, because: 'filled-up' });
    expect(nextDivisions(seasonMoves(three, usualLeague), [])[0]).toHaveLength(7);
  });

  it('loses nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }), fc.nat(), (divisions, pick) => {
        const results = [1, ...divisions].map((division, i) => group(division, `g${i}-`, pick % 3 === 0 ? [`g${i}-4`] : []));
        const moves = seasonMoves(results, usualLeague);
        expect(moves.map((move) => move.participant).sort()).toEqual(results.flatMap((result) => result.order).sort());
      }),
    );
  });

  it('cuts a division into groups of about seven', () => {
    const members = Array.from({ length: 15 }, (_, i) => `m${i}`);
    expect(divisionGroups(members, usualLeague).map((g) => g.length)).toEqual([8, 7]);
    expect(divisionGroups(members.slice(0, 3), usualLeague).map((g) => g.length)).toEqual([3]);
  });
});
