import { given } from '../testing';

const place = (
  tokens: ('survivor' | 'food' | 'fuel' | 'ammo')[],
  why: 'gain' | 'recruit' | 'set-aside' | 'prisoner' | 'produced' = 'gain',
) => ({ at: 'place', seat: 0, tokens, why, by: 'card' }) as const;

describe('placing tokens', () => {
  it('LA-6.4, LA-6.5, LA-14.2 one token a slot; a slot with a symbol takes only what it shows', () => {
    const table = given({ players: [{ trailers: ['tanker'], crew: ['leader-red'], goods: { food: 1 } }, {}] }).at(place(['fuel', 'ammo']));
    expect(table.legal(0, 'placeToken').filter((move) => 'token' in move && move.token === 'ammo')).toEqual([
      { do: 'placeToken', token: 'ammo', slot: 'b1.2' },
    ]);
    expect(table.refusal(0, { do: 'placeToken', token: 'ammo', slot: 'b2.0' })).toBe('LA-14.2');
    expect(table.refusal(0, { do: 'placeToken', token: 'fuel', slot: 'b1.0' })).toBe('LA-14.2');
    table.play(0, { do: 'placeToken', token: 'fuel', slot: 'b2.0' });
    expect(table.player(0).bottom[1]!.tokens[0]).toBe('fuel');
  });

  it('LA-6.6 armour, weapon and special slots hold damage only', () => {
    const table = given({ players: [{ truck: 'heavy-hauler', crew: ['leader-red'] }, {}] }).at(place(['fuel']));
    const slots = table.legal(0, 'placeToken').map((move) => ('slot' in move ? move.slot : ''));
    expect(slots).toEqual(['b1.1', 'b1.2', 'b2.0', 'b2.1', 'b2.2']);
  });

  it('LA-6.7, LA-14.4 an occupied slot is freed by discarding what lies there', () => {
    const table = given({ players: [{ goods: { food: 4 } }, {}] }).at(place(['fuel']));
    expect(table.legal(0, 'placeToken')).toEqual([]);
    expect(table.refusal(0, { do: 'makeRoom', token: 'fuel', slot: 'b1.0' })).toBe('LA-14.4');
    table.play(0, { do: 'makeRoom', token: 'fuel', slot: 'b2.1' });
    expect(table.goods(0)).toEqual({ survivor: 2, food: 3, fuel: 1 });
  });

  it('LA-6.9, LA-14.3 a gained resource may be discarded, a survivor may not', () => {
    const table = given({ players: [{}, {}] }).at(place(['fuel', 'food'], 'recruit'));
    table.play(0, { do: 'discardToken', token: 'fuel' });
    expect(table.goods(0).fuel).toBeUndefined();
    const recruit = given({ players: [{}, {}] }).at(place(['survivor'], 'recruit'));
    expect(recruit.refusal(0, { do: 'discardToken', token: 'survivor' })).toBe('LA-14.3');
  });

  it('LA-6.8, LA-14.5, LA-15.13, LA-R16 tokens change places freely outside Fire, also before damage; not in Fire (LA-11.1)', () => {
    const hit = { at: 'damage', seat: 0, n: 1, zone: 'truck', by: 'card' } as const;
    const table = given({ players: [{ goods: { fuel: 1 }, tokens: { 'b1.0': 'survivor', 'b1.1': 'fuel' } }, {}] }).at(hit);
    table.play(0, { do: 'rearrange' });
    expect(table.refusal(0, { do: 'moveToken', from: 'b1.1', to: 'b1.0' })).toBe('LA-14.5');
    expect(table.refusal(0, { do: 'swapTokens', from: 'b1.0', to: 'b1.1' })).toBe('LA-14.5');
    table.play(0, { do: 'moveToken', from: 'b1.1', to: 'b2.2' });
    expect(table.asked).toEqual(['0 place-damage']);
    table.play(0, { do: 'rearrange' }, { do: 'keepLayout' }, { do: 'placeDamage', slot: 'b1.1' });
    expect(table.goods(0)).toEqual({ survivor: 2, fuel: 1 });
    const fire = given({ players: [{ goods: { fuel: 1 } }, {}], phase: 'fire' }).at(hit);
    expect(fire.refusal(0, { do: 'rearrange' })).toBe('LA-14.5');
  });

  it('LA-11.1 no rearranging in Fire', () => {
    const fire = given({ players: [{ goods: { ammo: 1 } }, {}], enemies: [{ card: 'war-wolves' }] }).firing(0);
    expect(fire.refusal(0, { do: 'rearrange' })).toBe('LA-14.5');
  });
});

describe('damage', () => {
  it('LA-6.12, LA-6.11, LA-6.10, LA-14.6, LA-14.8 a token under damage is lost; with a survivor token a card of the own choice', () => {
    const table = given({ players: [{ goods: { food: 1 } }, {}], phase: 'fire' }).at({
      at: 'damage',
      seat: 0,
      n: 2,
      zone: 'bottomRow',
      by: 'ambush',
    });
    table.play(0, { do: 'placeDamage', slot: 'b1.1' });
    expect(table.goods(0)).toEqual({ survivor: 1, food: 1 });
    expect(table.legal(0)).toEqual([
      { do: 'loseSurvivor', card: 'leader-red' },
      { do: 'loseSurvivor', card: 'co-pilot-red' },
    ]);
    table.play(0, { do: 'loseSurvivor', card: 'co-pilot-red' });
    expect(table.crew(0)).toEqual({ 'leader-red': 'active' });
    expect(table.state.discard).toEqual(['co-pilot-red']);
    expect(table.refusal(0, { do: 'placeDamage', slot: 'b1.1' })).toBe('LA-14.6');
  });

  it('LA-6.13 damage without a whole slot in its zone is ignored; LA-6.14 it stays until repaired or replaced', () => {
    const table = given({
      players: [{ damage: ['b1.0', 'b1.1', 'b1.2'], tokens: { 'b2.0': 'survivor', 'b2.1': 'survivor' } }, {}],
      phase: 'fire',
    });
    table.at({ at: 'damage', seat: 0, n: 3, zone: 'truck', by: 'ambush' });
    expect(table.asked).toEqual([]);
    expect(table.damage(0)).toEqual(['b1.0', 'b1.1', 'b1.2', 'b1.3']);
    table.at({ at: 'attach', seat: 0, card: 'delivery-truck' });
    expect(table.damage(0)).toEqual([]);
  });

  it('LA-6.14, LA-14.7, LA-15.3 repair removes a counter each, up to a number, or none', () => {
    const table = given({ players: [{ damage: ['b1.3', 'b2.3'] }, {}] }).at({ at: 'repair', seat: 0, n: 2, must: false, by: 'bonus' });
    expect(table.refusal(0, { do: 'repair', slot: 'b2.2' })).toBe('LA-14.7');
    table.play(0, { do: 'repair', slot: 'b2.3' }, { do: 'stopRepair' });
    expect(table.damage(0)).toEqual(['b1.3']);
  });

  it('LA-6.15 the zones of a convoy', () => {
    const slots = (zone: 'any' | 'topRow' | 'bottomRow' | 'frontColumn' | 'truck' | 'column2' | 'column3') =>
      given({ players: [{ truck: 'truck-red', devices: ['light-armour', 'heavy-armour'] }, {}], phase: 'fire' })
        .at({ at: 'damage', seat: 0, n: 1, zone, by: 'ambush' })
        .damageable(0)
        .map((slot) => slot.slice(0, 2));
    expect(new Set(slots('topRow'))).toEqual(new Set(['t1', 't2']));
    expect(new Set(slots('bottomRow'))).toEqual(new Set(['b1', 'b2']));
    expect(new Set(slots('frontColumn'))).toEqual(new Set(['b1', 't1']));
    expect(new Set(slots('truck'))).toEqual(new Set(['b1']));
    expect(new Set(slots('column2'))).toEqual(new Set(['b2', 't2']));
    expect(new Set(slots('any'))).toEqual(new Set(['b1', 'b2', 't1', 't2']));
    expect(slots('column3')).toEqual([]);
  });
});

describe('contamination', () => {
  it('LA-6.16, LA-14.9, LA-R58 on a committed survivor where the text says so, else on any own one', () => {
    const table = given({ players: [{}, {}] }).at({ at: 'contaminate', seat: 0, n: 1, crew: null, by: 'ambush' });
    expect(table.legal(0, 'placeContamination')).toHaveLength(2);
    const acting = given({ players: [{}, {}] }).at({ at: 'contaminate', seat: 0, n: 1, crew: ['leader-red'], by: 'card' });
    expect(acting.crew(0)['leader-red']).toBe('active:1');
    const nobody = given({ players: [{}, {}] }).at({ at: 'contaminate', seat: 0, n: 1, crew: ['hermit'], by: 'card' });
    expect(nobody.crew(0)).toEqual({ 'leader-red': 'active', 'co-pilot-red': 'active' });
  });

  it('LA-6.17, LA-R9 each counter lowers the skill by 1, never below 0', () => {
    const table = given({ players: [{ crew: ['leader-red:active:1', 'bounty-hunter:active:2'] }, {}] });
    expect(table.view('spectator').players[0]!.survivors.map(({ skill }) => skill)).toEqual([1, 1]);
  });

  it('LA-6.18, LA-6.20, LA-14.11 at its base skill a survivor dies: the card and one token of the own choice, nothing more', () => {
    const table = given({ players: [{ crew: ['leader-red:active:1', 'co-pilot-red', 'hermit'] }, {}] }).at({
      at: 'contaminate',
      seat: 0,
      n: 1,
      crew: ['leader-red'],
      by: 'card',
    });
    expect(table.asked).toEqual(['0 lose-survivor-token']);
    expect(table.refusal(0, { do: 'loseSurvivorToken', slot: 'b2.2' })).toBe('LA-14.11');
    table.play(0, { do: 'loseSurvivorToken', slot: 'b1.1' });
    expect(table.goods(0)).toEqual({ survivor: 2 });
    expect(Object.keys(table.crew(0))).toEqual(['co-pilot-red', 'hermit']);
  });

  it('LA-14.10, LA-19.3, LA-4.19 a Protective Suit cancels one counter; who holds any item is asked in any case', () => {
    const suit = given({ players: [{ crew: ['leader-red'], items: ['protective-suit'] }, {}] }).at({
      at: 'contaminate',
      seat: 0,
      n: 2,
      crew: null,
      by: 'ambush',
    });
    suit.play(0, { do: 'useSuit' });
    expect(suit.asked).toEqual([]);
    expect(suit.crew(0)['leader-red']).toBe('active:1');
    const other = given({ players: [{ crew: ['leader-red'], items: ['nitrous-oxide'] }, {}] }).at({
      at: 'contaminate',
      seat: 0,
      n: 1,
      crew: null,
      by: 'ambush',
    });
    expect(other.asked).toEqual(['0 place-contamination']);
    expect(other.refusal(0, { do: 'useSuit' })).toBe('LA-14.10');
  });

  it('LA-14.12, LA-19.3 Decontamination IV: two counters, from one or two survivors', () => {
    const crew = ['leader-red:active:1', 'bounty-hunter:rest:2', 'hermit:active:1'];
    const table = given({ players: [{ crew, items: ['decontamination-iv'] }, {}] }).exploring(0);
    table.play(
      0,
      { do: 'useItem', item: 'decontamination-iv', card: null },
      { do: 'decontaminate', card: 'bounty-hunter' },
      { do: 'decontaminate', card: 'hermit' },
    );
    expect(table.crew(0)).toEqual({ 'leader-red': 'active:1', 'bounty-hunter': 'rest:1', hermit: 'active' });
    expect(table.asked).toEqual(['0 explore']);
  });

  it('LA-15.1 state checks follow every effect: a death by contamination in the middle of a list', () => {
    const table = given({ players: [{ crew: ['leader-red:active:1', 'co-pilot-red'] }, {}] }).at({
      at: 'effects',
      seat: 0,
      list: [
        { do: 'contaminate', n: 1, target: 'acting' },
        { do: 'gain', res: 'fuel', n: 1 },
      ],
      exploring: { slot: null, crew: ['leader-red'], part: 'cardAction' },
      by: 'card',
    });
    expect(Object.keys(table.crew(0))).toEqual(['co-pilot-red']);
    table.play(0, { do: 'loseSurvivorToken', slot: 'b1.1' });
    expect(table.asked).toEqual(['0 place-tokens']);
  });
});

describe('fame and items', () => {
  it('LA-6.21, LA-R5 the counter moves from -1 to 5', () => {
    const table = given({ players: [{}, {}] }).at({ at: 'fame', seat: 0, n: 5, by: 'card' });
    expect(table.player(0).fame).toBe(5);
    table.at({ at: 'fame', seat: 0, n: -6, by: 'card' });
    expect(table.player(0).fame).toBe(-1);
  });

  it('LA-6.22 at the top a damage is removed instead, if there is one; LA-6.23 at the bottom one is taken', () => {
    const top = given({ players: [{ fame: 5, damage: ['b1.3', 'b2.3'] }, {}] }).at({ at: 'fame', seat: 0, n: 1, by: 'attack' });
    expect(top.legal(0, 'stopRepair')).toEqual([]);
    top.play(0, { do: 'repair', slot: 'b1.3' });
    expect([top.player(0).fame, top.damage(0)]).toEqual([5, ['b2.3']]);
  });

  it('LA-6.23 at the bottom of the fame track a damage is taken instead', () => {
    const bottom = given({ players: [{ fame: -1 }, {}] }).at({ at: 'fame', seat: 0, n: -1, by: 'card' });
    bottom.play(0, { do: 'placeDamage', slot: 'b2.3' });
    expect([bottom.player(0).fame, bottom.damage(0)]).toEqual([-1, ['b2.3']]);
  });

  it('LA-6.24, LA-14.14 items are drawn one at a time; a fourth is discarded at once', () => {
    const table = given({ players: [{ items: ['mine', 'nitromethane'] }, {}], items: ['nitrous-oxide', 'welding-torch', 'food-ration'] });
    table.at({ at: 'draw', seat: 0, n: 3, by: 'card' });
    expect(table.asked).toEqual(['0 item-limit']);
    expect(table.refusal(0, { do: 'dropItem', item: 'food-ration' })).toBe('LA-14.14');
    table.play(0, { do: 'dropItem', item: 'mine' });
    expect(table.asked).toEqual(['0 item-limit']);
    table.play(0, { do: 'dropItem', item: 'nitromethane' });
    expect(table.player(0).items).toEqual({ n: 3, cards: ['nitrous-oxide', 'welding-torch', 'food-ration'] });
    expect(table.state.itemDiscard).toEqual(['mine', 'nitromethane']);
  });

  it('LA-6.24, LA-R52 the fourth may be used in the own turn, and only be discarded in another', () => {
    const scenario = { players: [{ items: ['welding-torch', 'nitromethane', 'mine'], damage: ['b1.3'] }, {}] };
    const own = given(scenario);
    own.state = { ...own.state, active: 0 };
    own.at({ at: 'draw', seat: 0, n: 1, by: 'card' });
    expect(own.legal(0, 'useItem')).toEqual([{ do: 'useItem', item: 'welding-torch', card: null }]);
    const other = given(scenario);
    other.state = { ...other.state, active: 1 };
    expect(other.at({ at: 'draw', seat: 0, n: 1, by: 'loot' }).legal(0, 'useItem')).toEqual([]);
  });

  it('LA-6.25, LA-14.13 an item is used in its phase, only if it changes something; it goes to the discard pile', () => {
    const items = ['welding-torch', 'frostbite-medicine', 'nitrous-oxide'];
    const table = given({ players: [{ items, crew: ['bounty-hunter'] }, {}] }).exploring(0);
    expect(table.legal(0, 'useItem')).toEqual([]);
    const damaged = given({ players: [{ items, damage: ['b1.3', 'b2.3'] }, {}] }).exploring(0);
    expect(damaged.refusal(0, { do: 'useItem', item: 'nitrous-oxide', card: null })).toBe('LA-14.13');
    damaged.play(0, { do: 'useItem', item: 'welding-torch', card: null }, { do: 'repair', slot: 'b1.3' }, { do: 'repair', slot: 'b2.3' });
    expect([damaged.damage(0), damaged.state.itemDiscard]).toEqual([[], ['welding-torch']]);
  });

  it('LA-6.26 an empty item deck is made from its discard pile; from nothing comes nothing', () => {
    const table = given({ players: [{}, {}], items: [], itemDiscard: ['mine'] }).at({ at: 'draw', seat: 0, n: 2, by: 'card' });
    expect(table.player(0).items.cards).toEqual(['mine']);
    expect(table.facts('itemsShuffled')).toEqual([{ n: 1 }]);
  });
});

describe('upgrading', () => {
  const upgrade = (card: string) => ({ at: 'attach', seat: 0, card }) as const;

  it('LA-6.1, LA-6.2, LA-8.10 trailers stand behind the truck, up to its tow; then one is replaced', () => {
    const table = given({ players: [{}, {}] }).at(upgrade('box-trailer'));
    expect(table.convoy(0)).toEqual(['truck-red', 'container-red', 'box-trailer', null, null, null]);
    table.at(upgrade('tanker'));
    expect(table.legal(0, 'chooseTrailerToReplace')).toHaveLength(2);
    table.play(0, { do: 'chooseTrailerToReplace', position: 3 });
    expect(table.convoy(0).slice(0, 3)).toEqual(['truck-red', 'container-red', 'tanker']);
    expect(table.state.discard).toEqual(['box-trailer']);
  });

  it('LA-14.23 a trailer to be replaced is one of the own', () => {
    const table = given({ players: [{ trailers: ['container-red', 'box-trailer'] }, {}] }).at(upgrade('tanker'));
    expect(table.refusal(0, { do: 'chooseTrailerToReplace', position: 4 })).toBe('LA-14.23');
    expect(table.refusal(0, { do: 'chooseTrailerToReplace', position: 1 })).toBe('LA-14.23');
  });

  it('LA-8.11, LA-6.3, LA-R22 a replaced card goes with its damage; its tokens are placed anew; loot goes to the loot discard', () => {
    const table = given({
      players: [{ truck: 'biofuel-turbo-truck', goods: { fuel: 1 }, tokens: { 'b1.1': 'fuel', 'b1.0': 'survivor' }, damage: ['b1.3'] }, {}],
    });
    table.at(upgrade('delivery-truck'));
    expect(table.asked).toEqual(['0 place-tokens']);
    table.play(0, { do: 'placeToken', token: 'survivor', slot: 'b1.0' }, { do: 'placeToken', token: 'fuel', slot: 'b1.1' });
    expect([table.damage(0), table.state.lootDiscard, table.state.discard]).toEqual([[], ['biofuel-turbo-truck'], []]);
  });

  it('LA-8.11, LA-14.3 a set-aside survivor is discarded only if every slot for it holds a survivor', () => {
    const full = given({
      players: [
        {
          trailers: ['flatbed-trailer'],
          crew: ['leader-red', 'hermit', 'orphan', 'gunner'],
          tokens: { 'b1.0': 'survivor', 'b1.1': 'survivor', 'b1.2': 'survivor', 'b2.0': 'survivor' },
        },
        {},
      ],
    }).at(upgrade('tanker'), { at: 'round-slots', seat: 0, slots: [] });
    expect(full.convoy(0)).toContain('tanker');
    const replaced = given({
      players: [
        {
          trailers: ['container-red', 'flatbed-trailer'],
          crew: ['leader-red', 'hermit', 'orphan', 'gunner'],
          tokens: { 'b1.0': 'survivor', 'b1.1': 'survivor', 'b1.2': 'survivor', 'b3.0': 'survivor' },
          damage: ['b2.0', 'b2.1', 'b2.2'],
        },
        {},
      ],
    }).at(upgrade('tanker'));
    replaced.play(0, { do: 'chooseTrailerToReplace', position: 3 });
    expect(replaced.legal(0, 'discardToken')).toEqual([{ do: 'discardToken', token: 'survivor' }]);
    replaced.play(0, { do: 'discardToken', token: 'survivor' }, { do: 'loseSurvivor', card: 'orphan' });
    expect(Object.keys(replaced.crew(0))).toEqual(['leader-red', 'hermit', 'gunner']);
  });

  it('LA-8.10, LA-14.25, LA-6.1 each vehicle carries one device; a full convoy replaces one; a device stays when its vehicle goes', () => {
    const table = given({ players: [{ devices: ['roof-rack'] }, {}] }).at(upgrade('light-armour'));
    expect(table.refusal(0, { do: 'chooseMount', position: 3 })).toBe('LA-14.25');
    table.play(0, { do: 'chooseMount', position: 1 });
    expect(table.convoy(0)).toEqual(['truck-red', 'container-red', 'light-armour', null]);
    table.at(upgrade('delivery-truck')).settle('place-tokens');
    expect(table.convoy(0)).toEqual(['delivery-truck', 'container-red', 'light-armour', null]);
  });

  it('LA-8.10, LA-14.24, LA-R55 a truck with a lower tow drops trailers with their devices; the others close ranks', () => {
    const table = given({
      players: [
        {
          truck: 'heavy-hauler',
          trailers: ['container-red', 'box-trailer', 'tanker'],
          devices: [null, 'roof-rack', null, 'light-armour'],
          goods: { food: 1 },
          tokens: { 'b2.0': 'food', 'b1.0': 'survivor', 'b1.1': 'survivor' },
        },
        {},
      ],
    }).at(upgrade('delivery-truck'));
    expect(table.refusal(0, { do: 'chooseTrailerToDrop', position: 1 })).toBe('LA-14.24');
    table.play(0, { do: 'chooseTrailerToDrop', position: 2 });
    expect(table.convoy(0)).toEqual(['delivery-truck', 'box-trailer', 'tanker', null, null, 'light-armour']);
    expect(table.legal(0).some((move) => move.do === 'placeToken' && move.token === 'food')).toBe(true);
    expect(table.state.discard).toEqual(['heavy-hauler', 'container-red', 'roof-rack']);
  });

  it('LA-8.12, LA-R15, LA-14.8 a recruit rests; room is made at the cost of another survivor, never of the recruit', () => {
    const crew = ['leader-red', 'co-pilot-red', 'orphan', 'gunner', 'driver', 'hustler'];
    const table = given({ players: [{ crew }, {}], zone: ['hermit'] })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red')
      .play(0, { do: 'cardAction' });
    expect(table.legal(0, 'placeToken')).toEqual([]);
    table.play(0, { do: 'makeRoom', token: 'survivor', slot: 'b2.0' });
    expect(table.refusal(0, { do: 'loseSurvivor', card: 'hermit' })).toBe('LA-14.8');
    table.play(0, { do: 'loseSurvivor', card: 'orphan' });
    expect(table.crew(0)).toMatchObject({ hermit: 'rest' });
    expect(table.goods(0).survivor).toBe(6);
  });

  it('LA-R14 choosing a slot with a truck commits to it: nothing but the card action ends the exploration', () => {
    const table = given({ players: [{}, {}], zone: ['delivery-truck'] })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red');
    expect(table.refusal(0, { do: 'endExplore' })).toBe('LA-14.29');
    expect(table.legal(0, 'cardAction')).toHaveLength(1);
  });
});
