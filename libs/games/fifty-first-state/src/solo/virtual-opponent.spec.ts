import { given, NewGame, type Someone } from '../testing';
import type { Options } from '../options';

const solo = (me: Someone, opponent: Someone = {}, options: Partial<Options> = {}, more: object = {}) =>
  given({ players: [me], opponent, options, ...more });
/** The human has just ended a turn: the opponent is next. */
const opponentTurn = (me: Someone, more: object = {}, options: Partial<Options> = {}, opponent: Someone = {}) =>
  solo(me, opponent, options, more).turnOf(0).at({ at: 'opponent' });
/** A card whose only type is brick. */
const attackers = { brick: 'brick-storage' };

describe('against the virtual opponent', () => {
  it('FS-10.1, FS-R87 equal VP is a loss, one more is a win', () => {
    const end = (mine: number, its: number) => {
      const table = solo({ vp: mine }, { vp: its, passed: true }, {}, { endTriggered: true }).turnOf(0).play(0, { do: 'pass' });
      return table.game.outcome(table.state);
    };
    expect(end(30, 30)).toEqual({ kind: 'solo', won: false, score: 30 });
    expect(end(29, 30)).toMatchObject({ won: false });
    expect(end(31, 30)).toEqual({ kind: 'solo', won: true, score: 31, rank: 'survivor' });
  });

  it('FS-10.2, FS-R70 the human gets board and hand, the opponent nothing; both at 0 VP, or at 1 by option', () => {
    const { state } = new NewGame(1);
    expect(state.players.map(({ faction, vp, places, hand }) => [faction === null, vp, places.length, hand.locations])).toEqual([
      [false, 0, 0, 6],
      [true, 0, 0, 0],
    ]);
    expect(new NewGame(1, { soloStartVp: 1 }).state.players.map(({ vp }) => vp)).toEqual([1, 1]);
    expect(new NewGame(1, {}, 'another seed').state.first).toBe(0);
  });

  it('FS-10.3, FS-10.5 its locations stand face up but never produce, grant no bonus and trigger nothing', () => {
    const table = solo(
      { faction: 'mutants-union' },
      { built: ['church', 'boiler-room', 'petes-office'], deals: [] },
      {},
      { phase: 'lookout-2' },
    ).at({ at: 'production' });
    expect([table.supply(1), table.has(1, 'vp')]).toEqual([{}, [0]]);
    expect(table.view({ seat: 0 }).players[1]!.places.map(({ card }) => card)).toEqual(['church', 'boiler-room', 'petes-office']);
  });

  it('FS-10.4 Lookout: four cards, two for the human, two and one more for the opponent', () => {
    const deck = ['pub', 'quarry', 'docks', 'arena', 'church', 'museum'];
    const table = solo({}, {}, {}, { phase: 'cleanup', deck }).at({ at: 'lookout' });
    expect(table.state.display).toEqual(deck.slice(0, 4));
    expect([table.state.connections.blue.faceUp, table.state.connections.red.faceUp]).not.toContain(null);
    table.play(0, { do: 'takeLookoutCard', card: 'docks' });
    expect(table.state.display).toHaveLength(2);
    expect(table.player(1).places).toHaveLength(1);
    const [second] = table.state.display;
    table.play(0, { do: 'takeLookoutCard', card: second! });
    expect(table.player(1).places).toHaveLength(3);
    expect(table.player(1).places.at(-1)!.card).toBe('church');
    expect(table.player(0).hand.cards!.slice(0, 2)).toEqual(['docks', second]);
    expect(table.asked).toEqual(['0 turn']);
  });

  it('FS-8.11 the first of its Lookout cards is drawn at random from the three left', () => {
    const first = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const game = new NewGame(1, {}, seed).keepAny();
        const [move] = game.game.legalMoves(game.state, 0);
        const rest = game.state.display.slice(1);
        game.play(0, move!);
        return rest.indexOf(game.state.players[1]!.places[0]!.card!);
      }),
    );
    expect([...first].sort()).toEqual([0, 1, 2]);
  });

  it('FS-10.6, FS-R86 it discards a face-up connection, red before blue, for 2 VP', () => {
    const table = opponentTurn({}, { blue: 'merchants', red: 'punks' });
    expect(table.has(1, 'vp')).toEqual([2]);
    expect(table.state.connections.red).toMatchObject({ faceUp: null, discard: ['punks'] });
    table.at({ at: 'opponent' });
    expect(table.has(1, 'vp')).toEqual([4]);
    expect(table.state.connections.blue.discard).toEqual(['merchants']);
    expect(table.asked).toEqual(['0 turn']);
  });

  it('FS-10.6 it passes when the human has passed, and discards its piles', () => {
    const table = solo({ built: ['school'] }, {}, {}, { deck: [attackers.brick, 'pub', 'docks'] })
      .turnOf(0)
      .at({ at: 'opponent' });
    expect(table.state.solo!.attempts.raze.pile).toEqual([attackers.brick]);
    table.play(0, { do: 'pass' });
    expect(table.facts('passed')).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(table.facts('pileDiscarded')).toEqual([{ kind: 'raze', cards: [attackers.brick] }]);
  });

  it('FS-10.6, FS-10.7 three failed attempts, then it passes', () => {
    const table = solo({ built: ['school'] }, {}, {}, { deck: ['brick-storage', 'gunsmith', 'church', 'pub', 'docks', 'quarry'] }).turnOf(
      0,
    );
    for (const failures of [1, 2, 3]) {
      table.at({ at: 'opponent' });
      expect(table.state.solo!.attempts.raze).toMatchObject({ failures, success: false });
      expect(table.player(1).passed).toBe(false);
    }
    table.at({ at: 'opponent' });
    expect(table.player(1).passed).toBe(true);
    expect(table.state.discard).toEqual(['brick-storage', 'gunsmith', 'church']);
  });

  it('FS-10.7 success: 2 VP, the human gains the deal goods, the location becomes Ruins; then it passes', () => {
    const table = opponentTurn({ built: [{ card: 'camp', cache: { worker: 2 } }] }, { deck: ['archive', 'pub'] });
    expect(table.place(0, 'camp')).toMatchObject({ ruined: true, cache: {} });
    expect(table.supply(0)).toEqual({ worker: 2 + 1 });
    expect([table.has(1, 'vp'), table.supply(1)]).toEqual([[2], {}]);
    table.at({ at: 'opponent' });
    expect(table.player(1).passed).toBe(true);
  });

  it('FS-10.7, FS-R73 a shield is discarded instead; that is an attempt, but no success', () => {
    const table = opponentTurn({ built: [{ card: 'camp', shield: true }] }, { deck: ['archive', 'school', 'pub'] });
    expect(table.place(0, 'camp')).toMatchObject({ ruined: false, shield: false });
    expect(table.state.solo!.attempts.raze).toMatchObject({ failures: 1, success: false });
    expect(table.has(1, 'vp')).toEqual([0]);
    table.at({ at: 'opponent' });
    expect(table.place(0, 'camp').ruined).toBe(true);
  });

  it('FS-R33 Hidden Forge is not razed and gives no VP, but counts as a success', () => {
    const table = opponentTurn({ built: ['hidden-forge'] }, { deck: ['wire-entanglement', 'pub'] });
    expect(table.place(0, 'hidden-forge').ruined).toBe(false);
    expect(table.has(1, 'vp')).toEqual([0]);
    expect(table.state.solo!.attempts.raze.success).toBe(true);
    table.at({ at: 'opponent' });
    expect(table.player(1).passed).toBe(true);
  });

  it.each([
    ['most matching types', ['confessor', 'weapon-trader'], 'weapon-trader', 'weapon-trader'],
    ['then the greatest distance', ['wire-entanglement', 'confessor'], 'wire-entanglement', 'confessor'],
    ['then action before feature before production', ['fuel-tank', 'methane-storage', 'convoy'], 'oilfield', 'convoy'],
    ['then feature before production', ['fuel-tank', 'methane-storage'], 'methane-storage', 'methane-storage'],
    [
      'then the first good of the list in which spoils differ',
      ['oil-trader', 'refinery', 'gasoline-cultist'],
      'radioactive-fuel',
      'gasoline-cultist',
    ],
  ])('FS-10.8 target: %s', (_, built, attacker, target) => {
    const table = opponentTurn({ built }, { deck: [attacker, 'pub'] });
    expect(table.facts('razed').map(({ card }) => card)).toEqual([target]);
  });

  it('FS-10.8 an unused action location is hit before a used one', () => {
    const table = opponentTurn(
      { built: ['rubble-trader', 'rubble-trader'].map((card, index) => ({ card, uses: index === 0 ? 1 : 0 })) },
      { deck: ['clay-pit', 'pub'] },
    );
    expect(table.player(0).places.map(({ ruined }) => ruined)).toEqual([false, true]);
  });

  it('FS-10.8, FS-M31 if nothing decides, the human chooses', () => {
    const table = opponentTurn({ built: ['clay-pit', 'clay-pit', 'school'] }, { deck: ['rubble-trader', 'pub'] });
    expect(table.asked).toEqual(['0 choose-razed']);
    const [first, second] = table.player(0).places;
    expect(table.legal(0)).toEqual([
      { do: 'chooseRazed', place: first!.id },
      { do: 'chooseRazed', place: second!.id },
    ]);
    expect(table.refusal(0, { do: 'chooseRazed', place: table.id(0, 'school') })).toBe('FS-M31');
    table.play(0, { do: 'chooseRazed', place: second!.id });
    expect(table.player(0).places.map(({ ruined }) => ruined)).toEqual([false, true, false]);
    expect(table.asked).toEqual(['0 turn']);
  });

  it('FS-10.17, FS-R78 cards without type match nothing, neither as attackers nor as targets', () => {
    const attacker = opponentTurn({ built: ['foundation', 'school'] }, { deck: ['foundation', 'pub'] });
    expect(attacker.facts('razed')).toEqual([]);
    const target = opponentTurn({ built: ['foundation'] }, { deck: ['school', 'pub'] });
    expect(target.facts('razed')).toEqual([]);
  });

  it('FS-10.9, FS-R71 the human razes its locations: spoils and triggers, the card is discarded, it gains nothing', () => {
    const table = solo(
      { built: ['hunters'], goods: { 'contact-red': 3 } },
      { built: ['pub', 'archive'] },
      {},
      { blue: 'merchants' },
    ).turnOf(0);
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'pub') });
    expect(table.has(0, 'card', 'worker')).toEqual([3, 1]);
    expect(table.player(1).places.map(({ card }) => card)).toEqual(['archive']);
    expect(table.state.discard).toEqual(['pub']);
    expect(table.player(1).hand.locations).toBe(0);
  });

  it('FS-10.9, FS-14.10 defence is as usual: Hidden Forge takes 4', () => {
    const table = solo({ goods: { 'contact-red': 3 } }, { built: ['hidden-forge', 'docks'] }).turnOf(0);
    expect(table.legal(0, 'razeOpponent')).toEqual([{ do: 'razeOpponent', place: table.id(1, 'docks') }]);
  });

  it('FS-10.9 the human uses its open production; it gains 1 VP instead of a worker', () => {
    const table = solo({ goods: { worker: 1 } }, { built: ['docks'] }, {}, { red: 'punks' }).turnOf(0);
    table.play(0, { do: 'useOpenProduction', place: table.id(1, 'docks') });
    expect(table.supply(0)).toEqual({ iron: 1 });
    expect(table.facts('gained').find(({ seat }) => seat === 1)).toMatchObject({ goods: { vp: 1 }, by: 'open-production' });
    expect(table.supply(1)).toEqual({});
  });

  it('FS-10.10 after it has passed, its locations are out of reach', () => {
    const table = solo({ goods: { worker: 1, 'contact-red': 5 } }, { built: ['docks'], passed: true }).turnOf(0);
    expect(table.refusal(0, { do: 'useOpenProduction', place: table.id(1, 'docks') })).toBe('FS-6.16');
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(1, 'docks') })).toBe('FS-6.16');
  });

  it('FS-10.11 Thieves Caravan and Camino Real find nothing with it; Suppliers may use its production', () => {
    const table = solo(
      { built: ['thieves-caravan', 'camino-real'], hand: ['suppliers'], goods: { worker: 3, 'contact-grey': 2 } },
      { built: ['docks', 'cistern'] },
    ).turnOf(0);
    expect(table.legal(0, 'activateLocation')).toEqual([]);
    table.play(0, { do: 'construct', card: 'suppliers' });
    expect(table.supply(0)).toEqual({ worker: 3, iron: 1 });
  });

  it('FS-14.18 in Production Suppliers may divert from it, but not what depends on its gains', () => {
    const table = solo({ faction: 'mutants-union', built: ['suppliers'] }, { built: ['cistern', 'docks'] }, {}, { phase: 'lookout-2' }).at({
      at: 'production',
    });
    expect(table.has(0, 'iron')).toEqual([1]);
  });

  it('FS-10.12 Cleanup as usual; the first-player token stays', () => {
    const table = solo({ goods: { fuel: 1 } }, { passed: true, built: [{ card: 'docks', worker: true }] }).turnOf(0);
    table.play(0, { do: 'pass' });
    expect([table.state.first, table.state.round]).toEqual([0, 2]);
    expect(table.place(1, 'docks').worker).toBe(false);
    expect(table.player(1).passed).toBe(false);
  });

  it('FS-10.13 either side at 25 VP ends the game after the phase; locations count for both', () => {
    const table = solo(
      { vp: 10, built: ['school'] },
      { vp: 24, built: ['docks', 'pub'] },
      {},
      { red: 'punks', deck: ['brick-storage', 'museum'] },
    )
      .turnOf(0)
      .at({ at: 'opponent' });
    expect(table.facts('endTriggered')).toEqual([{ seat: 1 }]);
    expect(table.state.phase).toBe('action');
    table.play(0, { do: 'pass' });
    expect(table.state.phase).toBe('over');
    expect(table.state.players.map(({ vp }) => vp)).toEqual([11, 28]);
  });

  it.each([
    [80, 'grand-master'],
    [79, 'cyborg'],
    [70, 'cyborg'],
    [60, 'soldier'],
    [50, 'trader'],
    [40, 'human'],
    [30, 'survivor'],
    [29, 'mutant'],
    [3, 'mutant'],
  ])('FS-10.14, FS-R79 a win with %i VP makes a %s', (score, rank) => {
    const table = solo({ vp: score }, { vp: 0, passed: true }, {}, { endTriggered: true }).turnOf(0).play(0, { do: 'pass' });
    expect(table.game.outcome(table.state)).toEqual({ kind: 'solo', won: true, score, rank });
  });

  it('FS-10.16 without cards: Lookout steps are skipped, an attack has failed', () => {
    const table = solo({}, {}, {}, { phase: 'cleanup', deck: ['pub', 'quarry', 'docks'], discard: [] }).at({ at: 'lookout' });
    table.play(0, { do: 'takeLookoutCard', card: 'pub' });
    // One of two goes to the opponent, the human takes the last without being asked; no more cards for anybody.
    expect(table.player(0).hand.locations).toBe(2);
    expect(table.player(1).places).toHaveLength(1);
    const attack = opponentTurn({ built: ['school'] }, { deck: [], discard: [] });
    expect(attack.state.solo!.attempts.raze).toEqual({ failures: 1, success: false, pile: [] });
  });
});

describe('the faction opponents', () => {
  it('FS-11.1, FS-R75 Mutants Union makes up to five attempts, and still stops after the first success', () => {
    const options = { soloMode: 'solo-mutants-union' } as const;
    const deck = ['brick-storage', 'gunsmith', 'church', 'docks', 'quarry', 'pub', 'museum'];
    const table = solo({ built: ['boiler-room'] }, {}, options, { deck }).turnOf(0);
    for (let attempt = 0; attempt < 5; attempt++) table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.raze.failures).toBe(5);
    expect(table.player(1).passed).toBe(false);
    expect(table.at({ at: 'opponent' }).player(1).passed).toBe(true);
    const hit = solo({ built: ['boiler-room', 'boiler-room'] }, {}, options, { deck: ['camp', 'camp'] })
      .turnOf(0)
      .at({ at: 'opponent' });
    hit.play(0, hit.legal(0)[0]!);
    expect(hit.at({ at: 'opponent' }).player(1).passed).toBe(true);
  });

  it('FS-11.2, FS-R74 New York gets two cards in the last Lookout step', () => {
    const table = solo({}, {}, { soloMode: 'solo-new-york' }, { phase: 'cleanup' }).at({ at: 'lookout' });
    table.play(0, table.legal(0)[0]!).play(0, table.legal(0)[0]!);
    expect(table.player(1).places).toHaveLength(4);
  });

  it('FS-11.3, FS-R76 Merchants Guild attacks deals after the raze attempts, with a pile of their own', () => {
    const options = { soloMode: 'solo-merchants-guild' } as const;
    const deck = ['brick-storage', 'gunsmith', 'church', 'pub', 'docks', 'fuel-tank', 'museum'];
    const table = solo({ built: ['boiler-room'], deals: ['docks', 'shelter', 'quarry'] }, {}, options, { deck }).turnOf(0);
    for (let attempt = 0; attempt < 3; attempt++) table.at({ at: 'opponent' });
    table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.deal).toEqual({ failures: 1, success: false, pile: ['pub'] });
    table.at({ at: 'opponent' });
    expect(table.asked).toEqual(['0 choose-lost-deal']);
    expect(table.legal(0)).toEqual(['docks', 'shelter'].map((card) => ({ do: 'chooseLostDeal', deal: table.deal(0, card) })));
    expect(table.refusal(0, { do: 'chooseLostDeal', deal: table.deal(0, 'quarry') })).toBe('FS-M31');
    table.play(0, { do: 'chooseLostDeal', deal: table.deal(0, 'shelter') });
    expect(table.player(0).deals.map(({ card }) => card)).toEqual(['docks', 'quarry']);
    expect(table.has(1, 'vp')).toEqual([0]);
    table.at({ at: 'opponent' });
    expect(table.player(1).passed).toBe(true);
    expect(table.state.discard).toEqual(['shelter', 'brick-storage', 'gunsmith', 'church', 'pub', 'docks']);
  });

  it('FS-11.3 three failures against deals, then it passes', () => {
    const table = solo({ deals: ['sharrash'] }, {}, { soloMode: 'solo-merchants-guild' }).turnOf(0);
    for (let attempt = 0; attempt < 6; attempt++) table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.deal.failures).toBe(3);
    expect(table.at({ at: 'opponent' }).player(1).passed).toBe(true);
  });

  it('FS-11.4, FS-R77 Appalachian Federation tries to develop after the connections and before the attacks', () => {
    const options = { soloMode: 'solo-appalachian-federation' } as const;
    const table = solo({}, { built: ['church'] }, options, { red: 'punks', deck: ['docks', 'museum', 'quarry', 'pub'] }).turnOf(0);
    table.at({ at: 'opponent' });
    expect(table.has(1, 'vp')).toEqual([2]);
    table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.develop).toEqual({ failures: 1, success: false, pile: ['docks'] });
    table.at({ at: 'opponent' });
    expect(table.has(1, 'vp')).toEqual([3]);
    expect(table.player(1).places).toHaveLength(1);
    expect(table.state.discard).toEqual(['docks', 'museum']);
    table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.raze.pile).toEqual(['quarry']);
  });

  it('FS-11.4 three failures end the attempts as well', () => {
    const table = solo({}, {}, { soloMode: 'solo-appalachian-federation' }).turnOf(0);
    for (let attempt = 0; attempt < 3; attempt++) table.at({ at: 'opponent' });
    expect(table.state.solo!.attempts.develop).toEqual({ failures: 3, success: false, pile: [] });
    expect(table.state.discard).toHaveLength(3);
    expect(table.at({ at: 'opponent' }).state.solo!.attempts.raze.failures).toBe(1);
  });
});
