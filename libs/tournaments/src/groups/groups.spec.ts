import { singleElimination } from '../elimination/single';
import { apartFromGroup, drawGroups, qualifyFromGroups, type GroupFinish } from './groups';

const finish = (participant: string, group: number, rank: number, score: number): GroupFinish => ({
  participant,
  group,
  rank,
  tuple: [score],
  seed: participant.charCodeAt(0),
});

describe('groups', () => {
  it('are drawn as a snake over the seeds', () => {
    expect(drawGroups(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2)).toEqual([
      ['a', 'd', 'e', 'g'],
      ['b', 'c', 'f'],
    ]);
  });

  it('send their first and the best of those who follow, seeded by rank, then score', () => {
    const finishes = [finish('a', 1, 1, 5), finish('b', 1, 2, 4), finish('c', 2, 1, 6), finish('d', 2, 2, 3), finish('e', 1, 3, 9)];
    expect(qualifyFromGroups(finishes, 1, 1).map((f) => f.participant)).toEqual(['c', 'a', 'b']);
    expect(qualifyFromGroups(finishes, 2, 0).map((f) => f.participant)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('keep those of one group apart in the first round of the knock-out', () => {
    const seeded = [finish('a', 1, 1, 9), finish('b', 2, 1, 8), finish('c', 2, 2, 7), finish('d', 1, 2, 6)];
    const first = singleElimination(4, { thirdPlace: false }).matches.filter((match) => match.round === 1);
    const opponents = first.map(
      (match) => match.slots.map((slot) => (slot.from === 'seed' ? slot.seed - 1 : 0)) as unknown as readonly [number, number],
    );
    const placed = apartFromGroup(seeded, opponents);
    for (const [x, y] of opponents) expect(placed[x]!.group).not.toBe(placed[y]!.group);
    expect(placed.slice(0, 2).map((f) => f.participant)).toEqual(['a', 'b']);
  });
});
