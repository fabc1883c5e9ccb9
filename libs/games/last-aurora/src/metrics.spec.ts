import { type AnyGame, randomBot, simulateOne } from '@kronika/game-kernel';
import { bots } from './bots/bots';
import { corePack } from './content/core-pack';
import { makeGame } from './game';
import { given } from './testing';
import { makeRules } from './pack/rules';
import { metrics } from './metrics';

const rules = makeRules(corePack);

describe('metrics', () => {
  it('tell route, fame by source, damage, contamination, resources, crews, items, enemies and who reached the ship', () => {
    const game = makeGame(corePack) as unknown as AnyGame;
    const heuristic = bots.heuristic!(game);
    const names = new Set<string>();
    for (const [seats, seed] of [
      [4, 1],
      [4, 5],
      [3, 2],
      [2, 6],
      [1, 3],
      [1, 4],
    ] as const) {
      const played = simulateOne({
        game,
        options: { mine: true },
        bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? heuristic : randomBot)),
        seed,
      });
      for (const { name } of played.metrics) names.add(name);
    }
    for (const name of [
      'position',
      'steps',
      'fame',
      'damage',
      'contamination',
      'gained',
      'paid',
      'recruited',
      'lost-survivor',
      'items-drawn',
      'item-used',
      'attacks',
      'hits',
      'enemy',
      'rounds',
      'ended-by',
      'points',
      'survivors',
      'automa-position',
      'automa-gained',
    ])
      expect([name, names.has(name)]).toEqual([name, true]);
  });

  it('say who reached the Aurora, and points by category', () => {
    const table = given({ players: [{ at: 17, fame: 2 }, {}] });
    const before = table.state;
    table.at({ at: 'end-check' });
    const found = metrics(
      rules,
      table.events.find(({ type }) => type === 'ended')!,
      before,
    );
    expect(found).toContainEqual({ name: 'reached-aurora', seat: 0, value: 1 });
    expect(found).toContainEqual({ name: 'ended-by', of: 'aurora', value: 1 });
    expect(found).toContainEqual({ name: 'points', seat: 0, of: 'lead', value: 17 });
  });
});
