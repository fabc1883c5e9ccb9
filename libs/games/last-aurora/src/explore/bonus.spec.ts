import { given } from '../testing';

/** The bonus options that are open after a crew was confirmed, as slot.option. */
function bonuses(table: ReturnType<typeof given>): readonly string[] {
  return table.legal(0, 'bonusAction').map((move) => (move.do === 'bonusAction' ? `${move.slot}.${move.option}` : ''));
}

describe('card action and bonus action', () => {
  it('LA-8.8, LA-14.21, LA-14.28, LA-14.29 in either order, the card is mandatory, the bonus optional and taken once', () => {
    const table = given({ players: [{ damage: ['b1.3', 'b2.3'] }, {}], zone: ['hermit'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    expect(table.refusal(0, { do: 'endExplore' })).toBe('LA-14.29');
    table.play(0, { do: 'bonusAction', slot: 1, option: 0 }, { do: 'repair', slot: 'b1.3' });
    expect(table.refusal(0, { do: 'bonusAction', slot: 1, option: 0 })).toBe('LA-14.28');
    table.play(0, { do: 'cardAction' }).settle('place-tokens');
    expect(table.asked).toEqual([]);
    const later = given({ players: [{ damage: ['b1.3'] }, {}], zone: ['hermit'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    later.play(0, { do: 'cardAction' }, { do: 'placeToken', token: 'survivor', slot: 'b2.1' });
    expect(later.refusal(0, { do: 'cardAction' })).toBe('LA-14.21');
    later.play(0, { do: 'endExplore' });
    expect(later.damage(0)).toEqual(['b1.3']);
  });

  it('LA-8.15 in slots 4 and 5 the gain precedes the penalty', () => {
    const four = given({ players: [{}, {}], zone: [null, null, null, 'hermit'] })
      .exploring(0)
      .explore(0, 4, 'leader-red');
    expect(bonuses(four)).toEqual(['4.0', '4.1']);
    four.play(0, { do: 'bonusAction', slot: 4, option: 1 });
    expect(four.asked).toEqual(['0 place-tokens']);
    four.play(0, { do: 'placeToken', token: 'ammo', slot: 'b2.2' }, { do: 'placeDamage', slot: 'b2.3' });
    expect(four.goods(0).ammo).toBe(1);
    const five = given({ players: [{}, {}], zone: [null, null, null, null, 'hermit'] })
      .exploring(0)
      .explore(0, 5, 'leader-red', 'co-pilot-red');
    five.play(0, { do: 'bonusAction', slot: 5, option: 0 }, { do: 'placeToken', token: 'fuel', slot: 'b2.2' });
    expect(five.asked).toEqual(['0 place-contamination']);
  });

  it('LA-8.14 slot 2 removes two contamination from committed survivors only', () => {
    const crew = ['leader-red:active:1', 'bounty-hunter:active:2', 'explorer:rest:1'];
    const table = given({ players: [{ crew }, {}], zone: [null, 'hermit'] })
      .exploring(0)
      .explore(0, 2, 'leader-red', 'bounty-hunter');
    table.play(0, { do: 'bonusAction', slot: 2, option: 0 });
    expect(table.legal(0, 'decontaminate')).toHaveLength(2);
    table.play(0, { do: 'decontaminate', card: 'bounty-hunter' }, { do: 'decontaminate', card: 'leader-red' });
    expect(table.crew(0)).toMatchObject({ 'leader-red': 'active', 'bounty-hunter': 'active:1', explorer: 'rest:1' });
  });

  it('LA-6.19, LA-R12 who dies in the card action still completes it, but no bonus follows; with another alive it may', () => {
    const alone = given({ players: [{ damage: ['b1.3'] }, {}], zone: ['contaminated-warehouse-a'] })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red');
    alone
      .play(0, { do: 'cardAction' }, { do: 'loseSurvivorToken', slot: 'b1.1' }, { do: 'chooseBlock', side: 'right' })
      .settle('place-tokens');
    expect(alone.goods(0)).toEqual({ survivor: 1, fuel: 2 });
    expect(alone.damage(0)).toEqual(['b1.3']);
    expect(alone.asked).toEqual([]);
    const two = given({ players: [{ damage: ['b1.3'] }, {}], zone: ['contaminated-warehouse-a'] })
      .exploring(0)
      .explore(0, 1, 'co-pilot-red', 'leader-red');
    two
      .play(
        0,
        { do: 'cardAction' },
        { do: 'placeContamination', card: 'co-pilot-red' },
        { do: 'loseSurvivorToken', slot: 'b1.1' },
        { do: 'chooseBlock', side: 'right' },
      )
      .settle('place-tokens');
    expect(bonuses(two)).toEqual(['1.0']);
  });

  it('LA-R13, LA-6.19 a bonus taken first may kill the crew; the card action is then lost', () => {
    const crew = ['leader-red:active:1', 'explorer', 'orphan'];
    const table = given({ players: [{ crew }, {}], zone: ['hermit'] }).exploring(0);
    table.play(0, { do: 'startExplore', slot: 1 }, { do: 'commit', card: 'explorer' }, { do: 'confirmExplore' });
    table.state = {
      ...table.state,
      players: table.state.players.map((player) => ({
        ...player,
        survivors: player.survivors.map((one) => (one.card === 'explorer' ? { ...one, contamination: 1 } : one)),
      })),
    };
    table.play(
      0,
      { do: 'bonusAction', slot: 5, option: 0 },
      { do: 'placeToken', token: 'fuel', slot: 'b2.2' },
      { do: 'loseSurvivorToken', slot: 'b1.1' },
    );
    expect(table.asked).toEqual([]);
    expect(table.zone()[0]).toBe('hermit');
    expect(Object.keys(table.crew(0))).not.toContain('hermit');
  });

  it('LA-19.2 a committed Hermit keeps contamination from the whole crew, a Preacher fame loss of the card', () => {
    const hermit = given({ players: [{ crew: ['hermit', 'leader-red'] }, {}], zone: [null, null, null, null, 'power-plant'] })
      .exploring(0)
      .explore(0, 5, 'hermit', 'leader-red');
    hermit
      .play(0, { do: 'bonusAction', slot: 5, option: 0 })
      .settle('place-tokens')
      .play(0, { do: 'cardAction' }, { do: 'chooseBlock', side: 'left' })
      .settle('place-tokens');
    expect(hermit.crew(0)).toEqual({ hermit: 'exhausted', 'leader-red': 'rest' });
    const preacher = given({ players: [{ crew: ['preacher'] }, {}], zone: ['refugee-camp'] })
      .exploring(0)
      .explore(0, 1, 'preacher');
    preacher.play(0, { do: 'cardAction' });
    expect(preacher.player(0).fame).toBe(0);
    const leader = given({ players: [{}, {}], zone: ['refugee-camp'] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' });
    expect(leader.player(0).fame).toBe(-1);
  });

  it('LA-19.4, LA-14.26, LA-14.27, LA-R47 the Trader swaps a resource of another type and stays with it', () => {
    const table = given({ players: [{ goods: { food: 1, ammo: 1 } }, {}], zone: ['trader'], items: ['mine'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    table.play(0, { do: 'cardAction' });
    expect(table.asked).toEqual(['0 pay-resource']);
    expect(table.legal(0, 'payResource')).toHaveLength(2);
    const food = table.legal(0, 'payResource')[0]!;
    table.play(0, food).settle('place-tokens');
    expect(table.goods(0)).toEqual({ survivor: 2, ammo: 1, fuel: 1 });
    expect(table.state.zone[0]).toMatchObject({ card: 'trader', tokens: { food: 1, fuel: 0 } });
    expect(table.player(0).items.cards).toEqual(['mine']);
  });

  it('LA-19.4, LA-15.8 the Travellers: pay for fame and an item, or rob them; they leave either way', () => {
    const pay = given({ players: [{ goods: { ammo: 1 } }, {}], zone: ['travellers'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    pay.play(0, { do: 'cardAction' }, { do: 'chooseEncounterOption', option: 0 });
    expect([pay.player(0).fame, pay.goods(0).ammo, pay.player(0).items.n, pay.zone().includes('travellers')]).toEqual([
      2,
      undefined,
      1,
      false,
    ]);
    const rob = given({ players: [{}, {}], zone: ['travellers'] })
      .exploring(0)
      .explore(0, 1, 'leader-red');
    rob.play(0, { do: 'cardAction' }).settle('place-tokens');
    expect([rob.player(0).fame, rob.goods(0), rob.player(0).items.n]).toEqual([-1, { survivor: 2, food: 1, fuel: 1 }, 1]);
    expect(rob.state.discard).toEqual(['travellers']);
  });

  it('LA-14.26, LA-8.8 an encounter whose options cannot be paid is not explored, unless a bonus pays for it', () => {
    const poor = given({ players: [{}, {}], zone: ['trader', 'trader'] }).exploring(0);
    expect(poor.legal(0, 'startExplore')).toEqual([]);
    const four = given({ players: [{}, {}], zone: [null, null, null, 'trader'] })
      .exploring(0)
      .explore(0, 4, 'leader-red');
    expect(four.legal(0, 'cardAction')).toEqual([]);
    four.play(
      0,
      { do: 'bonusAction', slot: 4, option: 0 },
      { do: 'placeToken', token: 'food', slot: 'b2.2' },
      { do: 'placeDamage', slot: 'b2.3' },
    );
    expect(four.legal(0, 'cardAction')).toHaveLength(1);
  });

  it('LA-14.26 an option that is not offered is refused', () => {
    const table = given({ players: [{ goods: { ammo: 1 } }, {}], zone: ['travellers'] })
      .exploring(0)
      .explore(0, 1, 'leader-red')
      .play(0, { do: 'cardAction' });
    expect(table.refusal(0, { do: 'chooseEncounterOption', option: 2 })).toBe('LA-14.26');
  });
});
