import { corePack } from './content/core-pack';
import { makeRules } from './pack/rules';
import { everythingToUse, Invariants, NewGame, newTally, soak, soakTables, soloTables } from './testing';

/** Fresh seeds every time; a failure names its seed. */
const freshSeeds = (n: number) => Array.from({ length: n }, () => Math.floor(Math.random() * 2 ** 40));

describe('random games', () => {
  it('LA-15.7, LA-R37, LA-15.13 200 games of every mode end without an illegal state', () => {
    const tally = newTally();
    for (const table of soakTables) soak(table, freshSeeds(25), tally);
    for (const table of soloTables) soak(table, freshSeeds(25), tally);
    expect(tally.faults).toEqual([]);
    expect(tally.games).toBe(200);
    expect(tally.refused).toBeGreaterThan(10_000);
    // The soak asks for everything; a sample of random play comes across most of it.
    expect(tally.used.size / everythingToUse().length).toBeGreaterThan(0.6);
  });
});

describe('the invariants', () => {
  const { state } = new NewGame(2, {}, 6).until(({ round }) => round === 2);
  const invariants = new Invariants(makeRules(corePack));
  invariants.begin(state);
  const changed = (change: object) => ({
    ...state,
    players: state.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
  });

  it('hold in a game, and see what is wrong', () => {
    expect(invariants.broken(state, true)).toBeUndefined();
    expect(invariants.broken({ ...state, box: state.box!.slice(1) }, true)).toMatch(/nowhere/);
    expect(invariants.broken(changed({ fame: 6 }), true)).toMatch(/fame/);
    expect(invariants.broken(changed({ items: { n: 2, cards: [] } }), true)).toMatch(/add up/);
    expect(
      invariants.broken(changed({ survivors: state.players[0]!.survivors.map((one) => ({ ...one, contamination: -1 })) }), true),
    ).toMatch(/negative/);
    const [truck, ...rest] = state.players[0]!.bottom;
    expect(invariants.broken(changed({ bottom: [{ ...truck!, tokens: ['fuel', ...truck!.tokens.slice(1)] }, ...rest] }), true)).toMatch(
      /wrong slot|damaged/,
    );
  });
});
