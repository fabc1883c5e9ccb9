import { randomInt } from 'node:crypto';
import { compareTwins } from './compare';
import { makeWorld, type World } from './world';

const pick = (n: number) => randomInt(n);

describe('hidden information', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(50, pick);
  });
  afterAll(() => world.remove());

  it('leaves the server through no query and no subscription: 50 pairs of twins are byte-equal for their viewers', async () => {
    const comparison = await compareTwins(world, pick);
    expect(comparison.leaks.slice(0, 3)).toEqual([]);
    expect(comparison.pairs).toBe(50);
    expect(comparison.told).toBeGreaterThan(comparison.answers / 4);
    expect(comparison.moves).toBeGreaterThan(50);
    expect(comparison.hiddenMoves).toBeGreaterThan(0);
    expect(comparison.frames).toBeGreaterThan(100);
  });

  it.each([
    ['move-in-metadata', 'metadata of events', 30],
    ['undo-history', 'query game ', 2],
    ['statistics-of-running-games', 'query statistics ', 1],
  ])('would be seen to leave by a planted %s, in %s', async (plant, where, pairs) => {
    const few = { ...world, pairs: world.pairs.slice(0, pairs) };
    const { leaks } = await compareTwins(few, pick, { plant });
    expect(leaks.filter((leak) => leak.startsWith(where)).length).toBeGreaterThan(0);
  });
});
