import { given, type Scenario } from '../testing';

const armed = { goods: { ammo: 2 } } as const;
/** Outcome cards by what they do: 1 damage at level 1; a jam without a hit; 2 damage. */
const hit = 'outcome-01';
const jam = 'outcome-07';
const two = 'outcome-10';
const miss = 'outcome-02';
const shot = { do: 'attack', weapon: 'b1.3', enemy: 'war-wolves', ammo: 'b1.2' } as const;
const fight = (scenario: Partial<Scenario> = {}) =>
  given({ players: [armed, {}], enemies: [{ card: 'war-wolves', spaces: 3 }], ...scenario });

describe('ambush', () => {
  it('LA-11.3, LA-R54 enemies of the zone, from the left, fall on the region of the first convoy; the zone stays as it is', () => {
    const table = given({
      players: [{ at: 1 }, { at: 9 }, { at: 8 }],
      order: [0, 2, 1],
      zone: ['hermit', 'night-wolves', 'war-wolves', 'orphan'],
      phase: 'fire',
    }).at({ at: 'ambushes' });
    expect(table.zone()).toEqual(['hermit', null, 'war-wolves', 'orphan', null]);
    expect(table.asked).toEqual(['1 place-damage']);
    table.play(1, { do: 'placeDamage', slot: 'b2.3' }).play(2, { do: 'placeDamage', slot: 'b2.3' });
    expect(table.state.enemies).toMatchObject([
      { card: 'night-wolves', region: 'coast', loot: { card: 'prisoner' } },
      { card: 'war-wolves', region: 'coast', loot: { card: 'biofuel-turbo-truck' } },
    ]);
    // The second only hits devices, and nobody has one.
    expect([table.damage(0), table.asked]).toEqual([[], []]);
  });

  it('LA-11.2, LA-14.43, LA-19.2 the Renegade chooses an enemy on the road or in the zone; it does nothing to this player', () => {
    const table = given({
      players: [{ crew: ['renegade'], at: 3 }, { at: 3 }],
      zone: ['night-wolves'],
      enemies: [{ card: 'war-wolves' }],
      phase: 'fire',
      outcomes: ['outcome-12', 'outcome-04', hit],
    });
    table.at({ at: 'renegades', left: [0] }, { at: 'ambushes' }, { at: 'enemy-fire', regions: ['valley'] });
    expect(table.refusal(0, { do: 'renegade', enemy: 'ulmar-metal-wolf' })).toBe('LA-14.43');
    expect(table.legal(0)).toHaveLength(3);
    table.play(0, { do: 'renegade', enemy: 'night-wolves' });
    expect(table.asked).toEqual(['1 place-damage']);
    table.play(1, { do: 'placeDamage', slot: 'b2.3' });
    // Both rows show 1: seat 1 takes 2, seat 0 only the War Wolves' 1.
    expect(table.asked).toEqual(['1 place-damage']);
    table.play(1, { do: 'placeDamage', slot: 'b2.4' }, { do: 'placeDamage', slot: 'b1.3' });
    expect(table.asked).toEqual(['0 place-damage']);
    table.play(0, { do: 'placeDamage', slot: 'b2.3' });
    expect([table.damage(0).length, table.damage(1).length]).toEqual([1, 3]);
  });

  it('LA-14.43 without any enemy the Renegade is not asked', () => {
    const table = given({ players: [{ crew: ['renegade'] }, {}], phase: 'fire' }).at({ at: 'renegades', left: [0] });
    expect(table.asked).toEqual([]);
  });

  it('LA-14.44, LA-19.5, LA-R34 ambushes with a choice: an option must be payable, ignored damage may be chosen', () => {
    const poor = given({
      players: [{ damage: ['b1.0', 'b1.1', 'b1.2', 'b1.3'], tokens: { 'b2.0': 'survivor', 'b2.1': 'survivor' } }, {}],
      phase: 'fire',
      zone: ['rendall-and-randall'],
      order: [1, 0],
    }).at({ at: 'ambushes' });
    expect(poor.damage(0)).toHaveLength(4);
    const rich = given({ players: [{ goods: { food: 2 } }, { at: 9 }], phase: 'fire', zone: ['rendall-and-randall'], order: [1, 0] }).at({
      at: 'ambushes',
    });
    expect(rich.legal(0)).toEqual([
      { do: 'ambushOption', option: 0 },
      { do: 'ambushOption', option: 1 },
    ]);
    rich.play(0, { do: 'ambushOption', option: 0 });
    // In Fire the place of the token matters.
    expect(rich.legal(0, 'payResource')).toHaveLength(2);
    expect(rich.refusal(0, { do: 'payResource', slot: 'b1.0' })).toBe('LA-14.27');
    rich.play(0, { do: 'payResource', slot: 'b1.2' });
    expect(rich.goods(0).food).toBe(1);
    const howl = given({ players: [{}, { at: 9 }], phase: 'fire', zone: ['last-howl'], order: [1, 0] }).at({ at: 'ambushes' });
    howl.play(0, { do: 'ambushOption', option: 0 }, { do: 'placeContamination', card: 'leader-red' });
    expect(howl.crew(0)['leader-red']).toBe('active:1');
  });

  it.each([
    ['ulmar-metal-wolf', ['b1', 't1'], ['t1', 't2']],
    ['immortal-wolf', ['b1', 't1'], ['b1', 'b2']],
  ])('LA-19.5 %s hits two zones', (enemy, first, second) => {
    const table = given({
      players: [{ devices: ['light-armour', 'heavy-armour'] }, { at: 9 }],
      phase: 'fire',
      zone: [enemy],
      order: [1, 0],
    }).at({ at: 'ambushes' });
    const cards = () => [...new Set(table.damageable(0).map((slot) => slot.slice(0, 2)))].sort();
    expect(cards()).toEqual(first);
    table.play(0, table.legal(0).at(-1)!);
    expect(cards()).toEqual(second);
  });
});

describe('convoy fire', () => {
  it('LA-11.4, LA-11.5, LA-11.6, LA-14.45 ammo, weapon, enemy in the own region; damage, fame, a target counter', () => {
    const table = fight({ outcomes: [hit, miss] }).firing(0);
    expect(table.refusal(0, { ...shot, enemy: 'night-wolves' })).toBe('LA-14.45');
    expect(table.refusal(0, { ...shot, weapon: 'b1.2' })).toBe('LA-14.45');
    expect(table.refusal(0, { ...shot, ammo: null })).toBe('LA-14.45');
    table.play(0, shot);
    expect(table.state.enemies[0]).toMatchObject({ damage: 1, targets: [0] });
    expect([table.player(0).fame, table.goods(0).ammo]).toEqual([1, 1]);
  });

  it('LA-11.4 enemies of other regions cannot be attacked', () => {
    const table = fight({ players: [{ ...armed, at: 9 }, {}] }).firing(0);
    expect(table.asked).toEqual([]);
  });

  it('LA-11.15 a weapon fires once a phase', () => {
    const table = fight({ outcomes: [miss, hit], players: [{ ...armed, items: ['mine'] }, {}] })
      .firing(0)
      .play(0, shot);
    expect(table.legal(0, 'attack')).toEqual([]);
    expect(table.refusal(0, { do: 'stopFiring' })).toBeUndefined();
  });

  it('LA-11.5 a jam damages the weapon, also when the shot hit; a miss gives no fame', () => {
    const table = fight({ outcomes: [jam, miss] })
      .firing(0)
      .play(0, shot);
    expect([table.damage(0), table.player(0).fame, table.state.enemies[0]!.targets]).toEqual([['b1.3'], 0, []]);
    const both = fight({ outcomes: ['outcome-11', miss] })
      .firing(0)
      .play(0, shot);
    expect([both.damage(0), both.player(0).fame]).toEqual([['b1.3'], 1]);
  });

  it('LA-14.48, LA-4.19 firing may stop; who has an item is asked even without ammo', () => {
    const table = fight({ players: [{ items: ['mine'] }, {}] }).firing(0);
    expect(table.asked).toEqual(['0 fire']);
    expect(table.legal(0)).toEqual([{ do: 'stopFiring' }]);
    table.play(0, { do: 'stopFiring' });
    expect(table.asked).toEqual([]);
  });

  it('LA-19.3 Incendiary Rounds replace the ammo, and add 1 to a hit only', () => {
    const rounds = { players: [{ items: ['incendiary-rounds'] }, {}] };
    const table = fight({ ...rounds, outcomes: [hit, miss] })
      .firing(0)
      .play(0, { ...shot, ammo: null });
    expect([table.state.enemies[0]!.damage, table.state.itemDiscard]).toEqual([2, ['incendiary-rounds']]);
    expect(
      fight({ ...rounds, outcomes: [miss, hit] })
        .firing(0)
        .play(0, { ...shot, ammo: null }).state.enemies[0]!.damage,
    ).toBe(0);
  });

  it('LA-19.2 the Gunner adds 1 to the first successful shot of the phase', () => {
    const table = fight({
      players: [{ crew: ['gunner'], goods: { ammo: 2 }, devices: ['machine-gun'] }, {}],
      enemies: [{ card: 'war-wolves', spaces: 9 }],
      outcomes: [hit, 'outcome-03', miss],
    }).firing(0);
    table.play(0, table.legal(0, 'attack')[0]!);
    expect(table.state.enemies[0]!.damage).toBe(2);
    table.play(0, table.legal(0, 'attack')[0]!);
    expect(table.state.enemies[0]!.damage).toBe(3);
  });

  it('LA-11.5 excess damage is lost', () => {
    const table = fight({ enemies: [{ card: 'war-wolves', spaces: 3, damage: 2, targets: [1] }], outcomes: [two, hit, miss] })
      .firing(0)
      .play(0, shot);
    expect(table.facts('attacked')).toMatchObject([{ damage: 1 }]);
  });

  it('LA-11.7, LA-14.46, LA-R24 with both counters out one may be moved from another enemy, whose others shift left', () => {
    const enemies = [
      { card: 'war-wolves', spaces: 9 },
      { card: 'night-wolves', spaces: 9, targets: [0, 1, 0] },
    ];
    const table = fight({ enemies, outcomes: [hit, miss] })
      .firing(0)
      .play(0, shot);
    expect(table.refusal(0, { do: 'moveTarget', enemy: 'night-wolves', space: 1 })).toBe('LA-14.46');
    table.play(0, { do: 'moveTarget', enemy: 'night-wolves', space: 0 });
    expect(table.state.enemies.map(({ targets }) => targets)).toEqual([[0], [1, 0]]);
    const kept = fight({ enemies, outcomes: [hit, miss] })
      .firing(0)
      .play(0, shot, { do: 'keepTargets' });
    expect(kept.state.enemies[0]!.targets).toEqual([]);
    const own = fight({ enemies: [{ card: 'war-wolves', spaces: 9, targets: [0, 0] }], outcomes: [hit, miss] })
      .firing(0)
      .play(0, shot);
    expect([own.state.enemies[0]!.targets, own.facts('targeted')]).toEqual([[0, 0], []]);
  });

  it('LA-11.8, LA-14.47 four counters on the enemy: one is returned, its space taken', () => {
    const table = given({
      players: [armed, {}, {}],
      enemies: [{ card: 'war-wolves', spaces: 9, targets: [1, 2, 1, 2] }],
      outcomes: [hit, miss],
    })
      .firing(0)
      .play(0, shot);
    expect(table.asked).toEqual(['0 place-target']);
    expect(table.refusal(0, { do: 'evictTarget', space: 4 })).toBe('LA-14.47');
    expect(table.refusal(0, { do: 'keepTargets' })).toBe('LA-14.46');
    table.play(0, { do: 'evictTarget', space: 2 });
    expect(table.state.enemies[0]!.targets).toEqual([1, 2, 0, 2]);
  });

  it('LA-11.9, LA-11.10, LA-R26, LA-14.49 the first letter with a counter names the looter; the others draw at the end of the step', () => {
    // outcome-04 reads B, D, C, A.
    const enemies = [{ card: 'war-wolves', spaces: 3, damage: 2, targets: [1, 2, 2], loot: 'nuclear-reactor' }];
    const table = given({ players: [armed, {}, {}], order: [0, 1, 2], enemies, outcomes: [hit, 'outcome-04', miss] }).firing(0, {
      at: 'rewards',
      left: [2, 1, 0],
      own: true,
    });
    table.play(0, shot);
    expect(table.state.enemies).toEqual([]);
    expect(table.facts('defeated')).toEqual([
      {
        enemy: 'war-wolves',
        looter: 2,
        loot: 'nuclear-reactor',
        consoled: [
          { seat: 1, n: 1 },
          { seat: 0, n: 1 },
        ],
      },
    ]);
    expect(table.asked).toEqual(['2 upgrade']);
    table.play(2, { do: 'chooseMount', position: 2 });
    expect(table.convoy(2)).toContain('nuclear-reactor');
    expect([0, 1, 2].map((seat) => table.player(seat).items.n)).toEqual([1, 1, 0]);
  });

  it('LA-R25 an enemy beaten without a counter on it leaves its loot unseen', () => {
    const enemies = [
      { card: 'war-wolves', spaces: 3, damage: 2 },
      { card: 'night-wolves', spaces: 9, targets: [0, 0] },
    ];
    const table = fight({ enemies, outcomes: [hit, miss, 'outcome-03'] })
      .firing(0)
      .play(0, shot, { do: 'keepTargets' });
    expect(table.state.lootGone).toHaveLength(1);
    expect(table.facts('defeated')).toMatchObject([{ looter: null, loot: null }]);
  });

  it('LA-19.6, LA-R28, LA-R29, LA-14.49 the truck and the Prisoner may be declined, a device only with every mount taken', () => {
    const loot = (card: string, someone = {}) => given({ players: [someone, {}], phase: 'fire' }).at({ at: 'loot', seat: 0, card });
    expect(loot('gauss-cannon').asked).toEqual(['0 upgrade']);
    expect(loot('gauss-cannon', { devices: ['roof-rack', 'light-armour'] }).legal(0)).toHaveLength(2);
    const truck = loot('biofuel-turbo-truck').play(0, { do: 'declineLoot' });
    expect(truck.state.lootDiscard).toEqual(['biofuel-turbo-truck']);
    const prisoner = loot('prisoner').play(0, { do: 'takeLoot' });
    prisoner.play(0, { do: 'discardToken', token: 'survivor' });
    expect([prisoner.crew(0), prisoner.state.lootDiscard]).toEqual([{ 'leader-red': 'active', 'co-pilot-red': 'active' }, ['prisoner']]);
    const kept = loot('prisoner').play(0, { do: 'takeLoot' }, { do: 'placeToken', token: 'survivor', slot: 'b2.1' });
    expect(kept.crew(0)).toMatchObject({ prisoner: 'rest' });
  });
});

describe('enemy fire', () => {
  it('LA-11.11, LA-11.12, LA-R27, LA-R20, LA-15.2 the last region first, one card each; damage in the zone of the next back, then ambushes', () => {
    // outcome-06: enemy I ambushes, IV ambushes; its followers lie top down: outcome-05 with topRow.
    const table = given({
      players: [{ at: 1, devices: ['light-armour'] }, { at: 1 }, { at: 9 }],
      order: [0, 1, 2],
      phase: 'fire',
      enemies: [
        { card: 'war-wolves', region: 'valley' },
        { card: 'night-wolves', region: 'bay' },
      ],
      outcomes: ['outcome-06', 'outcome-05', miss],
    }).at({ at: 'enemy-fire', regions: ['bay', 'coast', 'valley'] });
    expect(table.facts('outcomeRevealed')).toHaveLength(1);
    // War Wolves' ambush: 1 damage in the top row; seat 1 has no device.
    expect(table.asked).toEqual(['0 place-damage']);
    expect(table.legal(0).map((move) => ('slot' in move ? move.slot : ''))).toEqual(['t1.0', 't1.1']);
  });

  it('LA-11.12 damage of all enemies is added up and falls in the zone on the next back', () => {
    const table = given({
      players: [{ at: 1 }, { at: 9 }],
      phase: 'fire',
      order: [0, 1],
      enemies: [{ card: 'war-wolves' }, { card: 'night-wolves' }],
      outcomes: [hit, 'outcome-03', miss],
    }).at({ at: 'enemy-fire', regions: ['bay', 'coast', 'valley'] });
    // outcome-03 has the front column on its back.
    expect(table.damageable(0).every((slot) => slot.startsWith('b1'))).toBe(true);
    table.play(0, { do: 'placeDamage', slot: 'b1.3' }, { do: 'placeDamage', slot: 'b1.2' });
    expect(table.asked).toEqual([]);
  });

  it('LA-11.13, LA-11.14, LA-R21 an enemy left behind is discarded with its loot, unseen; one with convoys stays as it is', () => {
    const enemies = [
      { card: 'war-wolves', region: 'valley', damage: 1, targets: [0] },
      { card: 'night-wolves', region: 'coast', damage: 1, targets: [1] },
    ];
    const table = given({ players: [{ at: 9 }, { at: 9 }], enemies, phase: 'fire' }).at({ at: 'abandon' });
    expect(table.state.enemies).toMatchObject([{ card: 'night-wolves', damage: 1, targets: [1] }]);
    expect([table.state.gone, table.state.lootGone.length, table.state.lootDiscard]).toEqual([['war-wolves'], 1, []]);
  });

  it('LA-15.5 after the last outcome card all others are shuffled at once', () => {
    const table = fight({ outcomes: [hit, miss] });
    table.state = {
      ...table.state,
      outcomes: { ...table.state.outcomes, deck: { order: [hit], drawn: 0, size: 1 }, discard: [miss, jam] },
    };
    table.firing(0).play(0, shot);
    expect(table.facts('outcomesShuffled')).toMatchObject([{ n: 2 }]);
    expect(table.state.outcomes).toMatchObject({ current: hit, discard: [] });
  });

  it('LA-15.6 six loot cards for six enemies', () => {
    const zone = ['war-wolves', 'night-wolves', 'last-howl', 'ulmar-metal-wolf', 'immortal-wolf'];
    const table = given({ players: [{ at: 9 }, { at: 1 }], zone, phase: 'fire', order: [0, 1] }).at({ at: 'ambushes' });
    while (table.asked.length > 0) table.play(1, table.legal(1).at(-1)!);
    expect(table.state.enemies).toHaveLength(5);
    expect(table.state.lootDeck).toMatchObject({ drawn: 5, size: 6 });
  });
});
