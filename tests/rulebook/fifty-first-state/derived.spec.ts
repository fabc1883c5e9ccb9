import { makeGame, defaultPack } from '@kronika/games/fifty-first-state';
import { given } from '@kronika-testing/games/fifty-first-state';

describe('51st State: examples that follow from the rules', () => {
  it('FS-EX-20 ammo pays for a development where there is no brick', () => {
    const table = given({ players: [{ built: ['ruined-library'], hand: ['murderers-pub'], goods: { ammo: 1 } }, {}] }).turnOf(0);
    table.play(0, { do: 'develop', card: 'murderers-pub' });
    // 1 for the development, 1 for the one gun location.
    expect(table.has(0, 'ammo', 'vp')).toEqual([0, 1 + 1]);
  });

  it.each([
    ['church', false, 4],
    ['archive', true, 6],
    ['hidden-forge', false, 4],
  ])('FS-EX-21 razing %s (shield %s) costs %i', (card, shield, cost) => {
    const table = given({ players: [{ goods: { 'contact-red': 9 } }, { built: [{ card, shield }] }] }).turnOf(0);
    table.play(0, { do: 'razeOpponent', place: table.id(1, card) });
    expect(table.has(0, 'contact-red')[0]).toBe(9 - cost);
  });

  it('FS-EX-22 Arena as third gun location produces 3 guns, as fifth still 3; Wrecked Tank with another liberty location gives 2 VP', () => {
    const arena = (others: number) => {
      const table = given({
        players: [{ built: new Array<string>(others).fill('gunsmith'), hand: ['arena'], goods: { 'contact-grey': 2 } }, {}],
      }).turnOf(0);
      return table.play(0, { do: 'construct', card: 'arena' }).has(0, 'gun')[0];
    };
    expect([arena(2), arena(4)]).toEqual([3, 3]);
    const tank = given({ players: [{ built: ['church'], hand: ['wrecked-tank'], goods: { 'contact-grey': 2 } }, {}] }).turnOf(0);
    expect(tank.play(0, { do: 'construct', card: 'wrecked-tank' }).has(0, 'vp')).toEqual([2]);
  });

  it('FS-EX-23 the same raze is illegal after Salma has passed', () => {
    const table = given({ players: [{ goods: { 'contact-red': 4 } }, { built: [{ card: 'school', shield: true }], passed: true }] }).turnOf(
      0,
    );
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(1, 'school') })).toBe('FS-6.16');
  });

  it('FS-EX-24 Sheriff’s Office: nothing when built, 3 VP in a Production with 4 guns', () => {
    const table = given({
      players: [
        {
          faction: 'mutants-union',
          built: ['assassin', 'assassin'],
          deals: ['assassin'],
          hand: ['sheriffs-office'],
          goods: { 'contact-grey': 2 },
        },
        {},
      ],
    }).turnOf(0);
    table.play(0, { do: 'construct', card: 'sheriffs-office' });
    expect(table.has(0, 'vp')).toEqual([0]);
    table.at({ at: 'production' });
    expect(table.player(0).produced.gun).toBe(4);
    expect(table.has(0, 'vp')).toEqual([3]);
  });

  it('FS-EX-25 Patriot Tower fires with 5 workers, then Dream City with its 2 VP', () => {
    const table = given({
      players: [{ faction: 'new-york', built: ['dream-city', 'patriot-tower', 'boiler-room'] }, {}],
      phase: 'lookout-2',
    }).at({ at: 'production' });
    expect(table.facts('gained').map(({ card, goods }) => [card, goods])).toEqual([
      ['patriot-tower', { vp: 2 }],
      ['dream-city', { worker: 1 }],
    ]);
    expect(table.has(0, 'worker', 'vp')).toEqual([6, 2]);
  });

  it('FS-EX-26 final scoring: 27 on the track, 9 locations, 2 Ruins, 4 deals make 36', () => {
    const table = given({
      players: [
        { vp: 27, built: new Array<string>(9).fill('school'), ruins: ['docks', 'pub'], deals: ['quarry', 'quarry', 'arena', 'church'] },
        { passed: true },
      ],
    }).turnOf(0);
    expect(table.play(0, { do: 'pass' }).has(0, 'vp')).toEqual([36]);
  });

  it('FS-EX-27 tie-break: 2 ammo and 3 hand cards beat 4 workers', () => {
    const table = given({
      players: [
        { vp: 36, goods: { ammo: 2 }, hand: ['school', 'docks', 'punks'] },
        { vp: 36, goods: { worker: 4 }, passed: true },
      ],
    }).turnOf(0);
    table.play(0, { do: 'pass' });
    expect(table.game.outcome(table.state)).toEqual({
      kind: 'ranking',
      places: [
        { seat: 0, place: 1, score: 36 },
        { seat: 1, place: 2, score: 36 },
      ],
      ties: [{ seats: [0, 1], by: 'goods', values: [5, 4] }],
    });
  });

  it('FS-EX-28 a connection card taken in this turn cannot be played in it', () => {
    const table = given({ players: [{ goods: { worker: 2, shield: 1 }, built: ['school'] }, {}], red: 'punks' }).turnOf(0);
    table.play(0, { do: 'takeConnection', colour: 'red' });
    expect(table.asked).toEqual(['0 turn']);
    expect(table.refusal(0, { do: 'playConnection', card: 'punks' })).toBe('FS-6.11');
  });

  it('FS-EX-29 the virtual opponent prefers Murderers’ Pub with two matches to Confessor with one', () => {
    const table = given({ players: [{ built: ['confessor', 'murderers-pub'] }], deck: ['weapon-trader', 'pub'] })
      .turnOf(0)
      .at({ at: 'opponent' });
    expect(table.facts('razed').map(({ card }) => card)).toEqual(['murderers-pub']);
  });

  it('FS-EX-30 Borgo without Brawlers reveals a gun and brick card: it passes at once, no Build', () => {
    const pack = {
      ...defaultPack,
      locations: defaultPack.locations.map((card) => (card.id === 'arena' ? { ...card, types: ['gun' as const, 'brick' as const] } : card)),
    };
    const table = given({ players: [{ built: ['school'] }], options: { soloMode: 'borgo-2' }, deck: ['arena', 'pub'], pack })
      .turnOf(0)
      .at({ at: 'opponent' });
    expect(table.player(1).passed).toBe(true);
    expect(table.player(1).places).toEqual([]);
    expect(table.state.discard).toEqual(['arena']);
  });

  it('FS-EX-31 short display: three cards for four players, from the last player on; the first gets none', () => {
    const table = given({ players: [{}, {}, {}, {}], first: 0, deck: ['pub', 'docks'], discard: ['quarry'], phase: 'lookout-1' }).at(
      { at: 'reveal', draft: 2 },
      { at: 'production' },
    );
    expect([...table.state.display].sort()).toEqual(['docks', 'pub', 'quarry']);
    expect(table.asked).toEqual(['3 draft']);
    table.play(3, { do: 'takeLookoutCard', card: 'pub' }).play(2, { do: 'takeLookoutCard', card: 'docks' });
    expect(table.facts('taken').map(({ seat }) => seat)).toEqual([3, 2, 1]);
    expect(table.facts('displayDiscarded')).toEqual([]);
  });

  it('FS-EX-32 Power Station copies Cistern: 2 fuel give 2 and 2 VP', () => {
    const table = given({
      players: [{ faction: 'merchants-guild', built: ['power-station', 'cistern'], deals: ['fuel-tank'] }, {}],
      phase: 'lookout-2',
    }).at({ at: 'production' });
    expect(table.has(0, 'fuel', 'vp')).toEqual([2, 4]);
  });

  it('FS-EX-33 Body Hunters: Archive can be cleared, Hideout with nothing on it cannot', () => {
    const table = given({
      players: [
        { built: ['body-hunters', { card: 'archive', uses: 2, spent: { worker: 2 } }, { card: 'hideout', uses: 1 }], goods: { worker: 3 } },
        { passed: true },
      ],
    }).turnOf(0);
    table.play(0, { do: 'activateLocation', place: table.id(0, 'body-hunters') });
    expect(table.facts('cleared')).toEqual([{ seat: 0, place: table.id(0, 'archive') }]);
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') }, { do: 'again' });
    expect(table.has(0, 'vp')).toEqual([2]);
  });

  it('FS-EX-34 Suppliers divert Arena: 3 guns for A, none from Arena for B, and A’s Dark Visions Gang fires', () => {
    const table = given({
      players: [
        { faction: 'new-york', built: ['suppliers', 'dark-visions-gang'] },
        { faction: 'new-york', built: ['arena', 'gunsmith', 'gunsmith', 'city-guards'] },
      ],
      phase: 'lookout-2',
    }).at({ at: 'production' });
    expect(table.has(0, 'gun', 'contact-red')).toEqual([3, 1]);
    expect(table.has(1, 'gun')).toEqual([0]);
  });

  it('FS-EX-35 the Master Set knows no Borgo', () => {
    const { options } = makeGame(defaultPack);
    expect(options.parse({ edition: 'master-set', soloMode: 'borgo-2' }).ok).toBe(false);
    expect(options.parse({ edition: 'ultimate', soloMode: 'borgo-2' }).ok).toBe(true);
  });

  it('FS-EX-36 A sees the faces of both own Ruins; others see two face-down cards', () => {
    const table = given({
      players: [{ goods: { 'contact-red': 3 } }, { faction: 'mississippi', built: ['school'], goods: { gun: 2 } }],
      deck: ['pub', 'docks'],
    }).turnOf(0);
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'school') }).play(1, { do: 'factionAction', action: 'red' });
    const faces = (viewer: { seat: number } | 'spectator') =>
      table.view(viewer).players[1]!.places.map(({ card, ruined }) => [card, ruined]);
    expect(faces({ seat: 1 })).toEqual([
      ['school', true],
      ['pub', true],
    ]);
    for (const viewer of [{ seat: 0 }, 'spectator'] as const) {
      expect(faces(viewer)).toEqual([
        [null, true],
        [null, true],
      ]);
    }
    expect(table.facts('razed')).toMatchObject([{ card: 'school' }]);
  });

  it('FS-EX-37 Foundation is developed with its own token: 1 VP, no token returns', () => {
    const table = given({ players: [{ built: [{ card: 'foundation', cache: { development: 1 } }], hand: ['archive'] }, {}] }).turnOf(0);
    table.play(0, { do: 'develop', card: 'archive' });
    expect(table.has(0, 'vp', 'development')).toEqual([1, 0]);
    expect(table.state.discard).toEqual(['foundation']);
  });
});
