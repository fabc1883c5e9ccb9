import { given, type Scenario } from '../testing';

const beta = (scenario: Partial<Scenario>) => given({ players: [{}, {}], options: { map: 'beta' }, ...scenario });
const hit = 'outcome-01';
const miss = 'outcome-02';

describe('the Beta map', () => {
  it('LA-16.1, LA-16.4 the slots offer what Alpha offers, and more', () => {
    const options = (slot: number) =>
      beta({
        players: [{ crew: ['leader-red:active:1', 'bounty-hunter:active:1'], goods: { fuel: 1, ammo: 1 }, damage: ['b2.3'] }, {}],
        zone: [0, 1, 2, 3, 4].map((index) => (index === slot - 1 ? 'hermit' : null)),
        enemies: [{ card: 'war-wolves' }],
        discard: ['tanker'],
      })
        .exploring(0)
        .explore(0, slot, 'bounty-hunter', 'leader-red')
        .legal(0, 'bonusAction').length;
    expect([1, 2, 3, 4, 5].map(options)).toEqual([3, 2, 2, 3, 1]);
  });

  it('LA-16.3 the order is updated after Exploration, too', () => {
    const order = (map: 'alpha' | 'beta') =>
      given({
        players: [
          { at: 5, crew: ['leader-red:rest'] },
          { at: 2, crew: ['leader-blue:rest'] },
        ],
        options: { map },
        order: [0, 1],
      }).at({ at: 'explore-cycle', left: [] }).state.order;
    expect([order('alpha'), order('beta')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('LA-16.5, LA-R46 the bonus move: fuel, up to two links, map effects; no Movement abilities; a committed Hermit guards it', () => {
    const table = beta({
      players: [{ crew: ['hermit', 'co-pilot-red'], goods: { fuel: 1 }, at: 6 }, {}],
      zone: ['orphan'],
      waypoints: [{ stop: 'b07', kind: 'contamination' }],
    })
      .exploring(0)
      .explore(0, 1, 'hermit');
    const move = { do: 'bonusAction', slot: 1, option: 2 } as const;
    table.play(0, move);
    expect(table.state.stack.at(-1)).toMatchObject({ at: 'drive', points: 2, stage: 'rolling' });
    expect(table.refusal(0, { do: 'stopMove' })).toBe('LA-14.39');
    table.play(0, { do: 'step', link: 'b06-b07' }, { do: 'stopMove' });
    expect(table.crew(0)).toEqual({ hermit: 'active', 'co-pilot-red': 'active' });
    expect([table.player(0).stop, table.asked]).toEqual(['b07', ['0 resolve-exploration']]);
    const stuck = beta({ players: [{ goods: { fuel: 1 }, tokens: { 'b2.0': 'survivor', 'b2.1': 'survivor' } }, {}], zone: ['orphan'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    expect(stuck.refusal(0, move)).toBe('LA-14.28');
  });

  it('LA-16.6, LA-14.50 the bonus upgrade takes vehicles from the discard pile, but none in a foreign colour', () => {
    const table = beta({ zone: [null, 'hermit'], discard: ['truck-blue', 'container-red', 'tanker', 'orphan', 'rusty-container-1'] })
      .exploring(0)
      .explore(0, 2, 'leader-red');
    table.play(0, { do: 'bonusAction', slot: 2, option: 1 });
    expect(table.legal(0, 'chooseDiscardedCard').map((move) => ('card' in move ? move.card : ''))).toEqual([
      'container-red',
      'rusty-container-1',
      'tanker',
    ]);
    expect(table.refusal(0, { do: 'chooseDiscardedCard', card: 'truck-blue' })).toBe('LA-14.50');
    table.play(0, { do: 'chooseDiscardedCard', card: 'tanker' });
    expect(table.convoy(0)).toContain('tanker');
    expect(table.state.discard).not.toContain('tanker');
  });

  it('LA-16.7, LA-R52 the bonus attack: own region, no Fire abilities, the weapon stays unused, rewards at once', () => {
    const table = beta({
      players: [{ crew: ['leader-red', 'gunner'], goods: { ammo: 1 } }, {}],
      zone: [null, null, 'hermit'],
      enemies: [{ card: 'war-wolves', spaces: 2, damage: 1, targets: [1], loot: 'nuclear-reactor' }],
      outcomes: [hit, miss, 'outcome-03'],
    })
      .exploring(0)
      .explore(0, 3, 'leader-red')
      .play(0, { do: 'bonusAction', slot: 3, option: 1 });
    // The Gunner adds nothing here, and outcome-02 reads A first: the loot is seat 1's, before the turn goes on.
    expect(table.facts('attacked')).toMatchObject([{ damage: 1 }]);
    expect(table.asked).toEqual(['1 upgrade']);
    table.play(1, { do: 'chooseMount', position: 1 });
    expect([table.player(0).items.n, table.player(0).used, table.player(0).fame]).toEqual([1, [], 1]);
    expect(table.asked).toEqual(['0 resolve-exploration']);
    const far = beta({
      players: [{ goods: { ammo: 1 }, at: 12 }, {}],
      zone: ['night-wolves', null, 'hermit'],
      enemies: [{ card: 'war-wolves' }],
    })
      .exploring(0)
      .explore(0, 3, 'leader-red');
    expect(far.refusal(0, { do: 'bonusAction', slot: 3, option: 1 })).toBe('LA-14.28');
  });

  it('LA-16.8 fuel for fame is allowed at the bottom of the track: the loss is damage', () => {
    const table = beta({ players: [{ fame: -1 }, {}], zone: [null, null, null, 'hermit'] })
      .exploring(0)
      .explore(0, 4, 'leader-red');
    table.play(
      0,
      { do: 'bonusAction', slot: 4, option: 2 },
      { do: 'placeToken', token: 'fuel', slot: 'b2.2' },
      { do: 'placeDamage', slot: 'b2.3' },
    );
    expect([table.goods(0).fuel, table.player(0).fame, table.damage(0)]).toEqual([1, -1, ['b2.3']]);
  });

  it('LA-16.9, LA-16.10, LA-16.12 a dangerous shortcut without tracks is open to all, hurts at once, and the move goes on', () => {
    const table = beta({ players: [{ goods: { fuel: 1 }, at: 6 }, {}] })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'b-shortcut-2' });
    table.play(0, { do: 'placeContamination', card: 'leader-red' }, { do: 'placeDamage', slot: 'b2.3' });
    expect(table.player(0).stop).toBe('b09');
    expect(table.legal(0, 'step')).toContainEqual({ do: 'step', link: 'b09-b10' });
  });

  it('LA-16.11 an avalanche shortcut is used once in a game', () => {
    const table = beta({
      players: [
        { goods: { fuel: 1 }, at: 3 },
        { goods: { fuel: 1 }, at: 3 },
      ],
    })
      .driving(0)
      .play(0, { do: 'startMove', with: 'fuel' }, { do: 'step', link: 'b-shortcut-1' });
    table.play(0, { do: 'placeDamage', slot: 'b2.3' }, { do: 'placeDamage', slot: 'b2.4' });
    expect(table.state.blocked).toEqual(['b-shortcut-1']);
    table.driving(1).play(1, { do: 'startMove', with: 'fuel' });
    expect(table.refusal(1, { do: 'step', link: 'b-shortcut-1' })).toBe('LA-14.38');
  });
});
