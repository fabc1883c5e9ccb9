import { given, type Someone } from '../testing';

const turn = (me: Someone, other: Someone = {}, more: object = {}) => given({ players: [me, other], ...more }).turnOf(0);

describe('deals', () => {
  it('FS-M3, FS-7.8 cost the distance in blue contacts; the goods come at once and in every later Production', () => {
    const table = turn({ faction: 'mutants-union', hand: ['quarry', 'pub'], goods: { 'contact-blue': 1 } });
    expect(table.refusal(0, { do: 'signDeal', card: 'pub' })).toBe('FS-4.9');
    expect(table.refusal(0, { do: 'signDeal', card: 'docks' })).toBe('FS-M3');
    table.play(0, { do: 'signDeal', card: 'quarry' });
    expect(table.supply(0)).toEqual({ brick: 1 });
    expect(table.player(0).deals.map(({ card }) => card)).toEqual(['quarry']);
    table.at({ at: 'production' });
    expect(table.has(0, 'brick')).toEqual([2]);
  });

  it('FS-7.9 a card in a deal has no type, ability or defence; it cannot be razed or developed', () => {
    const table = turn(
      { deals: ['arena'], built: ['rubble'], hand: ['murderers-pub'], goods: { 'contact-grey': 2, brick: 1 } },
      { deals: ['school'], built: ['docks'], goods: {} },
    );
    expect(table.refusal(0, { do: 'razeOpponent', place: table.deal(1, 'school') })).toBe('FS-M5');
    expect(table.refusal(0, { do: 'develop', card: 'murderers-pub' })).toBeUndefined();
    table.play(0, { do: 'construct', card: 'murderers-pub' });
    // Of gun type is only the new card: the deal with Arena does not count.
    expect(table.has(0, 'vp')).toEqual([1]);
  });
});

describe('razing', () => {
  it('FS-M4, FS-7.10, FS-15.11 from hand: the distance in red contacts, spoils gained, card discarded', () => {
    const table = turn({ hand: ['arena'], goods: { 'contact-red': 2 } });
    table.play(0, { do: 'razeFromHand', card: 'arena' });
    expect(table.supply(0)).toEqual({ gun: 3 });
    expect(table.state.discard).toEqual(['arena']);
    expect(turn({ hand: ['arena'], goods: { 'contact-red': 1 } }).refusal(0, { do: 'razeFromHand', card: 'arena' })).toBe('FS-4.9');
    expect(turn({ hand: ['thugs'], goods: { 'contact-red': 5 } }).refusal(0, { do: 'razeFromHand', card: 'thugs' })).toBe('FS-M4');
  });

  it.each([
    ['school', false, 3],
    ['church', false, 4],
    ['archive', false, 5],
    ['school', true, 4],
    ['archive', true, 6],
    ['hidden-forge', false, 4],
  ])('FS-M5, FS-7.11, FS-15.18, FS-14.10 razing %s (shield %s) takes %i red contacts, whatever the distance', (card, shield, cost) => {
    const attempt = (contacts: number) => {
      const table = turn({ goods: { 'contact-red': contacts } }, { built: [{ card, shield }] });
      return { table, refusal: table.refusal(0, { do: 'razeOpponent', place: table.id(1, card) }) };
    };
    expect(attempt(cost - 1).refusal).toBe('FS-4.9');
    const { table, refusal } = attempt(cost);
    expect(refusal).toBeUndefined();
    table.play(0, { do: 'razeOpponent', place: table.id(1, card) });
    expect(table.has(0, 'contact-red')).toEqual([0]);
    expect(table.place(1, card)).toMatchObject({ ruined: true, shield: false });
  });

  it('FS-14.10, FS-7.22 Hidden Forge counts as carrying a shield: no further one may be put on it', () => {
    const table = turn({ built: ['hidden-forge'], goods: { shield: 1 } });
    expect(table.legal(0, 'placeShield')).toEqual([]);
    expect(table.refusal(0, { do: 'placeShield', place: table.id(0, 'hidden-forge') })).toBe('FS-7.22');
  });

  it('FS-7.11, FS-R23, FS-8.5 attacker’s spoils first, then the owner’s deal goods, then the attacker’s triggers', () => {
    const table = turn(
      { built: ['rifle'], goods: { 'contact-red': 3 } },
      { built: ['pub'] },
      { deck: ['docks', 'quarry', 'arena', 'church', 'museum'] },
    );
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'pub') });
    expect(table.player(0).hand.cards).toEqual(['docks', 'quarry', 'arena', 'museum']);
    expect(table.player(1).hand.cards).toEqual(['church']);
    expect(table.events.map(({ type }) => type)).toEqual(['paid', 'razed', 'drew', 'drew', 'drew', 'turn']);
  });

  it('FS-7.12, FS-R37 activation goods and the shield are gone, cached goods go to the owner', () => {
    const table = turn(
      { goods: { 'contact-red': 9 } },
      {
        built: [
          { card: 'camp', cache: { worker: 2 }, shield: true },
          { card: 'archive', uses: 1, spent: { worker: 1 } },
        ],
      },
    );
    table.play(0, { do: 'razeOpponent', place: table.id(1, 'camp') });
    expect(table.supply(1)).toEqual({ worker: 2 + 1 });
    expect(table.supply(0)).toEqual({ 'contact-red': 4, worker: 2 });
    expect(table.place(1, 'camp')).toMatchObject({ ruined: true, cache: {}, shield: false });
    const used = turn({ goods: { 'contact-red': 5 } }, { built: [{ card: 'archive', uses: 1, spent: { worker: 1 } }] });
    used.play(0, { do: 'razeOpponent', place: used.id(1, 'archive') });
    expect(used.supply(1)).toEqual({ worker: 1 });
    expect(used.place(1, 'archive').spent).toEqual({});
  });

  it('FS-7.13, FS-15.11 own locations, Ruins and deals cannot be razed; Ruins have no ability, type or defence', () => {
    const table = turn({ built: ['school'], goods: { 'contact-red': 9 } }, { ruins: ['archive'], built: ['docks'], deals: ['quarry'] });
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(0, 'school') })).toBe('FS-7.13');
    expect(table.refusal(0, { do: 'razeOpponent', place: table.id(1, 'archive') })).toBe('FS-7.13');
    expect(table.refusal(0, { do: 'razeOpponent', place: table.deal(1, 'quarry') })).toBe('FS-M5');
    const ruined = turn({ ruins: ['archive'], goods: { worker: 2 } });
    expect(ruined.refusal(0, { do: 'activateLocation', place: ruined.id(0, 'archive') })).toBe('FS-M6');
    const typed = turn({ ruins: ['arena'], hand: ['murderers-pub'], goods: { 'contact-grey': 2 } });
    typed.play(0, { do: 'construct', card: 'murderers-pub' });
    expect(typed.has(0, 'vp')).toEqual([1]);
  });

  it('FS-8.3 razing from hand and razing an opponent trigger alike; being razed triggers nothing', () => {
    const table = turn(
      { built: ['hunters', 'mesmerizers-dwelling'], hand: ['docks'], goods: { 'contact-red': 5 } },
      { built: ['quarry', 'hunters'] },
    );
    table.play(0, { do: 'razeFromHand', card: 'docks' });
    expect(table.has(0, 'worker', 'vp')).toEqual([1, 1]);
    table.turnOf(0).play(0, { do: 'razeOpponent', place: table.id(1, 'quarry') });
    expect(table.has(0, 'worker', 'vp')).toEqual([2, 2]);
    expect(table.has(1, 'worker')).toEqual([0]);
  });

  it('FS-8.3 deals trigger when signed, not when they produce', () => {
    const table = turn({ faction: 'mutants-union', built: ['petes-office'], hand: ['docks'], goods: { 'contact-blue': 1 } });
    table.play(0, { do: 'signDeal', card: 'docks' });
    expect(table.has(0, 'vp')).toEqual([1]);
    table.at({ at: 'production' });
    expect(table.has(0, 'vp')).toEqual([1]);
  });

  it.each([
    ['bus-station', 'signDeal', 'worker'],
    ['human-trafficker', 'signDeal', 'worker'],
    ['espionage-center', 'signDeal', 'card'],
    ['guilds-garage', 'signDeal', 'card'],
    ['petes-office', 'signDeal', 'vp'],
    ['truck', 'signDeal', 'ammo'],
    ['hunters', 'razeFromHand', 'worker'],
    ['rifle', 'razeFromHand', 'card'],
    ['mesmerizers-dwelling', 'razeFromHand', 'vp'],
    ['truck', 'razeFromHand', 'ammo'],
  ] as const)('FS-8.4 %s gives with %s: 1 %s; copies add up', (feature, move, good) => {
    const table = turn({ built: [feature, feature], hand: ['docks'], goods: { 'contact-blue': 1, 'contact-red': 1 } });
    table.play(0, { do: move, card: 'docks' });
    expect(table.has(0, good)).toEqual([2]);
  });

  it('FS-8.2 triggers are mandatory, come after the action, all of them, and do not chain', () => {
    const table = turn({ built: ['truck', 'rifle', 'hunters'], hand: ['docks'], goods: { 'contact-red': 1 } });
    table.play(0, { do: 'razeFromHand', card: 'docks' });
    expect(table.events.map(({ type }) => type)).toEqual(['paid', 'razedFromHand', 'gained', 'gained', 'drew', 'gained', 'turn']);
    expect(table.has(0, 'ammo', 'card', 'worker', 'iron')).toEqual([1, 1, 1, 2]);
  });

  it('FS-8.13 the card just razed is part of the discard when the deck is made anew', () => {
    const table = turn({ hand: ['crossroads'], goods: { 'contact-red': 1 } }, {}, { deck: ['pub'], discard: [] });
    table.play(0, { do: 'razeFromHand', card: 'crossroads' });
    expect(table.player(0).hand.cards).toEqual(['pub', 'crossroads']);
  });
});
