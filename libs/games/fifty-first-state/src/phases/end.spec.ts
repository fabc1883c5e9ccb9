import { given, NewGame, type Someone } from '../testing';

const lastPass = (me: Someone, other: Someone = {}, more: object = {}) =>
  given({ players: [me, { passed: true, ...other }], ...more })
    .turnOf(0)
    .play(0, { do: 'pass' });

describe('the end', () => {
  it('FS-1.2 goes through rounds of Lookout, Production, Action and Cleanup until then', () => {
    const game = new NewGame(2, {}, 4).keepAny();
    const phases: string[] = [];
    game.until((state) => {
      if (phases.at(-1) !== state.phase) phases.push(state.phase);
      return state.round === 3;
    });
    expect(phases.filter((phase) => phase !== 'production' && phase !== 'cleanup').slice(0, 7)).toEqual([
      'lookout-1',
      'lookout-2',
      'action',
      'lookout-1',
      'lookout-2',
      'action',
      'lookout-1',
    ]);
    expect(game.events.filter(({ type }) => type === 'productionBegan')).toHaveLength(2);
    expect(game.events.filter(({ type }) => type === 'cleanedUp')).toHaveLength(2);
  });

  it('FS-1.3, FS-6.18, FS-9.1 comes after the Action phase of the round in which somebody has 25 VP, without Cleanup', () => {
    const table = lastPass({ vp: 25, goods: { fuel: 3 } });
    expect(table.state.phase).toBe('over');
    expect(table.state.endedBy).toBe('vp');
    expect(table.facts('cleanedUp')).toEqual([]);
    expect(table.has(0, 'fuel')).toEqual([3]);
    expect(table.asked).toEqual([]);
    expect(table.refusal(0, { do: 'pass' })).toBe('FS-1.3');
  });

  it('FS-6.18 does not come with 24 VP', () => {
    expect(lastPass({ vp: 24 }).state.phase).not.toBe('over');
  });

  it('FS-R24, FS-9.1 play does not stop at 25: the phase is finished for all', () => {
    const table = given({ players: [{ vp: 24, built: ['archive'], goods: { worker: 2 } }, {}] }).turnOf(0);
    table.play(0, { do: 'activateLocation', place: table.id(0, 'archive') });
    expect(table.facts('endTriggered')).toEqual([{ seat: 0 }]);
    expect(table.state.phase).toBe('action');
    table.play(0, { do: 'again' }).play(1, { do: 'pass' }).play(0, { do: 'pass' });
    expect(table.state.phase).toBe('over');
  });

  it('FS-9.1, FS-6.18 reached in Production: the Action phase of that round is played in full', () => {
    const table = given({ players: [{ vp: 24, built: ['steel-eagle'] }, {}], phase: 'lookout-2' }).at({ at: 'production' });
    expect(table.state.endTriggered).toBe(true);
    expect(table.asked).toEqual(['0 turn']);
  });

  it('FS-8.6 the flag is set once and never cleared', () => {
    const table = given({ players: [{ vp: 25 }, { vp: 30 }] }).turnOf(0);
    table.play(0, { do: 'pass' }).play(1, { do: 'pass' });
    expect(table.facts('endTriggered')).toHaveLength(1);
    expect(
      given({ players: [{ vp: 3 }, { passed: true }], endTriggered: true })
        .turnOf(0)
        .play(0, { do: 'pass' }).state.phase,
    ).toBe('over');
  });

  it('FS-8.5 is checked after an action, behind its triggers', () => {
    const table = given({ players: [{ vp: 22, built: ['petes-office'], hand: ['church'], goods: { 'contact-blue': 2 } }, {}] }).turnOf(0);
    table.play(0, { do: 'signDeal', card: 'church' });
    expect(table.has(0, 'vp')).toEqual([24]);
    expect(table.facts('endTriggered')).toEqual([]);
    const more = given({ players: [{ vp: 23, built: ['petes-office'], hand: ['church'], goods: { 'contact-blue': 2 } }, {}] }).turnOf(0);
    more.play(0, { do: 'signDeal', card: 'church' });
    expect(more.events.slice(-2).map(({ type }) => type)).toEqual(['endTriggered', 'turn']);
  });

  it('FS-6.24, FS-R90 the end check of round 30 ends the game whatever the scores', () => {
    expect(lastPass({ vp: 3 }, {}, { round: 29 }).state.phase).not.toBe('over');
    const table = lastPass({ vp: 3 }, { vp: 4 }, { round: 30 });
    expect([table.state.phase, table.state.endedBy]).toEqual(['over', 'rounds']);
    expect(table.game.outcome(table.state)).toMatchObject({
      kind: 'ranking',
      places: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
    });
  });

  it('FS-9.2, FS-R05, FS-R06 each built location adds 1 VP; Ruins, deals and cards in hand add nothing', () => {
    const table = lastPass({ vp: 26, built: ['school', 'archive'], ruins: ['docks'], deals: ['quarry', 'arena'], hand: ['pub'] });
    expect(table.has(0, 'vp')).toEqual([28]);
  });

  it('FS-9.4 scores are not capped', () => {
    expect(lastPass({ vp: 61, built: ['school'] }).has(0, 'vp')).toEqual([62]);
  });
});
