import { given, NewGame } from '../testing';

describe('questions and turns', () => {
  it('each decision has an id of its own, which never comes back', () => {
    const game = new NewGame(3, { expansion: 'winter' }, 21);
    const seen = new Set<string>();
    let open = new Set<string>();
    game.until((state) => {
      const now = new Set(game.game.toAct(state).map(({ id, seat }) => `${id}/${seat}`));
      for (const id of now) {
        if (!open.has(id)) expect([id, seen.has(id)]).toEqual([id, false]);
        seen.add(id);
      }
      open = now;
      return state.round === 4;
    });
    expect(seen.size).toBeGreaterThan(50);
  });

  it('FS-6.11 a turn of the Action phase is one unit: its payment and choices belong to it, the next turn does not', () => {
    const table = given({ players: [{ built: ['weapon-trader', 'school'], goods: { gun: 2, ammo: 1, shield: 1 } }, {}] }).turnOf(0);
    const turn = () => table.game.toAct(table.state)[0]!.turn;
    const first = turn();
    table.play(0, { do: 'placeShield', place: table.id(0, 'school') });
    expect(turn()).toBe(first);
    table.play(0, { do: 'activateLocation', place: table.id(0, 'weapon-trader') });
    expect([table.asked, turn()]).toEqual([['0 pay'], first]);
    table.play(0, { do: 'payUnit', source: 'supply', good: 'gun' });
    expect([table.asked, turn()]).toEqual([['0 turn'], first]);
    table.play(0, { do: 'endTurn' });
    expect(table.asked).toEqual(['1 turn']);
    expect(turn()).not.toBe(first);
  });

  it('FS-6.21 choices of one player in Production are one unit, those of the next another', () => {
    const table = given({
      players: [{ built: ['storehouse', 'black-fortress'] }, { built: ['tanker-shipwreck'] }],
      phase: 'lookout-2',
    }).at({ at: 'production' });
    const turn = () => table.game.toAct(table.state)[0]!.turn;
    const first = turn();
    table.play(0, { do: 'chooseOption', option: 0 });
    expect([table.asked, turn()]).toEqual([['0 choose-option'], first]);
    table.play(0, { do: 'chooseOption', option: 0 });
    expect(table.asked).toEqual(['1 choose-option']);
    expect(turn()).not.toBe(first);
  });

  it('FS-6.2 each pick of a draft is a unit', () => {
    const game = new NewGame(2, {}, 5).keepAny();
    const turns = new Set<string>();
    for (let pick = 0; pick < 4; pick++) {
      const [decision] = game.game.toAct(game.state);
      turns.add(decision!.turn);
      game.play(decision!.seat, game.game.legalMoves(game.state, decision!.seat)[0]!);
    }
    expect(turns.size).toBe(4);
  });

  it('FS-5.6 simultaneous choices share a unit, and one answer leaves the others as they were', () => {
    const game = new NewGame(3, {}, 5);
    const before = game.game.toAct(game.state);
    expect(new Set(before.map(({ turn }) => turn)).size).toBe(1);
    game.play(1, game.game.legalMoves(game.state, 1)[2]!);
    expect(game.game.toAct(game.state)).toEqual(before.filter(({ seat }) => seat !== 1));
    expect(game.events.at(-1)!.type).toBe('kept');
  });

  it('what is left to do is plain data: a game goes on from its text', () => {
    const game = new NewGame(4, { mixBothDecks: true, promoFactions: true }, 31);
    let checked = 0;
    game.until((state) => {
      if (state.stack.length > 1) {
        const restored = JSON.parse(JSON.stringify(state)) as typeof state;
        expect(game.game.toAct(restored)).toEqual(game.game.toAct(state));
        for (const { seat } of game.game.toAct(state))
          expect(game.game.legalMoves(restored, seat)).toEqual(game.game.legalMoves(state, seat));
        checked++;
      }
      return state.round === 5;
    });
    expect(checked).toBeGreaterThan(10);
  });

  it('a finished game asks nobody', () => {
    const game = new NewGame(2, {}, 8).until(() => false);
    expect(game.state.phase).toBe('over');
    expect([game.asked, game.state.stack, game.game.legalMoves(game.state, 0)]).toEqual([[], [], []]);
  });
});
