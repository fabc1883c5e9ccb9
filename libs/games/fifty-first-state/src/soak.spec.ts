import { everythingToUse, Invariants, newTally, soak, soakTables, soloTables } from './testing';
import { given } from './testing';
import { corePack } from './content/core-pack';
import { makeRules } from './pack/rules';
import { NewGame } from './testing';

/** Fresh seeds every time; a failure names its seed. */
const freshSeeds = (n: number) => Array.from({ length: n }, () => Math.floor(Math.random() * 2 ** 40));

describe('random games', () => {
  it('200 games of every mode end without an illegal state', () => {
    const tally = newTally();
    for (const table of soakTables) soak(table, freshSeeds(11), tally);
    for (const table of soloTables) soak(table, freshSeeds(6), tally);
    expect(tally.faults).toEqual([]);
    expect(tally.games).toBeGreaterThanOrEqual(200);
    expect(tally.refused).toBeGreaterThan(10_000);
    // The soak asks for everything; a sample comes across most of it.
    expect(tally.used.size / everythingToUse().length).toBeGreaterThan(0.8);
  });
});

describe('the invariants', () => {
  const { state } = new NewGame(2, {}, 6).until(({ round }) => round === 3);
  const invariants = new Invariants(makeRules(corePack), state.options);
  const changed = (seat: number, change: object) => ({
    ...state,
    players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  });

  it('hold in a game, and see what is wrong', () => {
    expect(invariants.broken(state)).toBeUndefined();
    expect(invariants.broken({ ...state, discard: state.discard.slice(1) })).toMatch(/nowhere/);
    expect(invariants.broken({ ...state, discard: ['school', ...state.discard.slice(1)] })).toMatch(/nowhere/);
    const { goods, hand } = state.players[0]!;
    expect(invariants.broken(changed(0, { goods: { ...goods, fuel: -1 } }))).toMatch(/negative/);
    expect(invariants.broken(changed(0, { hand: { ...hand, red: hand.red + 1 } }))).toMatch(/add up/);
    expect(invariants.broken({ ...state, nextId: 0 })).toMatch(/future/);
    expect(invariants.broken(given({ players: [{}, {}] }).state)).toMatch(/nowhere/);
  });
});
