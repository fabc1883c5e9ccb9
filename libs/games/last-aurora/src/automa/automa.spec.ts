import { corePack } from '../content/core-pack';
import { given, type Scenario } from '../testing';

const act = (number: string) => `automa-action-${number}`;
const solo = (automa: Scenario['automa'], scenario: Partial<Scenario> = {}) =>
  given({ players: [{}], order: [1, 0], ...scenario, automa: automa ?? {} });
/** The Automa turns this card. */
const turns = (number: string, zone: (string | null)[], automa: Scenario['automa'] = {}, scenario: Partial<Scenario> = {}) =>
  solo({ ...automa, down: { n: 1, cards: [act(number)] } }, { zone, ...scenario }).at({ at: 'explore-cycle', left: [1, 0] });
const row = (letter: 'A' | 'B' | 'C' | 'D') => ({ A: 'outcome-02', B: 'outcome-04', C: 'outcome-03', D: 'outcome-01' })[letter];

describe('the Automa explores', () => {
  it('LA-17.4 as many face-down cards as it has survivors; the discard is shuffled when the deck runs out', () => {
    const table = solo(
      { survivors: 2, contaminated: 1, deck: { order: [act('112')], drawn: 0, size: 1 }, discard: [act('113'), act('114'), act('115')] },
      { players: [{}] },
    ).at({ at: 'round' });
    expect(table.facts('automaDrew')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(table.facts('automaShuffled')).toEqual([{ n: 3 }]);
    const few = solo({ survivors: 6, deck: { order: [act('112')], drawn: 0, size: 1 } }, { players: [{}] }).at({ at: 'round' });
    expect(few.facts('automaDrew')).toEqual([{ n: 1 }]);
  });

  it('LA-17.5, LA-17.13 it turns the next card in its turn, and passes without one; the phase ends when both are done', () => {
    const table = solo({ down: { n: 2, cards: [act('112'), act('113')] } }, { players: [{ crew: ['leader-red:rest'] }] }).at({
      at: 'explore-cycle',
      left: [1, 0],
    });
    expect(table.state.automa!.faceUp).toEqual([act('112'), act('113')]);
    expect(table.state.phase).not.toBe('exploration');
  });

  it('LA-17.6, LA-R41 value 1 looks at slot 1, value 3 at slot 5, value 2 at slots 2 to 4 by priority and arrow', () => {
    const zone = ['hermit', 'orphan', 'mechanic', 'explorer', 'preacher'];
    const gone = (number: string) => zone.filter((card) => !turns(number, zone).zone().includes(card));
    expect([gone('112'), gone('113'), gone('114'), gone('115')]).toEqual([['hermit'], ['preacher'], ['explorer'], ['orphan']]);
    expect(turns('116', ['hermit', null, 'night-wolves', null, 'preacher']).facts('cardTaken')).toEqual([]);
  });

  it('LA-17.7 gather: the effect, the block on the side of the arrow or the only one left; what holds cannot take is lost', () => {
    const left = turns('112', ['contaminated-warehouse-a'], { fuel: 7 });
    expect(left.state.automa).toMatchObject({ food: 1, fuel: 7, survivors: 1, contaminated: 1 });
    const items = turns('113', [null, null, null, null, 'coast-guard-station']);
    expect(items.state.automa!.items.n).toBe(1);
    const table = solo({ down: { n: 1, cards: [act('112')] } }, { zone: ['tunnel-depot'] });
    table.state = {
      ...table.state,
      zone: table.state.zone.with(0, { ...table.state.zone[0]!, left: { food: 0, fuel: 0, ammo: 0, item: 0 } }),
    };
    table.at({ at: 'explore-cycle', left: [1, 0] });
    expect([table.state.automa!.ammo, table.state.discard]).toEqual([1, ['tunnel-depot']]);
  });

  it('LA-17.8, LA-17.12, LA-17.9, LA-17.10 a vehicle repairs, a survivor joins, an encounter leaves; no bonus; the row is filled', () => {
    const vehicle = turns('112', ['tanker', 'hermit'], { damage: ['B1'] });
    expect([vehicle.state.automa!.damage, vehicle.state.discard, vehicle.zone()[0]]).toEqual([[], ['tanker'], 'hermit']);
    expect(vehicle.zone()[4]).toBe('gunner');
    expect(turns('112', ['hermit']).state.automa!.survivors).toBe(3);
    const met = turns('112', ['trader']);
    expect([met.state.discard, met.state.automa!.fuel]).toEqual([['trader'], 0]);
  });

  it('LA-17.9, LA-R42 a seventh survivor is none: one comes back from the Contaminated Zone', () => {
    expect(turns('112', ['hermit'], { survivors: 4, contaminated: 2 }).state.automa).toMatchObject({ survivors: 5, contaminated: 1 });
    expect(turns('112', ['hermit'], { survivors: 6 }).state.automa).toMatchObject({ survivors: 6, contaminated: 0 });
  });

  it('LA-17.11 an enemy on slot 1 or 5 gives what the card says and stays', () => {
    const one = turns('112', ['night-wolves']);
    expect(one.facts('automaHolds')[0]).toMatchObject({ res: 'ammo', n: 1 });
    expect(turns('113', [null, null, null, null, 'night-wolves']).facts('automaHolds')[0]).toMatchObject({ res: 'fuel', n: 1 });
  });

  it('LA-17.15 in Rest food turns further cards, without shuffling', () => {
    const table = solo(
      { food: 3, deck: { order: [act('112'), act('113')], drawn: 0, size: 2 }, discard: [act('114')] },
      { phase: 'rest', order: [1, 0] },
    ).at({ at: 'together', what: 'rest' });
    expect(table.state.automa).toMatchObject({ food: 1, faceUp: [act('112'), act('113')], discard: [act('114')] });
  });
});

describe('the Automa moves', () => {
  const moves = (automa: Scenario['automa'], scenario: Partial<Scenario> = {}) =>
    solo(automa, { phase: 'movement', ...scenario }).at({ at: 'movement', left: [1, 0] });

  it('LA-17.16, LA-R44 it always moves: 2, its fuel, speed slots up to the counter, 1 more when 6 behind', () => {
    expect(moves({ fuel: 2 }).state.automa).toMatchObject({ stop: 'a04', fuel: 0 });
    expect(moves({}).state.automa!.stop).toBe('a02');
    expect(moves({ counter: 6 }).state.automa!.stop).toBe('a03');
    expect(moves({ counter: 6, damage: ['A6'] }).state.automa!.stop).toBe('a02');
    expect(moves({}, { players: [{ at: 6 }] }).state.automa!.stop).toBe('a03');
  });

  it('LA-17.14, LA-17.28, LA-17.29, LA-R50 abilities before the move, leftmost first', () => {
    expect(moves({ faceUp: [act('112')] }).facts('automaHolds')).toMatchObject([
      { res: 'fuel', n: 1 },
      { res: 'fuel', n: -1 },
    ]);
    expect(moves({ faceUp: [act('112')], fuel: 1 }).state.automa!.ammo).toBe(1);
    expect(moves({ faceUp: [act('113')], survivors: 1 }).state.automa!.survivors).toBe(2);
    expect(moves({ faceUp: [act('113')], survivors: 1, contaminated: 1 }).state.automa!.survivors).toBe(1);
  });

  it('LA-17.17, LA-17.31, LA-R38 with 115 it takes the first open shortcut, one in a move, and suffers it', () => {
    const table = moves({ faceUp: [act('115')], at: 3, fuel: 1 });
    expect(table.facts('advanced').map(({ link }) => link)).toEqual(['a03-a04', 'a-shortcut-1', 'a06-a07']);
    const beta = moves({ faceUp: [act('115')], at: 3 }, { options: { map: 'beta' }, outcomes: [row('B'), row('C'), row('D')] });
    expect(beta.state.blocked).toEqual(['b-shortcut-1']);
    expect(beta.state.automa!.damage).toEqual(['B1', 'C1']);
    expect(
      moves({ at: 3, fuel: 1 })
        .facts('advanced')
        .map(({ link }) => link),
    ).not.toContain('a-shortcut-1');
  });

  it('LA-17.18 special waypoints: items always, resources unless the hold is full, contamination as for a player', () => {
    const at = (kind: 'food' | 'item' | 'contamination', automa: Scenario['automa'] = {}) =>
      moves(automa, { waypoints: [{ stop: 'a02', kind }] }).state;
    expect(at('food').automa!.food).toBe(1);
    expect(at('food', { food: 7 }).waypoints).toHaveLength(1);
    expect(at('item').automa!.items.n).toBe(1);
    expect(at('contamination')).toMatchObject({ automa: { survivors: 1, contaminated: 1 }, waypoints: [{ stop: 'a02' }] });
  });

  it('LA-R45, LA-17.35 a mine is one damage by an outcome card', () => {
    const table = moves({}, { mines: [{ link: 'a00-a01', seat: 0 }], outcomes: [row('C'), row('D')] });
    expect([table.state.mines, table.state.automa!.damage]).toEqual([[], ['C1']]);
  });
});

describe('the Automa is hit', () => {
  it('LA-17.19 each damage: the row of an outcome card, from the counter to the left; without a slot it is ignored', () => {
    const hit = (automa: Scenario['automa']) =>
      solo(automa, { outcomes: [row('C'), row('C'), row('C'), row('D')] }).at({
        at: 'effects',
        seat: 1,
        list: [{ do: 'damage', n: 3, zone: 'truck' }],
        exploring: { slot: null, crew: [], part: null },
        by: 'ambush',
      }).state.automa!.damage;
    expect(hit({ counter: 2 })).toEqual(['C2', 'C1']);
  });

  it('LA-17.20 repair: from the counter to the left, each column from A to D; never right of the counter', () => {
    const repaired = (damage: string[], counter: number) =>
      solo({ damage, counter })
        .at({ at: 'fame', seat: 1, n: 6, by: 'attack' })
        .facts('automaRepaired')
        .map(({ cell }) => cell);
    expect(repaired(['C2', 'B2', 'A1', 'A3'], 2)).toEqual(['B2']);
    expect(repaired(['A3'], 2)).toEqual([]);
  });

  it('LA-17.21 contamination moves a survivor, then takes one of the contaminated', () => {
    const hit = (automa: Scenario['automa']) =>
      solo(automa).at({
        at: 'effects',
        seat: 1,
        list: [{ do: 'contaminate', n: 1, target: 'chooseOwn' }],
        exploring: { slot: null, crew: [], part: null },
        by: 'ambush',
      }).state.automa;
    expect(hit({ survivors: 2 })).toMatchObject({ survivors: 1, contaminated: 1 });
    expect(hit({ survivors: 0, contaminated: 2 })).toMatchObject({ survivors: 0, contaminated: 1 });
  });

  it('LA-17.22 fame as for a player, with its own damage and repair', () => {
    const table = solo({ fame: -1 }, { outcomes: [row('B'), row('C')] }).at({ at: 'fame', seat: 1, n: -1, by: 'card' });
    expect(table.state.automa).toMatchObject({ fame: -1, damage: ['B1'] });
  });

  it('LA-17.23, LA-R43, LA-19.5 it takes the first option: contamination, or a resource of the type it has most of', () => {
    const ambush = (enemy: string, automa: Scenario['automa']) =>
      solo(automa, { phase: 'fire', zone: [enemy], order: [0, 1], players: [{ at: 9 }] }).at({ at: 'ambushes' }).state.automa;
    expect(ambush('last-howl', {})).toMatchObject({ survivors: 1, contaminated: 1 });
    expect(ambush('rendall-and-randall', { food: 1, fuel: 2 })).toMatchObject({ food: 1, fuel: 1 });
    expect(ambush('rendall-and-randall', { food: 1, ammo: 1 })).toMatchObject({ food: 0, ammo: 1 });
    expect(ambush('rendall-and-randall', {})!.damage).toHaveLength(1);
  });

  it('LA-19.9, LA-17.35 in a Blizzard it pays food if it has any', () => {
    const table = solo({ food: 1 }, { deck: ['blizzard'], order: [0, 1] }).at({ at: 'reveal', n: 1 });
    expect(table.state.automa!.food).toBe(0);
  });

  it('LA-17.23 enemy fire goes into one row of the same card, without further cards', () => {
    const table = solo(
      { counter: 3 },
      {
        phase: 'fire',
        enemies: [{ card: 'war-wolves' }, { card: 'night-wolves' }],
        players: [{ at: 9 }],
        outcomes: ['outcome-01', 'outcome-04'],
      },
    ).at({ at: 'enemy-fire', regions: ['valley'] });
    expect([table.state.automa!.damage, table.facts('outcomeRevealed').length]).toEqual([['D3', 'D2'], 1]);
  });
});

describe('the Automa fires', () => {
  const fires = (automa: Scenario['automa'], scenario: Partial<Scenario> = {}) =>
    solo(
      { ammo: 1, counter: 5, ...automa },
      {
        phase: 'fire',
        enemies: [
          { card: 'war-wolves', spaces: 9 },
          { card: 'rendall-and-randall', spaces: 9 },
        ],
        outcomes: ['outcome-01', 'outcome-12', 'outcome-04'],
        ...scenario,
      },
    ).at({ at: 'convoy-fire', left: [1] }, { at: 'rewards', left: [1, 0], own: true });

  it('LA-17.23 the rightmost weapon at the highest number with a left arrow, the lowest with a right one', () => {
    expect(fires({ faceUp: [act('112')] }).facts('attacked')).toMatchObject([{ weapon: 'A5', enemy: 'rendall-and-randall', damage: 1 }]);
    expect(fires({ faceUp: [act('113')] }).facts('attacked')).toMatchObject([{ enemy: 'war-wolves' }]);
    const table = fires({ faceUp: [act('112')], ammo: 3 });
    expect(table.state.automa).toMatchObject({ ammo: 1, used: ['A5', 'A4'], fame: 2 });
  });

  it('LA-17.23 a jam damages the weapon', () => {
    expect(fires({ faceUp: [act('112')] }, { outcomes: ['outcome-05', 'outcome-01'] }).state.automa!.damage).toEqual(['A5']);
  });

  it('LA-17.23, LA-4.10, LA-4.17 its loot and items go unseen to its board', () => {
    const enemies = [{ card: 'war-wolves', spaces: 1, targets: [0] }];
    const table = fires({ faceUp: [act('112')] }, { enemies, outcomes: ['outcome-01', 'outcome-04', 'outcome-02'] });
    // outcome-04 reads B first: the Automa's counter.
    expect(table.facts('defeated')).toMatchObject([{ looter: 1, loot: null, consoled: [{ seat: 0, n: 1 }] }]);
    expect(table.view({ seat: 0 }).automa!.loot).toEqual(['V-VI']);
    expect(JSON.stringify(table.view({ seat: 0 }))).not.toContain('nuclear-reactor');
  });

  it('LA-17.34 with no counter free it moves its rightmost from the other enemy with the lowest number', () => {
    const enemies = [
      { card: 'night-wolves', spaces: 9, targets: [1, 0, 1] },
      { card: 'rendall-and-randall', spaces: 9 },
    ];
    expect(fires({ faceUp: [act('112')] }, { enemies }).state.enemies.map(({ targets }) => targets)).toEqual([[1, 0], [1]]);
    const both = [{ card: 'rendall-and-randall', spaces: 9, targets: [1, 1] }];
    expect(fires({ faceUp: [act('112')] }, { enemies: both }).state.enemies[0]!.targets).toEqual([1, 1]);
  });
});

describe('rounds and points of the Automa', () => {
  it('LA-17.24, LA-17.30, LA-17.32, LA-17.33, LA-17.29 abilities of face-up cards from the left; then they are discarded', () => {
    const table = solo({ faceUp: [act('117'), act('114'), act('116'), act('113')], contaminated: 1 }, { players: [{ fame: 1 }] }).at({
      at: 'automa-round-end',
    });
    expect(table.state.automa).toMatchObject({ survivors: 3, contaminated: 0, faceUp: [] });
    table.play(0, { do: 'placeDamage', slot: 'b2.3' });
    expect(table.player(0).fame).toBe(0);
    table.play(0, { do: 'placeContamination', card: 'leader-red' }, { do: 'placeDamage', slot: 'b2.4' });
    expect(table.asked).toEqual([]);
    expect(
      solo({ faceUp: [act('114')], fame: 1 }, { players: [{ fame: 1 }] })
        .at({ at: 'automa-round-end' })
        .player(0).fame,
    ).toBe(1);
  });

  it('LA-17.25 the counter moves on and the cell of row A under it is repaired; two cards are kept', () => {
    const table = solo({ damage: ['A2', 'A3'] }, { zone: ['hermit', 'orphan', 'mechanic'], players: [{}] }).at({ at: 'end-check' });
    expect(table.state.automa).toMatchObject({ counter: 2, damage: ['A3'] });
    expect(table.facts('zoneDiscarded')).toEqual([{ slots: [0], cards: ['hermit'] }]);
  });

  it('LA-17.26, LA-R49 its points: lead, fame, half its cards, then survivors or whole columns', () => {
    const sheet = (automa: Scenario['automa'], at = 0) => solo(automa, { players: [{ at }] }).view('spectator').scores[1]!.sheet;
    expect(sheet({ at: 3, fame: 2, items: { n: 3, cards: ['mine', 'mine', 'mine'] }, damage: ['B1', 'C1', 'A6'] })).toMatchObject({
      lead: 3,
      fame: 2,
      items: 1,
      convoy: 4,
      crew: 0,
    });
    expect(sheet({ survivors: 4, contaminated: 1 }, 17)).toMatchObject({ crew: 4, convoy: 0, lead: 0 });
  });

  it('LA-17.27 the human must beat it, ties as among players; who has no survivors loses', () => {
    const ends = (automa: Scenario['automa'], at: number) => {
      const table = solo(automa, { players: [{ at, fame: 2 }], aurora: 6, round: 6 }).at({ at: 'end-check' });
      return table.game.outcome(table.state);
    };
    expect(ends({ damage: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] }, 5)).toMatchObject({ kind: 'solo', won: true });
    expect(ends({ fame: 5, at: 9 }, 5)).toMatchObject({ won: false });
    const lost = solo({ survivors: 0, contaminated: 1 }).at({
      at: 'effects',
      seat: 1,
      list: [{ do: 'contaminate', n: 1, target: 'chooseOwn' }],
      exploring: { slot: null, crew: [], part: null },
      by: 'ambush',
    });
    expect([lost.state.ended?.by, lost.game.outcome(lost.state)]).toMatchObject(['automa-lost', { won: true }]);
    const dead = solo({}, { players: [{ crew: ['leader-red'] }], phase: 'fire' }).at({
      at: 'damage',
      seat: 0,
      n: 1,
      zone: 'truck',
      by: 'ambush',
    });
    dead.play(0, { do: 'placeDamage', slot: 'b1.0' });
    expect([dead.state.ended?.by, dead.game.outcome(dead.state)]).toMatchObject(['eliminated', { won: false }]);
  });

  it('LA-17.28, LA-17.29, LA-17.30, LA-17.31, LA-17.32, LA-17.33 values, arrows and priorities', () => {
    expect(corePack.automa.actions.map(({ number, value, arrow, priorities }) => [number, value, arrow, priorities[0] ?? null])).toEqual([
      ['112', 1, 'left', null],
      ['113', 3, 'right', null],
      ['114', 2, 'right', 'gather'],
      ['115', 2, 'left', 'recruit'],
      ['116', 2, 'right', 'encounter'],
      ['117', 2, 'left', 'upgrade'],
    ]);
  });
});
